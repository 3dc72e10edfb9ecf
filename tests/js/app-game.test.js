import assert from "node:assert/strict";
import test from "node:test";
import { createComputer } from "../../web/app/computer.js";
import { createGame } from "../../web/app/game.js";
import { createSaves } from "../../web/app/saves.js";
import { GAME } from "../../web/app/shelf.js";
import { initialState } from "../../web/app/state.js";
import { openStorage } from "../../web/app/storage.js";
import { createStore } from "../../web/app/store.js";
import { computer, fakeEngine, fakeStorage, person, record, settled, view } from "./app-kit.js";

/** A table with a game in hand; `answers` says what the engine makes of each request. */
function table({ answers = {}, start = {}, storage = fakeStorage() } = {}) {
  const engine = fakeEngine({ act: acted, view: acted, new: acted, ...answers });
  const store = createStore({
    ...initialState(), engine: { state: "ready" }, record: record(), view: view(), isFresh: true, ...start,
  });
  const events = [];
  const errors = [];
  const saves = createSaves(openStorage(() => storage));
  const game = createGame({
    engine, store, saves, now: () => "now", onEvents: (told) => events.push(...told), onError: (e) => errors.push(e),
  });
  return { engine, store, saves, game, storage, events, errors };
}

function acted(request) {
  const before = request.record ?? record({ id: request.id, rules: request.rules, seats: request.seats });
  return {
    record: { ...before, actions: `${before.actions}x` },
    pending: [],
    view: view({ rev: (request.rev ?? -1) + 1, phase: "roll", seat: 0, due: "roll" }),
  };
}

const actsOf = (engine) => engine.asked.filter(({ cmd }) => cmd === "act");

test("two clicks send one intent", async () => {
  const { engine, game, store } = table();
  engine.isHeld = true;
  const first = game.act({ do: "roll" });
  const second = game.act({ do: "roll" });
  engine.isHeld = false;
  engine.release();

  assert.deepEqual(await Promise.all([first, second]), [true, false]);
  assert.equal(actsOf(engine).length, 1);
  assert.equal(store.state.view?.rev, 1);
});

test("an answer is saved before it is shown", async () => {
  const { game, store, storage } = table();
  const seen = [];
  store.subscribe(({ view: shown }) => seen.push([shown?.rev, JSON.parse(storage.getItem(`${GAME}game-1`) ?? "{}").view?.rev]));
  await game.act({ do: "roll" });

  for (const [shown, kept] of seen.slice(1)) assert.ok(shown === 0 || kept === shown, `${shown} shown, ${kept} kept`);
  assert.equal(store.state.view?.rev, 1);
});

test("a refused intent changes nothing and is told", async () => {
  const refusal = Object.assign(new Error("not now"), { code: "wrong-phase" });
  const { game, store, errors } = table({ answers: { act: () => Promise.reject(refusal) } });
  const before = store.state.view;

  assert.equal(await game.act({ do: "roll" }), false);
  assert.equal(store.state.view, before);
  assert.equal(store.state.isBusy, false);
  assert.deepEqual(errors, [refusal]);
});

test("an intent before the engine has looked at the saved game waits, and is carried out then", async () => {
  const { engine, game, store } = table({ start: { isFresh: false } });

  assert.equal(await game.act({ do: "roll" }), false);
  assert.deepEqual(store.state.waiting, { do: "roll" });
  await game.resume();
  assert.equal(store.state.waiting, null);
  assert.equal(actsOf(engine).length, 1);
});

test("a save that the engine refuses is set aside and told, not lost", async () => {
  const storage = fakeStorage();
  const refusal = Object.assign(new Error("tampered"), { code: "bad-record" });
  const { game, store, saves } = table({ answers: { view: () => Promise.reject(refusal) }, start: { isFresh: false }, storage });
  saves.shelf.keep({ record: record(), pending: [], view: view() });
  await game.resume();

  assert.equal(store.state.record, null);
  assert.equal(store.state.notices.damage.key, "page.notice.damaged");
  assert.equal(saves.asideCount(), 1);
});

test("an engine that fails sets nothing aside", async () => {
  const failure = Object.assign(new Error("lost"), { code: "engine-lost" });
  const { game, store, saves } = table({ answers: { view: () => Promise.reject(failure) }, start: { isFresh: false } });
  saves.shelf.keep({ record: record(), pending: [], view: view() });

  await assert.rejects(game.resume(), failure);
  assert.equal(saves.asideCount(), 0);
  assert.equal(store.state.record?.id, "game-1");
  assert.equal(store.state.stuck, "game");
});

test("a full storage is told, and the game goes on", async () => {
  const storage = fakeStorage();
  const { game, store } = table({ storage });
  storage.isFull = true;
  await game.act({ do: "roll" });

  assert.equal(store.state.view?.rev, 1);
  assert.equal(store.state.notices.full.key, "page.notice.full");
  storage.isFull = false;
  await game.act({ do: "roll" });
  assert.equal(store.state.notices.full, undefined);
});

test("a finished game is counted once, however often it is loaded", async () => {
  const over = record({ result: { winner: 1, points: 4 } });
  const end = view({ phase: "over", winner: 1, points: [0, 4] });
  const ended = () => ({ record: over, pending: [], view: { ...end, events: [{ type: "over", winner: 1, points: 4 }] } });
  const { game, store } = table({ answers: { act: ended, view: () => ({ ...ended(), view: end }) } });
  await game.act({ do: "done" });
  store.set({ isFresh: false });
  await game.resume();

  assert.deepEqual(Object.values(store.state.tally).map(({ points }) => points), [[0, 4]]);
});

test("a new game leaves the unfinished one on the shelf, and takes its dice from the script in the address", async () => {
  const { engine, game, store, saves } = table({ start: { script: "6112" } });
  saves.shelf.keep({ record: record({ actions: "#61" }), pending: [], view: view() });
  await game.begin({ rules: record().rules, seats: [person("Ann"), person("Bob")] });

  assert.deepEqual(engine.asked.find(({ cmd }) => cmd === "new").dice, { source: "script", script: "6112" });
  const { id } = store.state.record;
  assert.deepEqual(saves.shelf.lines().map((line) => line.id).sort(), [id, "game-1"].sort());
  assert.equal(await game.take("game-1"), true);
  assert.equal(store.state.record?.id, "game-1");
  assert.equal(store.state.isFresh, true);
});

test("a game taken from the shelf is not given way to an answer about the one before", async () => {
  const { engine, game, store, saves } = table({ start: { isFresh: false } });
  for (const id of ["game-2", "game-1"]) saves.shelf.keep({ record: record({ id, actions: "#61" }), pending: [], view: view() });
  engine.isHeld = true;
  const first = game.resume();
  const second = game.take("game-2");
  engine.isHeld = false;
  await settled();
  engine.release();
  await Promise.all([first, second]);

  assert.equal(store.state.record?.id, "game-2");
});

test("the computer acts once, and not for a game that is gone", async () => {
  const seats = [computer("Deep"), person("Ann")];
  const choose = () => ({ intent: { do: "play", moves: [] } });
  const handOver = (request) => ({ ...acted(request), view: view({ rev: request.rev + 1, phase: "roll", seat: 1 }) });
  const start = { record: record({ seats }), view: view({ phase: "play", seat: 0, due: "move" }) };
  const { engine, store, game } = table({ answers: { choose, act: handOver }, start });
  createComputer({ engine, store, game, wait: async () => {} });
  await settled();

  assert.deepEqual(actsOf(engine).map(({ intent }) => intent), [{ do: "play", moves: [] }]);
});

test("a computer that fails to choose waits for a retry instead of trying for ever", async () => {
  const seats = [computer("Deep"), person("Ann")];
  let asked = 0;
  const choose = () => {
    asked += 1;
    return Promise.reject(Object.assign(new Error("?"), { code: "engine-failed" }));
  };
  const start = { record: record({ seats }), view: view({ phase: "play", seat: 0, due: "move" }) };
  const { engine, store, game } = table({ answers: { choose }, start });
  const player = createComputer({ engine, store, game, wait: async () => {} });
  await settled();

  assert.equal(store.state.stuck, "computer");
  assert.equal(asked, 1);
  player.retry();
  await settled();
  assert.equal(asked, 2);
});
