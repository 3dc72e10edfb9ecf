/**
 * The shelf: every game under a key of its own, the one in hand pointed to. A game is written before what points to it, so
 * that a page that ends at any instant leaves the older or the newer state whole.
 */

import { migrated } from "./shelf-migrate.js";
import { indexText, lineOf, readIndex } from "./shelf-index.js";
import { isPaintable } from "./shape-checks.js";
import { isBlank, isSameGame, packed, readSave, saveText } from "./save-text.js";

/** @typedef {import("./save-text.js").Kept} Kept */
/** @typedef {import("./shelf-index.js").Line} Line */
/** @typedef {import("./shelf-index.js").Figures} Figures */

export const GAME = "acey.game.";
/** The id of the game in hand; empty for none. */
export const RUNNING = "acey.running";
export const INDEX = "acey.games";

/**
 * @typedef {object} Loaded
 * @property {Kept | null} kept the game to go on with
 * @property {"none" | "whole" | "view"} damage what could not be read
 */

/** @typedef {ReturnType<typeof createShelf>} Shelf */

/**
 * @param {import("./saves.js").Keeper} keeper
 * @param {() => string} date
 */
export function createShelf(keeper, date) {
  /** The game in hand as it was written last. @type {Pick<Kept, "name" | "saved"> & {id: string, actions: string} | null} */
  let hand = null;

  const running = () => keeper.read(RUNNING) || null;
  const ids = () => keeper.keys().filter((key) => key.startsWith(GAME)).map((key) => key.slice(GAME.length));

  /** Read a game; one that cannot be read is set aside. @param {string} id @returns {Kept | null} */
  function read(id) {
    const text = keeper.read(GAME + id);
    if (text === null) return null;
    const kept = readSave(text);
    if (kept && kept.record.id === id) return kept;
    keeper.setAside(GAME + id);
    return null;
  }

  /** @param {Kept} kept */
  function write(kept) {
    return keeper.write(GAME + kept.record.id, saveText(kept));
  }

  /** The game in hand changes with every step: it never stands in the index. @param {Iterable<Line>} lines */
  function writeIndex(lines) {
    const inHand = running();
    const isWritten = keeper.write(INDEX, indexText([...lines].filter(({ id }) => id !== inHand)));
    if (!isWritten) keeper.remove(INDEX);
  }

  /** A line for every game that can be read. @returns {Line[]} */
  function lines() {
    const known = readIndex(keeper.read(INDEX));
    const inHand = running();
    let isStale = inHand !== null && known.delete(inHand);
    /** @type {Line[]} */
    const found = [];
    for (const id of ids()) {
      const line = known.get(id) ?? lineFrom(id);
      if (!known.delete(id) && id !== inHand) isStale = true;
      if (line) found.push(line);
    }
    if (isStale || known.size > 0) writeIndex(found);
    return found;
  }

  /** @param {string} id */
  function lineFrom(id) {
    const kept = read(id);
    return kept && lineOf(kept);
  }

  /** Put away the game that was in hand before, if there is anything in it. @param {string | null} before */
  function putAway(before) {
    const kept = before === null ? null : read(before);
    if (kept && isBlank(kept)) keeper.remove(GAME + before);
    else if (kept?.view && kept.record.result) write(packed(kept));
    lines();
  }

  /** @param {Kept} kept */
  function takeInHand({ name, saved, record }) {
    const before = running();
    hand = { id: record.id, name, saved, actions: record.actions };
    if (before === record.id) return true;
    const isPointedTo = keeper.write(RUNNING, record.id);
    if (isPointedTo) putAway(before);
    return isPointedTo;
  }

  /** The game written last, for a shelf that does not say which one is in hand. */
  function newest() {
    if (keeper.read(RUNNING) !== null && running() === null) return null;
    const [last] = lines().sort((a, b) => (a.saved < b.saved ? 1 : -1));
    return last?.id ?? null;
  }

  /**
   * Put a game on the shelf, beside another of the same id, never in its place.
   * @param {Kept} kept
   * @returns {{as: "new" | "same" | "beside" | "full", id: string}}
   */
  function add(kept) {
    for (let count = 1; ; count += 1) {
      const id = count === 1 ? kept.record.id : `${kept.record.id.slice(0, 56)}-${count}`;
      const isFree = keeper.read(GAME + id) === null;
      if (!isFree && !isSameGame(read(id), kept)) continue;
      if (!isFree) return { as: "same", id };
      const isWritten = write(packed({ ...kept, record: { ...kept.record, id } }));
      return { as: !isWritten ? "full" : count === 1 ? "new" : "beside", id };
    }
  }

  return {
    read,
    lines,
    running,

    /** Return the game in hand. @returns {Loaded} */
    load() {
      const old = migrated(keeper, { add, takeInHand, isPointed: () => keeper.read(RUNNING) !== null });
      if (old) return old;
      const pointed = running();
      const id = pointed !== null && keeper.read(GAME + pointed) !== null ? pointed : newest();
      if (id === null) return { kept: null, damage: "none" };
      const kept = read(id);
      if (!kept) {
        keeper.write(RUNNING, "");
        return { kept: null, damage: "whole" };
      }
      takeInHand(kept);
      if (!kept.view || isPaintable(kept.view)) return { kept, damage: "none" };
      const bare = { ...kept, view: null };
      if (keeper.setAside(GAME + id)) write(bare);
      return { kept: bare, damage: "view" };
    },

    /** Return the game in hand as another tab wrote it, touching nothing. @returns {Kept | null} */
    glance() {
      const id = running();
      const kept = id === null ? null : readSave(keeper.read(GAME + id) ?? "");
      return kept?.view && isPaintable(kept.view) ? kept : null;
    },

    /**
     * Keep the game in hand as it is now.
     * @param {import("../engine/shapes.js").StateAnswer} answer
     * @returns {boolean} false when it was not kept; what was there before stays
     */
    keep({ record, pending, view }) {
      const known = hand?.id === record.id ? hand : { name: "", saved: "", actions: null };
      const saved = known.actions === record.actions ? known.saved : date();
      const kept = { name: known.name, saved, record, pending, view };
      return write(kept) && takeInHand(kept);
    },

    /** Take a game in hand; the one that was stays on the shelf. @param {string} id @returns {Kept | null} */
    take(id) {
      const kept = read(id);
      if (kept) takeInHand(kept);
      return kept;
    },

    /** Set the game in hand aside, which the engine refuses. @param {string} id */
    refuse(id) {
      keeper.setAside(GAME + id);
      hand = null;
      keeper.write(RUNNING, "");
    },

    /** @param {string} id @param {string} name @returns {boolean} */
    rename(id, name) {
      const kept = read(id);
      if (!kept) return false;
      const all = lines();
      // Without its line first: a page that ends before the last step finds the line missing, not an old one.
      writeIndex(all.filter((line) => line.id !== id));
      const isWritten = write({ ...kept, name });
      if (isWritten && hand?.id === id) hand = { ...hand, name };
      writeIndex(all.map((line) => (isWritten && line.id === id ? { ...line, name } : line)));
      return isWritten;
    },

    /** Take a game off the shelf. @param {string} id @returns {string | null} its text, to put it back */
    remove(id) {
      const text = id === running() ? null : keeper.read(GAME + id);
      if (text === null) return null;
      keeper.remove(GAME + id);
      lines();
      return text;
    },

    add,

    /** Undo `remove`. @param {string} id @param {string} text */
    putBack(id, text) {
      const isBack = keeper.read(GAME + id) === null && keeper.write(GAME + id, text);
      lines();
      return isBack;
    },

    /** Write down what the engine worked out about games. @param {Map<string, Figures>} figures by id */
    note(figures) {
      writeIndex(lines().map((line) => ({ ...line, figures: figures.get(line.id) ?? line.figures })));
    },
  };
}
