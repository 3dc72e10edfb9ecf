/**
 * Finds the file that is to blame when something did not load: browsers often tell only that something did not.
 */

import { EngineError } from "./errors.js";

/** Milliseconds a file may take here. */
const LONGEST = 30_000;

/**
 * Return the error of the first file that cannot be had, or null when all are there.
 * @param {string} base
 * @param {Iterable<string>} files relative to the base
 * @returns {Promise<EngineError | null>}
 */
export async function findMissing(base, files) {
  for (const file of new Set(files)) {
    try {
      await fetchText(base, file);
    } catch (error) {
      return /** @type {EngineError} */ (error);
    }
  }
  return null;
}

/**
 * Return the files under a folder that this page has asked for so far, those that failed included.
 * @param {string} base
 * @param {string} folder
 * @returns {string[]}
 */
export function askedFor(base, folder) {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => name.split("?")[0]);
  return addresses.filter((name) => name.startsWith(base + folder)).map((name) => relative(base, name));
}

/**
 * Fetch a file as text; the error names the file.
 * @param {string} base
 * @param {string} file
 */
export async function fetchText(base, file) {
  try {
    const response = await fetch(new URL(file, base).href, { signal: AbortSignal.timeout(LONGEST) });
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
export function relative(base, address) {
  return address.startsWith(base) ? address.slice(base.length) : address;
}

/**
 * @param {string} file
 * @param {unknown} error
 */
export function loadFailed(file, error) {
  return new EngineError("load-failed", `${file}: ${error}`, null, null, file);
}
