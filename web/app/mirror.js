/**
 * What a tab shows while another plays: the game as it is kept. Taking over, it goes on from there and nowhere else.
 */

import { GAME, RUNNING } from "./shelf.js";

/**
 * @param {object} parts
 * @param {import("./store.js").Store<import("./state.js").AppState>} parts.store
 * @param {import("./saves.js").Saves} parts.saves
 * @param {Pick<import("./game.js").Game, "refresh" | "resume">} parts.game
 */
export function createMirror({ store, saves, game }) {
  /** @param {import("./save-text.js").Kept} kept @param {boolean} isFresh */
  function show({ record, pending, view }, isFresh) {
    const isOther = record.id !== store.state.record?.id;
    const shown = view && { ...view, events: [] };
    store.set({ record, pending, view: shown, isFresh, look: null, stuck: null });
    if (isOther) store.set({ ruleset: null, log: [], waiting: null });
  }

  return {
    /** Begin to follow. */
    follow() {
      const { notices } = store.state;
      store.set({ isFollowing: true, walk: null, notices: { ...notices, tab: { key: "page.notice.tab" } } });
    },

    /** Show what the tab that plays has written. */
    async update() {
      const kept = store.state.isFollowing ? saves.shelf.glance() : null;
      if (!kept) return;
      show(kept, true);
      await game.refresh();
    },

    /** Play, from what was written last. */
    async takeOver() {
      const { tab: _, ...notices } = store.state.notices;
      const { kept } = saves.shelf.load();
      store.set({ isFollowing: false, notices });
      if (kept) show(kept, false);
      await game.resume();
    },
  };
}

/** Whether a change in the storage concerns the game in hand. @param {string | null} key null for all of it */
export function isOfGame(key) {
  return key === null || key === RUNNING || key.startsWith(GAME);
}
