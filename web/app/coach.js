/**
 * Hints: the engine is asked for the best play, in a job that can be left off. What comes of it lasts as long as the
 * moment it is about.
 */

import { adviceText } from "./advice-text.js";
import { isPersonDue } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").HintShape} HintShape */

/**
 * @typedef {object} HintState
 * @property {AppState["record"]} record the moment it is about
 * @property {AppState["pending"]} pending
 * @property {HintShape | null} answer null while the engine thinks
 */

/**
 * Whether there is something to give a hint for.
 * @param {AppState} state
 */
export function mayHint(state) {
  const { view, isFresh, isBusy, walk, look, engine } = state;
  const isDecision = view?.phase === "play" || view?.phase === "name";
  return isDecision && isFresh && !isBusy && !walk && !look && engine.state === "ready" && isPersonDue(state);
}

/**
 * @param {object} parts
 * @param {import("./game.js").Engine} parts.engine
 * @param {import("./store.js").Store<AppState>} parts.store
 * @param {(text: string) => void} parts.say told what was found, for who listens
 * @param {(error: unknown) => void} parts.onError
 */
export function createCoach({ engine, store, say, onError }) {
  /** @type {{id: any, done: Promise<any>} | null} */
  let job = null;

  store.subscribe((state) => {
    const { hint } = state;
    if (hint && (hint.record !== state.record || hint.pending !== state.pending || state.look || state.walk)) end();
  });

  function end() {
    if (job) engine.cancel(job.id);
    job = null;
    if (store.state.hint) store.set({ hint: null });
  }

  return {
    end,

    /** Ask for a hint, or put the one there is away. */
    async hint() {
      if (store.state.hint) return end();
      if (!mayHint(store.state)) return;
      const { record, pending } = store.state;
      store.set({ hint: { record, pending, answer: null } });
      const mine = engine.start({ cmd: "hint", record, pending });
      job = mine;
      try {
        const answer = await mine.done;
        if (job !== mine) return;
        store.set({ hint: { record, pending, answer } });
        say(adviceText(store.state, answer));
      } catch (error) {
        if (job === mine) end();
        onError(error);
      } finally {
        if (job === mine) job = null;
      }
    },

    /**
     * What the engine thinks of the play in hand, or of naming a double, before it is done.
     * @param {{name?: number}} [named]
     * @returns {Promise<HintShape>}
     */
    weigh(named = {}) {
      const { record, pending } = store.state;
      return engine.start({ cmd: "hint", record, pending, ...named }).done;
    },
  };
}
