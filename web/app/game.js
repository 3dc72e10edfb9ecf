/**
 * The game in hand: intents go to the engine one at a time, answers are saved and only then shown.
 */

import { counted } from "./tally.js";
import { KEYS } from "./saves.js";
import { isPaintable } from "./shape-checks.js";

/** @typedef {import("../engine/shapes.js").IntentShape} IntentShape */
/** @typedef {import("../engine/shapes.js").SeatShape} SeatShape */
/** @typedef {import("../engine/shapes.js").StateAnswer} StateAnswer */
/** @typedef {import("../engine/shapes.js").Event} GameEvent */
/** @typedef {import("./state.js").AppState} AppState */

/** Codes of the engine's own failures; every other code is an answer. */
const FAILURES = ["cancelled", "load-failed", "no-answer", "engine-lost", "engine-failed", "no-data"];

/**
 * @typedef {object} Engine the part of `web/engine.js` that a game needs
 * @property {(request: any) => Promise<any>} ask
 * @property {(job: any, onProgress?: (part: number) => void) => {id: any, done: Promise<any>}} start
 * @property {(id: any) => void} cancel
 */

/** @typedef {ReturnType<typeof createGame>} Game */

/**
 * @param {object} parts
 * @param {Engine} parts.engine
 * @param {import("./store.js").Store<AppState>} parts.store
 * @param {import("./saves.js").Saves} parts.saves
 * @param {(events: GameEvent[]) => void} [parts.onEvents] told what led to each new view
 * @param {(error: unknown) => void} [parts.onError] told what the engine refused
 * @param {() => string} [parts.now]
 */
export function createGame({ engine, store, saves, onEvents, onError, now = () => new Date().toISOString() }) {
  /** The request in flight, or the last one. @type {Promise<unknown>} */
  let inFlight = Promise.resolve();
  /** What the rule set in the state is told in. */
  let toldIn = store.state.language;

  /**
   * Run the only request in flight; a second one while it runs is dropped.
   * @param {() => Promise<StateAnswer>} request
   * @returns {Promise<boolean>} whether it led to a new view; rejects with what the engine refused
   */
  async function exclusively(request) {
    if (store.state.isBusy || store.state.isFollowing) return false;
    store.set({ isBusy: true });
    const before = store.state.record;
    const asked = request();
    inFlight = asked.catch(() => {});
    try {
      const answer = await asked;
      const isWanted = !store.state.isFollowing && store.state.record === before;
      if (isWanted) adopt(answer);
      else store.set({ isBusy: false });
      return isWanted;
    } catch (error) {
      store.set({ isBusy: false });
      throw error;
    }
  }

  /** Wait until no request is in flight. */
  async function free() {
    while (store.state.isBusy) await inFlight;
  }

  /** Save an answer, then show it. @param {StateAnswer} answer */
  function adopt(answer) {
    const isSaved = saves.shelf.keep(answer);
    const isEnd = answer.view.events.some(({ type }) => type === "over");
    const tally = isEnd ? counted(store.state.tally, answer.record) : store.state.tally;
    if (isEnd) saves.save(KEYS.tally, tally);
    const { full: _, ...notices } = store.state.notices;
    store.set({
      record: answer.record,
      pending: answer.pending,
      view: answer.view,
      isFresh: true,
      isBusy: false,
      stuck: null,
      look: null,
      tally,
      notices: isSaved ? notices : { ...notices, full: { key: "page.notice.full" } },
    });
    if (answer.view.events.length > 0) onEvents?.(answer.view.events);
    void refresh();
  }

  /** Fetch what goes with the game, in the language of the page: what its rule set shows, and its log. */
  async function refresh() {
    const { record, language } = store.state;
    if (!record) return;
    try {
      const [ruleset, { log }] = await Promise.all([rulesetOf(record.rules), engine.ask({ cmd: "log", record })]);
      if (store.state.record !== record || store.state.language !== language) return;
      toldIn = language;
      store.set({ ruleset, log });
      saves.save(KEYS.shown, { id: record.id, language, ruleset, log });
    } catch (error) {
      onError?.(error);
    }
  }

  /** @param {import("../engine/shapes.js").RulesShape} rules */
  async function rulesetOf(rules) {
    const { ruleset, language } = store.state;
    const isKnown = ruleset && toldIn === language && JSON.stringify(ruleset.rules) === JSON.stringify(rules);
    return isKnown ? ruleset : engine.ask({ cmd: "ruleset", rules });
  }

  /** Ask the engine what it makes of the saved game; without one there is nothing to do. */
  async function resume() {
    const { record, pending, view, isFresh, isFollowing } = store.state;
    if (!record || isFresh || isFollowing) return;
    try {
      const answer = await engine.ask({ cmd: "view", record, pending, rev: view?.rev ?? 0 });
      if (store.state.record === record && !store.state.isFollowing) adopt(answer);
    } catch (error) {
      if (!isRefusal(error)) {
        store.set({ stuck: "game", waiting: null });
        throw error;
      }
      saves.shelf.refuse(record.id);
      store.set({ record: null, view: null, pending: [], log: [], waiting: null });
      store.set({ notices: { ...store.state.notices, damage: { key: "page.notice.damaged" } } });
      onError?.(error);
      return;
    }
    const { waiting } = store.state;
    store.set({ waiting: null });
    if (waiting) await act(waiting);
  }

  /**
   * Hand an intent to the engine. Before the engine has looked at the game the last one waits, visibly.
   * @param {IntentShape} intent
   */
  async function act(intent) {
    const { record, pending, view, isFresh, isFollowing } = store.state;
    if (!record || !view || isFollowing) return false;
    if (!isFresh) {
      store.set({ waiting: intent });
      return false;
    }
    try {
      return await exclusively(() => engine.ask({ cmd: "act", record, pending, rev: view.rev, intent, date: now() }));
    } catch (error) {
      onError?.(error);
      return false;
    }
  }

  /**
   * Begin a game. An unfinished one in hand is kept for later. Rejects with what the engine refused.
   * @param {object} wanted
   * @param {any} wanted.rules a rule set by name, as changes to one, or by value
   * @param {SeatShape[]} wanted.seats
   * @param {import("./state.js").Terms["match"]} [wanted.match] how long the match is
   * @param {import("./state.js").Terms["dice"]} [wanted.dice]
   * @param {import("../engine/shapes.js").StartShape} [wanted.start] where it starts that was set up by hand
   */
  async function begin({ rules, seats, match = null, dice, start }) {
    await free();
    return exclusively(async () => {
      const ruleset = await engine.ask({ cmd: "ruleset", rules });
      const request = { cmd: "new", rules: ruleset.rules, seats, match, dice: diceFor(dice), start, id: newId(), date: now() };
      const answer = await engine.ask(request);
      store.set({ ruleset, log: [] });
      return answer;
    });
  }

  /** Begin the game after a finished one; their match goes on. Rejects with what the engine refused. */
  async function next() {
    await free();
    return exclusively(async () => {
      const { record } = store.state;
      const dice = diceFor(record?.dice.source === "hand" ? "hand" : "drawn");
      const answer = await engine.ask({ cmd: "next", record, dice, id: newId(), date: now() });
      store.set({ log: [] });
      return answer;
    });
  }

  /** @param {import("./state.js").Terms["dice"]} [dice] */
  function diceFor(dice) {
    if (dice === "hand") return { source: "hand" };
    const { script } = store.state;
    return script ? { source: "script", script } : { source: "system" };
  }

  /** Take a game from the shelf in hand; the one that was stays there. @param {string} id */
  async function take(id) {
    await free();
    const kept = store.state.isFollowing ? null : saves.shelf.take(id);
    if (!kept) return false;
    const { record, pending, view } = kept;
    const isShown = view && isPaintable(view) ? { ...view, events: [] } : null;
    store.set({ record, pending, view: isShown, isFresh: false, stuck: null, look: null, ruleset: null, log: [] });
    await resume();
    return true;
  }

  return { act, begin, free, next, refresh, resume, take };
}

/**
 * Whether the engine answered and refused, rather than failed to answer.
 * @param {any} error
 */
export function isRefusal(error) {
  return typeof error?.code === "string" && !FAILURES.includes(error.code);
}

/** @returns {string} 16 hexadecimal digits */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
