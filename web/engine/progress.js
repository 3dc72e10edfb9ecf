/**
 * Turns what the interpreter's side tells of a load into one number that only grows, and a step to name.
 */

/** Bytes of the big files where nobody says, roughly: only the bar's pace hangs on it. */
const PLAIN = 12_300_000;
const PYSCRIPT = 0.05;
const DOWNLOADED = 0.55;

/** How far along the load is when PyScript tells of these steps. */
const STEPS = new Map([
  ["wrapper", [PYSCRIPT, "python"]],
  ["Loaded interpreter", [0.85, "rules"]],
  ["Loaded files", [0.92, "rules"]],
]);

/** @typedef {import("./meter.js").Sign} Sign */

/**
 * @param {(progress: number, what: string) => void} report
 * @returns {{sign: (sign: Sign) => void}}
 */
export function createProgress(report) {
  /** @type {Map<string, number>} */
  const bytes = new Map();
  let expected = PLAIN;
  let progress = 0;
  let what = "files";

  /** @param {number} reached @param {string} [step] */
  function show(reached, step = what) {
    progress = Math.max(progress, reached);
    what = step;
    report(progress, what);
  }

  return {
    sign(sign) {
      if ("step" in sign) {
        const [reached, step] = STEPS.get(sign.step) ?? [progress, what];
        show(Number(reached), String(step));
      } else if ("expected" in sign) {
        expected = sign.expected;
      } else if ("file" in sign) {
        bytes.set(sign.file, sign.bytes);
        const sum = [...bytes.values()].reduce((total, count) => total + count, 0);
        show(PYSCRIPT + (DOWNLOADED - PYSCRIPT) * Math.min(1, sum / expected));
      }
    },
  };
}
