/**
 * The board in words: a name for every place, as a screen reader says it.
 */
import { placeOf } from "./places.js";
import { seatOf } from "./identity.js";
import { mover, sources, targets } from "./state.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("../engine/shapes.js").Seat} Seat
 * @typedef {import("../engine/shapes.js").Place} Place
 */

/** The seat in whose numbering the board speaks and whose checkers are "yours". @param {State} state @returns {Seat} */
export function reader({ config }) {
  return config.counts ?? config.view?.seat ?? config.orientation;
}

/** A point's number as the rule set shows it to the reader. @param {State} state @param {string} key */
export function shownNumber(state, key) {
  return shown(state, Number(placeOf(reader(state), key)));
}

/** Name of a place with what stands on it and what can be done there. @param {State} state @param {string} key */
export function describe(state, key) {
  const { t, brush } = state.config;
  if (brush !== null) return `${setUpName(state, key)}, ${setUpContents(state, key)}`;
  const parts = [name(state, key), contents(state, key)];
  const target = targets(state).get(key);
  if (state.selected === key) parts.push(t("board.picked"));
  else if (target) parts.push(...describeTarget(state, target));
  else if (sources(state).has(key)) parts.push(t("board.can-move"));
  if (state.selected === null && state.last.seat !== mover(state)) {
    if (state.last.trails.some((trail) => trail.to === key)) parts.push(t("board.arrived"));
  }
  return parts.filter(Boolean).join(", ");
}

/** @param {State} state @param {string} key */
function name(state, key) {
  const { t, words } = state.config;
  const place = placeOf(reader(state), key);
  if (typeof place === "number") return t("board.point", { n: shown(state, place) });
  const kind = /** @type {"start" | "bar" | "off"} */ (key.slice(0, -1));
  const word = words[kind] ?? t(`board.word.${kind}`);
  return t(place === null ? "board.tray.theirs" : "board.tray.yours", { place: word });
}

/** While the board is set up nobody is "you": sides go by their names. @param {State} state @param {string} key */
function setUpName(state, key) {
  const { t, words } = state.config;
  const place = placeOf(reader(state), key);
  if (typeof place === "number") return t("board.point", { n: shown(state, place) });
  const kind = /** @type {"start" | "bar" | "off"} */ (key.slice(0, -1));
  return t("board.tray.of", { place: words[kind] ?? t(`board.word.${kind}`), side: t(`side.${key.slice(-1)}`) });
}

/** @param {State} state @param {string} key */
function setUpContents(state, key) {
  const { t } = state.config;
  const ids = state.stacks[key] ?? [];
  if (ids.length === 0) return t("board.empty");
  if (placeOf(0, key) === null || placeOf(1, key) === null) return t("board.holds", { count: ids.length });
  const counts = [0, 1].map((seat) => ids.filter((id) => seatOf(id) === seat).length);
  const held = counts.map((count, seat) => count > 0 && t("board.holds.of", { count, side: t(`side.${seat}`) }));
  return held.filter(Boolean).join(", ");
}

/** @param {State} state @param {string} key */
function contents(state, key) {
  const { t } = state.config;
  const ids = state.stacks[key] ?? [];
  if (ids.length === 0) return t("board.empty");
  const params = { count: ids.length };
  if (placeOf(0, key) === null || placeOf(1, key) === null) return t("board.holds", params);
  return t(seatOf(ids[0]) === reader(state) ? "board.holds.yours" : "board.holds.theirs", params);
}

/** @param {State} state @param {import("../engine/shapes.js").MoveShape} move */
function describeTarget(state, move) {
  const { t } = state.config;
  const parts = [t("board.target", { number: move.number })];
  if (move.via.length > 0) parts.push(t("board.target.via", { points: move.via.map((p) => shownFor(state, p)).join(", ") }));
  if (move.hit) parts.push(t("board.target.hits"));
  return parts;
}

/** The mover's point `p` as the reader sees it. @param {State} state @param {number} p */
function shownFor(state, p) {
  return shown(state, state.config.view?.seat === reader(state) ? p : 25 - p);
}

/** @param {State} state @param {number} place the reader's own point */
function shown(state, place) {
  return state.config.numbering === "up" ? 25 - place : place;
}
