/**
 * The page's door to the engine: JSON in, JSON out. What stands behind it (a worker, the main thread, a fake) is
 * known in `web/engine/` only. See `docs/decisions/0001-the-seam.md`.
 */

import { converse, dataReader } from "./engine/converse.js";
import { EngineError, asEngineError, hasCode } from "./engine/errors.js";
import { createJobs } from "./engine/jobs.js";
import { openLine } from "./engine/line.js";
import { openTransport } from "./engine/open.js";

export { EngineError };

/** @typedef {import("./engine/converse.js").Request} Request */
/** @typedef {import("./engine/converse.js").Answer} Answer */
/** @typedef {import("./engine/line.js").Line} Line */

/** An engine that dies so often without having answered in between is not started again by itself. */
const MOST_DEATHS = 3;

/**
 * `what` is a step, for the text `engine.loading.<what>`: files, python, rules. A failed load says in `error` what
 * failed (`code`, and the file in `what`); `reload` is true where only a reload of the page can try again.
 * @typedef {{state: "loading", progress: number, what: string} | {state: "ready"}
 *   | {state: "failed", error: EngineError, reload: boolean}} EngineState
 */

/**
 * @typedef {object} Options
 * @property {"worker" | "main" | "fake"} [mode] left out: a worker, or the main thread where none can start
 * @property {string} [base] address of the game's folder
 * @property {import("./engine/fake.js").Answers} [answers] what a fake answers
 * @property {typeof openTransport} [open] another way to open a transport
 * @property {number} [patience] seconds without an answer after which the engine counts as lost
 * @property {number} [loadPatience] seconds in which nothing more of a file comes after which a load counts as failed
 */

/**
 * Start an engine. Requests made before it is ready wait; so do those made while a failed load is tried again.
 * @param {Options} [options]
 */
export function createEngine(options = {}) {
  const { patience = 30, loadPatience = 60, open = openTransport } = options;
  const base = options.base ?? new URL("../", import.meta.url).href;
  const fetchData = dataReader(base);
  const jobs = createJobs(once);
  /** @type {Set<(state: EngineState) => void>} */
  const listeners = new Set();
  /** @type {EngineState} */
  let state = { state: "loading", progress: 0, what: "files" };
  /** @type {Deferred<Line>} */
  let gate = defer();
  /** @type {Deferred<void>} */
  let ready = defer();
  /** @type {Line | null} */
  let line = null;
  let loading = new AbortController();
  let deaths = 0;
  /** Part of every request once a language is set. @type {{language?: string}} */
  let spoken = {};
  load();

  return {
    ask,
    start: jobs.start,
    cancel: jobs.cancel,
    onState,
    restart,
    /** Have sentences in a language from now on. @param {string} language */
    setLanguage: (language) => void (spoken = { language }),
    /** Resolves when the engine answers, rejects when loading failed; each start has its own. */
    get ready() {
      return ready.promise;
    },
  };

  /**
   * Ask one thing; rejects with an EngineError. An engine lost meanwhile is started anew and asked again, once.
   * @param {Request} request
   * @returns {Promise<Answer>}
   */
  async function ask(request) {
    try {
      return await once(request);
    } catch (error) {
      if (!hasCode(error, "engine-lost")) throw error;
      return once(request);
    }
  }

  /**
   * @param {Request} request
   * @returns {Promise<Answer>}
   */
  async function once(request) {
    const { call } = await gate.promise;
    const answer = await converse(call, { ...request, ...spoken }, fetchData);
    deaths = 0;
    return answer;
  }

  /**
   * Follow the state, from the present one on.
   * @param {(state: EngineState) => void} listener
   * @returns {() => void} ends it
   */
  function onState(listener) {
    listeners.add(listener);
    listener(state);
    return () => void listeners.delete(listener);
  }

  /** End the engine, where there is one, and start anew. What waits goes on waiting. */
  function restart() {
    deaths = 0;
    if (line) line.cut("restarted");
    else load();
  }

  function load() {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    ready = defer();
    /** @param {number} progress @param {string} what */
    const report = (progress, what) => signal.aborted || show({ state: "loading", progress, what });
    report(0, "files");
    open({ mode: options.mode, answers: options.answers, base, patience: loadPatience, signal, report }).then(
      (transport) => (signal.aborted ? transport.stop() : connect(transport)),
      (error) => signal.aborted || fail(asEngineError(error, "load-failed")),
    );
  }

  /** @param {import("./engine/line.js").Transport} transport */
  function connect(transport) {
    line = openLine(transport, patience, onCut);
    gate.resolve(line);
    ready.resolve();
    show({ state: "ready" });
  }

  function onCut() {
    line = null;
    gate = defer();
    deaths += 1;
    if (deaths > MOST_DEATHS) fail(new EngineError("engine-lost", "the engine dies again and again"));
    else load();
  }

  /** @param {EngineError} error */
  function fail(error) {
    ready.reject(error);
    show({ state: "failed", error, reload: error.needsReload });
  }

  /** @param {EngineState} next */
  function show(next) {
    state = next;
    for (const listener of [...listeners]) listener(next);
  }
}

/**
 * A promise settled from outside; that nobody waits for its rejection is no error.
 * @template T
 * @typedef {{promise: Promise<T>, resolve: (value: T) => void, reject: (error: unknown) => void}} Deferred
 */

/**
 * @template T
 * @returns {Deferred<T>}
 */
function defer() {
  /** @type {any} */
  const deferred = {};
  deferred.promise = new Promise((resolve, reject) => Object.assign(deferred, { resolve, reject }));
  deferred.promise.catch(() => {});
  return deferred;
}
