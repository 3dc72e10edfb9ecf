/**
 * The four lessons of the walk: a position or a scripted game, and the rules that it shows.
 */

/** @typedef {import("../engine/shapes.js").SideShape} SideShape */

/**
 * @typedef {object} Lesson
 * @property {string} name part of its text keys
 * @property {string[]} fields rules of the rule set in play whose sentences belong to it
 * @property {string} [script] dice of a game begun for it: the opening, then the roll to play
 * @property {SideShape[]} [position] both sides, where a game would take too long to get there
 * @property {number[]} [dice]
 */

/** @param {Record<string, number>} points @param {number} [off] @returns {SideShape} */
function side(points, off = 0) {
  return { points, start: 0, bar: 0, off };
}

/** @type {readonly Lesson[]} */
export const LESSONS = Object.freeze([
  { name: "enter", fields: ["entry_gate", "enter_all_first"], script: "6163" },
  {
    name: "move",
    fields: ["bar_priority"],
    position: [side({ 24: 2, 19: 3, 18: 2, 13: 4, 8: 4 }), side({ 24: 3, 20: 2, 13: 5, 8: 3, 5: 2 })],
    dice: [5, 2],
  },
  { name: "acey", fields: ["acey_double", "acey_forfeit", "acey_extra_roll"], script: "6112" },
  {
    name: "off",
    fields: ["bear_off"],
    position: [side({ 6: 3, 5: 2, 4: 2, 2: 2 }, 6), side({ 13: 2, 8: 3, 6: 4, 5: 3, 3: 3 })],
    dice: [6, 4],
  },
]);
