/**
 * An engine made of given answers, for tests: no Python, no worker.
 */

/** @typedef {import("./converse.js").Request} Request */
/** @typedef {((request: Request) => unknown) | Record<string, unknown>} Answers */

/**
 * Make a transport that answers from a function of the request, or from a table by its `cmd` (an entry may be a
 * function too). What a function throws reaches the caller as an engine that died.
 * @param {Answers} answers
 * @returns {import("./line.js").Transport}
 */
export function fakeTransport(answers) {
  return {
    kind: "fake",
    async call(text) {
      await undefined;
      const request = JSON.parse(text);
      return JSON.stringify((await answerTo(answers, request)) ?? unknown(request));
    },
    stop() {},
  };
}

/**
 * @param {Answers} answers
 * @param {Request} request
 */
function answerTo(answers, request) {
  const entry = typeof answers === "function" ? answers : answers[request.cmd];
  return typeof entry === "function" ? entry(request) : entry;
}

/** @param {Request} request */
function unknown(request) {
  return { error: { code: "unknown-command", message: `the fake has no answer to ${request.cmd}` } };
}
