import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { bindPointer, THRESHOLD } from "../../web/board/pointer.js";

/** A document of three places side by side, ten wide each. */
class Place {
  constructor(key) {
    this.key = key;
  }
  closest() {
    return this;
  }
  getAttribute() {
    return this.key;
  }
}
const PLACES = ["a", "b", "c"].map((key) => new Place(key));

let done;
beforeEach(() => {
  const page = Object.assign(new EventTarget(), { elementFromPoint: (x) => PLACES[Math.floor(x / 10)] ?? null });
  Object.assign(globalThis, { document: page, window: new EventTarget(), Element: Place });
  done = [];
  const svg = Object.assign(new EventTarget(), { contains: () => true });
  bindPointer(svg, {
    press: (key) => done.push(`press ${key}`),
    away: () => done.push("away"),
    lift: (key) => key !== "c" && done.push(`lift ${key}`) > 0,
    carry: () => done.push("carry"),
    drop: (key) => done.push(`drop ${key}`),
  }, new AbortController().signal);
});

function point(type, x, more = {}) {
  const event = Object.assign(new Event(type), { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: 0, ...more });
  document.dispatchEvent(event);
}

test("a hand that trembles presses", () => {
  point("pointerdown", 1);
  point("pointermove", THRESHOLD);
  point("pointerup", 3);
  assert.deepEqual(done, ["press a"]);
});

test("a pointer that goes some way carries, and drops where it is let go", () => {
  point("pointerdown", 1);
  point("pointermove", 9);
  point("pointermove", 12);
  point("pointerup", 12);
  assert.deepEqual(done, ["lift a", "carry", "carry", "drop b"]);
});

test("beside every place the checker is dropped on nothing", () => {
  point("pointerdown", 1);
  point("pointermove", 50);
  point("pointerup", 50);
  assert.deepEqual(done.at(-1), "drop null");
});

test("where there is nothing to carry a long way does nothing", () => {
  point("pointerdown", 21);
  point("pointermove", 2);
  point("pointerup", 2);
  assert.deepEqual(done, []);
});

for (const [what, end] of [
  ["the browser, to scroll or zoom", () => point("pointercancel", 12)],
  ["a second finger", () => point("pointerdown", 25, { pointerId: 2, isPrimary: false })],
  ["Escape", () => document.dispatchEvent(Object.assign(new Event("keydown"), { key: "Escape" }))],
]) {
  test(`a checker that is carried returns when ended by ${what}`, () => {
    point("pointerdown", 1);
    point("pointermove", 12);
    end();
    point("pointerup", 12);
    assert.deepEqual(done, ["lift a", "carry", "drop null"]);
  });
}
