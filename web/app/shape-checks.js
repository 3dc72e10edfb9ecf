/**
 * Whether stored data has the right shape to be handed to the engine or painted. No rule is looked at.
 */

const PHASES = ["opening", "roll", "play", "name", "roll-double", "over"];
const CHECKERS = 15;

/**
 * @param {any} record
 * @returns {boolean}
 */
export function isRecord(record) {
  return (
    [record?.format, record?.id, record?.begun, record?.actions, record?.rules?.name, record?.rules?.base].every(isText) &&
    typeof record.rules.fields === "object" &&
    typeof record.match === "object" &&
    (record.result === null || isCount(record.result?.points)) &&
    isPair(record.seats) &&
    record.seats.every((/** @type {any} */ seat) => isText(seat?.name) && isText(seat.kind))
  );
}

/**
 * Whether a view can be painted as it stands, before the engine has looked at the record.
 * @param {any} view
 * @returns {boolean}
 */
export function isPaintable(view) {
  return (
    PHASES.includes(view?.phase) &&
    isCount(view.rev) &&
    [0, 1, null].includes(view.seat) &&
    isPair(view.position) &&
    view.position.every(isSide) &&
    isPair(view.pips) &&
    isPair(view.points) &&
    [view.dice, view.moves, view.names, view.events, view.pending].every(Array.isArray) &&
    typeof view.may === "object" &&
    view.may !== null &&
    (view.match === undefined || isStanding(view.match))
  );
}

/** A view of before there were matches has none. @param {any} match */
function isStanding(match) {
  return isPair(match?.score) && isPair(match.wins) && isCount(match.game);
}

/**
 * Whether what was kept of a review can be shown.
 * @param {any} kept
 * @returns {boolean}
 */
export function isReview(kept) {
  const answer = kept?.answer;
  return (
    typeof kept?.id === "string" &&
    typeof kept.actions === "string" &&
    isCount(answer?.count) &&
    isPair(answer.seats) &&
    [answer.decisions, answer.curve].every(Array.isArray) &&
    answer.decisions.every(isDecision) &&
    answer.curve.every((/** @type {any} */ moment) => isCount(moment?.at) && Number.isFinite(moment.value))
  );
}

/** @param {any} decision */
function isDecision(decision) {
  const choices = [decision?.yours, ...(Array.isArray(decision?.best) ? decision.best : [null])];
  return isCount(decision?.at) && Number.isFinite(decision.loss) && Array.isArray(decision.reasons) && choices.every((choice) => Array.isArray(choice?.moves));
}

/** @param {any} side */
function isSide(side) {
  if (!side || typeof side.points !== "object" || side.points === null) return false;
  const counts = [...Object.values(side.points), side.start, side.bar, side.off];
  const places = Object.keys(side.points);
  return (
    counts.every(isCount) &&
    counts.reduce((sum, count) => sum + count, 0) === CHECKERS &&
    places.every((place) => /^([1-9]|1\d|2[0-4])$/.test(place))
  );
}

/** @param {any} value */
function isText(value) {
  return typeof value === "string";
}

/** @param {any} value */
function isCount(value) {
  return Number.isInteger(value) && value >= 0;
}

/** @param {any} value */
function isPair(value) {
  return Array.isArray(value) && value.length === 2;
}
