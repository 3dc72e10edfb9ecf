/**
 * What the page keeps and under which keys. What cannot be read is set aside, never overwritten.
 */

import { parsed } from "./save-text.js";
import { createShelf } from "./shelf.js";

export const KEYS = Object.freeze({
  rules: "acey.rules",
  settings: "acey.settings",
  tally: "acey.tally",
  shown: "acey.shown",
  review: "acey.review",
  aside: "acey.aside.",
});

/**
 * @typedef {import("./storage.js").Storage & Setting} Keeper a storage that lets nothing damaged be written over
 *
 * @typedef {object} Setting
 * @property {(key: string) => boolean} setAside move a damaged text to its own key
 * @property {() => number} asideCount
 */

/**
 * @typedef {object} Saves
 * @property {boolean} isKept
 * @property {import("./shelf.js").Shelf} shelf
 * @property {() => number} asideCount
 * @property {<T>(key: string, check: (value: any) => boolean, fallback: T) => T} load
 * @property {(key: string, value: unknown) => boolean} save
 * @property {(key: string) => void} drop forget what can be found out again
 */

/**
 * @param {import("./storage.js").Storage} storage
 * @param {() => number} [now] milliseconds, for dates and for the names of what is set aside
 * @returns {Saves}
 */
export function createSaves(storage, now = Date.now) {
  const keeper = createKeeper(storage, now);
  return {
    isKept: storage.isKept,
    shelf: createShelf(keeper, () => new Date(now()).toISOString()),
    asideCount: keeper.asideCount,
    save: (key, value) => keeper.write(key, JSON.stringify(value)),
    drop: (key) => keeper.remove(key),

    load(key, check, fallback) {
      const text = keeper.read(key);
      if (text === null) return fallback;
      const value = parsed(text);
      if (value !== undefined && check(value)) return value;
      keeper.setAside(key);
      return fallback;
    },
  };
}

/**
 * @param {import("./storage.js").Storage} storage
 * @param {() => number} now
 * @returns {Keeper}
 */
function createKeeper(storage, now) {
  /** Keys whose damaged text could not be moved. @type {Set<string>} */
  const locked = new Set();

  return {
    ...storage,
    write(key, text) {
      if (locked.has(key)) return false;
      if (storage.write(key, text)) return true;
      // A review takes room, and can be had again.
      storage.remove(KEYS.review);
      return storage.write(key, text);
    },

    asideCount: () => storage.keys().filter((key) => key.startsWith(KEYS.aside)).length,

    setAside(key) {
      const text = storage.read(key);
      if (text === null) return true;
      let at = now();
      while (storage.read(KEYS.aside + at) !== null) at += 1;
      if (storage.write(KEYS.aside + at, text)) {
        storage.remove(key);
        return true;
      }
      locked.add(key);
      return false;
    },
  };
}
