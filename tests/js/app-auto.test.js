import assert from "node:assert/strict";
import test from "node:test";

import { createAuto, NOTHING, PAUSES, planFor, remember } from "../../web/app/auto.js";
import { DEFAULTS, preferencesIn } from "../../web/app/settings.js";
import { soundsOf } from "../../web/app/sounds.js";
import { DEFAULT_SETTINGS, initialState } from "../../web/app/state.js";
import { takeBack } from "../../web/app/take-back.js";
import { createStore } from "../../web/app/store.js";
import { computer, person, record, view } from "./app-kit.js";

const NO = { roll: false, undo: false, reopen: false, correct: false, done: false, name: false, resign: true };
const roll = { type: "roll", seat: 0, dice: [5, 2], stage: "normal", extra: false };
const one = { from: "start", to: 20, number: 5, hit: false, via: [] };
const two = { from: "start", to: 23, number: 2, hit: false, via: [] };

const playing = (changes = {}) => view({ phase: "play", seat: 0, due: "move", contact: true, may: NO, ...changes });
const whole = (changes = {}) => playing({ due: "done", may: { ...NO, undo: true, done: true }, ...changes });

function at(shown, settings = {}, changes = {}) {
  return {
    ...initialState(), engine: { state: "ready" }, record: record(), view: shown, isFresh: true,
    settings: { ...DEFAULT_SETTINGS, ...settings }, ...changes,
  };
}

test("nothing is done by itself for somebody who set nothing", () => {
  for (const shown of [playing({ moves: [one] }), whole(), view({ phase: "roll", seat: 0, due: "roll" })]) {
    assert.equal(planFor(at(shown), NOTHING), null);
  }
});

test("without confirmation a whole stage is done by itself, later where there was something to choose", () => {
  const state = at(whole(), { confirm: false });
  assert.deepEqual(planFor(state, NOTHING), { intent: { do: "done" }, pause: PAUSES.done });
  assert.equal(planFor(state, { hadChoice: true, isTakenBack: false })?.pause, 1500);
  assert.equal(planFor(at(whole(), { confirm: false, hold: 6000 }), { hadChoice: true, isTakenBack: true })?.pause, 6000);
});

test("an automatic roll waits as long as a play can still be taken back", () => {
  const shown = view({ phase: "roll", seat: 0, due: "extra-roll", may: { ...NO, roll: true, undo: true } });
  const state = at(shown, { autoRoll: true });
  assert.equal(planFor(state, { hadChoice: true, isTakenBack: false })?.pause, 1500);
  assert.deepEqual(planFor(state, NOTHING), { intent: { do: "roll" }, pause: PAUSES.roll });
});

test("the only legal move is made, one of two is not, and none after taking back", () => {
  const settings = { autoForced: true };
  assert.deepEqual(planFor(at(playing({ moves: [one] }), settings), NOTHING)?.intent, { do: "move", from: "start", to: 20, via: [], number: 5 });
  assert.equal(planFor(at(playing({ moves: [one, two] }), settings), NOTHING), null);
  assert.equal(planFor(at(playing({ moves: [one] }), settings), { hadChoice: true, isTakenBack: true }), null);
});

test("a stage with one outcome is played move by move, whatever the order, and is no choice", () => {
  const shown = playing({ moves: [one, two], forced: true, events: [roll] });
  assert.deepEqual(planFor(at(shown, { autoForced: true }), NOTHING)?.intent, { do: "move", from: "start", to: 20, via: [], number: 5 });
  assert.equal(remember(NOTHING, shown).hadChoice, false);
  assert.equal(remember(NOTHING, playing({ moves: [one, two], events: [roll] })).hadChoice, true);
});

test("dice just entered by hand can be corrected before anything is played with them", () => {
  const shown = playing({ moves: [one], forced: true, events: [roll], may: { ...NO, correct: true } });
  assert.equal(planFor(at(shown, { autoForced: true }), NOTHING)?.pause, 1500);
  assert.equal(remember(NOTHING, shown).hadChoice, true, "what was played with them is held as well");
  assert.equal(remember({ hadChoice: true, isTakenBack: true }, view({ events: [{ type: "unroll" }] })).hadChoice, false);
});

test("a turn that ended without being asked is taken up again until the next dice, by whoever played it", () => {
  const passed = view({ phase: "roll", seat: 1, due: "roll", may: { ...NO, roll: true, reopen: true } });
  assert.equal(takeBack(at(passed, { confirm: false })), "reopen");
  assert.equal(takeBack(at(passed, { confirm: true })), null, "done was said");
  const against = (seats) => at(passed, { confirm: false }, { record: record({ seats }) });
  assert.equal(takeBack(against([person("Ann"), computer("Deep")])), "reopen", "before the computer has rolled");
  assert.equal(takeBack(against([computer("Deep"), person("Ann")])), null, "the computer takes nothing back");
});

test("taking back means a move before it means dice, and dice of the computer as well", () => {
  const seats = [computer("Deep"), person("Ann")];
  assert.equal(takeBack(at(playing({ may: { ...NO, undo: true, correct: true } }))), "undo");
  assert.equal(takeBack(at(playing({ may: { ...NO, correct: true } }), {}, { record: record({ seats }) })), "correct");
  assert.equal(takeBack(at(playing({ may: { ...NO, undo: true } }), {}, { record: record({ seats }) })), null);
  assert.equal(takeBack(at(playing())), null);
});

test("checkers are borne off by themselves only when nothing can be hit", () => {
  const moves = [{ ...one, from: 6, to: 4, number: 2 }, { ...one, from: 5, to: "off" }];
  assert.equal(planFor(at(playing({ moves, contact: false }), { autoOff: true }), NOTHING)?.intent.to, "off");
  assert.equal(planFor(at(playing({ moves }), { autoOff: true }), NOTHING), null);
});

test("nothing is done for the computer, during a walk, or while something is in flight", () => {
  const seats = [computer("Deep"), person("Ann")];
  for (const changes of [{ record: record({ seats }) }, { walk: {} }, { isBusy: true }, { isFresh: false }, { waiting: {} }]) {
    assert.equal(planFor(at(whole(), { confirm: false }, changes), NOTHING), null);
  }
});

test("what there was to choose is remembered until the next dice", () => {
  const chosen = remember(NOTHING, playing({ events: [roll], moves: [one, two] }));
  assert.deepEqual(chosen, { hadChoice: true, isTakenBack: false });
  assert.equal(remember(chosen, playing({ events: [{ type: "move" }], moves: [one] })).hadChoice, true);
  assert.equal(remember(chosen, playing({ events: [roll], moves: [one] })).hadChoice, false);
  assert.deepEqual(remember(NOTHING, playing({ events: [{ type: "unmove" }], moves: [one] })), { hadChoice: true, isTakenBack: true });
  assert.equal(remember(NOTHING, whole()).hadChoice, true, "after a reload nobody knows");
});

test("taking back in time cancels what was planned", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const acts = [];
  const store = createStore(at(whole({ events: [{ type: "move" }] }), { confirm: false }));
  const stop = createAuto({ store, act: async (intent) => acts.push(intent) > 0 });
  t.mock.timers.tick(PAUSES.done - 1);
  assert.deepEqual(store.state.coming, { what: "done", pause: PAUSES.done });
  store.set({ view: playing({ rev: 2, events: [{ type: "unmove" }], moves: [one, two] }) });
  t.mock.timers.tick(10_000);
  assert.deepEqual(acts, []);
  assert.equal(store.state.coming, null);
  store.set({ view: whole({ rev: 3, events: [{ type: "move" }] }) });
  t.mock.timers.tick(1499);
  assert.deepEqual(acts, []);
  t.mock.timers.tick(1);
  assert.deepEqual(acts, [{ do: "done" }]);
  stop();
});

test("an open dialog holds it up, and what is refused is not tried again", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let isReading = true;
  let tries = 0;
  const store = createStore(at(whole({ events: [roll] }), { confirm: false }));
  const stop = createAuto({ store, isReading: () => isReading, act: async () => { tries += 1; return false; } });
  t.mock.timers.tick(5000);
  assert.equal(tries, 0);
  isReading = false;
  t.mock.timers.tick(1000);
  await Promise.resolve();
  store.set({ isBusy: true });
  store.set({ isBusy: false });
  t.mock.timers.tick(10_000);
  assert.equal(tries, 1);
  stop();
});

test("stored settings are taken as far as somebody could have chosen them", () => {
  assert.deepEqual(preferencesIn({}), DEFAULTS);
  const { pace, theme, confirm, sound } = preferencesIn({ pace: 0.4, theme: "pink", confirm: "no", sound: true });
  assert.deepEqual([pace, theme, confirm, sound], [0.4, "system", true, true]);
});

test("each thing that happens has its sound, one after the other", () => {
  const seat = 0;
  const events = [
    { type: "move", seat, from: 8, to: 5, number: 3, hit: true },
    { type: "move", seat, from: 3, to: "off", number: 3, hit: false },
    { type: "play", seat, stage: "normal", dice: [3, 3], text: "", complete: true },
    { type: "over", winner: 0, points: 1 },
  ];
  const sounds = soundsOf(events);
  assert.deepEqual(sounds.map(({ sound }) => sound), ["hit", "off", "win"]);
  assert.ok(sounds[0].at < sounds[1].at && sounds[1].at < sounds[2].at);
});
