/**
 * A limit on silence, in seconds the page was awake: a machine that slept, or a tab that was frozen, counts as
 * one second at most, so that nothing is given up merely because time went by.
 */

import { EngineError } from "./errors.js";

/**
 * Call `onSilence` once when `touch` was not called for so many seconds.
 * @param {number} seconds
 * @param {() => void} onSilence
 * @returns {{touch: () => void, end: () => void}}
 */
export function watchSilence(seconds, onSilence) {
  const tick = Math.min(1, seconds);
  let quiet = 0;
  const timer = setInterval(() => {
    quiet += tick;
    if (quiet >= seconds) {
      clearInterval(timer);
      onSilence();
    }
  }, tick * 1000);
  return {
    touch() {
      quiet = 0;
    },
    end: () => clearInterval(timer),
  };
}

/**
 * @param {number} seconds
 * @param {string | null} [what] the file that was being waited for
 */
export function noAnswer(seconds, what = null) {
  return new EngineError("no-answer", `nothing came in ${seconds} seconds`, null, null, what);
}
