import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { restored } from "../../web/app/restore.js";
import { createSaves, KEYS } from "../../web/app/saves.js";
import { GAME, INDEX, RUNNING } from "../../web/app/shelf.js";
import { record, view } from "./app-kit.js";
import { createMemory } from "./shelf-kit.js";

const FIRST_FORM = JSON.parse(readFileSync(new URL("../data/saves/first-form.json", import.meta.url), "utf8"));

/** A browser with a game in hand, two more on the shelf, and everything else a page keeps. */
function whole() {
  const memory = createMemory();
  const saves = createSaves(memory, () => 7);
  for (const id of ["one", "two", "three"]) {
    saves.shelf.keep({ record: record({ id, actions: "#61" }), pending: [], view: view() });
  }
  saves.save(KEYS.settings, restored(saves, null).settings);
  saves.save(KEYS.tally, {});
  saves.save(KEYS.rules, [{ name: "Ours", base: "navy", variants: [], changes: {} }]);
  return memory;
}

const HAND = `${GAME}three`;
const OTHER = `${GAME}one`;
const changed = (change) => (text) => {
  const value = JSON.parse(text);
  change(value);
  return JSON.stringify(value);
};

/** What happened to which text, and the topics of what the player is told when the page opens. */
const DAMAGES = {
  "the game in hand cut off at half": [HAND, (text) => text.slice(0, text.length / 2), ["damage"]],
  "the game in hand empty": [HAND, () => "", ["damage"]],
  "the game in hand of zeros": [HAND, (text) => "\0".repeat(text.length), ["damage"]],
  "the game in hand of a later version": [HAND, (text) => text.replace("acey-save-2", "acey-save-3"), ["damage"]],
  "the game in hand from another program": [HAND, () => '{"lines":17,"level":3}', ["damage"]],
  "the game in hand a list": [HAND, (text) => `[${text}]`, ["damage"]],
  "the game in hand without its record": [HAND, changed((save) => delete save.record), ["damage"]],
  "a record without actions": [HAND, changed((save) => delete save.record.actions), ["damage"]],
  "a record with one seat": [HAND, changed((save) => save.record.seats.pop()), ["damage"]],
  "a record without a rule set": [HAND, changed((save) => (save.record.rules = null)), ["damage"]],
  "a result that is none": [HAND, changed((save) => (save.record.result = "won")), ["damage"]],
  "the record of another game": [HAND, changed((save) => (save.record.id = "one")), ["damage"]],
  "moves in hand that are no list": [HAND, changed((save) => (save.pending = {})), ["damage"]],
  "a name as long as a book": [HAND, changed((save) => (save.name = "x".repeat(9999))), ["damage"]],
  "a view with 16 checkers": [HAND, changed((save) => (save.view.position[0].start = 16)), ["damage"]],
  "a view without dice": [HAND, changed((save) => delete save.view.dice), ["damage"]],
  "another game cut off": [OTHER, (text) => text.slice(0, 50), []],
  "another game of a later version": [OTHER, (text) => text.replace("acey-save-2", "acey-save-3"), []],
  "the index cut off": [INDEX, (text) => text.slice(0, 30), []],
  "the index of a later version": [INDEX, (text) => text.replace("acey-index-1", "acey-index-2"), []],
  "the pointer to a game that is not there": [RUNNING, () => "four", []],
  "the settings cut off": [KEYS.settings, (text) => text.slice(0, 9), ["other"]],
  "the points a list": [KEYS.tally, () => "[1,2]", ["other"]],
  "own rule sets of another kind": [KEYS.rules, () => '[{"name":7}]', ["other"]],
  "a game of the first form cut off": ["acey.game", () => FIRST_FORM["acey.game"].slice(0, 99), ["other"]],
  "games of the first form that are none": ["acey.before", () => '[{"format":"acey-save-1"}]', ["other"]],
};
/** What is made anew from the rest: nothing is lost when it cannot be read. */
const CACHES = [INDEX, RUNNING];

for (const [name, [key, damage, told]] of Object.entries(DAMAGES)) {
  test(`${name}: the page opens, tells it, keeps what was damaged and all that is whole`, () => {
    const memory = whole();
    const text = damage(memory.read(key));
    memory.write(key, text);
    const saves = createSaves(memory, () => 9);
    const state = restored(saves, null);
    const listed = saves.shelf.lines().map(({ id }) => id);
    saves.shelf.read("one");

    assert.deepEqual(Object.keys(state.notices), told);
    const isKept = memory.keys().some((other) => other.startsWith(KEYS.aside) && memory.read(other) === text);
    assert.equal(isKept, !CACHES.includes(key));
    for (const id of ["one", "two", "three"]) assert.ok(listed.includes(id) || key === GAME + id, `${id} is lost`);
    saves.shelf.keep({ record: record({ id: "new", actions: "#61" }), pending: [], view: view() });
    saves.save(KEYS.settings, state.settings);
    assert.equal(memory.keys().some((other) => memory.read(other) === text), !CACHES.includes(key), "written over");
    const again = restored(createSaves(memory, () => 9), null);
    assert.deepEqual([again.record?.id, Object.keys(again.notices)], ["new", []]);
  });
}
