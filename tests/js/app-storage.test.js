import assert from "node:assert/strict";
import test from "node:test";
import { restored } from "../../web/app/restore.js";
import { createSaves, KEYS } from "../../web/app/saves.js";
import { openStorage } from "../../web/app/storage.js";
import { fakeStorage, record, view } from "./app-kit.js";

const answer = () => ({ record: record(), pending: [], view: view() });
const saved = (changes = {}) => JSON.stringify({ format: "acey-save-1", ...answer(), ...changes });

test("where reading localStorage throws, the page keeps a memory and says so", () => {
  const storage = openStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });

  assert.equal(storage.isKept, false);
  assert.equal(storage.write("key", "text"), true);
  assert.equal(storage.read("key"), "text");
});

test("a game that is saved is loaded as it was", () => {
  const saves = createSaves(openStorage(() => fakeStorage()));

  assert.equal(saves.saveGame(answer()), true);
  assert.deepEqual(saves.loadGame(), { saved: JSON.parse(saved()), isPaintable: true, damage: "none" });
});

test("a full storage refuses the save and leaves the old one whole", () => {
  const store = fakeStorage({ [KEYS.game]: saved() });
  const saves = createSaves(openStorage(() => store));
  store.isFull = true;

  assert.equal(saves.saveGame({ ...answer(), record: record({ id: "other" }) }), false);
  assert.equal(saves.loadGame().saved?.record.id, "game-1");
});

for (const [name, text] of Object.entries({
  truncated: saved().slice(0, 40),
  empty: "",
  null: "null",
  "of another version": saved({ format: "acey-save-9" }),
  "without a record": saved({ record: null }),
})) {
  test(`a save that is ${name} is set aside under its own key`, () => {
    const store = fakeStorage({ [KEYS.game]: text });
    const saves = createSaves(openStorage(() => store), () => 1234);

    assert.deepEqual(saves.loadGame(), { saved: null, isPaintable: false, damage: "whole" });
    assert.equal(store.getItem(`${KEYS.aside}1234`), text);
    assert.equal(saves.asideCount(), 1);
  });
}

for (const [name, side] of Object.entries({
  "16 checkers": { points: { 5: 1 }, start: 15, bar: 0, off: 0 },
  "a negative count": { points: { 5: -1 }, start: 16, bar: 0, off: 0 },
  "a point that is none": { points: { 25: 1 }, start: 14, bar: 0, off: 0 },
})) {
  test(`a saved view with ${name} is not painted, and its record is kept for the engine to judge`, () => {
    const store = fakeStorage({ [KEYS.game]: saved({ view: view({ position: [side, side] }) }) });
    const saves = createSaves(openStorage(() => store), () => 5);
    const loaded = saves.loadGame();

    assert.equal(loaded.damage, "view");
    assert.equal(loaded.isPaintable, false);
    assert.equal(loaded.saved?.record.id, "game-1");
    assert.ok(store.getItem(`${KEYS.aside}5`));
  });
}

test("a damaged save that cannot be set aside is never written over", () => {
  const store = fakeStorage({ [KEYS.game]: "{" });
  store.isFull = true;
  const saves = createSaves(openStorage(() => store));
  saves.loadGame();
  store.isFull = false;

  assert.equal(saves.saveGame(answer()), false);
  assert.equal(store.getItem(KEYS.game), "{");
});

test("two texts set aside in the same millisecond get two keys", () => {
  const store = fakeStorage({ [KEYS.game]: "{", [KEYS.rules]: "[" });
  const saves = createSaves(openStorage(() => store), () => 7);
  saves.loadGame();

  assert.deepEqual(saves.load(KEYS.rules, Array.isArray, []), []);
  assert.equal(store.getItem(`${KEYS.aside}7`), "{");
  assert.equal(store.getItem(`${KEYS.aside}8`), "[");
});

test("a game shelved comes back, the last one first", () => {
  const saves = createSaves(openStorage(() => fakeStorage()));
  for (const id of ["one", "two"]) {
    saves.saveGame({ ...answer(), record: record({ id }) });
    assert.equal(saves.shelve(), true);
  }

  assert.equal(saves.shelvedCount(), 2);
  assert.equal(saves.unshelve()?.record.id, "two");
  assert.equal(saves.unshelve()?.record.id, "one");
  assert.equal(saves.unshelve(), null);
});

test("settings that cannot be read are set aside and told; the game goes on", () => {
  const store = fakeStorage({ [KEYS.game]: saved(), [KEYS.settings]: "{", [KEYS.tally]: "[1]" });
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
