/**
 * The index of the shelf: a line a game, so that a thousand games are listed by reading one text. It is a cache: what is
 * missing or damaged in it is made anew from the games.
 */

import { isName, parsed } from "./save-text.js";

/** @typedef {import("../engine/shapes.js").FiguresShape} Figures */
/** @typedef {import("../engine/shapes.js").ResultShape} Result */
/** @typedef {import("../engine/shapes.js").SeatShape} SeatShape */
/** @typedef {import("./save-text.js").Kept} Kept */

/**
 * @typedef {object} Line
 * @property {string} id
 * @property {string} name
 * @property {{name: string, base: string}} rules
 * @property {SeatShape[]} seats
 * @property {Record<string, any> | null} match
 * @property {string} begun
 * @property {string} saved
 * @property {Result | null} result null while it is unfinished
 * @property {Figures | null} figures null until the engine has worked them out
 */

const INDEX_FORMAT = "acey-index-1";

/** @param {Kept} kept @returns {Line} */
export function lineOf({ name, saved, record }) {
  const { id, rules, seats, match, begun, result } = record;
  return { id, name, rules: { name: rules.name, base: rules.base }, seats, match, begun, saved, result, figures: null };
}

/** @param {Iterable<Line>} lines */
export function indexText(lines) {
  return JSON.stringify({ format: INDEX_FORMAT, lines: [...lines] });
}

/**
 * The lines of an index that can be relied on, by the game's id.
 * @param {string | null} text
 * @returns {Map<string, Line>}
 */
export function readIndex(text) {
  const value = text === null ? undefined : parsed(text);
  const lines = value?.format === INDEX_FORMAT && Array.isArray(value.lines) ? value.lines : [];
  return new Map(lines.filter(isLine).map((/** @type {Line} */ line) => [line.id, line]));
}

/** @param {any} line */
function isLine(line) {
  return (
    [line?.id, line?.begun, line?.saved, line?.rules?.name, line?.rules?.base].every(isText) &&
    isName(line.name) &&
    Array.isArray(line.seats) &&
    line.seats.length === 2 &&
    line.seats.every((/** @type {any} */ seat) => isText(seat?.name) && isText(seat.kind)) &&
    (line.result === null || Number.isInteger(line.result?.points)) &&
    (line.figures === null || Number.isInteger(line.figures?.turns)) &&
    typeof line.match === "object"
  );
}

/** @param {any} value */
function isText(value) {
  return typeof value === "string";
}
