/**
 * Loads PyScript itself, once a page, with the configuration of `pyscript.toml`; and finds out which file is to
 * blame when something did not load.
 */

import { asEngineError, hasCode } from "./errors.js";
import { onStrayRejection } from "./load-watch.js";
import { askedFor, fetchText, findMissing, loadFailed, relative } from "./missing.js";
import { isStorageRefused, installStandIn } from "./storage-stand-in.js";
import { readConfig } from "./toml.js";
import { noAnswer, watchSilence } from "./watch.js";

/** @typedef {import("./toml.js").Config} Config */
/** @typedef {{core: any, config: Config}} PyScript */

const CONFIG = "pyscript.toml";
const CORE = "vendor/pyscript/core.js";
const WRAPPER = "web/engine/pyodide-wrapper.js";
export const SOURCE = "web/engine/worker.py";

/** What a load needs before Python begins to load, and then, in this order; beside the parts of these modules. */
const PAGE_FILES = [CONFIG, CORE, SOURCE, WRAPPER];
const PYTHON_FILES = [
  "vendor/pyodide/pyodide.mjs",
  "vendor/pyodide/pyodide.asm.mjs",
  "vendor/pyodide/pyodide.asm.wasm",
  "vendor/pyodide/python_stdlib.zip",
];

/** Files that can be asked for again; of a module's parts browsers remember that they failed. */
const RETRIED = [CONFIG, CORE];

/** @type {Promise<PyScript> | null} */
let loaded = null;
let attempts = 0;
let isEvaluated = false;

/**
 * Load PyScript, or return the one that is there: it reads its configuration once in the life of a page.
 * @param {string} base
 * @param {number} patience seconds it may take
 * @returns {Promise<PyScript>}
 */
export function loadPyScript(base, patience) {
  loaded ??= load(base, patience).catch((error) => {
    if (isEvaluated || !RETRIED.includes(error.what)) error.needsReload = true;
    else loaded = null;
    throw error;
  });
  return loaded;
}

/**
 * @param {string} base
 * @param {number} patience
 * @returns {Promise<PyScript>}
 */
async function load(base, patience) {
  const config = readConfiguration(await fetchText(base, CONFIG), base);
  if (await isStorageRefused()) installStandIn();
  globalThis.Worker ??= /** @type {any} */ (NoWorker);
  writeElement("py-config", config);
  writeElement("mpy-config", { plugins: config.plugins });
  const trouble = watchTrouble(patience);
  try {
    const again = attempts++ ? `?again=${attempts}` : "";
    const core = await Promise.race([import(new URL(CORE + again, base).href), trouble.found]);
    isEvaluated = true;
    await Promise.race([customElements.whenDefined("py-script"), trouble.found]);
    return { core, config };
  } catch (error) {
    throw await blame(base, error);
  } finally {
    trouble.end();
  }
}

/** What PyScript extends as it loads, where the browser has no workers at all. */
class NoWorker {
  constructor() {
    throw new Error("the browser has no workers");
  }
}

/**
 * A promise that rejects when PyScript fails to fetch one of its parts, or takes too long.
 * @param {number} patience
 */
function watchTrouble(patience) {
  /** @type {(error: unknown) => void} */
  let find = () => {};
  /** @type {Promise<never>} */
  const found = new Promise((_, reject) => (find = reject));
  found.catch(() => {});
  const silence = watchSilence(patience, () => find(noAnswer(patience)));
  const stray = onStrayRejection(find);
  return {
    found,
    end() {
      silence.end();
      stray();
    },
  };
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

/**
 * Return the error to show for a load that went wrong: it names the first file that cannot be had, if there is one.
 * A file known to have failed is the suspect; before Python has begun to load its files are not to blame.
 * @param {string} base
 * @param {unknown} error
 * @param {{suspect?: string, hasBegun?: boolean, files?: Record<string, string>}} [known]
 * @returns {Promise<import("./errors.js").EngineError>}
 */
export async function blame(base, error, { suspect, hasBegun = false, files = {} } = {}) {
  if (suspect) return loadFailed(relative(base, suspect), error);
  if (hasCode(error, "load-failed")) return error;
  if (hasCode(error, "no-answer") && error.what) return loadFailed(error.what, error);
  const parts = [...(await partsOf(base, CORE)), ...(await partsOf(base, WRAPPER)), ...askedFor(base, "vendor/pyscript/")];
  const engine = Object.keys(files).map((file) => relative(base, file));
  const later = hasBegun ? [...engine, ...PYTHON_FILES] : [];
  const missing = await findMissing(base, [...PAGE_FILES, ...parts, ...later]);
  return missing ?? asEngineError(error, "engine-failed");
}

/**
 * Return the files beside a module that it imports: PyScript's change with its version, and a built page has none of ours.
 * @param {string} base
 * @param {string} module
 */
async function partsOf(base, module) {
  const text = await fetchText(base, module).catch(() => "");
  const folder = module.slice(0, module.lastIndexOf("/") + 1);
  return [...text.matchAll(/"\.\/([\w-]+\.js)"/g)].map(([, name]) => folder + name);
}
