/**
 * The engine in a worker that the page makes of what it carries: from a page that was opened as a file a worker can be
 * started from a `data:` address only.
 */

import { EngineError } from "../engine/errors.js";
import { noAnswer, watchSilence } from "../engine/watch.js";
import { embedded } from "./embedded.js";

/** @typedef {import("../engine/open.js").Opening} Opening */
/** @typedef {import("../engine/line.js").Transport} Transport */
/** @typedef {{resolve: (answer: string) => void, reject: (error: Error) => void}} Waiting */

const WORKER = "worker.js";
const FILES = ["pyodide.asm.wasm", "python_stdlib.zip", "acey.zip"];

/** How far along the load is when all is unpacked and only Python is to start. */
const UNPACKED = 0.4;
/** How much longer than an answer Python may take to start. */
const STARTING = 4;

/**
 * Start the worker, hand it its files, and wait until the engine is there.
 * @param {Opening} opening
 * @returns {Promise<Transport>}
 */
export async function openOneFile({ patience, signal, report }) {
  const worker = new Worker(await addressOf(WORKER), { type: "module" });
  const { call, lost } = correspond(worker);
  const limit = watchLimit(patience * STARTING, signal);
  try {
    const contents = await Promise.all(FILES.map((name) => unpacked(name).then((file) => file.arrayBuffer())));
    report(UNPACKED, "python");
    const files = Object.fromEntries(FILES.map((name, index) => [name, contents[index]]));
    const broken = lost.then((why) => Promise.reject(new EngineError("engine-failed", why)));
    await Promise.race([call({ files }, contents), broken, limit.reached]);
    return { kind: "one-file", call: (text) => call({ text }), stop: () => worker.terminate(), lost };
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    limit.end();
  }
}

/**
 * Exchange letters with a worker: each has an id, and its answer the same.
 * @param {Worker} worker
 */
function correspond(worker) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let last = 0;
  worker.addEventListener("message", ({ data }) => {
    const { resolve, reject } = /** @type {Waiting} */ (waiting.get(data.id));
    waiting.delete(data.id);
    if ("error" in data) reject(new Error(data.error));
    else resolve(data.answer);
  });
  /** @type {Promise<string>} */
  const lost = new Promise((resolve) => {
    worker.addEventListener("error", (event) => resolve(event.message || "the worker broke"));
  });
  return { call, lost };

  /**
   * @param {object} letter
   * @param {Transferable[]} [handed]
   * @returns {Promise<string>}
   */
  function call(letter, handed = []) {
    last += 1;
    const id = last;
    worker.postMessage({ id, ...letter }, handed);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }
}

/**
 * A promise that rejects when so many seconds are over, or the load is given up.
 * @param {number} seconds
 * @param {AbortSignal} signal
 */
function watchLimit(seconds, signal) {
  /** @type {(error: EngineError) => void} */
  let reach = () => {};
  /** @type {Promise<never>} */
  const reached = new Promise((_, reject) => (reach = reject));
  reached.catch(() => {});
  const silence = watchSilence(seconds, () => reach(noAnswer(seconds)));
  signal.addEventListener("abort", () => reach(new EngineError("cancelled", "the load was given up")));
  return { reached, end: silence.end };
}

/** @param {string} name */
async function unpacked(name) {
  const file = await embedded(name);
  if (!file) throw new EngineError("load-failed", `${name} is not in the page`, null, null, name);
  return file;
}

/**
 * Return an embedded script as an address.
 * @param {string} name
 * @returns {Promise<string>}
 */
async function addressOf(name) {
  const script = new Blob([await (await unpacked(name)).arrayBuffer()], { type: "text/javascript" });
  const reader = new FileReader();
  reader.readAsDataURL(script);
  await new Promise((resolve) => reader.addEventListener("load", resolve, { once: true }));
  return String(reader.result);
}
