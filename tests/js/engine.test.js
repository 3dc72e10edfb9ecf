import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { EngineError, createEngine } from "../../web/engine.js";
import { tick, scripted } from "./engine-kit.js";

const BASE = "https://host/some/path/";
const plainFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = plainFetch;
});

/** @param {import("../../web/engine/fake.js").Answers} answers */
function fake(answers) {
  return createEngine({ mode: "fake", base: BASE, answers });
}

test("a request gets its answer, from a function or from a table", async () => {
  assert.deepEqual(await fake((request) => ({ echo: request })).ask({ cmd: "x", n: 1 }), { echo: { cmd: "x", n: 1 } });
  const engine = fake({ presets: { presets: [] }, double: ({ n }) => ({ n: 2 * n }) });
  assert.deepEqual(await engine.ask({ cmd: "presets" }), { presets: [] });
  assert.deepEqual(await engine.ask({ cmd: "double", n: 4 }), { n: 8 });
  await assert.rejects(engine.ask({ cmd: "other" }), { code: "unknown-command" });
});

test("requests under way at once each get their own answer", async () => {
  const engine = fake(async ({ n }) => {
    await tick(5 - n);
    return { n };
  });
  const answers = await Promise.all([1, 2, 3, 4].map((n) => engine.ask({ cmd: "x", n })));
  assert.deepEqual(answers, [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
});

test("an answer with an error rejects with its code, message, reason and index", async () => {
  const reason = { code: "blocked", field: null, params: { to: 5 }, message: "The point 5 is blocked." };
  const engine = fake({ act: { error: { code: "illegal-move", message: "no", reason, index: 3 } } });
  const error = await engine.ask({ cmd: "act" }).catch((thrown) => thrown);
  assert.ok(error instanceof EngineError && error instanceof Error);
  assert.deepEqual([error.code, error.message, error.reason, error.index], ["illegal-move", "no", reason, 3]);
  assert.equal(new EngineError("x", "y").reason, null);
});

test("an answer that is no object is an engine that failed", async () => {
  for (const text of ["", "nonsense", "7", "null"]) {
    const { open } = scripted([() => text]);
    await assert.rejects(createEngine({ base: BASE, open }).ask({ cmd: "x" }), { code: "engine-failed" });
  }
});

test("requests made before the engine is ready wait", async () => {
  const line = scripted([(request) => ({ echo: request.n })], { isHeld: true });
  const engine = createEngine({ base: BASE, open: line.open });
  const states = [];
  engine.onState((state) => states.push(state.state));
  const answers = Promise.all([engine.ask({ n: 1 }), engine.ask({ n: 2 })]);
  await tick();
  assert.deepEqual([line.texts, states], [[], ["loading"]]);
  line.report(0.5, "python");
  line.release();
  assert.deepEqual(await answers, [{ echo: 1 }, { echo: 2 }]);
  assert.deepEqual(states, ["loading", "loading", "ready"]);
  await engine.ready;
});

test("progress is told with its step, and no more after unsubscribing", async () => {
  const line = scripted([() => ({})], { isHeld: true });
  const engine = createEngine({ base: BASE, open: line.open });
  const states = [];
  const end = engine.onState((state) => states.push(state));
  line.report(0.25, "python");
  end();
  line.report(0.5, "rules");
  assert.deepEqual(states, [
    { state: "loading", progress: 0, what: "files" },
    { state: "loading", progress: 0.25, what: "python" },
  ]);
});

test("a failed load says what failed and can be tried again; what waited is answered then", async () => {
  let broken = true;
  const line = scripted([() => ({ ok: true })]);
  const open = (opening) => {
    if (broken) throw new EngineError("load-failed", "x.wasm: status 404", null, null, "vendor/x.wasm");
    return line.open(opening);
  };
  const engine = createEngine({ base: BASE, open: async (opening) => open(opening) });
  const answer = engine.ask({ cmd: "x" });
  await assert.rejects(engine.ready, { code: "load-failed", what: "vendor/x.wasm" });
  let last;
  engine.onState((state) => (last = state));
  assert.deepEqual([last.state, last.error.what, last.reload], ["failed", "vendor/x.wasm", false]);

  broken = false;
  engine.restart();
  assert.equal(last.state, "loading");
  await engine.ready;
  assert.deepEqual(await answer, { ok: true });
  assert.equal(last.state, "ready");
});

test("a restart while loading gives the first load up", async () => {
  const first = scripted([() => ({ from: 1 })], { isHeld: true });
  const second = scripted([() => ({ from: 2 })]);
  const opens = [first.open, second.open];
  const signals = [];
  const open = (opening) => {
    signals.push(opening.signal);
    return /** @type {any} */ (opens.shift())(opening);
  };
  const engine = createEngine({ base: BASE, open });
  engine.restart();
  assert.deepEqual(signals.map((signal) => signal.aborted), [true, false]);
  await engine.ready;
  first.release();
  await tick();
  assert.deepEqual(await engine.ask({}), { from: 2 });
  assert.equal(first.stops, 1);
});

test("an engine that dies is started anew and asked the same again", async () => {
  const dying = scripted([() => ({ n: 1 }), new Error("worker terminated")]);
  const fresh = scripted([() => ({ n: 2 })]);
  const opens = [dying, fresh];
  const engine = createEngine({ base: BASE, open: (opening) => /** @type {any} */ (opens.shift()).open(opening) });
  assert.deepEqual(await engine.ask({ cmd: "a" }), { n: 1 });
  assert.deepEqual(await engine.ask({ cmd: "b" }), { n: 2 });
  assert.equal(dying.stops, 1);
  assert.deepEqual(fresh.texts, ['{"cmd":"b"}']);
});

test("a request that kills two engines in a row rejects with engine-lost, and the next one is answered", async () => {
  const opens = [scripted([new Error("dead")]), scripted([new Error("dead")]), scripted([() => ({ n: 3 })])];
  const engine = createEngine({ base: BASE, open: (opening) => /** @type {any} */ (opens.shift()).open(opening) });
  await assert.rejects(engine.ask({ cmd: "a" }), { code: "engine-lost" });
  assert.deepEqual(await engine.ask({ cmd: "b" }), { n: 3 });
});

test("an engine known to be lost is replaced at once, but not without end", async () => {
  let opened = 0;
  const open = async () => {
    opened += 1;
    return { kind: "x", call: async () => "{}", stop() {}, lost: Promise.resolve("crashed") };
  };
  const engine = createEngine({ base: BASE, open });
  const failed = new Promise((resolve) => engine.onState((state) => state.state === "failed" && resolve(state)));
  assert.equal((await failed).error.code, "engine-lost");
  assert.equal(opened, 4);
});

test("an engine that does not answer in time is lost", async () => {
  const silent = scripted([() => new Promise(() => {})]);
  const fresh = scripted([() => ({ ok: true })]);
  const opens = [silent, fresh];
  const open = (opening) => /** @type {any} */ (opens.shift()).open(opening);
  const engine = createEngine({ base: BASE, open, patience: 0.02 });
  assert.deepEqual(await engine.ask({}), { ok: true });
  assert.equal(silent.stops, 1);
});

test("Python that raises is a failed answer, not a lost engine", async () => {
  const line = scripted([new Error("PythonError: Traceback (most recent call last):\n boom"), () => ({ ok: true })]);
  const engine = createEngine({ base: BASE, open: line.open });
  await assert.rejects(engine.ask({}), { code: "engine-failed" });
  assert.deepEqual(await engine.ask({}), { ok: true });
  assert.equal(line.stops, 0);
});
