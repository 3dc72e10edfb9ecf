/**
 * The engine in a PyScript worker.
 */

import { EngineError } from "./errors.js";
import { watchLoad } from "./load-watch.js";
import { SOURCE, blame, loadPyScript } from "./pyscript.js";

/** @typedef {import("./open.js").Opening} Opening */
/** @typedef {import("./line.js").Transport} Transport */
/** @typedef {import("./load-watch.js").LoadWatch} LoadWatch */
/** @typedef {Worker & {sync: {call: (text: string) => Promise<string>}}} PyScriptWorker */

/** What is asked to see whether the engine answers at all; any answer will do, "I need a file" too. */
const GREETING = JSON.stringify({ cmd: "presets" });

/**
 * Start the worker and wait until it answers. Where no worker can start at all the error has the code `no-worker`.
 * @param {Opening} opening
 * @returns {Promise<Transport>}
 */
export async function openWorker(opening) {
  const { core, config } = await loadPyScript(opening.base, opening.patience);
  const load = watchLoad(opening);
  /** @type {{worker: Worker | null}} */
  const started = { worker: null };
  const meet = meeting(load, started);
  const { onWorker } = core.hooks.main;
  try {
    onWorker.add(meet);
    const ready = core.PyWorker(new URL(SOURCE, opening.base).href, {
      config,
      version: config.interpreter,
      async: true,
    });
    /** @type {PyScriptWorker} */
    const worker = await Promise.race([load.failed, ready]);
    await Promise.race([load.failed, worker.sync.call(GREETING)]);
    return transport(worker);
  } catch (error) {
    started.worker?.terminate();
    throw await explain(opening, load, config.files, error);
  } finally {
    load.end();
    onWorker.delete(meet);
  }
}

/**
 * Make what PyScript calls with the worker it has made: listen to it.
 * @param {LoadWatch} load
 * @param {{worker: Worker | null}} started
 */
function meeting(load, started) {
  return (/** @type {unknown} */ _wrap, /** @type {Worker} */ worker) => {
    started.worker = worker;
    worker.addEventListener("message", ({ data }) => data?.acey && load.listen(data.acey));
    worker.addEventListener("error", (event) => load.fail(new Error(event.message || "the worker broke")));
  };
}

/**
 * Return the error to show: a file that is missing, or that no worker can start here, or what went wrong.
 * @param {Opening} opening
 * @param {LoadWatch} load
 * @param {Record<string, string>} files
 * @param {unknown} error
 */
async function explain({ base, signal }, load, files, error) {
  if (signal.aborted) return error;
  const told = await blame(base, error, { suspect: load.suspect(), hasBegun: load.hasSpoken(), files });
  if (load.hasSpoken() || told.code === "load-failed") return told;
  return new EngineError("no-worker", told.message);
}

/**
 * @param {PyScriptWorker} worker
 * @returns {Transport}
 */
function transport(worker) {
  return {
    kind: "worker",
    call: (text) => worker.sync.call(text),
    stop: () => worker.terminate(),
  };
}
