import assert from "node:assert/strict";
import { test } from "node:test";

import { configure, deselect, drop, initial, lift, press, sources, targets } from "../../web/board/state.js";
import { move, moved, side, view } from "./board-kit.js";

const POSITION = [side({ 24: 2, 13: 1 }, 12), side({ 6: 2 }, 13)];
const MOVES = [move(24, 22, 2), move(24, 19, 5), move(24, 17, 7, false, [22]), move("start", 20, 5)];

/** @param {Partial<import("../../web/board/defaults.js").BoardConfig>} [change] */
const shown = (change = {}) =>
  configure(initial(), { interactive: true, view: view({ position: POSITION, moves: MOVES }), ...change });

test("what can move is what the view lists, in the seat's own places", () => {
  assert.deepEqual([...sources(shown()).keys()], ["p24", "start0"]);
  const other = shown({ view: view({ seat: 1, position: POSITION, moves: [move(6, 4, 2)] }) });
  assert.deepEqual([...sources(other).keys()], ["p19"]);
});

test("nothing can be picked up on a board that only shows", () => {
  const state = shown({ interactive: false });
  assert.equal(sources(state).size, 0);
  assert.deepEqual(press(state, "p24"), { state });
});

test("a press picks up, a second on the same place puts down", () => {
  const { state } = press(shown(), "p24");
  assert.equal(state.selected, "p24");
  assert.deepEqual([...targets(state).keys()], ["p22", "p19", "p17"]);
  assert.equal(press(state, "p24").state.selected, null);
  assert.equal(deselect(state).selected, null);
});

test("a press on another checker that can move picks that one up instead", () => {
  const { state } = press(press(shown(), "p24").state, "start0");
  assert.equal(state.selected, "start0");
});

test("a press on a target sends the move with its way", () => {
  const { state, intent } = press(press(shown(), "p24").state, "p17");
  assert.deepEqual(intent, { do: "move", from: 24, to: 17, via: [22], number: 7 });
  assert.equal(state.selected, null);
});

test("after an intent presses wait until the owner answers", () => {
  const { state } = press(press(shown(), "p24").state, "p22");
  assert.equal(press(state, "start0").state.selected, null);
  const answered = configure(state, {});
  assert.equal(press(answered, "start0").state.selected, "start0");
});

test("of two ways to one target the single number goes first, then the engine's order", () => {
  const moves = [move(24, 22, 2, true, [23]), move(24, 22, 2), move(24, 20, 4, true, [22]), move(24, 20, 4, false, [21])];
  const { state } = press(shown({ view: view({ position: POSITION, moves }) }), "p24");
  assert.deepEqual(targets(state).get("p22")?.via, []);
  assert.deepEqual(targets(state).get("p20")?.via, [22]);
});

test("a try that is not listed is handed on as refused, a press beside it only puts down", () => {
  const held = press(shown(), "p24").state;
  assert.deepEqual(press(held, "p13").refused, { from: 24, to: 13 });
  assert.deepEqual(press(held, "off0").refused, { from: 24, to: "off" });
  assert.deepEqual(press(held, "off1"), { state: { ...held, selected: null } });
  assert.deepEqual(press(shown(), "p13").refused, { from: 13, to: null });
  assert.equal(press(shown(), "p8").refused, undefined);
});

test("a new view puts the checker down; the same one again does not", () => {
  const held = press(shown(), "p24").state;
  assert.equal(configure(held, { numbering: "up" }).selected, "p24");
  const next = view({ rev: 2, position: POSITION, moves: MOVES });
  assert.equal(configure(held, { view: next }).selected, null);
});

test("events are followed once, by the next view only", () => {
  const first = shown();
  const after = [side({ 24: 1, 22: 1, 13: 1 }, 12), POSITION[1]];
  const next = view({ rev: 2, position: after, events: [moved(0, 24, 22)] });
  const second = configure(first, { view: next });
  assert.equal(second.steps.length, 1);
  assert.deepEqual(second.stacks.p22, [first.stacks.p24[1]]);
  assert.deepEqual(configure(second, { numbering: "up" }).steps, []);
  const far = configure(first, { view: { ...next, rev: 9 } });
  assert.deepEqual(far.steps, []);
  assert.deepEqual(far.stacks.p22, [first.stacks.p24[1]]);
});

test("the last turn's moves stay marked until the next move", () => {
  const turn = /** @type {const} */ ({ type: "turn", seat: 1 });
  const after = [side({ 24: 1, 22: 1, 13: 1 }, 12), POSITION[1]];
  let state = shown();
  state = configure(state, { view: view({ rev: 2, position: after, events: [moved(0, 24, 22)] }) });
  state = configure(state, { view: view({ rev: 3, seat: 1, position: after, events: [turn] }) });
  assert.deepEqual(state.last.trails, [{ from: "p24", to: "p22" }]);
  const last = [after[0], side({ 6: 1, 4: 1 }, 13)];
  state = configure(state, { view: view({ rev: 4, seat: 1, position: last, events: [moved(1, 6, 4)] }) });
  assert.deepEqual(state.last.trails, [{ from: "p19", to: "p21" }]);
  state = configure(state, { view: view({ rev: 5, seat: 1, position: after, events: [moved(1, 6, 4, false, "unmove")] }) });
  assert.deepEqual(state.last.trails, []);
});

test("a carried checker goes where it is let go, by several numbers too", () => {
  const carried = lift(shown(), "p24");
  assert.deepEqual([carried?.selected, carried?.carried], ["p24", true]);
  const { state, intent } = drop(carried, "p17");
  assert.deepEqual(intent, { do: "move", from: 24, to: 17, via: [22], number: 7 });
  assert.deepEqual([state.sent, state.carried, state.selected], [true, false, null]);
});

test("a carried checker returns from beside the board, from its own place and from a closed one", () => {
  const carried = lift(shown(), "p24");
  for (const key of [null, "p24", "off1"]) {
    const { state, intent, refused } = drop(carried, key);
    assert.deepEqual([state.selected, state.carried, intent, refused], [null, false, undefined, undefined]);
  }
  assert.deepEqual(drop(carried, "start0").refused, undefined);
  assert.deepEqual(drop(carried, "p13").refused, { from: 24, to: 13 });
});

test("only a checker that can move is carried, and a new view takes it out of the hand", () => {
  assert.equal(lift(shown(), "p13"), null);
  assert.equal(lift(shown({ interactive: false }), "p24"), null);
  const next = configure(lift(shown(), "p24"), { view: view({ rev: 2, position: POSITION, moves: MOVES }) });
  assert.deepEqual([next.carried, drop(next, "p22").intent], [false, undefined]);
});

test("with quick numbers a press plays the first of them, else the other, and picks up where there are none", () => {
  assert.deepEqual(press(shown({ quick: "52" }), "p24").intent, { do: "move", from: 24, to: 19, via: [], number: 5 });
  assert.equal(press(shown({ quick: "25" }), "p24").intent.to, 22);
  assert.equal(press(shown({ quick: "25" }), "start0").intent.to, 20);
  assert.equal(press(shown({ quick: "6" }), "p24").state.selected, "p24");
  assert.equal(drop(lift(shown({ quick: "52" }), "p24"), "p17").intent.to, 17);
});

test("a view from another moment marks the moves that led to it", () => {
  const after = [side({ 24: 1, 22: 1, 13: 1 }, 12), POSITION[1]];
  const state = configure(shown(), { view: view({ rev: 9, position: after, events: [moved(0, 24, 22)] }) });
  assert.deepEqual([state.last.trails, state.steps], [[{ from: "p24", to: "p22" }], []]);
});

test("a view one comes back to has the marks it had", () => {
  const after = [side({ 24: 1, 22: 1, 13: 1 }, 12), POSITION[1]];
  const here = view({ rev: 2, position: after, events: [moved(0, 24, 22)] });
  const next = view({ rev: 3, position: after, events: [] });
  const now = configure(configure(shown(), { view: here }), { view: next });
  const away = configure(now, { view: view({ rev: 900, position: POSITION, events: [] }) });
  assert.deepEqual(away.last.trails, []);
  assert.deepEqual(configure(away, { view: next }).last, now.last);
});
