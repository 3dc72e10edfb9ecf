import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { boardText, commandIn } from "../../web/app/commands.js";
import { createNarrator } from "../../web/app/narrator.js";
import { errorText } from "../../web/app/phrases.js";
import { DEFAULT_SETTINGS, initialState } from "../../web/app/state.js";
import { useTexts } from "../../web/texts.js";
import { computer, person, record, view } from "./app-kit.js";

const textsIn = (language) => JSON.parse(readFileSync(new URL(`../../acey/text/${language}.json`, import.meta.url), "utf8"));
useTexts(textsIn("en"), "en");

const POSITION = [{ points: { 24: 2, 13: 1 }, start: 12, bar: 0, off: 0 }, { points: { 6: 2 }, start: 12, bar: 1, off: 0 }];
const DICE = [{ n: 6, used: true }, { n: 4, used: false }];
const playing = (changes = {}) => view({ phase: "play", seat: 0, due: "move", position: POSITION, dice: DICE, ...changes });
const at = (shown, changes = {}) => ({
  ...initialState(), engine: { state: "ready" }, record: record(), view: shown, isFresh: true, settings: DEFAULT_SETTINGS, ...changes,
});

test("roll is whatever roll is due", () => {
  assert.deepEqual(commandIn(at(view({ due: "open" })), "roll"), { action: "open" });
  assert.deepEqual(commandIn(at(view({ phase: "roll", seat: 0, due: "roll" })), " Roll "), { action: "roll" });
  assert.deepEqual(commandIn(at(view({ phase: "roll-double", seat: 0, due: "roll-double" })), "roll"), { action: "die" });
});

test("dice thrown by hand are entered by words, as many as are due", () => {
  const hand = { record: record({ dice: { source: "hand" } }) };
  const may = { roll: true };
  const roll = at(view({ phase: "roll", seat: 0, due: "roll", may }), hand);
  for (const line of ["roll 6-5", "roll 65", "roll 6 5", "ROLL 6,5"]) {
    assert.deepEqual(commandIn(roll, line), { action: "roll", payload: [6, 5] }, line);
  }
  for (const line of ["roll", "roll 6", "roll 6-7", "roll 6-5-4", "roll six"]) assert.match(commandIn(roll, line).answer, /roll 6-5/, line);
  assert.deepEqual(commandIn(at(view({ may }), hand), "roll 3-3"), { action: "open", payload: [3, 3] });
  const one = at(view({ phase: "roll-double", seat: 0, due: "roll-double", may }), hand);
  assert.deepEqual(commandIn(one, "roll 4"), { action: "die", payload: [4] });
  assert.match(commandIn(one, "roll 4-4").answer, /roll 4\./);
});

test("dice of the computer are entered as well, its moves are not undone", () => {
  const seats = [computer("Deep"), person("Ann")];
  const more = { record: record({ dice: { source: "hand" }, seats }) };
  const due = at(view({ phase: "roll", seat: 0, due: "roll", may: { roll: true, undo: true } }), more);
  assert.deepEqual(commandIn(due, "roll 2-1"), { action: "roll", payload: [2, 1] });
  assert.ok(commandIn(due, "undo").answer);
});

test("dice entered where they are drawn go to the engine, which refuses them", () => {
  const shown = at(view({ phase: "roll", seat: 0, due: "roll" }));
  assert.deepEqual(commandIn(shown, "roll 6-5"), { action: "roll", payload: [6, 5] });
});

test("done, undo and name are done; a name needs its number", () => {
  assert.deepEqual(commandIn(at(playing()), "done"), { action: "done" });
  assert.deepEqual(commandIn(at(playing()), "undo"), { action: "undo" });
  assert.deepEqual(commandIn(at(view({ phase: "name", seat: 0, due: "name" })), "name 4"), { action: "name", payload: 4 });
  for (const line of ["name", "name 7", "name four"]) assert.match(commandIn(at(playing()), line).answer, /name 4/);
});

test("everything else is a play, for the engine to read", () => {
  assert.deepEqual(commandIn(at(playing()), " 13/7 8/5 "), { action: "text", payload: "13/7 8/5" });
});

test("commands are known in the language of the page, and in English", () => {
  useTexts(textsIn("de"), "de");
  assert.deepEqual(commandIn(at(playing()), "zurück"), { action: "undo" });
  assert.deepEqual(commandIn(at(playing()), "undo"), { action: "undo" });
  useTexts(textsIn("en"), "en");
});

test("the position is read out in the numbering of who reads it", () => {
  assert.equal(
    boardText(at(playing())),
    "Anchor: start: 12, point 24: 2, point 13: 1. Star: start: 12, bar: 1, point 19: 2. To play: 4.".replace(/Anchor|Star/g, (side) => (side === "Anchor" ? "Ann" : "Bob")).replaceAll("start", "{start}").replaceAll(", bar", ", the {bar}"),
  );
});

test("pips, help and an empty line are answered, also while it is somebody else's turn", () => {
  const seats = [computer("Deep"), person("Bob")];
  const state = at(playing({ pips: [167, 1] }), { record: record({ seats }) });
  assert.equal(commandIn(state, "pips").answer, "Deep: 167 pips. Bob: 1 pip.");
  assert.match(commandIn(state, "").answer, /^Commands/);
  assert.equal(commandIn(state, "13/7").answer, "It is not your turn.");
  assert.equal(commandIn(at(null), "pips").answer, "There is no game yet.");
});

test("a refused play says the rule in the way", () => {
  assert.equal(errorText({ code: "illegal-play", message: "No.", reason: { message: "Blocked." } }), "Blocked.");
  assert.equal(errorText({ code: "illegal-play", message: "No." }), "No.");
});

const move = { type: "move", seat: 0, from: 8, to: 5, number: 3, hit: false };
const play = { type: "play", seat: 0, stage: "normal", dice: [3, 1], text: "8/5 6/5", complete: true };
const roll = { type: "roll", seat: 0, dice: [3, 1], stage: "normal", extra: false };

test("the computer's turn is told once, when it is over; a person's as it happens", () => {
  const told = [];
  const narrate = createNarrator((text) => told.push(text));
  const deep = { record: record({ seats: [computer("Deep"), person("Bob")] }) };
  narrate(at(playing(), deep), [roll]);
  assert.deepEqual(told, []);
  narrate(at(view({ phase: "roll", seat: 1 }), deep), [move, play, { type: "turn", seat: 1 }]);
  assert.deepEqual(told, ["Deep rolls 3-1. Deep played 8/5 6/5. It is Bob’s turn."]);

  const own = { ...roll, seat: 1 };
  narrate(at(playing({ seat: 1 }), deep), [own]);
  assert.equal(told.at(-1), "Bob rolls 3-1.");
});

test("what was held back of a game that is gone is not told", () => {
  const told = [];
  const narrate = createNarrator((text) => told.push(text));
  const seats = [computer("Deep"), person("Bob")];
  narrate(at(playing(), { record: record({ seats }) }), [roll]);
  narrate(at(view({ phase: "roll", seat: 1 }), { record: record({ seats, id: "other" }) }), [{ type: "opening", dice: [1, 3], starter: 1 }]);
  assert.equal(told.length, 1);
  assert.doesNotMatch(told[0], /rolls/);
});
