/**
 * What can go wrong between page and engine.
 *
 * Codes of the engine itself are in `docs/protocol.md`. Codes of this side: `cancelled` (a job ended by
 * `cancel`), `load-failed` (a file is missing, `what` names it), `no-answer` (nothing came in a generous time),
 * `engine-lost` (the engine died and so did the one started in its place), `engine-failed` (it broke while
 * answering), `no-data` (a data file it asked for cannot be had).
 */

/** @typedef {import("./shapes.d.ts").ErrorShape} ErrorShape */
/** @typedef {import("./shapes.d.ts").ReasonShape} ReasonShape */

export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {string} message for developers; the page says `engine.failed.<code>` of the texts
   * @param {ReasonShape | null} [reason] why a move was refused
   * @param {number | null} [index] which action of a record was refused
   * @param {string | null} [what] the file or step it happened at, relative to the game's folder
   */
  constructor(code, message, reason = null, index = null, what = null) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.reason = reason;
    this.index = index;
    this.what = what;
    /** Whether only a reload of the page can try again. */
    this.needsReload = false;
  }

  /**
   * Make the error an answer tells of.
   * @param {ErrorShape} shape
   */
  static of(shape) {
    return new EngineError(shape.code, shape.message, shape.reason ?? null, shape.index ?? null);
  }
}

/**
 * Whether an error has this code.
 * @param {unknown} error
 * @param {string} code
 * @returns {error is EngineError}
 */
export function hasCode(error, code) {
  return error instanceof EngineError && error.code === code;
}

/**
 * Return the error as an EngineError; anything unknown gets the code given.
 * @param {unknown} error
 * @param {string} code
 * @param {string | null} [what]
 */
export function asEngineError(error, code, what = null) {
  if (error instanceof EngineError) return error;
  return new EngineError(code, error instanceof Error ? error.message : String(error), null, null, what);
}
