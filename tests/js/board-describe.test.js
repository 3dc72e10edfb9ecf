import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { describe, shownNumber } from "../../web/board/describe.js";
import { places, keyOf, placeOf } from "../../web/board/places.js";
import { configure, initial, press } from "../../web/board/state.js";
import { sayer } from "../../web/texts.js";
import { move, side, view } from "./board-kit.js";

const t = sayer(JSON.parse(readFileSync(new URL("../../acey/text/en.json", import.meta.url), "utf8")), "en");
const POSITION = [side({ 13: 5, 24: 1 }, 8, 1), side({ 8: 2, 6: 1 }, 12)];
const MOVES = [move(13, 11, 2), move(13, 6, 7, true, [11])];

/** @param {Partial<import("../../web/board/defaults.js").BoardConfig>} [change] */
const shown = (change = {}) =>
  configure(initial(), { interactive: true, t, view: view({ position: POSITION, moves: MOVES }), ...change });

test("a place is named with what stands there and what can be done", () => {
  const state = shown();
  assert.equal(describe(state, "p13"), "13 point, 5 of yours, can move");
  assert.equal(describe(state, "p24"), "24 point, 1 of yours");
  assert.equal(describe(state, "p17"), "17 point, 2 of theirs");
  assert.equal(describe(state, "p2"), "2 point, empty");
  assert.equal(describe(state, "start0"), "start, yours, 8 checkers");
  assert.equal(describe(state, "bar0"), "bar, yours, 1 checker");
  assert.equal(describe(state, "off1"), "off, theirs, empty");
});

test("a picked-up checker's targets tell number, way and hit", () => {
  const { state } = press(shown(), "p13");
  assert.equal(describe(state, "p13"), "13 point, 5 of yours, picked up");
  assert.equal(describe(state, "p11"), "11 point, empty, can go here with 2");
  assert.equal(describe(state, "p6"), "6 point, empty, can go here with 7, by way of 11, hits");
});

test("numbers count from the side of the seat on turn, in the rule set's numbering", () => {
  assert.equal(shownNumber(shown(), "p20"), 20);
  assert.equal(shownNumber(shown({ numbering: "up" }), "p20"), 5);
  const other = view({ seat: 1, position: POSITION });
  assert.equal(shownNumber(shown({ view: other }), "p20"), 5);
  assert.equal(shownNumber(shown({ view: other, counts: 0 }), "p20"), 20);
  assert.equal(describe(shown({ view: other, counts: 0 }), "p17"), "17 point, 2 of theirs");
});

test("a way is told in the reader's numbering", () => {
  const state = press(shown({ numbering: "up" }), "p13").state;
  assert.match(describe(state, "p6"), /^19 point, .* by way of 14, hits$/);
});

test("a rule set's own words are used", () => {
  const state = shown({ words: { bar: "fence", start: "Starting Home" } });
  assert.equal(describe(state, "bar0"), "fence, yours, 1 checker");
  assert.equal(describe(state, "start1"), "Starting Home, theirs, 12 checkers");
});

test("no two places have the same name on an empty board", () => {
  const state = shown({ view: view({ position: [side({}), side({})] }) });
  const keys = new Set([0, 1].flatMap((seat) => places().map((place) => keyOf(/** @type {0 | 1} */ (seat), place))));
  assert.equal(keys.size, 30);
  assert.equal(new Set([...keys].map((key) => describe(state, key))).size, 30);
});

test("a key leads back to the place it came from", () => {
  for (const seat of /** @type {const} */ ([0, 1])) {
    for (const place of places()) assert.equal(placeOf(seat, keyOf(seat, place)), place);
  }
  assert.equal(placeOf(1, "bar0"), null);
});
