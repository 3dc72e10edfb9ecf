import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { chosen } from "../../web/app/shelf-list.js";
import { statistics } from "../../web/app/shelf-stats.js";
import { resultText } from "../../web/app/shelf-words.js";
import { useTexts } from "../../web/texts.js";
import { computer, person } from "./app-kit.js";

useTexts(JSON.parse(readFileSync(new URL("../../acey/text/en.json", import.meta.url), "utf8")), "en");

const NAVY = { name: "navy", base: "navy" };
const OWN = { name: "Père’s rules", base: "american" };

const figures = (turns, chain, luck) => ({
  turns,
  chain: chain && { seat: 0, count: chain, at: 5 },
  luck: luck && { seat: 1, dice: [6, 6], pips: luck, at: 9 },
});

function line(id, changes = {}) {
  return {
    id, name: "", rules: NAVY, seats: [person("Ann"), person("Bob")], match: null, begun: "2026-01-01", saved: `2026-02-0${id}`,
    result: null, figures: null, ...changes,
  };
}

const LINES = [
  line(1, { result: { winner: 0, points: 3 }, figures: figures(20, 2, 24), begun: "2026-01-03" }),
  line(2, { rules: OWN, name: "Sunday", seats: [person("Zoë"), computer("Deep")], begun: "2026-01-02" }),
  line(3, { result: { winner: 0, points: 7 }, seats: [person("Bob"), person("Ann")], figures: figures(40, 3, 28) }),
  line(4, { result: { winner: "draw", points: 0 }, rules: OWN, figures: figures(7, null, null) }),
];
const listed = (wish) => chosen(LINES, { search: "", show: "all", sort: "saved", ...wish }, "en").map(({ id }) => id);

for (const [sort, order] of Object.entries({
  saved: [4, 3, 2, 1],
  begun: [1, 2, 4, 3],
  title: [4, 1, 3, 2],
  rules: [3, 1, 4, 2],
  points: [3, 1, 4, 2],
  turns: [3, 1, 4, 2],
})) {
  test(`games sorted by ${sort}`, () => assert.deepEqual(listed({ sort }), order));
}

test("unfinished or finished games alone", () => {
  assert.deepEqual(listed({ show: "unfinished" }), [2]);
  assert.deepEqual(listed({ show: "finished" }), [4, 3, 1]);
});

for (const [search, found] of Object.entries({
  sunday: [2], "ZOE deep": [2], pere: [4, 2], "navy bob": [3, 1], " ": [4, 3, 2, 1], nobody: [],
})) {
  test(`a search for "${search}"`, () => assert.deepEqual(listed({ search }), found));
}

test("a result is told with who won how much", () => {
  assert.deepEqual(LINES.map(resultText), ["Ann won 3 points", "Unfinished", "Bob won 7 points", "A draw"]);
});

test("statistics count finished games by rule set, and by players wherever they sat", () => {
  const { games, byRules, byPair, chain, luck } = statistics(LINES);

  assert.equal(games, 3);
  assert.deepEqual(byRules, [
    { rules: NAVY, games: 2, turns: 30, chain: 3, luck: 28 },
    { rules: OWN, games: 1, turns: 7, chain: 0, luck: 0 },
  ]);
  assert.deepEqual(byPair.map(({ line: _, ...row }) => row), [{ games: 3, wins: [1, 1], points: [3, 7], draws: 1 }]);
  assert.deepEqual([chain?.id, luck?.id], [3, 3]);
});

test("statistics of games whose figures are not known yet leave them open", () => {
  const { byRules, chain } = statistics([line(1, { result: { winner: 0, points: 1 } })]);

  assert.deepEqual([byRules[0].turns, chain], [null, null]);
});
