// The layout that is set up by hand, and the draft that the engine is asked about.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createDraft } from "../../web/app/setup/draft.js";
import { counted, edited, empty, left, swapped, unentered } from "../../web/app/setup/layout.js";
import { PLAIN, rulesOffered } from "../../web/app/setup/rule-select.js";
import { counted as tallied } from "../../web/app/tally.js";

test("fifteen of each side are in the box or on the board", () => {
  assert.equal(left(empty(), 0), 15);
  assert.equal(left(unentered(), 1), 0);
  const one = edited(empty(), { seat: 1, from: null, to: 24 });
  assert.deepEqual(one[1].points, { 24: 1 });
  assert.deepEqual([left(one, 0), left(one, 1)], [15, 14]);
});

test("nothing is added from an empty box, and nothing is taken where nothing is", () => {
  const full = unentered();
  assert.equal(edited(full, { seat: 0, from: null, to: 6 }), full);
  assert.equal(edited(full, { seat: 0, from: 6, to: 5 }), full);
  assert.equal(edited(full, { seat: 0, from: "start", to: "start" }), full);
});

test("a checker goes from place to place, and the layout before stays as it was", () => {
  const full = unentered();
  const after = edited(edited(full, { seat: 0, from: "start", to: 6 }), { seat: 0, from: 6, to: "off" });
  assert.deepEqual(after[0], { points: {}, start: 14, bar: 0, off: 1 });
  assert.deepEqual(full, unentered());
});

test("a count that is typed takes what there is, and no less than nothing", () => {
  const some = counted(empty(), 0, 13, 20);
  assert.equal(some[0].points[13], 15);
  assert.equal(counted(some, 0, 13, -3)[0].points[13], undefined);
  assert.equal(counted(some, 0, "bar", 2), some);
  assert.equal(counted(some, 0, 13, Number.NaN)[0].points[13], undefined);
});

test("the sides change places", () => {
  const one = counted(empty(), 0, 13, 2);
  assert.deepEqual(swapped(one), [one[1], one[0]]);
});

const SAID = { seat: 0, position: empty(), problems: [], warnings: [], unsaid: [], forms: { text: "t", position_id: "p", xgid: "x" } };

/** @param {(request: any) => any} answer */
function drafted(answer) {
  /** @type {any[]} */
  const errors = [];
  const from = { layout: empty(), seat: /** @type {0 | 1 | null} */ (0), rules: PLAIN };
  const ask = async (/** @type {any} */ request) => (request.cmd === "ruleset" ? { rules: {} } : answer(request));
  return { draft: createDraft({ ask, from, bottom: 0, onChange: () => {}, onError: (error) => errors.push(error) }), errors };
}

test("each change is put to the engine, and the last answer counts", async () => {
  /** @type {((said: any) => void)[]} */
  const waiting = [];
  const { draft } = drafted(() => new Promise((resolve) => waiting.push(resolve)));
  const first = draft.change({ seat: 1 });
  await Promise.resolve();
  const second = draft.change({ seat: 0 });
  while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve));
  waiting[1]({ ...SAID, seat: 0 });
  waiting[0]({ ...SAID, seat: 1 });
  await Promise.all([first, second]);
  assert.equal(draft.now.said?.seat, 0);
});

test("a text is taken over with who is on roll and what it could not say", async () => {
  const warnings = [{ code: "around", params: {}, message: "around" }];
  const { draft } = drafted((request) => ("text" in request ? { ...SAID, seat: 1, position: unentered(), warnings } : SAID));
  await draft.read("XGID=…", "xgid");
  assert.deepEqual(draft.now.layout, unentered());
  assert.deepEqual([draft.now.seat, draft.now.source, draft.now.warnings], [1, "xgid", warnings]);
  await draft.change({ layout: empty() });
  assert.deepEqual([draft.now.source, draft.now.warnings], [null, []]);
});

test("a text that is refused changes nothing", async () => {
  const { draft } = drafted((request) => ("text" in request ? Promise.reject({ code: "bad-id" }) : SAID));
  const before = draft.now;
  await assert.rejects(draft.read("?", "xgid"));
  assert.equal(draft.now, before);
});

const PRESETS = { presets: [{ name: "navy", title: "Navy" }, { name: "american", title: "American" }] };

test("the rules of the game in hand are offered first, as a preset where they are one", async () => {
  const by = (/** @type {any} */ fields) => ({ rules: { name: "american", base: "american", fields } });
  const ask = (/** @type {any} */ fields) => async (/** @type {any} */ request) =>
    request.cmd === "presets" ? PRESETS : request.rules === "american" ? by({ bear_off: "standard" }) : by(fields);
  const state = /** @type {any} */ ({ record: by({}), ruleset: { title: "American, changed" }, custom: [], settings: { choice: null } });
  const plain = await rulesOffered(ask({ bear_off: "standard" }), state);
  assert.deepEqual([plain.first.title, plain.offers.length], ["American", 2]);
  const changed = await rulesOffered(ask({ bear_off: "exact" }), state);
  assert.deepEqual([changed.first.title, changed.offers.length], ["American, changed", 3]);
  assert.deepEqual(changed.first.rules.changes, { bear_off: "exact" });
});

test("a game that was set up by hand does not count in the standing", () => {
  const record = /** @type {any} */ ({ id: "g", seats: [], start: {}, result: { winner: 0, points: 1 } });
  assert.deepEqual(tallied({}, record), {});
});
