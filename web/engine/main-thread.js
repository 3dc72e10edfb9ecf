/**
 * The engine in PyScript on the page's own thread, where no worker can start. Each call waits for a turn of the
 * event loop, so that the page stays alive between the slices of a job.
 */

import { watchLoad } from "./load-watch.js";
import { SOURCE, blame, loadPyScript } from "./pyscript.js";

/** @typedef {import("./open.js").Opening} Opening */
/** @typedef {import("./line.js").Transport} Transport */
/** @typedef {(text: string) => string} Call */

/**
 * Start Python on this thread and wait until it answers.
 * @param {Opening} opening
 * @returns {Promise<Transport>}
 */
export async function openMainThread(opening) {
  const { core, config } = await loadPyScript(opening.base, opening.patience);
  const load = watchLoad(opening);
  const listen = (/** @type {any} */ event) => load.listen(event.detail);
  addEventListener("acey:sign", listen);
  try {
    const python = await Promise.race([load.failed, runSource(core, opening.base)]);
    /** @type {Call | undefined} */
    const call = python.globals.get("call");
    if (!call) throw new Error("the engine did not start");
    return { kind: "main", call: (text) => turn().then(() => call(text)), stop() {} };
  } catch (error) {
    const known = { suspect: load.suspect(), hasBegun: load.hasSpoken(), files: config.files };
    const told = await blame(opening.base, error, known);
    told.needsReload = true;
    throw told;
  } finally {
    load.end();
    removeEventListener("acey:sign", listen);
    dispatchEvent(new Event("acey:loaded"));
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
