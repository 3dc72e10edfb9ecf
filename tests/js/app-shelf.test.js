import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { createSaves, KEYS } from "../../web/app/saves.js";
import { readSave, saveText } from "../../web/app/save-text.js";
import { GAME, INDEX, RUNNING } from "../../web/app/shelf.js";
import { createMemory, dyingAt, PageDied } from "./shelf-kit.js";
import { record, view } from "./app-kit.js";

const FIRST_FORM = JSON.parse(readFileSync(new URL("../data/saves/first-form.json", import.meta.url), "utf8"));
const FIGURES = { turns: 30, chain: null, luck: { seat: 1, dice: [6, 6], pips: 24, at: 9 } };

let clock = 0;
const saves = (memory) => createSaves(memory, () => (clock += 1000));
const shelf = (memory) => saves(memory).shelf;
const answer = (id, changes = {}) => ({ record: record({ id, actions: "#61", ...changes }), pending: [], view: view() });
const ended = (id) => answer(id, { result: { winner: 0, points: 3 }, ended: "then", actions: "#61!1" });
const kept = (id, changes = {}) => ({ name: "", saved: "then", view: null, ...answer(id, changes), ...changes });
const names = (memory) => shelf(memory).lines().map(({ id }) => id).sort();

/** A shelf with these games; the last one is in hand. */
function holding(...ids) {
  const memory = createMemory();
  for (const id of ids) shelf(memory).keep(answer(id));
  return memory;
}

test("a game begun leaves the one before on the shelf", () => {
  const memory = holding("one", "two");

  assert.deepEqual(names(memory), ["one", "two"]);
  assert.equal(shelf(memory).load().kept?.record.id, "two");
  assert.equal(shelf(memory).take("one")?.record.id, "one");
  assert.equal(shelf(memory).load().kept?.record.id, "one");
  assert.deepEqual(names(memory), ["one", "two"]);
});

test("a game in which nothing was done leaves no trace, unless it has a name or belongs to a match", () => {
  const memory = createMemory();
  for (const id of ["blank", "named", "match", "last"]) {
    shelf(memory).keep(answer(id, { actions: "", match: id === "match" ? {} : null }));
    if (id === "named") shelf(memory).rename("named", "Sunday");
  }

  assert.deepEqual(names(memory), ["last", "match", "named"]);
});

test("a finished game is put away as its record", () => {
  const memory = createMemory();
  shelf(memory).keep(ended("over"));
  assert.ok(readSave(memory.read(`${GAME}over`))?.view, "shown as it is while it is in hand");
  shelf(memory).keep(answer("next"));

  const packed = readSave(memory.read(`${GAME}over`));
  assert.deepEqual([packed?.view, packed?.pending, packed?.record.result?.points], [null, [], 3]);
  assert.deepEqual(shelf(memory).load().damage, "none");
});

test("a save has the date of the last step, not of the last look", () => {
  const memory = holding("one");
  const { saved } = shelf(memory).load().kept;
  const again = shelf(memory);
  again.load();
  again.keep(answer("one"));
  assert.equal(shelf(memory).load().kept?.saved, saved);
  again.keep(answer("one", { actions: "#6152" }));
  assert.ok(shelf(memory).load().kept?.saved > saved);
});

for (const [what, damage] of Object.entries({
  missing: () => null,
  "cut off": (text) => text.slice(0, text.length / 2),
  "no index": () => "[]",
  "of another version": (text) => text.replace("acey-index-1", "acey-index-9"),
  "lacking a game": (text) => text.replace('"id":"one"', '"id":"uno"'),
  "with a line that is none": (text) => text.replace('"name":"Sunday"', '"name":7'),
})) {
  test(`an index that is ${what} is made anew from the games`, () => {
    const memory = holding("one", "two", "three");
    shelf(memory).rename("one", "Sunday");
    const lines = shelf(memory).lines();
    const text = damage(memory.read(INDEX));
    if (text === null) memory.remove(INDEX);
    else memory.write(INDEX, text);

    assert.deepEqual(shelf(memory).lines(), lines);
    const reads = memory.count("read", () => shelf(memory).lines());
    assert.ok(reads <= 5, `${reads} reads: the index is whole again`);
  });
}

test("a game that cannot be read is set aside, and the others stay", () => {
  const memory = holding("one", "two", "three");
  memory.write(`${GAME}one`, "{");
  memory.remove(INDEX);
  const kept = saves(memory);

  assert.deepEqual(kept.shelf.lines().map(({ id }) => id), ["two", "three"]);
  assert.equal(kept.asideCount(), 1);
  assert.ok(memory.keys().some((key) => key.startsWith(KEYS.aside) && memory.read(key) === "{"));
});

test("a game is renamed, in hand or not, and keeps its name", () => {
  const memory = holding("one", "two");
  const page = shelf(memory);
  page.load();
  assert.ok(page.rename("one", "Sunday") && page.rename("two", "Monday"));
  page.keep(answer("two", { actions: "#6152" }));

  assert.deepEqual(page.lines().map(({ name }) => name).sort(), ["Monday", "Sunday"]);
  assert.equal(shelf(memory).load().kept?.name, "Monday");
});

test("a game taken off the shelf can be put back; the one in hand cannot be taken off", () => {
  const memory = holding("one", "two");
  const before = memory.read(`${GAME}one`);
  const text = shelf(memory).remove("one");

  assert.deepEqual(names(memory), ["two"]);
  assert.ok(shelf(memory).putBack("one", text));
  assert.equal(memory.read(`${GAME}one`), before);
  assert.deepEqual(names(memory), ["one", "two"]);
  assert.equal(shelf(memory).remove("two"), null);
});

test("a game that comes in never takes another's place", () => {
  const memory = holding("one", "two");
  const other = kept("one", { actions: "#16" });

  assert.deepEqual(shelf(memory).add(kept("one", { actions: "#61" })), { as: "same", id: "one" });
  assert.deepEqual(shelf(memory).add(other), { as: "beside", id: "one-2" });
  assert.deepEqual(shelf(memory).add(other), { as: "same", id: "one-2" });
  assert.deepEqual(shelf(memory).add(kept("new")), { as: "new", id: "new" });
  assert.equal(readSave(memory.read(`${GAME}one`))?.record.actions, "#61");
  memory.isFull = true;
  assert.equal(shelf(memory).add(kept("more")).as, "full");
  memory.isFull = false;
  assert.deepEqual(names(memory), ["new", "one", "one-2", "two"]);
});

test("a full storage leaves the old name, and the shelf as it was", () => {
  const memory = holding("one", "two");
  memory.isFull = true;

  assert.equal(shelf(memory).rename("one", "Sunday"), false);
  memory.isFull = false;
  assert.deepEqual(shelf(memory).lines().map(({ name }) => name), ["", ""]);
});

test("what the engine worked out stays with the line of a game until it goes on", () => {
  const memory = holding("one", "two");
  shelf(memory).note(new Map([["one", FIGURES], ["two", FIGURES]]));
  const figures = () => Object.fromEntries(shelf(memory).lines().map((line) => [line.id, line.figures]));

  assert.deepEqual(figures(), { one: FIGURES, two: null });
  shelf(memory).take("one");
  assert.deepEqual(figures(), { one: null, two: null });
});

test("what was kept in the first form comes onto the shelf, all of it", () => {
  const memory = createMemory(FIRST_FORM);
  const { kept: game, damage } = shelf(memory).load();
  const first = JSON.parse(FIRST_FORM["acey.game"]);

  assert.deepEqual([game?.record, game?.pending, game?.view, damage], [first.record, first.pending, first.view, "none"]);
  const others = JSON.parse(FIRST_FORM["acey.before"]).map((save) => [save.record, save.pending, save.view]);
  const shelved = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"].map((id) => shelf(memory).read(id));
  assert.deepEqual(shelved.map(({ record, pending, view }) => [record, pending, view]), others);
  assert.deepEqual(memory.keys().filter((key) => key in FIRST_FORM), []);
  assert.equal(shelf(memory).lines().length, 3);
});

test("a list of the first form that is damaged is set aside, with what is whole on the shelf", () => {
  const list = JSON.stringify([...JSON.parse(FIRST_FORM["acey.before"]).slice(0, 1), { format: "acey-save-1" }]);
  const memory = createMemory({ ...FIRST_FORM, "acey.before": list });
  shelf(memory).load();

  assert.deepEqual(names(memory), ["0123456789abcdef", "aaaaaaaaaaaaaaaa"]);
  assert.ok(memory.keys().some((key) => key.startsWith(KEYS.aside) && memory.read(key) === list));
});

test("what was kept in the first form stays where it is as long as the storage is full", () => {
  const memory = createMemory(FIRST_FORM);
  memory.isFull = true;
  assert.equal(shelf(memory).load().kept?.record.id, "0123456789abcdef");
  assert.deepEqual(Object.keys(FIRST_FORM).map((key) => memory.read(key)), Object.values(FIRST_FORM));
  memory.isFull = false;
  assert.equal(shelf(memory).load().kept?.record.id, "0123456789abcdef");
  assert.equal(names(memory).length, 3);
});

const STEPS = {
  "a step of the game": [() => holding("one", "two"), (page) => page.keep(answer("two", { actions: "#6152" }))],
  "a new game": [() => holding("one", "two"), (page) => page.keep(answer("three"))],
  "a game that follows a finished one": [
    () => { const memory = holding("one"); shelf(memory).keep(ended("two")); return memory; },
    (page) => page.keep(answer("three")),
  ],
  "taking a game in hand": [() => holding("one", "two"), (page) => page.take("one")],
  "a new name": [() => holding("one", "two"), (page) => page.rename("one", "Sunday")],
  "a game put back": [() => holding("one", "two"), (page) => page.putBack("zero", saveText(kept("zero")))],
  "a game that comes in": [() => holding("one", "two"), (page) => page.add(kept("one", { actions: "#16" }))],
  "the move from the first form": [() => createMemory(FIRST_FORM), (page) => page.load()],
};

for (const [step, [start, act]] of Object.entries(STEPS)) {
  test(`a page that dies at any instant of ${step} leaves every game whole, as it was or as it is then`, () => {
    const [before, after] = [start(), start()];
    shelf(before).load();
    const page = shelf(after);
    page.load();
    act(page);
    let died = 0;
    for (let at = 0; ; at += 1) {
      const memory = start();
      if (!diesAt(memory, at, act)) break;
      died += 1;
      const found = saves(memory);
      const { kept: inHand, damage } = found.shelf.load();
      assert.equal(damage, "none");
      assert.equal(found.asideCount(), 0);
      assert.ok(inHand, `nothing in hand after ${at} operations`);
      const lines = found.shelf.lines();
      for (const { id, name } of lines) {
        const game = found.shelf.read(id);
        assert.equal(game?.name, name, "the line says what the game says");
        const wholes = [before, after].map((memory) => shelf(memory).read(id)?.record.actions);
        assert.ok(wholes.includes(game?.record.actions), `${id} after ${at} operations: ${game?.record.actions}`);
      }
      const missing = names(before).filter((id) => !lines.some((line) => line.id === id));
      assert.deepEqual(missing, [], `after ${at} operations`);
    }
    assert.ok(died >= 1);
  });
}

/** Open the shelf and act, and die before the given operation that changes anything. */
function diesAt(memory, at, act) {
  try {
    const page = shelf(dyingAt(memory, at));
    page.load();
    act(page);
    return false;
  } catch (error) {
    if (!(error instanceof PageDied)) throw error;
    return true;
  }
}

test("a thousand finished games fit: two megabytes and a half of text, listed by reading one line a game", () => {
  const actions = "#61".padEnd(1100, "63ab54cd");
  const fields = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`field_of_the_rule_set_${index}`, "value"]));
  const memory = createMemory();
  const page = shelf(memory);
  for (let index = 0; index < 1000; index += 1) {
    page.add(kept(`game-${index}`, { ...ended("").record, id: `game-${index}`, actions, rules: { name: "navy", base: "navy", fields } }));
  }
  page.keep(answer("in hand"));
  page.note(new Map(page.lines().map(({ id }) => [id, FIGURES])));

  const texts = memory.keys().map((key) => memory.read(key));
  assert.ok(texts.every((text) => text.length <= 2500 || text === memory.read(INDEX)));
  assert.ok(memory.read(INDEX).length <= 450_000, `${memory.read(INDEX).length} characters of index`);
  assert.ok(texts.join("").length <= 3_000_000, `${texts.join("").length} characters in all`);
  const listed = { reads: 0, writes: 0 };
  listed.reads = memory.count("read", () => assert.equal(page.lines().length, 1001));
  listed.writes = memory.count("write", () => page.lines());
  assert.ok(listed.reads <= 3, `${listed.reads} texts read`);
  assert.equal(listed.writes, 0);
  const writes = memory.count("write", () => page.keep(answer("in hand", { actions: "#6152" })));
  assert.equal(writes, 1, "a step of the game writes one text, however full the shelf");
  assert.equal(memory.read(RUNNING), "in hand");
});
