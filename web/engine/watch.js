/**
 * A limit on silence, in seconds the page was awake: a machine that slept, or a tab that was frozen, counts as
 * one second at most, so that nothing is given up merely because time went by.
 */

import { EngineError } from "./errors.js";

/**
 * Call `onSilence` once when `touch` was not called for so many seconds; `touch` may set another limit.
 * @param {number} seconds
 * @param {(limit: number) => void} onSilence
 * @returns {{touch: (limit?: number) => void, end: () => void}}
 */
export function watchSilence(seconds, onSilence) {
  const tick = Math.min(1, seconds);
  let quiet = 0;
  let most = seconds;
  const timer = setInterval(() => {
    quiet += tick;
    if (quiet >= most) {
      clearInterval(timer);
      onSilence(most);
    }
  }, tick * 1000);
  return {
    touch(limit = most) {
      quiet = 0;
      most = limit;
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
