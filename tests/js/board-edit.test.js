// The board while it is set up by hand: a press adds or takes away, a carried checker goes anywhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { describe } from "../../web/board/describe.js";
import { dropEdit, liftEdit, pressEdit, removeEdit } from "../../web/board/edit.js";
import { nearest } from "../../web/board/identity.js";
import { configure, initial } from "../../web/board/state.js";
import { side, view } from "./board-kit.js";

const POSITION = [side({ 13: 2, 6: 3 }), side({ 12: 1, 24: 2 }, 4)];

/** @param {import("../../web/board/edit.js").Brush} brush */
function editor(brush, position = POSITION) {
  /** @type {(key: string, params?: any) => string} */
  const t = (key, params = {}) => [key, ...Object.values(params)].join(" ");
  return configure(initial(), { view: view({ seat: null, position }), brush, interactive: true, t });
}

test("a press adds a checker of the brush's side, wherever it is pressed", () => {
  assert.deepEqual(pressEdit(editor(0), "p6").edit, { seat: 0, from: null, to: 6 });
  assert.deepEqual(pressEdit(editor(1), "p6").edit, { seat: 1, from: null, to: 19 });
});

test("a press on a tray adds a checker of the side it belongs to", () => {
  assert.deepEqual(pressEdit(editor(0), "bar1").edit, { seat: 1, from: null, to: "bar" });
  assert.deepEqual(pressEdit(editor(1), "off0").edit, { seat: 0, from: null, to: "off" });
});

test("the brush that takes away, and the key for it, take the topmost checker", () => {
  assert.deepEqual(pressEdit(editor("remove"), "p13").edit, { seat: 1, from: 12, to: null });
  assert.deepEqual(removeEdit(editor(0), "start1").edit, { seat: 1, from: "start", to: null });
  assert.equal(pressEdit(editor("remove"), "p2").edit, undefined);
});

test("a checker is carried to a place, beside the board, or back", () => {
  const lifted = /** @type {import("../../web/board/state.js").State} */ (liftEdit(editor(1), "p6"));
  assert.deepEqual(dropEdit(lifted, "p1").edit, { seat: 0, from: 6, to: 1 });
  assert.deepEqual(dropEdit(lifted, null).edit, { seat: 0, from: 6, to: null });
  assert.deepEqual(dropEdit(lifted, "p6"), { state: { ...lifted, selected: null, carried: false, steps: [] } });
  assert.equal(liftEdit(editor(1), "p2"), null);
});

test("over the other side's tray its own is meant", () => {
  const lifted = /** @type {import("../../web/board/state.js").State} */ (liftEdit(editor(1), "p6"));
  assert.deepEqual(dropEdit(lifted, "off1").edit, { seat: 0, from: 6, to: "off" });
});

test("what is added comes out of the box, and who need not go stays", () => {
  const before = editor(0).stacks;
  const after = nearest(before, [side({ 13: 2, 6: 3, 2: 1 }), side({ 12: 1, 24: 2 }, 4)]);
  assert.deepEqual({ ...after, p2: [] }, { ...before, p2: [] });
  assert.equal(after.p2.length, 1);
  assert.ok(!Object.values(before).flat().includes(after.p2[0]));
});

test("what is taken away leaves the others where they are", () => {
  const after = nearest(editor(0).stacks, [side({ 13: 2, 6: 2 }), side({ 12: 1, 24: 2 }, 4)]);
  assert.deepEqual(after.p6, editor(0).stacks.p6.slice(0, 2));
});

test("places speak of sides by name, of both where both stand", () => {
  assert.equal(describe(editor(0), "p13"), "board.point 13, board.holds.of 2 side.0, board.holds.of 1 side.1");
  assert.equal(describe(editor(0), "start1"), "board.tray.of board.word.start side.1, board.holds 4");
  assert.equal(describe(editor(0), "p2"), "board.point 2, board.empty");
});
