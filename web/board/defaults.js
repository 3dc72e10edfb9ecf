/**
 * What the owner of a board may set, and what stands where nothing was set.
 *
 * @typedef {import("../engine/shapes.js").View} View
 * @typedef {import("../engine/shapes.js").Seat} Seat
 * @typedef {import("../engine/shapes.js").Place} Place
 * @typedef {import("../engine/shapes.js").MoveShape} MoveShape
 * @typedef {import("../engine/shapes.js").IntentShape} IntentShape
 * @typedef {(key: string, params?: Record<string, any>) => string} Texts
 *
 * @typedef {object} BoardConfig
 * @property {View | null} view what to show; the board never changes it and moves no checker by itself
 * @property {Seat} orientation the seat that sits at the bottom
 * @property {"left" | "right"} home the side on which the home points and the off trays stand
 * @property {"down" | "up"} numbering "down" shows point p as p, "up" as 25 - p
 * @property {Seat | null} counts the seat whose numbering is shown and to whom "yours" speaks; null: the seat on turn
 * @property {{start?: string, bar?: string, off?: string}} words what the rule set calls these places
 * @property {boolean} interactive whether a person may move now
 * @property {string} quick the numbers that a press on a checker plays at once, first choice first, as digits; empty:
 *   a press picks up
 * @property {import("./arrows.js").Arrow[]} arrows moves drawn over the board
 * @property {number} duration time in ms that one checker is on its way; 0 shows every change at once
 * @property {Texts} t the text for a key of the catalogue
 * @property {(intent: IntentShape) => void} onIntent a move the engine has listed was chosen
 * @property {(from: Place, to: Place | null) => void} onRefused a move was tried that is not listed; `to` is null
 *   when a checker was touched that has no move
 * @property {import("./edit.js").Brush | null} brush what a press does while the board is set up by hand; null: one plays
 * @property {(edit: import("./edit.js").Edit) => void} onEdit a checker was put, carried or taken away by hand; the
 *   answer is a `set`, with the same view where nothing changes
 */

/** @returns {BoardConfig} */
export function defaults() {
  return {
    view: null,
    orientation: 0,
    home: "right",
    numbering: "down",
    counts: null,
    words: {},
    interactive: false,
    quick: "",
    arrows: [],
    duration: 260,
    t: (key) => key,
    onIntent: () => {},
    onRefused: () => {},
    brush: null,
    onEdit: () => {},
  };
}
