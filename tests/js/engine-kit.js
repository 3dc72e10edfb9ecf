/** What the engine's tests share. */

/** @param {number} [ms] */
export function tick(ms = 0) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * A transport that goes through a list of replies (the last one stays): a function of the request, or an error that
 * `call` rejects with. A function may return an object, a text as it is, or a promise. Held, it opens on `release`.
 * @param {(Error | ((request: any) => any))[]} replies
 * @param {{isHeld?: boolean}} [options]
 */
export function scripted(replies, { isHeld = false } = {}) {
  /** @type {any} */
  let opening = null;
  let release = () => {};
  const held = isHeld ? new Promise((resolve) => (release = () => resolve(undefined))) : Promise.resolve();
  const line = {
    /** @type {string[]} */
    texts: [],
    stops: 0,
    release: () => release(),
    report: (/** @type {number} */ progress, /** @type {string} */ what) => opening.report(progress, what),
    async open(/** @type {any} */ given) {
      opening = given;
      await held;
      return { kind: "scripted", call, stop: () => void (line.stops += 1) };
    },
  };
  return line;

  /** @param {string} text */
  async function call(text) {
    line.texts.push(text);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply instanceof Error) throw reply;
    const answer = await reply?.(JSON.parse(text));
    return typeof answer === "string" ? answer : JSON.stringify(answer);
  }
}
