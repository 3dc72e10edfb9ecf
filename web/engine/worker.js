/**
 * The engine in a PyScript worker.
 */

import { EngineError } from "./errors.js";
import { createProgress } from "./progress.js";
import { SOURCE, blame, loadPyScript } from "./pyscript.js";
import { watchSilence } from "./watch.js";

/** @typedef {import("./meter.js").Sign} Sign */
/** @typedef {import("./open.js").Opening} Opening */
/** @typedef {import("./line.js").Transport} Transport */

/** What is asked to see whether the engine answers at all; any answer will do. */
const GREETING = JSON.stringify({ cmd: "hello" });

/**
 * Start the worker and wait until it answers. Where no worker can start at all the error has the code `no-worker`.
 * @param {Opening} opening
 * @returns {Promise<Transport>}
 */
export async function openWorker(opening) {
  const { base, signal } = opening;
  if (typeof Worker === "undefined") throw noWorker("the browser has none");
  const { core, config } = await loadPyScript(base);
  const load = watchLoad(opening);
  try {
    load.attend(core.hooks.main.onWorker);
    const started = core.PyWorker(new URL(SOURCE, base).href, {
      config,
      version: config.interpreter,
      async: true,
    });
    const worker = await Promise.race([load.failed, started.catch(load.startError)]);
    await Promise.race([load.failed, worker.sync.call(GREETING)]);
    return transport(worker);
  } catch (error) {
    load.stop();
    if (signal.aborted || error instanceof EngineError) throw error;
    throw await blame(base, error, load.suspect());
  } finally {
    load.end();
  }
}

/**
 * Follow a worker's load: what it tells of goes to `report`; silence and errors end it.
 * @param {Opening} opening
 */
function watchLoad({ patience, signal, report }) {
  const progress = createProgress(report);
  /** @type {Worker | null} */
  let worker = null;
  /** @type {string | undefined} */
  let suspect;
  let hasSpoken = false;
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => (fail = reject));
  failed.catch(() => {});
  const watch = watchSilence(patience, () => fail(silence()));
  signal.addEventListener("abort", () => fail(new EngineError("cancelled", "the load was given up")));

  /** @param {MessageEvent<{acey?: Sign}>} event */
  function listen({ data }) {
    const sign = data?.acey;
    if (!sign) return;
    hasSpoken = true;
    watch.touch();
    if ("failed" in sign) {
      suspect ??= sign.failed;
      fail(new Error(sign.why));
    } else progress.sign(sign);
  }

  /** @param {unknown} error */
  function startError(error) {
    throw hasSpoken || worker ? error : noWorker(String(error));
  }

  function silence() {
    if (!hasSpoken) return noWorker("it says nothing");
    return new EngineError("no-answer", `nothing came in ${patience} seconds`);
  }

  return {
    failed,
    startError,
    suspect: () => suspect,
    end: watch.end,
    stop: () => worker?.terminate(),
    /** @param {Set<Function>} hook what PyScript calls with each new worker */
    attend(hook) {
      const meet = (/** @type {unknown} */ _wrap, /** @type {Worker} */ created) => {
        hook.delete(meet);
        worker = created;
        created.addEventListener("message", listen);
        created.addEventListener("error", (event) => fail(hasSpoken ? event.error ?? event : noWorker(event.message)));
      };
      hook.add(meet);
    },
  };
}

/**
 * @param {Worker & {sync: {call: (text: string) => Promise<string>}}} worker
 * @returns {Transport}
 */
function transport(worker) {
  return {
    kind: "worker",
    call: (text) => worker.sync.call(text),
    stop: () => worker.terminate(),
  };
}

/** @param {string} why */
function noWorker(why) {
  return new EngineError("no-worker", why);
}
