/**
 * The computer at the table: looks at every new state, waits so that one can follow, thinks, acts once.
 */

import { isComputerDue } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */

/** Pauses before the computer acts, in milliseconds at pace 1. */
export const PAUSES = Object.freeze({ roll: 800, play: 900, name: 1000, "roll-double": 900, opening: 800 });
/** A pass stays in sight at least this long before the computer goes on. */
export const PASS_PAUSE = 1800;

/**
 * @param {object} parts
 * @param {import("./game.js").Engine} parts.engine
 * @param {import("./store.js").Store<AppState>} parts.store
 * @param {import("./game.js").Game} parts.game
 * @param {(error: unknown) => void} [parts.onError]
 * @param {(milliseconds: number) => Promise<void>} [parts.wait]
 */
export function createComputer({ engine, store, game, onError, wait = pause }) {
  let isRunning = false;
  /** @type {any} */
  let job = null;

  /** @param {AppState} state */
  function look(state) {
    if (isRunning || !isReady(state)) return;
    isRunning = true;
    void turn(state).finally(() => {
      isRunning = false;
      look(store.state);
    });
  }

  /** @param {AppState} state */
  async function turn(state) {
    await wait(pauseBefore(state));
    if (!isSame(state, store.state) || !isReady(store.state)) return;
    try {
      const intent = await intentFor(state);
      if (!isSame(state, store.state) || store.state.look) return;
      const hasActed = await game.act(intent);
      if (!hasActed && isSame(state, store.state)) store.set({ stuck: "computer" });
    } catch (error) {
      if (!isSame(state, store.state)) return;
      store.set({ stuck: "computer" });
      onError?.(error);
    }
  }

  /** @param {AppState} state @returns {Promise<import("../engine/shapes.js").IntentShape>} */
  async function intentFor({ record, view }) {
    if (view?.phase === "opening") return { do: "open" };
    if (view?.phase === "roll") return { do: "roll" };
    if (view?.phase === "roll-double") return { do: "die" };
    const level = record?.seats[/** @type {0 | 1} */ (view?.seat)].level;
    store.set({ isThinking: true });
    job = engine.start({ cmd: "choose", record, level });
    try {
      return (await job.done).intent;
    } finally {
      job = null;
      store.set({ isThinking: false });
    }
  }

  const stop = store.subscribe(look);
  return {
    /** Think again after a failure. */
    retry: () => store.set({ stuck: null }),
    /** Leave off thinking, for a game that is no longer wanted. */
    cancel() {
      if (job) engine.cancel(job.id);
    },
    stop,
  };
}

/** @param {AppState} state */
function isReady(state) {
  const isFree = state.isFresh && !state.isBusy && !state.stuck && !state.walk && !state.look;
  return isFree && isComputerDue(state) && state.engine.state === "ready";
}

/** Whether nothing has happened in the game between two states. @param {AppState} before @param {AppState} after */
function isSame(before, after) {
  return before.record === after.record && before.view === after.view;
}

/** @param {AppState} state */
function pauseBefore({ view, settings }) {
  if (!view || view.phase === "over") return 0;
  const hasPassed = view.events.some(({ type }) => type === "pass");
  const usual = settings.pace * Math.max(PAUSES[view.phase], hasPassed ? PASS_PAUSE : 0);
  return view.may.correct ? Math.max(usual, settings.hold) : usual; // time to correct dice entered wrongly
}

/** @param {number} milliseconds @returns {Promise<void>} */
function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
