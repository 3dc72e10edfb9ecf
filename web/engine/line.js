/**
 * A line to an engine that may die: whoever waits for an answer then gets `engine-lost`.
 */

import { EngineError } from "./errors.js";
import { watchSilence } from "./watch.js";

/**
 * What stands behind the seam: text in, text out, in order. `call` may reject when the engine broke;
 * `lost` settles when it is known to be dead.
 * @typedef {object} Transport
 * @property {string} kind
 * @property {(text: string) => Promise<string>} call
 * @property {() => void} stop
 * @property {Promise<unknown>} [lost]
 */

/**
 * @typedef {object} Line
 * @property {string} kind
 * @property {(text: string) => Promise<string>} call
 * @property {(why: string) => void} cut end the engine; everyone waiting gets `engine-lost`
 * @property {boolean} isCut
 */

/**
 * Put a line over a transport. An answer that takes longer than `patience` seconds cuts it.
 * @param {Transport} transport
 * @param {number} patience
 * @param {() => void} onCut
 * @returns {Line}
 */
export function openLine(transport, patience, onCut) {
  /** @type {Set<(error: EngineError) => void>} */
  const waiting = new Set();
  const line = { kind: transport.kind, call, cut, isCut: false };
  transport.lost?.then((why) => cut(String(why)));
  return line;

  /** @param {string} text */
  function call(text) {
    if (line.isCut) return Promise.reject(lost("the engine is gone"));
    return new Promise((resolve, reject) => {
      const watch = watchSilence(patience, () => cut(`no answer in ${patience} seconds`));
      const end = () => {
        watch.end();
        waiting.delete(refuse);
      };
      /** @param {EngineError} error */
      const refuse = (error) => {
        end();
        reject(error);
      };
      waiting.add(refuse);
      transport.call(text).then(
        (answer) => {
          end();
          resolve(answer);
        },
        (error) => (isPythonError(error) ? refuse(failed(error)) : cut(String(error))),
      );
    });
  }

  /** @param {string} why */
  function cut(why) {
    if (line.isCut) return;
    line.isCut = true;
    transport.stop();
    onCut();
    for (const refuse of [...waiting]) refuse(lost(why));
  }
}

/** @param {string} why */
function lost(why) {
  return new EngineError("engine-lost", why);
}

/** @param {unknown} error */
function failed(error) {
  return new EngineError("engine-failed", String(error));
}

/**
 * Whether Python raised: then the engine lives on. Through a worker only the message tells.
 * @param {unknown} error
 */
function isPythonError(error) {
  return error instanceof Error && /^\s*(PythonError: )?Traceback /.test(error.message);
}
