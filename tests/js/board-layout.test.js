import assert from "node:assert/strict";
import { test } from "node:test";

import { chooseKind, DIAMETER, layout, stand } from "../../web/board/layout.js";
import { neighbour, nextLive } from "../../web/board/keyboard.js";

/** @param {Map<string, import("../../web/board/layout.js").Slot>} slots @param {string} key */
const box = (slots, key) => /** @type {any} */ (slots.get(key)).box;

test("a wide page gets trays at the ends, a narrow one trays above and below", () => {
  assert.equal(chooseKind(1100, 860), "wide");
  assert.equal(chooseKind(768, 580), "wide");
  assert.equal(chooseKind(640, 360), "wide");
  assert.equal(chooseKind(360, 440), "tall");
  assert.equal(chooseKind(320, 368), "tall");
});

test("at 320 pixels every place is at least 24 pixels wide and high", () => {
  const at = layout("tall", 0, "right");
  const scale = 320 / at.width;
  for (const { key, box } of at.slots.values()) {
    assert.ok(box.w * scale >= 24 && box.h * scale >= 24, `${key}: ${box.w * scale} × ${box.h * scale}`);
  }
});

for (const kind of /** @type {const} */ (["wide", "tall"])) {
  test(`the ${kind} board holds thirty places that do not overlap and stay inside it`, () => {
    const at = layout(kind, 0, "right");
    const all = [...at.slots.values()];
    assert.equal(all.length, 30);
    for (const { box: b } of all) {
      assert.ok(b.x >= 0 && b.y >= 0 && b.x + b.w <= at.width + 1e-9 && b.y + b.h <= at.height + 1e-9);
    }
    all.forEach((one, i) =>
      all.slice(i + 1).forEach((two) => {
        const [a, b] = [one.box, two.box];
        const apart = a.x + a.w <= b.x + 1e-9 || b.x + b.w <= a.x + 1e-9 || a.y + a.h <= b.y + 1e-9 || b.y + b.h <= a.y + 1e-9;
        assert.ok(apart, `${one.key} and ${two.key}`);
      }),
    );
  });

  test(`on the ${kind} board a stack of any height stays within its half`, () => {
    const at = layout(kind, 0, "right");
    for (const slot of at.slots.values()) {
      for (let count = 1; count <= 15; count++) {
        for (let level = 0; level < count; level++) {
          const { x, y, form } = stand(slot, level, count, kind);
          const reach = form === "face" ? DIAMETER / 2 : 0.09;
          assert.ok(y - reach >= slot.box.y - 1e-9 && y + reach <= slot.box.y + slot.box.h + 1e-9, `${slot.key} ${level} of ${count}`);
          assert.ok(x >= slot.box.x && x <= slot.box.x + slot.box.w);
        }
      }
    }
  });
}

test("five checkers on a point stand clear, six overlap and take no more room", () => {
  const at = layout("wide", 0, "right");
  const slot = /** @type {any} */ (at.slots.get("p6"));
  const gap = (/** @type {number} */ count) => Math.abs(stand(slot, 1, count, "wide").y - stand(slot, 0, count, "wide").y);
  assert.ok(gap(5) >= DIAMETER);
  assert.ok(gap(6) < DIAMETER);
  assert.equal(stand(slot, 4, 5, "wide").y.toFixed(6), stand(slot, 14, 15, "wide").y.toFixed(6));
});

test("the seat at the bottom has its last points and its off tray at the lower right", () => {
  for (const seat of /** @type {const} */ ([0, 1])) {
    const at = layout("wide", seat, "right");
    const last = seat === 0 ? "p1" : "p24";
    const first = seat === 0 ? "p24" : "p1";
    assert.equal(box(at.slots, last).x, box(at.slots, first).x);
    assert.ok(box(at.slots, last).y > box(at.slots, first).y);
    assert.ok(box(at.slots, `off${seat}`).x > box(at.slots, last).x);
    assert.ok(box(at.slots, `off${seat}`).y > box(at.slots, `off${1 - seat}`).y);
    assert.ok(box(at.slots, `start${seat}`).x < box(at.slots, last).x);
  }
});

test("home at the left is the mirror of home at the right", () => {
  const right = layout("wide", 0, "right");
  const left = layout("wide", 0, "left");
  for (const [key, slot] of right.slots) {
    const there = box(left.slots, key);
    assert.equal((there.x + there.w).toFixed(6), (right.width - slot.box.x).toFixed(6), key);
    assert.equal(there.y, slot.box.y);
  }
});

test("places are read the way of the seat at the bottom: start, bar, 24 to 1, off, then the other's trays", () => {
  const keys = [...layout("wide", 1, "right").slots.keys()];
  assert.deepEqual(keys.slice(0, 4), ["start1", "bar1", "p1", "p2"]);
  assert.deepEqual(keys.slice(25), ["p24", "off1", "start0", "bar0", "off0"]);
});

test("arrows walk the row from start to off and change rows", () => {
  const at = layout("wide", 0, "right");
  const row = ["start0"];
  while (row.at(-1) !== neighbour(at, /** @type {string} */ (row.at(-1)), "ArrowRight")) {
    row.push(neighbour(at, /** @type {string} */ (row.at(-1)), "ArrowRight"));
  }
  assert.deepEqual(row, ["start0", "p12", "p11", "p10", "p9", "p8", "p7", "bar0", "p6", "p5", "p4", "p3", "p2", "p1", "off0"]);
  assert.equal(neighbour(at, "p12", "ArrowUp"), "p13");
  assert.equal(neighbour(at, "p13", "ArrowUp"), "p13");
  assert.equal(neighbour(at, "bar1", "ArrowDown"), "bar0");
  assert.equal(neighbour(at, "p3", "Home"), "start0");
  assert.equal(neighbour(at, "p3", "End"), "off0");
});

test("with Shift the arrows go to the next place where something can be done, round and round", () => {
  const isLive = (/** @type {string} */ key) => ["b", "d"].includes(key);
  assert.equal(nextLive(["a", "b", "c", "d"], "b", isLive, 1), "d");
  assert.equal(nextLive(["a", "b", "c", "d"], "d", isLive, 1), "b");
  assert.equal(nextLive(["a", "b", "c", "d"], "a", isLive, -1), "d");
  assert.equal(nextLive(["a", "b"], "a", () => false, 1), "a");
});
