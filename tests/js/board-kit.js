/**
 * Sample views for the tests of the board.
 *
 * @typedef {import("../../web/engine/shapes.js").View} View
 * @typedef {import("../../web/engine/shapes.js").Place} Place
 */

/** @param {Record<number, number>} points @param {number} [start] @param {number} [bar] @param {number} [off] */
export const side = (points, start = 0, bar = 0, off = 0) => ({ points, start, bar, off });

/** @param {Place} from @param {Place} to @param {number} number @param {boolean} [hit] @param {number[]} [via] */
export const move = (from, to, number, hit = false, via = []) => ({ from, to, number, hit, via });

/** @param {0 | 1} seat @param {Place} from @param {Place} to @param {boolean} [hit] @param {"move" | "unmove"} [type] */
export const moved = (seat, from, to, hit = false, type = "move") => ({ type, seat, from, to, number: 1, hit });

/** @param {Partial<View>} [change] @returns {View} */
export function view(change = {}) {
  return /** @type {View} */ ({
    rev: 1,
    phase: "play",
    seat: 0,
    due: "move",
    position: [side({}, 15), side({}, 15)],
    pips: [375, 375],
    pending: [],
    stage: "normal",
    rolled: [5, 2],
    opening: null,
    dice: [],
    moves: [],
    names: [],
    may: { roll: false, undo: false, done: false, name: false, resign: true },
    events: [],
    winner: null,
    points: [0, 0],
    ...change,
  });
}
