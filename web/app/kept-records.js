/**
 * The records of every game that is kept, for what is counted over all of them; read one by one as they are asked for.
 */

/** @typedef {import("../engine/shapes.js").RecordShape} RecordShape */

/**
 * @param {import("./saves.js").Saves} saves
 * @param {string | null} [but] the id of a game that is left out
 * @returns {Generator<RecordShape>}
 */
export function* keptRecords({ shelf }, but = null) {
  for (const { id } of shelf.lines()) {
    const kept = id === but ? null : shelf.read(id);
    if (kept) yield kept.record;
  }
}
