import assert from "node:assert/strict";
import test from "node:test";
import { createGame } from "../../web/app/game.js";
import { createSaves } from "../../web/app/saves.js";
import { initialState } from "../../web/app/state.js";
import { openStorage } from "../../web/app/storage.js";
import { createStore } from "../../web/app/store.js";
import { createEngine } from "../../web/engine.js";
import { fakeStorage, record, settled, view } from "./app-kit.js";
import { scripted } from "./engine-kit.js";

const KEPT = view({ rev: 7, phase: "roll", seat: 0, due: "roll" });

/** A page with a saved game, whose engine is there when `line.release` is called. */
function early() {
  const line = scripted([answered], { isHeld: true });
  const engine = createEngine({ open: line.open });
  const store = createStore({ ...initialState(), record: record(), view: KEPT, isFresh: false });
  engine.onState((state) => store.set({ engine: state }));
  const saves = createSaves(openStorage(() => fakeStorage()));
  const game = createGame({ engine, store, saves, onEvents() {}, onError: assert.ifError, now: () => "now" });
  const asked = () => line.texts.map((text) => JSON.parse(text)).filter(({ cmd }) => cmd !== "log" && cmd !== "ruleset");
  return { line, engine, store, game, asked };
}

function answered({ cmd, record: before, rev }) {
  if (cmd === "start") return { job: 1 };
  if (cmd === "step") return { answer: { intent: { do: "roll" } } };
  if (cmd !== "view" && cmd !== "act") return { log: [], fields: [] };
  const isAct = cmd === "act";
  return { record: before, pending: [], view: view({ ...KEPT, rev: isAct ? rev + 1 : rev, phase: isAct ? "play" : "roll" }) };
}

test("before the rules are there the saved game is in sight, and a wish waits where it can be seen", async () => {
  const { line, store, game } = early();
  assert.equal(await game.act({ do: "roll" }), false);
  await settled();
  assert.deepEqual([store.state.engine.state, store.state.waiting], ["loading", { do: "roll" }]);
  assert.equal(store.state.view, KEPT, "nothing is guessed");
  assert.deepEqual(line.texts, []);
});

test("once they are there the engine looks at the game first, and the last wish is carried out, once", async () => {
  const { line, engine, store, game, asked } = early();
  await game.act({ do: "resign", seat: 0 });
  await game.act({ do: "roll" });
  line.release();
  await engine.ready;
  await game.resume();
  assert.deepEqual(asked().map(({ cmd, intent }) => [cmd, intent]), [["view", undefined], ["act", { do: "roll" }]]);
  assert.deepEqual([store.state.view?.phase, store.state.waiting], ["play", null]);
});

test("a question and a long job that were begun early are answered late, each by its own answer", async () => {
  const { line, engine, asked } = early();
  const question = engine.ask({ cmd: "why" });
  const job = engine.start({ cmd: "choose" });
  await settled();
  assert.deepEqual(asked(), []);
  line.release();
  assert.deepEqual(await question, { log: [], fields: [] });
  assert.deepEqual(await job.done, { intent: { do: "roll" } });
});
