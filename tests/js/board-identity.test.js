import assert from "node:assert/strict";
import { test } from "node:test";

import { agrees, assign, follow, nearest, seatOf } from "../../web/board/identity.js";
import { moved, side } from "./board-kit.js";

const OPEN = [side({ 24: 1, 13: 2 }, 12), side({ 24: 1 }, 14)];

/** @param {import("../../web/board/identity.js").Stacks} stacks */
const everyone = (stacks) => Object.values(stacks).flat().sort((a, b) => a - b);
const THIRTY = Array.from({ length: 30 }, (_, i) => i);

test("thirty checkers get thirty identities, fifteen a seat", () => {
  const stacks = assign(OPEN);
  assert.deepEqual(everyone(stacks), THIRTY);
  assert.ok(agrees(stacks, OPEN));
  assert.deepEqual(stacks.p1.map(seatOf), [1]);
  assert.deepEqual(stacks.p24.map(seatOf), [0]);
});

test("a move takes the top checker along, and nobody else", () => {
  const before = assign(OPEN);
  const top = before.p13[1];
  const { stacks, steps } = follow(before, [moved(0, 13, 8)], [side({ 24: 1, 13: 1, 8: 1 }, 12), OPEN[1]]);
  assert.deepEqual(stacks.p8, [top]);
  assert.deepEqual(stacks.p13, [before.p13[0]]);
  assert.deepEqual(steps, [{ id: top, from: "p13", to: "p8", hit: null, undo: false }]);
  assert.deepEqual(before.p13.length, 2, "the stacks before are left as they were");
});

test("a hit sends the other's checker from the mover's point to its bar", () => {
  const before = assign(OPEN);
  const after = [side({ 24: 1, 13: 1, 1: 1 }, 12), side({}, 14, 1)];
  const { stacks, steps } = follow(before, [moved(0, 13, 1, true)], after);
  assert.deepEqual(stacks.bar1, before.p1);
  assert.deepEqual(stacks.p1, [before.p13[1]]);
  assert.equal(steps[0].hit, before.p1[0]);
});

test("a hit taken back restores both checkers to where they were", () => {
  const before = assign(OPEN);
  const hit = follow(before, [moved(0, 13, 1, true)], [side({ 24: 1, 13: 1, 1: 1 }, 12), side({}, 14, 1)]).stacks;
  const back = follow(hit, [moved(0, 13, 1, true, "unmove")], OPEN).stacks;
  assert.deepEqual(back.p13, before.p13);
  assert.deepEqual(back.p1, before.p1);
  assert.deepEqual(back.bar1, []);
});

test("several moves of one checker stay with that checker", () => {
  const before = assign(OPEN);
  const entered = before.start0.at(-1);
  const after = [side({ 24: 1, 13: 2, 17: 1 }, 11), OPEN[1]];
  const { stacks, steps } = follow(before, [moved(0, "start", 20), moved(0, 20, 17)], after);
  assert.deepEqual(stacks.p17, [entered]);
  assert.deepEqual(steps.map(({ id }) => id), [entered, entered]);
});

test("without events who need not go stays, and the nearest goes", () => {
  const before = assign(OPEN);
  const after = [side({ 24: 1, 13: 1, 10: 1 }, 12), OPEN[1]];
  const stacks = nearest(before, after);
  assert.ok(agrees(stacks, after));
  assert.deepEqual(stacks.p10, [before.p13[1]]);
  assert.deepEqual(stacks.start0, before.start0);
});

test("a point that changes hands is followed without events too", () => {
  const before = assign(OPEN);
  const after = [side({ 24: 1, 13: 1, 1: 1 }, 12), side({}, 14, 1)];
  const stacks = nearest(before, after);
  assert.ok(agrees(stacks, after));
  assert.deepEqual(everyone(stacks), THIRTY);
});

test("events that do not lead to the position do not stand in its way", () => {
  const before = assign(OPEN);
  const after = [side({ 24: 2, 13: 2 }, 11), OPEN[1]];
  for (const events of [[moved(0, 5, 4)], [moved(0, 13, 8)], [moved(1, 24, 20, true)]]) {
    const { stacks } = follow(before, events, after);
    assert.ok(agrees(stacks, after));
    assert.deepEqual(everyone(stacks), THIRTY);
  }
});
