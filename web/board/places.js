/**
 * Names of the thirty places that hold on both sides of the board: `p1` … `p24` (in seat 0's numbering),
 * `start0`, `bar0`, `off0`, `start1`, `bar1`, `off1`.
 *
 * @typedef {import("../engine/shapes.js").Seat} Seat
 * @typedef {import("../engine/shapes.js").Place} Place
 * @typedef {import("../engine/shapes.js").SideShape} SideShape
 */

export const CHECKERS = 15;

/** The places of one seat that are not points. */
export const TRAYS = /** @type {const} */ (["start", "bar", "off"]);

/** @param {Seat} seat @returns {Seat} */
export const other = (seat) => (seat === 0 ? 1 : 0);

/** The place of `seat` as a key. @param {Seat} seat @param {Place} place */
export function keyOf(seat, place) {
  if (typeof place === "number") return `p${seat === 0 ? place : 25 - place}`;
  return `${place}${seat}`;
}

/**
 * What `seat` calls the place `key`; null for a tray of the other seat.
 *
 * @param {Seat} seat
 * @param {string} key
 * @returns {Place | null}
 */
export function placeOf(seat, key) {
  if (isPoint(key)) {
    const point = Number(key.slice(1));
    return seat === 0 ? point : 25 - point;
  }
  const owner = Number(key.slice(-1));
  return owner === seat ? /** @type {Place} */ (key.slice(0, -1)) : null;
}

/** @param {string} key */
export const isPoint = (key) => key.startsWith("p");

/** How many checkers `side` has on `place`. @param {SideShape} side @param {Place} place */
export function countOn(side, place) {
  return typeof place === "number" ? (side.points[place] ?? 0) : side[place];
}

/** All places in which one seat's checkers may be, from start to off. @returns {Place[]} */
export function places() {
  return ["start", "bar", ...Array.from({ length: 24 }, (_, i) => 24 - i), "off"];
}
