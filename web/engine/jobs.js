/**
 * Long work, slice by slice: `start`, `step` until there is an answer. Between two slices other requests get
 * through, since each slice is a request of its own.
 */

import { EngineError, hasCode } from "./errors.js";

/** @typedef {import("./converse.js").Request} Request */
/** @typedef {import("./converse.js").Answer} Answer */
/** @typedef {{id: number, done: Promise<Answer>}} Job */

/**
 * Make a driver of jobs over a function that asks once.
 * @param {(request: Request) => Promise<Answer>} call
 */
export function createJobs(call) {
  /** @type {Map<number, () => void>} */
  const running = new Map();
  let last = 0;
  return { start, cancel };

  /**
   * Start a job. `done` is its answer; when the engine is lost on the way, the job is begun anew, once.
   * @param {Request} job
   * @param {(progress: number) => void} [onProgress]
   * @returns {Job}
   */
  function start(job, onProgress = () => {}) {
    const id = ++last;
    const state = { isOver: false };
    /** @type {Promise<Answer>} */
    const done = new Promise((resolve, reject) => {
      running.set(id, () => reject(new EngineError("cancelled", "the job was cancelled")));
      again(job, onProgress, state).then(resolve, reject);
    });
    const end = () => {
      state.isOver = true;
      running.delete(id);
    };
    done.then(end, end);
    return { id, done };
  }

  /**
   * End a job: its `done` rejects at once with the code `cancelled`. A job that is over is left alone.
   * @param {number} id
   */
  function cancel(id) {
    running.get(id)?.();
  }

  /**
   * @param {Request} job
   * @param {(progress: number) => void} onProgress
   * @param {{isOver: boolean}} state
   */
  async function again(job, onProgress, state) {
    try {
      return await run(job, onProgress, state);
    } catch (error) {
      if (!hasCode(error, "engine-lost") || state.isOver) throw error;
      return run(job, onProgress, state);
    }
  }

  /**
   * @param {Request} job
   * @param {(progress: number) => void} onProgress
   * @param {{isOver: boolean}} state
   * @returns {Promise<Answer>}
   */
  async function run(job, onProgress, state) {
    const started = await call({ cmd: "start", job });
    while (!state.isOver) {
      const slice = await call({ cmd: "step", job: started.job });
      if (state.isOver) break;
      if ("answer" in slice) return answerOf(slice.answer);
      onProgress(slice.progress);
    }
    await call({ cmd: "cancel", job: started.job });
    throw new EngineError("cancelled", "the job was cancelled");
  }
}

/**
 * @param {Answer} answer
 * @returns {Answer}
 */
function answerOf(answer) {
  if (answer?.error) throw EngineError.of(answer.error);
  return answer;
}
