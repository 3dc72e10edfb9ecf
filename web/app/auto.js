/**
 * What the page does for a person who wished so: rolls, plays where there is no choice, bears off, is done. It waits before
 * each, so that one can follow, and longer where there was something to choose: until then Undo takes back, and nothing
 * of it has happened. See `docs/decisions/0006-what-is-held-back.md`.
 */

import { PASS_PAUSE } from "./computer.js";
import { isEntering, isPersonDue } from "./state.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").IntentShape} IntentShape */
/** @typedef {import("../engine/shapes.js").View} View */

/** Pauses in milliseconds at pace 1. */
export const PAUSES = Object.freeze({ move: 420, done: 600, roll: 700 });
/** How long to wait and look again while somebody reads a dialog. */
const READING = 400;

/**
 * @typedef {object} Memory what happened since the last dice
 * @property {boolean} hadChoice whether there was something to choose, or dice entered that may be wrong
 * @property {boolean} isTakenBack whether the player took something back: then moves are theirs
 */

/** @type {Memory} */
export const NOTHING = Object.freeze({ hadChoice: false, isTakenBack: false });

/**
 * Remember what a new view tells.
 * @param {Memory} memory
 * @param {View} view
 * @returns {Memory}
 */
export function remember(memory, view) {
  let { hadChoice, isTakenBack } = memory;
  for (const { type } of view.events) {
    if (["opening", "roll", "die", "turn"].includes(type)) [hadChoice, isTakenBack] = [false, false];
    if (type === "unroll") [hadChoice, isTakenBack] = [false, false];
    if (type === "name") [hadChoice, isTakenBack] = [true, false];
    if (type === "unmove" || type === "unname") [hadChoice, isTakenBack] = [true, true];
  }
  const isUnknown = view.events.length === 0 && view.may.undo; // after a reload
  const isChoice = singles(view).length > 1 && !view.forced;
  return { hadChoice: hadChoice || isUnknown || isChoice || view.may.correct, isTakenBack };
}

/**
 * What is done by itself now, and after which pause; null when it is the player's.
 * @param {AppState} state
 * @param {Memory} memory
 * @returns {{intent: IntentShape, pause: number} | null}
 */
export function planFor(state, memory) {
  const { view, settings } = state;
  if (!view || !isFree(state)) return null;
  const pause = (/** @type {keyof typeof PAUSES} */ what) => Math.max(PAUSES[what] * settings.pace, 60);
  if (view.phase === "roll" || view.phase === "roll-double") {
    if (!settings.autoRoll || isEntering(state)) return null;
    const isHeld = view.may.undo && memory.hadChoice;
    const hasPassed = view.events.some(({ type }) => type === "pass");
    const shown = hasPassed ? PASS_PAUSE * settings.pace : 0;
    return { intent: { do: view.phase === "roll" ? "roll" : "die" }, pause: Math.max(isHeld ? settings.hold : pause("roll"), shown) };
  }
  if (view.phase !== "play") return null;
  if (view.may.done) {
    return settings.confirm ? null : { intent: { do: "done" }, pause: memory.hadChoice ? settings.hold : pause("done") };
  }
  const move = memory.isTakenBack ? undefined : moveFor(view, settings);
  if (!move) return null;
  const { from, to, number } = move;
  const wait = view.may.correct ? settings.hold : pause("move"); // somebody may have entered the dice wrongly
  return { intent: { do: "move", from, to, via: [], number }, pause: wait };
}

/** @param {View} view @param {import("./state.js").Settings} settings */
function moveFor(view, { autoForced, autoOff }) {
  const moves = singles(view);
  if (autoForced && (view.forced || moves.length === 1)) return moves[0];
  return autoOff && !view.contact ? moves.find(({ to }) => to === "off") : undefined;
}

/** @param {View} view */
function singles({ moves }) {
  return moves.filter(({ via }) => via.length === 0);
}

/** @param {AppState} state */
function isFree(state) {
  const { isFresh, isBusy, stuck, walk, look, waiting, engine } = state;
  return isFresh && !isBusy && !stuck && !walk && !look && !waiting && engine.state === "ready" && isPersonDue(state);
}

/**
 * @param {object} parts
 * @param {import("./store.js").Store<AppState>} parts.store
 * @param {(intent: IntentShape) => Promise<boolean>} parts.act
 * @param {() => boolean} [parts.isReading] whether a dialog is open
 * @returns {() => void} ends it
 */
export function createAuto({ store, act, isReading = () => false }) {
  /** @type {View | null} */
  let seen = null;
  let memory = NOTHING;
  let planned = "";
  let refused = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {AppState} state */
  function look(state) {
    if (state.view && state.view !== seen) memory = remember(memory, state.view);
    seen = state.view;
    const plan = planFor(state, memory);
    const key = plan ? JSON.stringify([state.record?.id, state.view?.rev, plan]) : "";
    if (key === planned) return;
    clearTimeout(timer);
    planned = key;
    store.set({ coming: plan && { what: plan.intent.do, pause: plan.pause } });
    if (plan && key !== refused) timer = setTimeout(() => void carryOut(plan.intent, key), plan.pause);
  }

  /** @param {IntentShape} intent @param {string} key */
  async function carryOut(intent, key) {
    if (isReading()) {
      timer = setTimeout(() => void carryOut(intent, key), READING);
      return;
    }
    const hasActed = await act(intent);
    if (!hasActed) refused = key;
  }

  const stop = store.subscribe(look);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
