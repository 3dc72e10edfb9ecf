/**
 * The layout that is set up by hand, as a value: both sides, seat 0 first, never more than fifteen checkers of each. The
 * rest is in the box. What is wrong with it is for the engine to say.
 */

import { CHECKERS, countOn, places, TRAYS } from "../../board/places.js";

/** @typedef {import("../../engine/shapes.js").SideShape} SideShape */
/** @typedef {import("../../engine/shapes.js").Seat} Seat */
/** @typedef {import("../../engine/shapes.js").Place} Place */
/** @typedef {import("../../board/edit.js").Edit} Edit */
/** @typedef {SideShape[]} Layout */

/** @returns {Layout} */
export const empty = () => [side({}, 0), side({}, 0)];

/** Nothing has entered yet. @returns {Layout} */
export const unentered = () => [side({}, CHECKERS), side({}, CHECKERS)];

/** Each side in the other's place. @param {Layout} layout @returns {Layout} */
export const swapped = ([first, second]) => [second, first];

/** How many checkers of a seat are in the box. @param {Layout} layout @param {Seat} seat */
export function left(layout, seat) {
  let placed = 0;
  for (const place of places()) placed += countOn(layout[seat], place);
  return CHECKERS - placed;
}

/**
 * Move one checker as an edit says; the same layout where there is none to move.
 * @param {Layout} layout @param {Edit} edit
 * @returns {Layout}
 */
export function edited(layout, { seat, from, to }) {
  const isThere = from === null ? left(layout, seat) > 0 : countOn(layout[seat], from) > 0;
  if (!isThere || from === to) return layout;
  const taken = from === null ? layout : put(layout, seat, from, countOn(layout[seat], from) - 1);
  return to === null ? taken : put(taken, seat, to, countOn(taken[seat], to) + 1);
}

/**
 * Set how many of a seat's checkers stand on a place: as many as there are, at most.
 * @param {Layout} layout @param {Seat} seat @param {Place} place @param {number} count
 * @returns {Layout}
 */
export function counted(layout, seat, place, count) {
  const before = countOn(layout[seat], place);
  const after = Math.max(0, Math.min(Math.trunc(count) || 0, before + left(layout, seat)));
  return after === before ? layout : put(layout, seat, place, after);
}

/** @param {Layout} layout @param {Seat} seat @param {Place} place @param {number} count @returns {Layout} */
function put(layout, seat, place, count) {
  const { points, ...trays } = layout[seat];
  const changed = { points: { ...points }, ...trays };
  if (TRAYS.includes(/** @type {any} */ (place))) changed[/** @type {"start" | "bar" | "off"} */ (place)] = count;
  else if (count > 0) changed.points[place] = count;
  else delete changed.points[place];
  return /** @type {Layout} */ (layout.map((own, index) => (index === seat ? changed : own)));
}

/** @param {Record<string, number>} points @param {number} start @returns {SideShape} */
function side(points, start) {
  return { points, start, bar: 0, off: 0 };
}
