/**
 * What the page keeps and under which keys. A save that cannot be read is set aside, never overwritten.
 */

import { isPaintable, isRecord } from "./shape-checks.js";

/** @typedef {import("../engine/shapes.js").SavedShape} SavedShape */
/** @typedef {import("../engine/shapes.js").StateAnswer} StateAnswer */

export const KEYS = Object.freeze({
  game: "acey.game",
  before: "acey.before",
  rules: "acey.rules",
  settings: "acey.settings",
  tally: "acey.tally",
  shown: "acey.shown",
  aside: "acey.aside.",
});

export const SAVE_FORMAT = "acey-save-1";
const BEFORE_MAX = 8;

/**
 * @typedef {object} Loaded
 * @property {SavedShape | null} saved the game to go on with
 * @property {boolean} isPaintable whether its view can be shown before the engine has looked at it
 * @property {"none" | "whole" | "view"} damage what could not be read
 */

/**
 * @typedef {object} Saves
 * @property {boolean} isKept
 * @property {() => Loaded} loadGame
 * @property {(answer: StateAnswer) => boolean} saveGame false when it was not kept
 * @property {(key: string) => boolean} setAside move a damaged text to its own key
 * @property {() => number} asideCount
 * @property {() => boolean} shelve keep the game in hand for later, to begin another
 * @property {() => number} shelvedCount
 * @property {() => SavedShape | null} unshelve take back the game shelved last
 * @property {<T>(key: string, check: (value: any) => boolean, fallback: T) => T} load
 * @property {(key: string, value: unknown) => boolean} save
 */

/**
 * @param {import("./storage.js").Storage} storage
 * @param {() => number} [now] milliseconds, for the names of what is set aside
 * @returns {Saves}
 */
export function createSaves(storage, now = Date.now) {
  /** Keys whose damaged text could not be moved: nothing may be written over it. @type {Set<string>} */
  const locked = new Set();

  /** @param {string} key @param {unknown} value */
  function save(key, value) {
    return !locked.has(key) && storage.write(key, JSON.stringify(value));
  }

  /** @param {string} key */
  function setAside(key) {
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
  }

  /** @template T @param {string} key @param {(value: any) => boolean} check @param {T} fallback @returns {T} */
  function load(key, check, fallback) {
    const text = storage.read(key);
    if (text === null) return fallback;
    const value = parsed(text);
    if (value !== undefined && check(value)) return value;
    setAside(key);
    return fallback;
  }

  /** @returns {SavedShape[]} */
  const shelf = () => load(KEYS.before, (value) => Array.isArray(value) && value.every(isSaved), []);

  return {
    isKept: storage.isKept,
    save,
    load,
    setAside,
    asideCount: () => storage.keys().filter((key) => key.startsWith(KEYS.aside)).length,

    loadGame() {
      const text = storage.read(KEYS.game);
      if (text === null) return { saved: null, isPaintable: false, damage: "none" };
      const value = parsed(text);
      if (!isSaved(value)) {
        setAside(KEYS.game);
        return { saved: null, isPaintable: false, damage: "whole" };
      }
      if (isPaintable(value.view)) return { saved: value, isPaintable: true, damage: "none" };
      setAside(KEYS.game);
      return { saved: value, isPaintable: false, damage: "view" };
    },

    saveGame: ({ record, pending, view }) => save(KEYS.game, { format: SAVE_FORMAT, record, pending, view }),

    shelve() {
      const { saved } = this.loadGame();
      if (!saved) return true;
      return save(KEYS.before, [...shelf().slice(1 - BEFORE_MAX), saved]);
    },

    shelvedCount: () => shelf().length,

    unshelve() {
      const games = shelf();
      const last = games.pop() ?? null;
      save(KEYS.before, games);
      return last;
    },
  };
}

/**
 * Whether a value has the shape of a save; whether its game could have happened only the engine knows.
 * @param {any} value
 * @returns {value is SavedShape}
 */
export function isSaved(value) {
  return value?.format === SAVE_FORMAT && isRecord(value.record) && Array.isArray(value.pending);
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
