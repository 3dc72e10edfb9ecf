import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { createSaves } from "../../web/app/saves.js";
import { readSave } from "../../web/app/save-text.js";
import { bringIn, FILE_MAX, GAMES_MAX, gamesText, readGames } from "../../web/app/shelf-files.js";
import { transcript } from "../../web/app/transcript.js";
import { useTexts } from "../../web/texts.js";
import { record, view } from "./app-kit.js";
import { createMemory } from "./shelf-kit.js";

useTexts(JSON.parse(readFileSync(new URL("../../acey/text/en.json", import.meta.url), "utf8")), "en");

const FIGURES = { turns: 3, chain: null, luck: null };
const kept = (id, changes = {}) => ({ name: "", saved: "then", pending: [], view: null, record: record({ id, ...changes }) });
const shelf = (memory = createMemory()) => createSaves(memory, () => 1).shelf;
const keyOf = (text) => readGames(text).problem?.key;

function bring(games, { onto = shelf(), figuresOf = async () => FIGURES } = {}) {
  return bringIn(games, { shelf: onto, figuresOf, errorText: (error) => error.message });
}

test("games written to a file are read as they were, their views left out", () => {
  const games = [kept("one"), { ...kept("two", { actions: "#61" }), name: "Sunday", pending: [["start", 24, 1]] }];

  assert.deepEqual(readGames(gamesText(games.map((game) => ({ ...game, view: view() })))), { games });
});

test("a file may be one save, of the first form too, or a record alone", () => {
  const { record: alone } = kept("one");

  assert.deepEqual(readGames(JSON.stringify(alone)).games.map(({ record: { id } }) => id), ["one"]);
  const first = { format: "acey-save-1", record: alone, pending: [], view: view() };
  assert.deepEqual(readGames(JSON.stringify(first)).games.map(({ saved }) => saved), [alone.begun]);
});

for (const [name, text, key] of [
  ["empty", "", "page.games.file-unknown"],
  ["a letter", "Dear Nell", "page.games.file-unknown"],
  ["null", "null", "page.games.file-unknown"],
  ["a number", "7", "page.games.file-unknown"],
  ["cut off", gamesText([kept("one")]).slice(0, -20), "page.games.file-unknown"],
  ["a list without games", '{"format":"acey-games-1","games":[]}', "page.games.file-unknown"],
  ["a rule set", '{"base":"navy","fields":{}}', "page.games.file-unknown"],
  ["of a later version", '{"format":"acey-games-2","games":[{}]}', "page.games.file-unknown"],
  ["too large", " ".repeat(FILE_MAX + 1), "page.games.file-too-large"],
  ["of too many games", gamesText(Array.from({ length: GAMES_MAX + 1 }, () => kept("one"))), "page.games.file-too-many"],
]) {
  test(`a file that is ${name} is refused, and the reason named`, () => assert.equal(keyOf(text), key));
}

test("each game is told of: new, here already, put beside another, refused, without room", async () => {
  const memory = createMemory();
  const onto = shelf(memory);
  onto.add(kept("one"));
  const figuresOf = async ({ id }) => {
    if (id === "wrong") throw new Error("the dice");
    return FIGURES;
  };
  const games = [kept("new"), kept("one"), kept("one", { actions: "#61" }), { ...kept("wrong"), name: "Sunday" }, null];
  const arrivals = await bring(games, { onto, figuresOf });

  assert.deepEqual(arrivals.map(({ as }) => as), ["new", "same", "beside", "bad", "bad"]);
  assert.deepEqual(arrivals[3], { as: "bad", name: "Sunday", message: "the dice" });
  assert.deepEqual(onto.lines().map(({ id, figures }) => [id, figures]), [["one", FIGURES], ["new", FIGURES], ["one-2", FIGURES]]);
  memory.isFull = true;
  assert.deepEqual((await bring([kept("more")], { onto })).map(({ as }) => as), ["full"]);
});

test("a full shelf takes no more games in", async () => {
  const onto = shelf();
  for (let index = 0; index < GAMES_MAX; index += 1) onto.add(kept(`game-${index}`));
  const arrivals = await bring([kept("one more"), kept("and another")], { onto });

  assert.deepEqual(arrivals.map(({ as }) => as), ["full", "full"]);
  assert.equal(onto.lines().length, GAMES_MAX);
});

test("a transcript has who played by which rules, and the log line by line", () => {
  const log = [
    { index: 0, seat: null, kind: "opening", dice: [6, 1], text: "6-1" },
    { index: 1, seat: 0, kind: "roll", dice: [6, 3], text: "6-3" },
    { index: 2, seat: 0, kind: "play", dice: [6, 3], text: "start/22 start/19" },
    { index: 3, seat: null, kind: "over", dice: [], text: "The end." },
  ];
  const game = { ...kept("one", { begun: "May" }), name: "Sunday" };
  const lines = ["Sunday", "Ann against Bob", "Navy, May", "", "6-1 Ann starts", "Ann 6-3 start/22 start/19", "The end.", ""];

  assert.deepEqual(transcript(game, log, (date) => date).split("\n"), lines);
});

test("a transcript of a game that was set up by hand begins with the position, the side on roll first", () => {
  const sides = [{ points: { 6: 15 }, start: 0, bar: 0, off: 0 }, { points: {}, start: 14, bar: 1, off: 0 }];
  const game = kept("one");
  Object.assign(game.record, { start: { seat: 1, phase: "roll", position: sides } });

  assert.ok(transcript(game, [], (date) => date).includes("start:14 bar:1 / 6:15"));
});

test("what comes from a file reaches the storage as it is, whatever its letters", () => {
  const memory = createMemory();
  const name = "<img src=x onerror=alert(1)>";
  shelf(memory).add({ ...kept("one"), name });

  assert.equal(readSave(memory.read("acey.game.one"))?.name, name);
});
