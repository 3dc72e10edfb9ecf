/**
 * The interpreter PyScript loads, in a worker or on the main thread: Pyodide, light where it can be, without its list
 * of packages (the game needs none), telling the page how loading goes.
 */

import { fetchLight } from "./light.js";
import { EMPTY_LOCK } from "./lock-info.js";
import { metered } from "./meter.js";
import { installStandIn } from "./storage-stand-in.js";

/** Asked for by PyScript, which keeps a database by this name where there are packages. */
export const version = "acey";

const IS_WORKER = typeof document === "undefined";
const PLAIN = new URL("../../vendor/pyodide/", import.meta.url).href;
const LIGHT = new URL("../../vendor/light/", import.meta.url).href;

/** @typedef {import("./meter.js").Sign} Sign */

/** @type {(sign: Sign) => void} */
const tell = IS_WORKER
  ? (sign) => postMessage({ acey: sign })
  : (sign) => dispatchEvent(new CustomEvent("acey:sign", { detail: sign }));

if (IS_WORKER) installStandIn();
tell({ step: "wrapper" });
addEventListener("py:progress", (event) => tell({ step: String(/** @type {CustomEvent} */ (event).detail) }));

/**
 * Load Pyodide as PyScript asks for it: the light runtime, or the plain one where that cannot be had or does not run.
 * @param {object} options
 */
export async function loadPyodide(options) {
  const plain = globalThis.fetch.bind(globalThis);
  globalThis.fetch = metered(plain, tell);
  addEventListener("acey:loaded", () => (globalThis.fetch = plain), { once: true });
  const coming = fetchLight(LIGHT, metered(plain, tellUnlessFailed), (bytes) => tell({ expected: bytes }));
  const [pyodide, light] = await Promise.all([import(`${PLAIN}pyodide.mjs`), coming.catch(refused)]);
  const settings = { ...options, indexURL: PLAIN, lockFileContents: EMPTY_LOCK };
  const python = light && (await loadLight(pyodide, settings, light).catch(refused));
  return python ?? pyodide.loadPyodide(settings);
}

/**
 * @param {any} pyodide
 * @param {object} settings
 * @param {import("./light.js").Light} light
 */
async function loadLight(pyodide, settings, { createPyodideModule, fetch }) {
  const metered = globalThis.fetch;
  globalThis.fetch = fetch;
  try {
    return await pyodide.loadPyodide({ ...settings, createPyodideModule });
  } finally {
    globalThis.fetch = metered;
  }
}

/** @param {unknown} error */
function refused(error) {
  console.warn(`the light runtime cannot be used, the plain one will do: ${error}`);
  return null;
}

/** What fails here is asked for again in its plain form. @param {Sign} sign */
function tellUnlessFailed(sign) {
  if (!("failed" in sign)) tell(sign);
}
