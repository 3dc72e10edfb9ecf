import assert from "node:assert/strict";
import test from "node:test";
import { restored } from "../../web/app/restore.js";
import { createSaves, KEYS } from "../../web/app/saves.js";
import { GAME, RUNNING } from "../../web/app/shelf.js";
import { openStorage } from "../../web/app/storage.js";
import { fakeStorage, record, view } from "./app-kit.js";

const DATE = "1970-01-01T00:00:00.007Z";
const answer = () => ({ record: record(), pending: [], view: view() });
const kept = (changes = {}) => ({ name: "", saved: DATE, ...answer(), ...changes });
const saved = (changes = {}) => JSON.stringify({ format: "acey-save-2", ...kept(), ...changes });
const inHand = (text) => ({ [RUNNING]: "game-1", [`${GAME}game-1`]: text });
const opened = (store, now = 7) => createSaves(openStorage(() => store), () => now);

test("where reading localStorage throws, the page keeps a memory and says so", () => {
  const storage = openStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });

  assert.equal(storage.isKept, false);
  assert.equal(storage.write("key", "text"), true);
  assert.equal(storage.read("key"), "text");
});

test("a game that is saved is loaded as it was", () => {
  const store = fakeStorage();

  assert.equal(opened(store).shelf.keep(answer()), true);
  assert.deepEqual(opened(store).shelf.load(), { kept: kept(), damage: "none" });
});

test("a full storage refuses the save and leaves the old one whole", () => {
  const store = fakeStorage(inHand(saved()));
  const { shelf } = opened(store);
  store.isFull = true;

  assert.equal(shelf.keep({ ...answer(), record: record({ actions: "#61" }) }), false);
  assert.equal(shelf.keep({ ...answer(), record: record({ id: "other" }) }), false);
  assert.equal(opened(store).shelf.load().kept?.record.actions, "");
});

for (const [name, text] of Object.entries({
  truncated: saved().slice(0, 40),
  empty: "",
  null: "null",
  "of another version": saved({ format: "acey-save-9" }),
  "without a record": saved({ record: null }),
  "under another game's key": saved({ record: record({ id: "game-2" }) }),
  "with a name too long": saved({ name: "x".repeat(61) }),
})) {
  test(`a save that is ${name} is set aside under its own key`, () => {
    const store = fakeStorage(inHand(text));
    const saves = opened(store, 1234);

    assert.deepEqual(saves.shelf.load(), { kept: null, damage: "whole" });
    assert.equal(store.getItem(`${KEYS.aside}1234`), text);
    assert.equal(saves.asideCount(), 1);
    assert.deepEqual(opened(store).shelf.load(), { kept: null, damage: "none" }, "told once");
  });
}

for (const [name, side] of Object.entries({
  "16 checkers": { points: { 5: 1 }, start: 15, bar: 0, off: 0 },
  "a negative count": { points: { 5: -1 }, start: 16, bar: 0, off: 0 },
  "a point that is none": { points: { 25: 1 }, start: 14, bar: 0, off: 0 },
})) {
  test(`a saved view with ${name} is not painted, and its record is kept for the engine to judge`, () => {
    const store = fakeStorage(inHand(saved({ view: view({ position: [side, side] }) })));

    assert.deepEqual(opened(store, 5).shelf.load(), { kept: kept({ view: null }), damage: "view" });
    assert.ok(store.getItem(`${KEYS.aside}5`));
    assert.deepEqual(opened(store).shelf.load(), { kept: kept({ view: null }), damage: "none" });
  });
}

test("a damaged save that cannot be set aside is never written over", () => {
  const store = fakeStorage(inHand("{"));
  store.isFull = true;
  const { shelf } = opened(store);
  shelf.load();
  store.isFull = false;

  assert.equal(shelf.keep(answer()), false);
  assert.equal(store.getItem(`${GAME}game-1`), "{");
});

test("two texts set aside in the same millisecond get two keys", () => {
  const store = fakeStorage({ ...inHand("{"), [KEYS.rules]: "[" });
  const saves = opened(store);
  saves.shelf.load();

  assert.deepEqual(saves.load(KEYS.rules, Array.isArray, []), []);
  assert.equal(store.getItem(`${KEYS.aside}7`), "{");
  assert.equal(store.getItem(`${KEYS.aside}8`), "[");
});

test("a game that ended just before the page did is counted, once", () => {
  const over = record({ result: { winner: 0, points: 2 }, ended: DATE, actions: "#61!1" });
  const end = view({ phase: "over", events: [{ type: "over", winner: 0, points: 2 }] });
  const store = fakeStorage(inHand(saved({ record: over, view: end })));
  const points = () => Object.values(restored(opened(store), null).tally).map((pair) => pair.points);

  assert.deepEqual(points(), [[2, 0]]);
  assert.deepEqual(points(), [[2, 0]]);
});

test("settings that cannot be read are set aside and told; the game goes on", () => {
  const store = fakeStorage({ ...inHand(saved()), [KEYS.settings]: "{", [KEYS.tally]: "[1]" });
  const state = restored(createSaves(openStorage(() => store), () => 3), null);

  assert.equal(state.record?.id, "game-1");
  assert.deepEqual(Object.keys(state.notices), ["other"]);
  assert.equal(store.getItem(`${KEYS.aside}4`), "[1]");
});

test("a page without storage begins with the remark that nothing is kept", () => {
  const storage = openStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });

  assert.deepEqual(Object.keys(restored(createSaves(storage), null).notices), ["unkept"]);
});
