/**
 * Loads PyScript itself, once a page, with the configuration of `pyscript.toml`; and finds out which file is to
 * blame when something did not load.
 */

import { EngineError } from "./errors.js";
import { isStorageRefused, installStandIn } from "./storage-stand-in.js";
import { readConfig } from "./toml.js";

/** @typedef {import("./toml.js").Config} Config */
/** @typedef {{core: any, config: Config}} PyScript */

const CONFIG = "pyscript.toml";
const CORE = "vendor/pyscript/core.js";
export const SOURCE = "web/engine/worker.py";

/** Files beside those of the configuration that a load needs, in the order in which it needs them. */
const NEEDED = [
  CONFIG,
  CORE,
  SOURCE,
  "web/engine/pyodide-wrapper.js",
  "web/engine/meter.js",
  "web/engine/storage-stand-in.js",
  "vendor/pyodide/pyodide.mjs",
  "vendor/pyodide/pyodide.asm.mjs",
  "vendor/pyodide/pyodide.asm.wasm",
  "vendor/pyodide/python_stdlib.zip",
];

/** @type {Promise<PyScript> | null} */
let loaded = null;
let attempts = 0;
let isEvaluated = false;

/**
 * Load PyScript, or return the one that is there: it reads its configuration once in the life of a page.
 * @param {string} base
 * @returns {Promise<PyScript>}
 */
export function loadPyScript(base) {
  loaded ??= load(base).catch((error) => {
    if (!isEvaluated) loaded = null;
    else if (error instanceof EngineError) error.needsReload = true;
    throw error;
  });
  return loaded;
}

/**
 * @param {string} base
 * @returns {Promise<PyScript>}
 */
async function load(base) {
  const config = readConfiguration(await fetchText(base, CONFIG), base);
  if (await isStorageRefused()) installStandIn();
  writeElement("py-config", config);
  writeElement("mpy-config", { plugins: config.plugins });
  const broken = brokenImport();
  try {
    const again = attempts++ ? `?again=${attempts}` : "";
    const core = await import(new URL(CORE + again, base).href);
    isEvaluated = true;
    await Promise.race([customElements.whenDefined("py-script"), broken.promise]);
    return { core, config };
  } catch (error) {
    throw await blame(base, error);
  } finally {
    broken.end();
  }
}

/**
 * @param {string} text
 * @param {string} base
 */
function readConfiguration(text, base) {
  try {
    return readConfig(text, base);
  } catch (error) {
    throw loadFailed(CONFIG, error);
  }
}

/**
 * @param {string} name
 * @param {object} config
 */
function writeElement(name, config) {
  document.querySelector(name)?.remove();
  const element = document.createElement(name);
  element.setAttribute("type", "json");
  element.hidden = true;
  element.textContent = JSON.stringify(config);
  document.head.append(element);
}

/** A promise that rejects when PyScript fails to import one of its own parts, of which it does not tell. */
function brokenImport() {
  /** @type {(event: PromiseRejectionEvent) => void} */
  let listener = () => {};
  const promise = new Promise((_, reject) => {
    listener = (event) => {
      if (/import|module/i.test(String(event.reason))) reject(event.reason);
    };
    addEventListener("unhandledrejection", listener);
  });
  promise.catch(() => {});
  return { promise, end: () => removeEventListener("unhandledrejection", listener) };
}

/**
 * Return the error to show for a load that went wrong: it names the first file that cannot be had, if there is one.
 * @param {string} base
 * @param {unknown} error
 * @param {string} [suspect] address of a file already known to have failed
 * @returns {Promise<EngineError>}
 */
export async function blame(base, error, suspect) {
  if (error instanceof EngineError) return error;
  if (suspect) return loadFailed(relative(base, suspect), error);
  const chunks = performance.getEntriesByType("resource").map(({ name }) => name.split("?")[0]);
  const near = chunks.filter((name) => name.startsWith(new URL("vendor/", base).href));
  const files = [...NEEDED, ...near.map((name) => relative(base, name))];
  for (const file of new Set(files)) {
    try {
      await fetchText(base, file);
    } catch (missing) {
      return /** @type {EngineError} */ (missing);
    }
  }
  return new EngineError("engine-failed", String(error));
}

/**
 * @param {string} base
 * @param {string} file
 */
export async function fetchText(base, file) {
  try {
    const response = await fetch(new URL(file, base).href);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.text();
  } catch (error) {
    throw loadFailed(file, error);
  }
}

/**
 * @param {string} base
 * @param {string} address
 */
function relative(base, address) {
  return address.startsWith(base) ? address.slice(base.length) : address;
}

/**
 * @param {string} file
 * @param {unknown} error
 */
function loadFailed(file, error) {
  return new EngineError("load-failed", `${file}: ${error}`, null, null, file);
}
