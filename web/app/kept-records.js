/**
 * The records of every game that is kept, for what is counted over all of them.
 */

/** @typedef {import("../engine/shapes.js").RecordShape} RecordShape */

/**
 * @param {import("./saves.js").Saves} saves
 * @param {string | null} [but] the id of a game that is left out
 * @returns {RecordShape[]}
 */
export function keptRecords({ shelf }, but = null) {
  const others = shelf.lines().filter(({ id }) => id !== but);
  return others.flatMap(({ id }) => shelf.read(id)?.record ?? []);
}
