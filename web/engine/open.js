/**
 * Which engine stands behind the seam: a worker, the main thread where none can start, or a fake.
 */

import { hasCode } from "./errors.js";
import { fakeTransport } from "./fake.js";
import { openMainThread } from "./main-thread.js";
import { openWorker } from "./worker.js";

/** @typedef {import("./line.js").Transport} Transport */

/**
 * What opening a transport needs.
 * @typedef {object} Opening
 * @property {"worker" | "main" | "fake"} [mode]
 * @property {string} base address of the game's folder
 * @property {number} patience seconds without more of a file after which the load counts as failed
 * @property {AbortSignal} signal ends the load
 * @property {(progress: number, what: string) => void} report
 * @property {import("./fake.js").Answers} [answers]
 */

/** Opens the transport of a page that brings its own. @type {((opening: Opening) => Promise<Transport>) | null} */
let own = null;

/**
 * Have engines opened in another way than from files beside the page.
 * @param {(opening: Opening) => Promise<Transport>} open
 */
export function openBy(open) {
  own = open;
}

/**
 * Open the transport the mode asks for.
 * @param {Opening} opening
 * @returns {Promise<Transport>}
 */
export async function openTransport(opening) {
  switch (opening.mode) {
    case "fake":
      return fakeTransport(opening.answers ?? {});
    case "main":
      return openMainThread(opening);
    case "worker":
      return openWorker(opening);
    default:
      if (own) return own(opening);
      return openWorker(opening).catch((error) => {
        if (!hasCode(error, "no-worker")) throw error;
        console.warn(`no worker (${error.message}): the engine runs on the main thread`);
        return openMainThread(opening);
      });
  }
}
