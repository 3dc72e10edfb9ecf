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
const NO_PACKAGES = JSON.stringify({ info: {}, packages: {} });

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
  return pyodide.loadPyodide({ ...options, indexURL: FOLDER, lockFileContents: NO_PACKAGES });
}
