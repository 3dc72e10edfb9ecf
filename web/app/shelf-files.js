/**
 * Games as a file: written out, one or all, and read in with bounds, each of which is named when it refuses.
 */

import { keptIn, parsed, saveText } from "./save-text.js";

/** @typedef {import("./save-text.js").Kept} Kept */
/** @typedef {import("./state.js").Sentence} Sentence */
/** @typedef {{as: "new" | "same" | "beside" | "full" | "bad", name: string, message: string}} Arrival what came of one game */

const FILE_FORMAT = "acey-games-1";
const RECORD_FORMAT = "acey-record-1";
/** Bytes: a thousand games are about a million and a half. */
export const FILE_MAX = 5_000_000;
/** @type {{problem: Sentence}} */
export const TOO_LARGE = { problem: { key: "page.games.file-too-large", params: { most: FILE_MAX / 1_000_000 } } };
/** Games of one file, and games on the shelf. */
export const GAMES_MAX = 2000;

/** @param {Kept[]} games */
export function gamesText(games) {
  const bare = games.map((kept) => saveText({ ...kept, view: null }));
  return `{"format":"${FILE_FORMAT}","games":[\n${bare.join(",\n")}\n]}\n`;
}

/**
 * Read the games of a file; null stands for what is no game.
 * @param {string} text
 * @returns {{games: (Kept | null)[]} | {problem: Sentence}}
 */
export function readGames(text) {
  if (text.length > FILE_MAX) return TOO_LARGE;
  const value = parsed(text);
  const list = value?.format === FILE_FORMAT ? value.games : [value];
  if (!Array.isArray(list) || list.length === 0) return { problem: { key: "page.games.file-unknown" } };
  if (list.length > GAMES_MAX) return { problem: { key: "page.games.file-too-many", params: { count: list.length, most: GAMES_MAX } } };
  const games = list.map(gameIn);
  if (value?.format !== FILE_FORMAT && games[0] === null) return { problem: { key: "page.games.file-unknown" } };
  return { games };
}

/** A save, or a record alone as other programs write it. @param {any} value @returns {Kept | null} */
function gameIn(value) {
  const isBare = value?.format === RECORD_FORMAT;
  const kept = keptIn(isBare ? { format: "acey-save-1", record: value, pending: [] } : value);
  return kept && { ...kept, view: null };
}

/**
 * Put the games of a file on the shelf, each as soon as the engine has replayed it.
 * @param {(Kept | null)[]} games
 * @param {object} parts
 * @param {import("./shelf.js").Shelf} parts.shelf
 * @param {(record: Kept["record"]) => Promise<import("./shelf-index.js").Figures>} parts.figuresOf rejects for a game that could not have happened
 * @param {(error: unknown) => string} parts.errorText
 * @param {(done: number) => void} [parts.onProgress]
 * @returns {Promise<Arrival[]>}
 */
export async function bringIn(games, { shelf, figuresOf, errorText, onProgress }) {
  /** @type {Arrival[]} */
  const arrivals = [];
  /** @type {Map<string, import("./shelf-index.js").Figures>} */
  const known = new Map();
  let room = GAMES_MAX - shelf.lines().length;
  for (const kept of games) {
    onProgress?.(arrivals.length);
    const arrival = await bringOne(kept);
    if (arrival.as === "new" || arrival.as === "beside") room -= 1;
    arrivals.push(arrival);
  }
  shelf.note(known);
  return arrivals;

  /** @param {Kept | null} kept @returns {Promise<Arrival>} */
  async function bringOne(kept) {
    if (!kept) return { as: "bad", name: "", message: "" };
    if (room <= 0) return { as: "full", name: kept.name, message: "" };
    try {
      const figures = await figuresOf(kept.record);
      const { as, id } = shelf.add(kept);
      known.set(id, figures);
      return { as, name: kept.name, message: "" };
    } catch (error) {
      return { as: "bad", name: kept.name, message: errorText(error) };
    }
  }
}
