/**
 * Setting up by hand: what a press, a carried checker or a key on a place means while the board is an editor. The
 * owner changes the layout; nothing here moves a checker.
 */
import { seatOf } from "./identity.js";
import { isPoint, placeOf } from "./places.js";
import { deselect } from "./state.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("../engine/shapes.js").Seat} Seat
 * @typedef {import("../engine/shapes.js").Place} Place
 *
 * @typedef {Seat | "remove"} Brush whose checker a press adds, or that it takes one away
 * @typedef {{seat: Seat, from: Place | null, to: Place | null}} Edit one checker from place to place; null: the box of
 *   those that are not set up
 * @typedef {{state: State, edit?: Edit}} Edited
 */

/** Answer a press on the place `key` with the brush in hand. @param {State} state @param {string} key @returns {Edited} */
export function pressEdit(state, key) {
  const { brush } = state.config;
  if (brush === null) return { state };
  if (brush === "remove") return removeEdit(state, key);
  const seat = ownerOf(key) ?? brush;
  return sent(state, { seat, from: null, to: placeOf(seat, key) });
}

/** Take the topmost checker of a place away. @param {State} state @param {string} key @returns {Edited} */
export function removeEdit(state, key) {
  const seat = topmost(state, key);
  return seat === null ? { state } : sent(state, { seat, from: placeOf(seat, key), to: null });
}

/** Take the topmost checker up to carry it; null where none stands. @param {State} state @param {string} key @returns {State | null} */
export function liftEdit(state, key) {
  return topmost(state, key) === null ? null : { ...state, steps: [], selected: key, carried: true };
}

/** Let the carried checker go: over a place, or (null) beside the board. @param {State} state @param {string | null} key @returns {Edited} */
export function dropEdit(state, key) {
  const from = state.selected;
  const seat = from === null ? null : topmost(state, from);
  if (!state.carried || from === null || seat === null || key === from) return { state: deselect(state) };
  return sent(state, { seat, from: placeOf(seat, from), to: key === null ? null : ownPlace(seat, key) });
}

/** Whose checker lies on top of a place. @param {State} state @param {string} key @returns {Seat | null} */
export function topmost(state, key) {
  const id = state.stacks[key]?.at(-1);
  return id === undefined ? null : seatOf(id);
}

/** A place as `seat` has it: over the other seat's start its own is meant. @param {Seat} seat @param {string} key @returns {Place} */
function ownPlace(seat, key) {
  return placeOf(seat, key) ?? /** @type {Place} */ (key.slice(0, -1));
}

/** The owner of a tray or bar. @param {string} key @returns {Seat | null} */
function ownerOf(key) {
  if (isPoint(key)) return null;
  return key.endsWith("0") ? 0 : 1;
}

/** @param {State} state @param {Edit} edit @returns {Edited} */
function sent(state, edit) {
  return { state: { ...deselect(state), sent: true }, edit };
}
