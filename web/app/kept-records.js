/**
 * The records of every game that is kept, for what is counted over all of them.
 */

import { isSaved, KEYS } from "./saves.js";

/** @typedef {import("../engine/shapes.js").RecordShape} RecordShape */

/**
 * @param {import("./saves.js").Saves} saves
 * @param {string | null} [but] the id of a game that is left out
 * @returns {RecordShape[]}
 */
export function keptRecords(saves, but = null) {
  const aside = saves.load(KEYS.before, (value) => Array.isArray(value) && value.every(isSaved), /** @type {any[]} */ ([]));
  const { saved } = saves.loadGame();
  return [saved, ...aside].flatMap((game) => (game && game.record.id !== but ? [game.record] : []));
}
