/**
 * Going through a game: a job in the background that tells how far it is. What it finds is kept apart from the game,
 * under a key of its own that may be dropped at any time.
 */

import { isReview } from "./shape-checks.js";
import { KEYS } from "./saves.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").ReviewShape} ReviewShape */
/** @typedef {import("../engine/shapes.js").DecisionShape} DecisionShape */

/**
 * @typedef {object} ReviewState
 * @property {string} id of the game
 * @property {string} actions how far the game had come
 * @property {number | null} progress from 0 to 1 while the engine is at it
 * @property {ReviewShape | null} answer what was found
 */

/**
 * The decision at the moment that is looked back at.
 * @param {Pick<AppState, "look" | "review">} state
 * @returns {DecisionShape | null}
 */
export function decisionAt({ look, review }) {
  if (!look || !review?.answer) return null;
  return review.answer.decisions.find(({ at }) => at === look.at) ?? null;
}

/**
 * The next marked decision after the moment looked back at, round to the first; null where there is none.
 * @param {Pick<AppState, "look" | "review">} state
 */
export function nextMistake({ look, review }) {
  const marked = (review?.answer?.decisions ?? []).filter(({ grade }) => grade !== "good");
  const here = look?.at ?? -1;
  return marked.find(({ at }) => at > here)?.at ?? marked[0]?.at ?? null;
}

/** Whether the game has gone on since it was gone through. @param {Pick<AppState, "record" | "review">} state */
export function isBehind({ record, review }) {
  return Boolean(record && review?.answer && record.actions !== review.actions);
}

/**
 * @param {object} parts
 * @param {import("./game.js").Engine} parts.engine
 * @param {import("./store.js").Store<AppState>} parts.store
 * @param {import("./saves.js").Saves} parts.saves
 * @param {(error: unknown) => void} parts.onError
 * @param {() => void} [parts.onDone]
 */
export function createReview({ engine, store, saves, onError, onDone }) {
  /** @type {{id: any, done: Promise<any>} | null} */
  let job = null;

  store.subscribe(({ record, review }) => {
    // Another game, or this one taken back to before where the review had come.
    if (review && !(record?.id === review.id && record.actions.startsWith(review.actions))) close();
  });

  function leaveOff() {
    if (job) engine.cancel(job.id);
    job = null;
  }

  function close() {
    leaveOff();
    if (store.state.review) store.set({ review: null });
  }

  /** Go through the game in hand, or show what was found before. */
  async function start() {
    const { record, isFresh } = store.state;
    if (!record || !isFresh || job) return;
    const { id, actions } = record;
    const kept = saves.load(KEYS.review, isReview, /** @type {any} */ (null));
    if (kept?.id === id && kept.actions === actions) {
      store.set({ review: { id, actions, progress: null, answer: kept.answer } });
      return;
    }
    store.set({ review: { id, actions, progress: 0, answer: null } });
    const mine = engine.start({ cmd: "review", record }, (progress) => {
      const { review } = store.state;
      // A new state for every hundredth, not for every slice.
      if (job === mine && review && progress - (review.progress ?? 0) >= 0.01) store.set({ review: { ...review, progress } });
    });
    job = mine;
    try {
      const answer = await mine.done;
      if (job !== mine) return;
      job = null;
      saves.save(KEYS.review, { id, actions, answer });
      store.set({ review: { id, actions, progress: null, answer } });
      onDone?.();
    } catch (error) {
      if (job === mine) close();
      onError(error);
    }
  }

  return {
    start,
    stop: close,
    /** Forget what was found. */
    drop() {
      saves.drop(KEYS.review);
      close();
    },
  };
}
