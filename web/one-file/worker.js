/**
 * The worker of the one file: Pyodide itself, with the files that the page hands it, and the engine's one door.
 */

// @ts-ignore - Pyodide's types want those of Node
import { loadPyodide } from "pyodide/pyodide.mjs";
// @ts-ignore - and it states none for its interpreter
import createPyodideModule from "pyodide/pyodide.asm.mjs";

import { EMPTY_LOCK } from "../engine/lock-info.js";

const NOWHERE = "https://nowhere.invalid/";

/** @type {((text: string) => string) | null} */
let door = null;

addEventListener("message", async ({ data: { id, text, files } }) => {
  try {
    if (files) door = await open(files);
    postMessage({ id, answer: text === undefined ? "" : door?.(text) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

/**
 * Start Python and return the engine's door.
 * @param {Record<string, ArrayBuffer>} files
 * @returns {Promise<(text: string) => string>}
 */
async function open(files) {
  globalThis.fetch = async (input) => {
    const name = String(input).slice(NOWHERE.length);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(files[name], { headers: { "Content-Type": type } });
  };
  const settings = { createPyodideModule, indexURL: NOWHERE, lockFileContents: EMPTY_LOCK };
  const python = await loadPyodide(settings);
  python.unpackArchive(files["acey.zip"], "zip");
  return python.pyimport("acey.bridge").call;
}
