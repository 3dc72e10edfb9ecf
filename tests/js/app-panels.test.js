import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { dueAction } from "../../web/app/actions.js";
import { createController } from "../../web/app/controller.js";
import { placeName, sentencesOf } from "../../web/app/phrases.js";
import { bottomSeat, initialState, isComputerDue, isPersonDue } from "../../web/app/state.js";
import { createStore } from "../../web/app/store.js";
import { useTexts } from "../../web/texts.js";
import { computer, person, record, view } from "./app-kit.js";

const texts = JSON.parse(readFileSync(new URL("../../acey/text/en.json", import.meta.url), "utf8"));
useTexts(texts, "en");

const at = (changes, more = {}) => ({ ...initialState(), record: record(), view: view(changes), isFresh: true, ...more });

test("one action is due in each phase, none while a double is named or the computer is on turn", () => {
  const may = { roll: false, undo: false, done: true, name: false, resign: true };
  assert.equal(dueAction(initialState())?.payload, "new-game");
  assert.equal(dueAction(at({}))?.action, "open");
  assert.equal(dueAction(at({ phase: "roll", seat: 0, due: "roll" }))?.action, "roll");
  assert.equal(dueAction(at({ phase: "roll-double", seat: 0, due: "roll-double" }))?.action, "die");
  assert.equal(dueAction(at({ phase: "play", seat: 0, due: "move" }))?.isReady, false);
  assert.equal(dueAction(at({ phase: "play", seat: 0, due: "done", may }))?.isReady, true);
  assert.equal(dueAction(at({ phase: "name", seat: 0, due: "name" })), null);
  assert.equal(dueAction(at({ phase: "over", due: "over", winner: 0 }))?.action, "next-game");
  const seats = [computer("Deep"), person("Ann")];
  assert.equal(dueAction(at({ phase: "roll", seat: 0, due: "roll" }, { record: record({ seats }) })), null);
});

test("a double that the computer names is shown to everyone, one's own is only told", () => {
  const named = (seat) => sentencesOf(at({}, { record: record({ seats: [computer("Deep"), person("Ann")] }) }), [{ type: "name", seat, number: 6 }]);
  assert.equal(named(0).shown.length, 1);
  assert.match(named(0).shown[0], /Deep.*sixes/);
  assert.deepEqual([named(1).shown.length, named(1).spoken.length], [0, 1]);
});

test("what failed offers another try, what waits says so", () => {
  assert.equal(dueAction(at({ phase: "play", seat: 0 }, { stuck: "computer" }))?.action, "retry-computer");
  assert.equal(dueAction(at({}, { stuck: "game" }))?.action, "retry-game");
  assert.equal(dueAction(at({}, { waiting: { do: "open" } }))?.isReady, false);
});

test("either player may open the game; only a table of computers opens it itself", () => {
  const mixed = at({}, { record: record({ seats: [computer("Deep"), person("Ann")] }) });
  const alone = at({}, { record: record({ seats: [computer("Deep"), computer("Blue")] }) });
  assert.deepEqual([isComputerDue(mixed), isComputerDue(alone), isPersonDue(mixed)], [false, true, false]);
});

test("the one person at the table sits at the near side, unless the choice says otherwise", () => {
  const seats = [computer("Deep"), person("Ann")];
  assert.equal(bottomSeat(at({}, { record: record({ seats }) })), 1);
  const settings = { choice: { seats, bottom: 0 }, isWalkSeen: true, pace: 1 };
  assert.equal(bottomSeat(at({}, { record: record({ seats }), settings })), 0);
});

test("places are named and numbered as the rule set shows them", () => {
  const words = { start: "Starting Home", bar: "Bump", off: "Home Again" };
  const up = at({}, { ruleset: { numbering: "up", words } });
  assert.match(placeName(up, 24), /\b1\b/);
  assert.equal(placeName(up, "start"), "Starting Home");
  assert.match(placeName(at({}, { ruleset: { numbering: "down", words } }), 24), /\b24\b/);
});

test("every event has a sentence; a pass, an extra roll and a tie are shown for a moment too", () => {
  const seat = 0;
  const events = [
    { type: "opening", dice: [3, 3], starter: null },
    { type: "roll", seat, dice: [5, 2], stage: "normal", extra: false },
    { type: "pass", seat, stage: "normal", dice: [5, 2] },
    { type: "forfeit", seat, stage: "acey", field: "acey_forfeit" },
    { type: "extra", seat },
    { type: "name", seat, number: 4 },
    { type: "die", seat, number: 4 },
    { type: "unname", seat, number: 4 },
    { type: "turn", seat },
    { type: "resign", seat },
    { type: "script-over", seat },
    { type: "over", winner: 0, points: 2 },
    { type: "over", winner: "draw", points: 0 },
  ];
  const { spoken, shown } = sentencesOf(at({}), events);

  assert.equal(spoken.length, events.length);
  for (const sentence of spoken) assert.doesNotMatch(sentence, /undefined|^event\./);
  assert.equal(shown.length, 5);
});

test("the moves of a play are told once, by the play", () => {
  const move = { type: "move", seat: 1, from: 8, to: 5, number: 3, hit: false };
  const play = { type: "play", seat: 1, stage: "normal", dice: [3, 1], text: "8/5", complete: true };

  assert.equal(sentencesOf(at({}), [move, play]).spoken.length, 1);
  assert.equal(sentencesOf(at({}), [move]).spoken.length, 1);
});

test("an action that is not in the table is an error of the page, and says its name", () => {
  const run = createController({ store: createStore(initialState()) });
  assert.throws(() => run("fly"), /there is no action "fly"/);
});

test("every sentence the page asks for by a fixed key is in the catalogue", () => {
  const files = ["actions", "dialog", "loading", "log-panel", "menu", "new-game", "notices", "own-rules", "page", "resign",
    "result", "rule-fields", "rules-sheet", "score", "seats-form", "settings-sheet", "start", "status", "table", "walk-card"];
  for (const file of files) {
    const source = readFileSync(new URL(`../../web/app/${file}.js`, import.meta.url), "utf8");
    for (const [, key] of source.matchAll(/"(page\.[a-z0-9.-]+)"/g)) assert.ok(key in texts, `${file}.js: ${key}`);
  }
});
