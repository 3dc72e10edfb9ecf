/**
 * Follows one load: what the interpreter's side tells of goes to the progress; silence, a file that failed, a
 * rejection nobody caught (PyScript does not tell of all it fails to fetch) and giving up end it.
 */

import { EngineError } from "./errors.js";
import { relative } from "./missing.js";
import { createProgress } from "./progress.js";
import { noAnswer, watchSilence } from "./watch.js";

/** @typedef {import("./meter.js").Sign} Sign */

/** How much longer than a file Python may take while nothing is fetched: a slow machine is silent then. */
const STARTING = 4;

/**
 * @typedef {object} LoadWatch
 * @property {Promise<never>} failed rejects when the load failed
 * @property {(error: unknown) => void} fail
 * @property {(sign: Sign) => void} listen
 * @property {() => boolean} hasSpoken whether the interpreter's side has told anything
 * @property {() => string | undefined} suspect address of a file that failed
 * @property {() => void} end
 */

/**
 * @param {import("./open.js").Opening} opening
 * @returns {LoadWatch}
 */
export function watchLoad({ base, patience, signal, report }) {
  const progress = createProgress(report);
  /** @type {string | undefined} */
  let suspect;
  let hasSpoken = false;
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => (fail = reject));
  failed.catch(() => {});

  /** @type {Set<string>} */
  const coming = new Set();
  const silence = watchSilence(patience, (limit) => {
    const [waitedFor] = coming;
    fail(noAnswer(limit, waitedFor ? relative(base, waitedFor) : null));
  });
  const stray = onStrayRejection(fail);
  signal.addEventListener("abort", () => fail(new EngineError("cancelled", "the load was given up")));

  return {
    failed,
    fail,
    listen(sign) {
      hasSpoken = true;
      if ("failed" in sign) {
        suspect ??= sign.failed;
        fail(new Error(sign.why));
        return;
      }
      if ("file" in sign) sign.isWhole ? coming.delete(sign.file) : coming.add(sign.file);
      silence.touch(coming.size ? patience : patience * STARTING);
      progress.sign(sign);
    },
    hasSpoken: () => hasSpoken,
    suspect: () => suspect,
    end() {
      silence.end();
      stray();
    },
  };
}

/**
 * Call a function with each failed fetch or import that nobody caught.
 * @param {(error: unknown) => void} listener
 * @returns {() => void} ends it
 */
export function onStrayRejection(listener) {
  const hear = (/** @type {PromiseRejectionEvent} */ event) => {
    if (/import|module|fetch/i.test(String(event.reason))) listener(event.reason);
  };
  addEventListener("unhandledrejection", hear);
  return () => removeEventListener("unhandledrejection", hear);
}
