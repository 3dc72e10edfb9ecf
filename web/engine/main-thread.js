/**
 * The engine in PyScript on the page's own thread, where no worker can start. Each call waits for a turn of the
 * event loop, so that the page stays alive between the slices of a job.
 */

import { EngineError } from "./errors.js";
import { createProgress } from "./progress.js";
import { SOURCE, blame, loadPyScript } from "./pyscript.js";
import { watchSilence } from "./watch.js";

/** @typedef {import("./open.js").Opening} Opening */
/** @typedef {import("./line.js").Transport} Transport */
/** @typedef {(text: string) => string} Call */

/**
 * Start Python on this thread and wait until it answers.
 * @param {Opening} opening
 * @returns {Promise<Transport>}
 */
export async function openMainThread(opening) {
  const { core } = await loadPyScript(opening.base);
  const load = watchLoad(opening);
  try {
    const python = await Promise.race([load.failed, runSource(core, opening.base)]);
    /** @type {Call | undefined} */
    const call = python.globals.get("call");
    if (!call) throw new Error("the engine did not start");
    return { kind: "main", call: (text) => turn().then(() => call(text)), stop() {} };
  } catch (error) {
    if (opening.signal.aborted || error instanceof EngineError) throw error;
    const told = await blame(opening.base, error, load.suspect());
    told.needsReload = true;
    throw told;
  } finally {
    load.end();
  }
}

/**
 * Run the source in PyScript and return its interpreter.
 * @param {any} core
 * @param {string} base
 * @returns {Promise<any>}
 */
function runSource(core, base) {
  return new Promise((resolve, reject) => {
    const { onReady } = core.hooks.main;
    /** @type {any} */
    let python = null;
    const meet = (/** @type {any} */ wrap) => {
      onReady.delete(meet);
      python = wrap.interpreter;
    };
    onReady.add(meet);
    const script = document.createElement("script");
    script.type = "py";
    script.src = new URL(SOURCE, base).href;
    script.addEventListener("py:done", () => (python ? resolve(python) : reject(new Error("no interpreter"))));
    document.head.append(script);
  });
}

/**
 * Follow the load: the interpreter's side tells by events here.
 * @param {Opening} opening
 */
function watchLoad({ patience, signal, report }) {
  const progress = createProgress(report);
  /** @type {string | undefined} */
  let suspect;
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => (fail = reject));
  failed.catch(() => {});
  const silence = () => fail(new EngineError("no-answer", `nothing came in ${patience} seconds`));
  const watch = watchSilence(patience, silence);
  signal.addEventListener("abort", () => fail(new EngineError("cancelled", "the load was given up")));

  /** @param {Event} event */
  function listen(event) {
    const sign = /** @type {CustomEvent<import("./meter.js").Sign>} */ (event).detail;
    watch.touch();
    if ("failed" in sign) {
      suspect ??= sign.failed;
      fail(new Error(sign.why));
    } else progress.sign(sign);
  }
  addEventListener("acey:sign", listen);

  return {
    failed,
    suspect: () => suspect,
    end() {
      watch.end();
      removeEventListener("acey:sign", listen);
      dispatchEvent(new Event("acey:loaded"));
    },
  };
}

/** Wait for the event loop; unlike a timer this is not slowed down in a page that is not seen. */
function turn() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}
