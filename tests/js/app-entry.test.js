import assert from "node:assert/strict";
import test from "node:test";
import { dueAction } from "../../web/app/actions.js";
import { planFor, NOTHING } from "../../web/app/auto.js";
import { diceIn, entryDue, pickedAfter } from "../../web/app/entry-panel.js";
import { DEFAULT_SETTINGS, initialState, isComputerDue, isEntering } from "../../web/app/state.js";
import { computer, person, record, view } from "./app-kit.js";

const may = { roll: true, undo: false, reopen: false, correct: false, done: false, name: false, resign: true };
const at = (shown, seats = [person("Ann"), person("Bob")], source = "hand") => ({
  ...initialState(), engine: { state: "ready" }, record: record({ dice: { source }, seats }), view: view({ may, ...shown }), isFresh: true,
});

test("one die a seat opens, two are a roll, one makes the double", () => {
  assert.deepEqual(entryDue(at({})), { action: "open", count: 2 });
  assert.deepEqual(entryDue(at({ phase: "roll", seat: 0, due: "extra-roll" })), { action: "roll", count: 2 });
  assert.deepEqual(entryDue(at({ phase: "roll-double", seat: 1, due: "roll-double" })), { action: "die", count: 1 });
  assert.equal(entryDue(at({ phase: "play", seat: 0, due: "move", may: { ...may, roll: false } })), null);
});

test("nothing is entered where dice are drawn, nor while one looks elsewhere", () => {
  assert.equal(isEntering(at({}, undefined, "system")), false);
  for (const away of [{ walk: {} }, { look: {} }, { stuck: "game" }]) assert.equal(isEntering({ ...at({}), ...away }), false);
});

test("the dice of computers are entered too: the computer waits for them, and no button is due", () => {
  const seats = [computer("Deep"), computer("Blue")];
  for (const shown of [{}, { phase: "roll", seat: 0, due: "roll" }]) {
    assert.equal(isComputerDue(at(shown, seats)), false);
    assert.equal(dueAction(at(shown, seats)), null);
    assert.ok(entryDue(at(shown, seats)));
  }
  assert.equal(isComputerDue(at({ phase: "play", seat: 0, due: "move", may: { ...may, roll: false } }, seats)), true);
});

test("rolls that are entered are never rolled by themselves", () => {
  const state = { ...at({ phase: "roll", seat: 0, due: "roll" }), settings: { ...DEFAULT_SETTINGS, autoRoll: true } };
  assert.equal(planFor(state, NOTHING), null);
});

test("digits choose die after die, Backspace and Escape take the last one back", () => {
  assert.deepEqual(pickedAfter([null, null], "6"), [6, null]);
  assert.deepEqual(pickedAfter([6, null], "5"), [6, 5]);
  assert.deepEqual(pickedAfter([null, 5], "1"), [1, 5]);
  assert.deepEqual(pickedAfter([6, null], "Backspace"), [null, null]);
  assert.deepEqual(pickedAfter([null, 2], "Escape"), [null, null]);
  assert.equal(pickedAfter([null, null], "Backspace"), null, "then it takes back what was before");
  for (const key of ["0", "7", "a", "Enter", "F6"]) assert.equal(pickedAfter([null, null], key), null, key);
});

test("dice are read however they are divided, but all of them", () => {
  for (const text of ["6-5", "65", "6 5", "6, 5", "6;5"]) assert.deepEqual(diceIn(text, 2), [6, 5], text);
  for (const text of ["", "6", "6-7", "0-1", "6-5-4", "a5"]) assert.equal(diceIn(text, 2), null, text);
  assert.deepEqual(diceIn("4", 1), [4]);
});
