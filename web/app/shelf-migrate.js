/**
 * The first form of what was kept: one game in hand under one key, up to eight set aside in a list under another.
 */

import { isPaintable } from "./shape-checks.js";
import { keptIn, parsed, readSave } from "./save-text.js";

/** @typedef {import("./save-text.js").Kept} Kept */

export const FIRST_GAME = "acey.game";
export const FIRST_LIST = "acey.before";

/**
 * Move games of the first form onto the shelf. A key goes when all it held is written; until then it is read again.
 * @param {import("./saves.js").Keeper} keeper
 * @param {object} shelf
 * @param {(kept: Kept) => {as: string, id: string}} shelf.add
 * @param {(kept: Kept) => boolean} shelf.takeInHand
 * @param {() => boolean} shelf.isPointed whether the shelf says already which game is in hand
 * @returns {import("./shelf.js").Loaded | null} the game in hand where it was of the first form
 */
export function migrated(keeper, shelf) {
  migrateList(keeper, shelf);
  const text = keeper.read(FIRST_GAME);
  if (text === null) return null;
  const kept = readSave(text);
  if (!kept) {
    keeper.setAside(FIRST_GAME);
    if (shelf.isPointed()) return null;
    return { kept: null, damage: "whole" };
  }
  const isWhole = isPaintable(kept.view);
  const bare = isWhole ? kept : { ...kept, view: null };
  const { as, id } = shelf.add(bare);
  const moved = { ...bare, record: { ...kept.record, id } };
  const isFirst = !shelf.isPointed();
  if (as !== "full" && (!isFirst || shelf.takeInHand(moved))) {
    if (isWhole) keeper.remove(FIRST_GAME);
    else keeper.setAside(FIRST_GAME);
  }
  return isFirst ? { kept: moved, damage: isWhole ? "none" : "view" } : null;
}

/** @param {import("./saves.js").Keeper} keeper @param {{add: (kept: Kept) => {as: string}}} shelf */
function migrateList(keeper, { add }) {
  const text = keeper.read(FIRST_LIST);
  if (text === null) return;
  const list = parsed(text);
  const games = Array.isArray(list) ? list.map(keptIn) : [null];
  const whole = games.filter((kept) => kept !== null);
  if (whole.some((kept) => add(kept).as === "full")) return;
  if (whole.length < games.length) keeper.setAside(FIRST_LIST);
  else keeper.remove(FIRST_LIST);
}
