import assert from "node:assert/strict";
import { test } from "node:test";

import { createEngine } from "../../web/engine.js";
import { scripted, tick } from "./engine-kit.js";

const BASE = "https://host/";

/**
 * An engine with jobs of so many slices, and a list of what was asked in which order.
 * @param {number} slices
 */
function withJobs(slices) {
  /** @type {string[]} */
  const asked = [];
  const left = new Map();
  const answers = (/** @type {any} */ request) => {
    asked.push(request.job?.cmd ? `start ${request.job.cmd}` : [request.cmd, request.job].filter(Boolean).join(" "));
    if (request.cmd === "start") {
      left.set(left.size + 1, slices);
      return { job: left.size };
    }
    if (request.cmd !== "step") return {};
    left.set(request.job, left.get(request.job) - 1);
    const rest = left.get(request.job);
    return rest ? { progress: 1 - rest / slices } : { answer: { intent: { do: "roll" }, of: request.job } };
  };
  return { asked, engine: createEngine({ mode: "fake", base: BASE, answers }) };
}

test("a job is started and stepped until there is an answer, with progress between", async () => {
  const { asked, engine } = withJobs(4);
  const progress = [];
  const job = engine.start({ cmd: "choose" }, (done) => progress.push(done));
  assert.deepEqual(await job.done, { intent: { do: "roll" }, of: 1 });
  assert.deepEqual(progress, [0.25, 0.5, 0.75]);
  assert.deepEqual(asked, ["start choose", "step 1", "step 1", "step 1", "step 1"]);
});

test("other requests get through between two slices", async () => {
  const { asked, engine } = withJobs(3);
  let requests = 0;
  await engine.start({ cmd: "choose" }, () => {
    requests += 1;
    engine.ask({ cmd: `view${requests}` });
  }).done;
  await tick();
  assert.deepEqual(asked, ["start choose", "step 1", "view1", "step 1", "view2", "step 1"]);
});

test("two jobs run side by side and keep their answers apart", async () => {
  const { engine } = withJobs(3);
  const [one, two] = [engine.start({ cmd: "choose" }), engine.start({ cmd: "choose" })];
  assert.notEqual(one.id, two.id);
  assert.deepEqual([(await one.done).of, (await two.done).of], [1, 2]);
});

test("a cancelled job rejects at once, is ended between slices and tells no more progress", async () => {
  const { asked, engine } = withJobs(100);
  const progress = [];
  const job = engine.start({ cmd: "choose" }, (done) => {
    progress.push(done);
    if (progress.length === 3) engine.cancel(job.id);
  });
  await assert.rejects(job.done, { code: "cancelled", name: "EngineError" });
  await tick(5);
  assert.equal(progress.length, 3);
  assert.deepEqual(asked.slice(-2), ["step 1", "cancel 1"]);
  const count = asked.length;
  engine.cancel(job.id);
  await tick(5);
  assert.equal(asked.length, count);
});

test("a job cancelled before it began never steps", async () => {
  const { asked, engine } = withJobs(3);
  const job = engine.start({ cmd: "choose" });
  engine.cancel(job.id);
  await assert.rejects(job.done, { code: "cancelled" });
  await tick(5);
  assert.deepEqual(asked, ["start choose", "cancel 1"]);
});

test("cancelling what is over or unknown does nothing", async () => {
  const { asked, engine } = withJobs(1);
  const job = engine.start({ cmd: "choose" });
  await job.done;
  engine.cancel(job.id);
  engine.cancel(77);
  await tick();
  assert.deepEqual(asked, ["start choose", "step 1"]);
});

test("a job's error rejects it, wherever it comes from", async () => {
  const error = { code: "wrong-phase", message: "nothing to choose" };
  for (const replies of [[{ error }], [{ job: 1 }, { error }], [{ job: 1 }, { answer: { error } }]]) {
    const { open } = scripted(replies.map((reply) => () => reply));
    const job = createEngine({ base: BASE, open }).start({ cmd: "choose" });
    await assert.rejects(job.done, { code: "wrong-phase", message: "nothing to choose" });
  }
});

test("a job whose engine dies is begun anew, once", async () => {
  const dead = new Error("terminated");
  const steps = [() => ({ job: 1 }), () => ({ progress: 0.5 }), dead];
  const opens = [scripted([...steps]), scripted([() => ({ job: 1 }), () => ({ answer: { intent: 1 } })])];
  const engine = createEngine({ base: BASE, open: (opening) => /** @type {any} */ (opens.shift()).open(opening) });
  assert.deepEqual(await engine.start({ cmd: "choose" }).done, { intent: 1 });

  const dying = [scripted([...steps]), scripted([...steps]), scripted([() => ({})])];
  const other = createEngine({ base: BASE, open: (opening) => /** @type {any} */ (dying.shift()).open(opening) });
  await assert.rejects(other.start({ cmd: "choose" }).done, { code: "engine-lost" });
});
