/**
 * The interpreter PyScript loads, in a worker or on the main thread: Pyodide without its list of packages (the game
 * needs none), telling the page how loading goes.
 */

import { metered } from "./meter.js";
import { installStandIn } from "./storage-stand-in.js";

/** Asked for by PyScript, which keeps a database by this name where there are packages. */
export const version = "acey";

const IS_WORKER = typeof document === "undefined";
const FOLDER = new URL("../../vendor/pyodide/", import.meta.url).href;

/** What `pyodide-lock.json` of this very Pyodide says of itself, so that the file itself is not needed. */
export const LOCK_INFO = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" };

/** @typedef {import("./meter.js").Sign} Sign */

/** @type {(sign: Sign) => void} */
const tell = IS_WORKER
  ? (sign) => postMessage({ acey: sign })
  : (sign) => dispatchEvent(new CustomEvent("acey:sign", { detail: sign }));

if (IS_WORKER) installStandIn();
tell({ step: "wrapper" });
addEventListener("py:progress", (event) => tell({ step: String(/** @type {CustomEvent} */ (event).detail) }));

/**
 * Load Pyodide as PyScript asks for it.
 * @param {object} options
 */
export async function loadPyodide(options) {
  const plain = globalThis.fetch;
  globalThis.fetch = metered(plain.bind(globalThis), tell);
  addEventListener("acey:loaded", () => (globalThis.fetch = plain), { once: true });
  const pyodide = await import(`${FOLDER}pyodide.mjs`);
  const lockFileContents = JSON.stringify({ info: LOCK_INFO, packages: {} });
  return pyodide.loadPyodide({ ...options, indexURL: FOLDER, lockFileContents });
}
