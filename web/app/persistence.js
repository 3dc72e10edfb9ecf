/**
 * Asks the browser not to clear what is kept, once, when there is something to lose.
 */

/** @typedef {import("./state.js").AppState} AppState */

/**
 * @param {object} parts
 * @param {Pick<StorageManager, "persist" | "persisted"> | undefined} parts.manager
 * @param {boolean} parts.isKept whether anything is kept at all
 * @param {() => void} parts.onAsked
 * @returns {(state: AppState) => void}
 */
export function createPersistence({ manager, isKept, onAsked }) {
  let isDone = !isKept || typeof manager?.persist !== "function";

  return ({ record, settings, isFresh, isFollowing }) => {
    if (isDone || !isFresh || isFollowing || !record || record.actions === "") return;
    isDone = true;
    if (settings.isStorageAsked) return;
    onAsked();
    void ask(/** @type {StorageManager} */ (manager));
  };
}

/** A browser that refuses goes on as before. @param {Pick<StorageManager, "persist" | "persisted">} manager */
async function ask(manager) {
  try {
    if (!(await manager.persisted())) await manager.persist();
  } catch {}
}
