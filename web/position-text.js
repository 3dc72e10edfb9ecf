/**
 * Reads and writes a position as one line of text, `24:2 13:5 start:8 / 6:5 off:*`: the side on roll first, each in its
 * own numbering, `*` for the rest of the 15. `acey/position.py` reads the same, with the same words for what is wrong;
 * `tests/data/position-text.json` holds both to it.
 */

/** @typedef {import("./engine/shapes.d.ts").SideShape} SideShape */
/** @typedef {{on_roll: SideShape, opponent: SideShape}} PositionShape */
/** @typedef {{code: string, params: Record<string, string | number>}} Problem */

const CHECKERS = 15;
const POINTS = 24;
const TRAYS = /** @type {const} */ (["start", "bar", "off"]);

/** What keeps a text from being a position; the page says `problem.<code>` of the texts for each. */
export class PositionTextError extends Error {
  /** @param {Problem[]} problems */
  constructor(problems) {
    super(problems.map(({ code, params }) => [code, ...Object.values(params)].join(" ")).join("; "));
    this.name = "PositionTextError";
    this.problems = problems;
  }
}

/**
 * Read a position; throws a PositionTextError that lists what is wrong.
 * @param {string} text
 * @returns {PositionShape}
 */
export function parse(text) {
  const halves = text.split("/");
  if (halves.length !== 2) throw wrong("no-slash");
  const [mine, theirs] = halves.map(readSide);
  const problems = [...sideProblems(mine, 0), ...sideProblems(theirs, 1), ...sharedPoints(mine, theirs)];
  if (problems.length) throw new PositionTextError(problems);
  return { on_roll: shapeOf(mine), opponent: shapeOf(theirs) };
}

/**
 * Write a position: points from 24 down, then start, bar and off, empty ones left out.
 * @param {PositionShape} position
 * @returns {string}
 */
export function format({ on_roll, opponent }) {
  return `${formatSide(on_roll)} / ${formatSide(opponent)}`;
}

/**
 * @param {SideShape} side
 * @returns {string}
 */
function formatSide(side) {
  const points = numbers(side.points).map(([point, count]) => `${point}:${count}`);
  const trays = TRAYS.filter((tray) => side[tray]).map((tray) => `${tray}:${side[tray]}`);
  return [...points, ...trays].join(" ");
}

/**
 * @param {string} text
 * @returns {Map<string, number>}
 */
function readSide(text) {
  const counts = new Map();
  let star = null;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [place, ...rest] = word.split(":");
    if (!isPlace(place)) throw wrong("unknown-place", { what: place });
    if (counts.has(place) || place === star) throw wrong("twice", { what: place });
    const count = rest.join(":");
    if (count === "*") {
      if (star !== null) throw wrong("star-twice");
      star = place;
    } else if (/^[0-9]{1,3}$/.test(count)) counts.set(place, Number(count));
    else throw wrong("unreadable", { what: word });
  }
  if (star !== null) counts.set(star, CHECKERS - total(counts));
  return counts;
}

/** @param {string} place */
function isPlace(place) {
  return TRAYS.some((tray) => tray === place) || (/^[1-9]\d?$/.test(place) && Number(place) <= POINTS);
}

/**
 * @param {Map<string, number>} counts
 * @param {number} side
 * @returns {Problem[]}
 */
function sideProblems(counts, side) {
  const count = total(counts);
  if ([...counts.values()].some((n) => n < 0)) return [{ code: "negative", params: { side } }];
  if (count !== CHECKERS) return [{ code: "count", params: { side, count } }];
  return counts.get("off") === CHECKERS ? [{ code: "won-already", params: { side } }] : [];
}

/**
 * @param {Map<string, number>} mine
 * @param {Map<string, number>} theirs
 * @returns {Problem[]}
 */
function sharedPoints(mine, theirs) {
  const points = Array.from({ length: POINTS }, (_, index) => index + 1);
  const shared = points.filter((point) => mine.get(String(point)) && theirs.get(String(POINTS + 1 - point)));
  return shared.map((point) => ({ code: "both-sides", params: { point } }));
}

/**
 * @param {Map<string, number>} counts
 * @returns {SideShape}
 */
function shapeOf(counts) {
  const points = [...counts].filter(([place, count]) => /\d/.test(place) && count);
  const [start, bar, off] = TRAYS.map((tray) => counts.get(tray) ?? 0);
  return { points: Object.fromEntries(points), start, bar, off };
}

/**
 * @param {Record<string, number>} points
 * @returns {[number, number][]}
 */
function numbers(points) {
  const taken = Object.keys(points).filter((point) => points[point]);
  return taken.map((point) => /** @type {[number, number]} */ ([Number(point), points[point]])).sort(([a], [b]) => b - a);
}

/** @param {Map<string, number>} counts */
function total(counts) {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * @param {string} code
 * @param {Record<string, string | number>} [params]
 */
function wrong(code, params = {}) {
  return new PositionTextError([{ code, params }]);
}
