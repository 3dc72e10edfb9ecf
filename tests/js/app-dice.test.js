import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { chanceText, countAll } from "../../web/app/dice-sheet.js";
import { keptRecords } from "../../web/app/kept-records.js";
import { createSaves } from "../../web/app/saves.js";
import { openStorage } from "../../web/app/storage.js";
import { useTexts } from "../../web/texts.js";
import { fakeEngine, fakeStorage, record, view } from "./app-kit.js";

useTexts(JSON.parse(readFileSync(new URL("../../acey/text/en.json", import.meta.url), "utf8")), "en");

test("many games are counted in parts, each going on from the one before", async () => {
  const engine = fakeEngine({ dice: ({ records, so_far: before }) => ({ games: (before?.games ?? 0) + records.length }) });
  const records = Array.from({ length: 95 }, (_, i) => record({ id: `g${i}` }));
  assert.deepEqual(await countAll(engine.ask, records), { games: 95 });
  assert.deepEqual(engine.asked.map((request) => request.records.length), [40, 40, 15]);
});

test("where nothing is kept nothing is counted, and a sheet that was closed stops counting", async () => {
  const engine = fakeEngine({ dice: ({ records }) => ({ games: records.length }) });
  assert.deepEqual(await countAll(engine.ask, []), { games: 0 });
  const records = Array.from({ length: 90 }, () => record());
  assert.equal(await countAll(engine.ask, records, () => engine.asked.length < 2), null);
  assert.equal(engine.asked.length, 2);
});

test("the chance is said in percent, and that nothing can be said of few dice", () => {
  assert.match(chanceText({ chance: null, chi_square: 3 }, "en"), /Too few/);
  assert.match(chanceText({ chance: 0.4038, chi_square: 5.1 }, "en"), /in 40% of all cases \(chi-square 5\.1,/);
  assert.match(chanceText({ chance: 0.0312, chi_square: 12.3 }, "en"), /in 3\.1% of/);
  assert.match(chanceText({ chance: 0.00021, chi_square: 24 }, "en"), /only 0\.02% of .* rare/);
  assert.match(chanceText({ chance: 0.0312, chi_square: 12.3 }, "de"), /3,1\u00a0%/);
});

test("every game that is kept is there once, the one in hand left out where that is asked", () => {
  const saves = createSaves(openStorage(() => fakeStorage()));
  for (const id of ["a", "b", "c"]) saves.shelf.keep({ record: record({ id, actions: "#61" }), pending: [], view: view() });
  assert.deepEqual([...keptRecords(saves)].map(({ id }) => id).sort(), ["a", "b", "c"]);
  assert.deepEqual([...keptRecords(saves, "c")].map(({ id }) => id).sort(), ["a", "b"]);
});
