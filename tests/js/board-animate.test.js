import assert from "node:assert/strict";
import { test } from "node:test";

import { motions } from "../../web/board/animate.js";

const A = { x: 0, y: 0 };
const B = { x: 2, y: 0 };
const C = { x: 4, y: 0 };
const BAR = { x: 6, y: 6 };
/** @type {Record<string, {x: number, y: number}>} */
const SPOTS = { a: A, b: B, c: C };
const landing = (/** @type {string} */ key) => SPOTS[key];

/** @param {number} id @param {string} from @param {string} to @param {number | null} [hit] @param {boolean} [undo] */
const step = (id, from, to, hit = null, undo = false) => ({ id, from, to, hit, undo });

test("who stands where he stood does not move", () => {
  assert.deepEqual(motions([A, B], [A, B], [], landing), []);
});

test("without events a checker goes straight", () => {
  assert.deepEqual(motions([A], [C], [], landing), [{ id: 0, path: [A, C], delay: 0, knock: false }]);
});

test("a checker that plays two numbers touches the place between", () => {
  const [motion] = motions([A], [C], [step(0, "a", "b"), step(0, "b", "c")], landing);
  assert.deepEqual(motion.path, [A, B, C]);
});

test("a hit checker waits for the one that hits it, then goes to the bar with a knock", () => {
  const [hitter, hit] = motions([A, B], [B, BAR], [step(0, "a", "b", 1)], landing);
  assert.deepEqual([hitter.delay, hitter.knock], [0, false]);
  assert.ok(hit.delay > 0 && hit.delay < 1 && hit.knock);
  assert.deepEqual(hit.path, [B, BAR]);
});

test("two checkers set out one after the other", () => {
  const [first, second] = motions([A, B], [C, { x: 5, y: 0 }], [step(0, "a", "c"), step(1, "b", "c")], landing);
  assert.ok(second.delay > first.delay);
});

test("a move made and taken back within one view leads home again", () => {
  const [motion] = motions([A], [A], [step(0, "a", "b"), step(0, "b", "a", null, true)], landing);
  assert.deepEqual(motion.path, [A, B, A]);
});
