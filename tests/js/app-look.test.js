import assert from "node:assert/strict";
import test from "node:test";

import { dueAction } from "../../web/app/actions.js";
import { NOTHING, planFor } from "../../web/app/auto.js";
import { createComputer } from "../../web/app/computer.js";
import { createGame } from "../../web/app/game.js";
import { createLook } from "../../web/app/look.js";
import { createSaves } from "../../web/app/saves.js";
import { shortcut } from "../../web/app/shortcuts.js";
import { DEFAULT_SETTINGS, initialState, shownView } from "../../web/app/state.js";
import { openStorage } from "../../web/app/storage.js";
import { createStore } from "../../web/app/store.js";
import { isInteractive } from "../../web/app/table.js";
import { computer, fakeEngine, fakeStorage, person, record, settled, view } from "./app-kit.js";

const LOG = [0, 1, 2, 3].map((index) => ({ index, seat: 0, kind: "roll", dice: [6, 1], text: "6-1" }));
const MAY = { roll: false, undo: true, done: true, name: false, resign: true };

/** A game of four actions, looked back at through an engine that shows the asked moment. */
function looking(changes = {}, answers = {}) {
  const engine = fakeEngine({ view: ({ at, rev }) => ({ view: view({ rev, phase: "roll", seat: 1, pips: [at, at] }) }), ...answers });
  const store = createStore({
    ...initialState(), engine: { state: "ready" }, record: record(), isFresh: true, log: LOG, settings: DEFAULT_SETTINGS,
    view: view({ phase: "play", seat: 0, due: "done", may: MAY }), ...changes,
  });
  const errors = [];
  const look = createLook({ ask: engine.ask, store, onError: (error) => errors.push(error) });
  return { engine, store, look, errors };
}

test("every moment from first to last can be looked at, and no other", async () => {
  const { store, look } = looking();
  const seen = [];
  for (const go of [() => look.to(2), () => look.step(1), () => look.step(Infinity), () => look.step(1), () => look.step(-Infinity), () => look.step(-1)]) {
    await go();
    seen.push(store.state.look?.at);
  }
  assert.deepEqual(seen, [2, 3, 4, 4, 0, 0]);
  assert.deepEqual(shownView(store.state)?.pips, [0, 0]);
  look.end();
  assert.equal(shownView(store.state)?.phase, "play");
});

test("one step forward follows the moves, every other way shows the position as it is", async () => {
  const { store, look } = looking();
  const revs = [];
  for (const at of [1, 2, 1, 3]) {
    await look.to(at);
    revs.push(store.state.look?.view.rev);
  }
  assert.deepEqual(revs.slice(1).map((rev, index) => rev - revs[index]), [1, 2, 2]);
});

test("the last of several steps in a hurry counts", async () => {
  const { engine, store, look } = looking();
  engine.isHeld = true;
  const steps = [look.to(1), look.to(2), look.to(3)];
  engine.release();
  await Promise.all(steps);
  assert.equal(store.state.look?.at, 3);
  engine.isHeld = true;
  const late = look.to(1);
  look.end();
  engine.release();
  await late;
  assert.equal(store.state.look, null);
});

test("while one looks back nothing of the game can be touched, and one thing is due", async () => {
  const { store, look } = looking({ settings: { ...DEFAULT_SETTINGS, confirm: false } });
  assert.notEqual(planFor(store.state, NOTHING), null);
  await look.to(1);
  assert.equal(isInteractive(store.state), false);
  assert.equal(planFor(store.state, NOTHING), null);
  assert.equal(shortcut(store.state, { key: "Backspace", isCommand: false, isShifted: false, where: "page" }), null);
  assert.equal(dueAction(store.state)?.action, "look-end");
});

test("the computer waits until one has looked", async () => {
  const seats = [computer("Deep"), person("Ann")];
  const acted = ({ rev }) => ({ record: record({ seats }), pending: [], view: view({ rev: rev + 1, phase: "roll", seat: 1 }) });
  const { engine, store, look } = looking({ record: record({ seats }) }, { choose: () => ({ intent: { do: "play" } }), act: acted });
  await look.to(1);
  const saves = createSaves(openStorage(() => fakeStorage()));
  const game = createGame({ engine, store, saves });
  createComputer({ engine, store, game, wait: async () => {} });
  await settled();
  assert.equal(engine.asked.some(({ cmd }) => cmd === "act"), false);
  look.end();
  await settled();
  assert.equal(engine.asked.filter(({ cmd }) => cmd === "act").length, 1);
});

test("there is nothing to look back at before a game, in a walk, or when the engine cannot tell", async () => {
  for (const changes of [{ record: null }, { walk: {} }, { log: [] }, { isFresh: false }]) {
    const { store, look } = looking(changes);
    await look.to(1);
    assert.equal(store.state.look, null);
  }
  const { store, look, errors } = looking({}, { view: () => Promise.reject(new Error("lost")) });
  await look.to(1);
  assert.deepEqual([store.state.look, errors.length], [null, 1]);
});
