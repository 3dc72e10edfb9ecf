/**
 * A game as the page keeps it, in text: the record, and beside it what only the page knows. Older forms are read too.
 */

import { isRecord } from "./shape-checks.js";

/** @typedef {Omit<import("../engine/shapes.js").SavedShape, "format">} Kept */

export const SAVE_FORMAT = "acey-save-2";
/** The first form: without a name and a date. */
const FIRST_FORMAT = "acey-save-1";
export const NAME_MAX = 60;

/** @param {Kept} kept */
export function saveText({ name, saved, record, pending, view }) {
  return JSON.stringify({ format: SAVE_FORMAT, name, saved, record, pending, view });
}

/**
 * Read a game from its text; null where it is none. Whether it could have happened only the engine knows.
 * @param {string} text
 * @returns {Kept | null}
 */
export function readSave(text) {
  return keptIn(parsed(text));
}

/**
 * The game in a value of any of the forms.
 * @param {any} value
 * @returns {Kept | null}
 */
export function keptIn(value) {
  if (!isSave(value)) return null;
  const { record, pending, view = null } = value;
  const isFirst = value.format === FIRST_FORMAT;
  const name = isFirst ? "" : value.name;
  const saved = isFirst ? (record.ended ?? record.begun) : value.saved;
  return { name, saved, record, pending, view };
}

/** A finished game needs its record only. @param {Kept} kept @returns {Kept} */
export function packed(kept) {
  return kept.record.result ? { ...kept, pending: [], view: null } : kept;
}

/** Whether nothing was done in a game that anybody would miss. @param {Kept} kept */
export function isBlank({ name, record }) {
  return name === "" && record.actions === "" && record.match === null && record.start === undefined;
}

/** Whether two are one game at the same point, whatever their ids. @param {Kept | null} one @param {Kept} other */
export function isSameGame(one, other) {
  const parts = (/** @type {Kept} */ { record: { id: _, ...record } }) => JSON.stringify(sorted(record));
  return one !== null && parts(one) === parts(other);
}

/** A value with the keys of every object in order. @param {any} value @returns {any} */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
}

/** @param {any} value */
function isSave(value) {
  if (!isRecord(value?.record) || !Array.isArray(value.pending)) return false;
  if (value.format === FIRST_FORMAT) return true;
  return value.format === SAVE_FORMAT && isName(value.name) && typeof value.saved === "string";
}

/** @param {any} name */
export function isName(name) {
  return typeof name === "string" && name.length <= NAME_MAX;
}

/** @param {string} text @returns {any} undefined where it is no JSON, or nothing */
export function parsed(text) {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
