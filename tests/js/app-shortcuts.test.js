import assert from "node:assert/strict";
import test from "node:test";

import { shortcut } from "../../web/app/shortcuts.js";
import { initialState } from "../../web/app/state.js";
import { computer, person, record, view } from "./app-kit.js";

const MAY = { roll: false, undo: true, done: true, name: false, resign: true };

const at = (changes = {}) => ({
  ...initialState(), record: record(), view: view({ phase: "play", seat: 0, due: "done", may: MAY }), ...changes,
});
const press = (key, more = {}) => ({ key, isCommand: false, isShifted: false, where: "page", ...more });

test("Backspace and Ctrl+Z take back, on the board and on a button too", () => {
  for (const where of ["page", "place", "control"]) {
    assert.equal(shortcut(at(), press("Backspace", { where })), "undo");
    assert.equal(shortcut(at(), press("z", { isCommand: true, where })), "undo");
  }
  assert.equal(shortcut(at(), press("z")), null);
  assert.equal(shortcut(at(), press("z", { isCommand: true, isShifted: true })), null);
});

test("H on the board asks for a hint, and Escape puts it away", () => {
  const ready = at({ isFresh: true, engine: { state: "ready" } });
  assert.equal(shortcut(ready, press("h", { where: "place" })), "hint");
  for (const where of ["page", "control", "text"]) assert.equal(shortcut(ready, press("h", { where })), null);
  assert.equal(shortcut(ready, press("h", { isCommand: true, where: "place" })), null);
  assert.equal(shortcut(at(), press("h", { where: "place" })), null);
  assert.equal(shortcut({ ...ready, hint: {} }, press("Escape")), "hint");
  assert.equal(shortcut(ready, press("Escape")), null);
});

test("Enter finishes what is all played, except on a control that it presses", () => {
  assert.equal(shortcut(at(), press("Enter")), "done");
  assert.equal(shortcut(at(), press("Enter", { where: "place" })), "done");
  assert.equal(shortcut(at(), press("Enter", { where: "control" })), null);
  const going = view({ phase: "play", seat: 0, due: "move", may: { ...MAY, done: false } });
  assert.equal(shortcut(at({ view: going }), press("Enter", { where: "place" })), null);
});

test("keys in a text belong to the text", () => {
  for (const key of ["Backspace", "Enter"]) assert.equal(shortcut(at(), press(key, { where: "text" })), null);
});

test("nothing is done twice or for somebody else", () => {
  const seats = [computer("Deep"), person("Ann")];
  for (const changes of [{ isBusy: true }, { record: record({ seats }) }, { view: null }, { walk: {} }]) {
    assert.equal(shortcut(at(changes), press("Backspace")), null);
  }
  const fresh = view({ phase: "play", seat: 0, due: "move", may: { ...MAY, undo: false } });
  assert.equal(shortcut(at({ view: fresh }), press("Backspace")), null);
});
