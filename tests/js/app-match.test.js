import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { dueAction } from "../../web/app/actions.js";
import { createGame } from "../../web/app/game.js";
import { countedIn, matchText, nextAction, standingIn, unitIn } from "../../web/app/match.js";
import { sentenceOf } from "../../web/app/phrases.js";
import { createSaves } from "../../web/app/saves.js";
import { isPaintable } from "../../web/app/shape-checks.js";
import { initialState } from "../../web/app/state.js";
import { openStorage } from "../../web/app/storage.js";
import { createStore } from "../../web/app/store.js";
import { counted, standing as tallied } from "../../web/app/tally.js";
import { useTexts } from "../../web/texts.js";
import { computer, fakeEngine, fakeStorage, person, record, standing, view } from "./app-kit.js";

useTexts(JSON.parse(readFileSync(new URL("../../acey/text/en.json", import.meta.url), "utf8")), "en");

const over = { phase: "over", due: "over", winner: 0, points: [15, 0] };

test("a match says what it is and which of its games this is; a single game says nothing", () => {
  assert.equal(matchText(standing()), "");
  assert.equal(matchText(standing({ game: 3 })), "Game 3 of these two");
  assert.equal(matchText(standing({ points: 7, target: 7, game: 2 })), "Match to 7 points, game 2");
  assert.equal(matchText(standing({ games: 5, target: 3 })), "Best of 5 games, game 1");
});

test("points are counted in a match to points, games in the best of some", () => {
  const now = { score: [4, 30], wins: [2, 1] };
  assert.deepEqual(countedIn(standing({ points: 40, target: 40, ...now })), [4, 30]);
  assert.deepEqual(countedIn(standing({ games: 5, target: 3, ...now })), [2, 1]);
  assert.equal(unitIn(standing({ points: 40, target: 40 }), 4), "of 40");
  assert.equal(unitIn(standing(), 1), "point");
});

test("a view kept before there were matches is one of a single game", () => {
  assert.equal(matchText(standingIn({ ...view(), match: undefined })), "");
  assert.equal(matchText(standingIn(null)), "");
});

test("a kept view whose match is damaged is not painted; one of before there were matches is", () => {
  assert.equal(isPaintable(view()), true);
  assert.equal(isPaintable({ ...view(), match: undefined }), true);
  for (const match of [null, 7, {}, standing({ score: [1] }), standing({ wins: null })]) assert.equal(isPaintable(view({ match })), false);
});

test("the next game is of this match until somebody has won it", () => {
  const at = (match) => ({ ...initialState(), record: record(), view: view({ ...over, match }), isFresh: true });
  assert.equal(dueAction(at(standing({ points: 30, target: 30, score: [15, 0] })))?.label, "Next game");
  const won = at(standing({ points: 15, target: 15, score: [15, 0], winner: 0 }));
  assert.equal(dueAction(won)?.label, "New match");
  assert.equal(nextAction(won.view), "page.action.next-match");
});

test("the end of a match is told with its score, the winner's first", () => {
  const state = { ...initialState(), record: record() };
  assert.equal(sentenceOf(state, { type: "match", winner: 1, score: [3, 15] }), "Bob wins the match, 15–3.");
});

test("people without a name share no tally; computers and people with one do", () => {
  const result = { winner: 0, points: 3 };
  const nobody = [person(""), person("")];
  assert.deepEqual(counted({}, record({ seats: nobody, result })), {});
  assert.deepEqual(counted({}, record({ seats: [person(""), computer("")], result })), {});
  const named = [person("Ann"), computer("")];
  assert.equal(tallied(counted({}, record({ seats: named, result })), named).games, 1);
  const kept = { [`["person","",null],["person","",null]`]: { points: [9, 9], wins: [3, 3], draws: 0, last: "" } };
  assert.equal(tallied(kept, nobody).games, 0, "what was counted for nobody before is nobody's");
});

function table(start = {}) {
  const answer = (request) => ({ record: record({ id: request.id }), pending: [], view: view() });
  const engine = fakeEngine({ next: answer, new: answer });
  const store = createStore({ ...initialState(), record: record({ result: {} }), view: view(over), isFresh: true, ...start });
  return { engine, game: createGame({ engine, store, saves: createSaves(openStorage(() => fakeStorage())), now: () => "now" }) };
}

const asked = (engine, cmd) => engine.asked.find((request) => request.cmd === cmd);

test("the next game is the engine's, from the record of the last one", async () => {
  const { engine, game } = table();
  await game.next();
  const request = asked(engine, "next");
  assert.equal(request.record.id, "game-1");
  assert.deepEqual(request.dice, { source: "system" });
  assert.notEqual(request.id, "game-1");
});

test("whoever threw their own dice goes on with them, whatever the address says", async () => {
  const { engine, game } = table({ record: record({ dice: { source: "hand" } }), script: "6321" });
  await game.next();
  assert.deepEqual(asked(engine, "next").dice, { source: "hand" });
});

test("a game begins with the match and the dice that were agreed", async () => {
  const { engine, game } = table();
  await game.begin({ rules: "navy", seats: [person(""), person("")], match: { points: 7 }, dice: "hand" });
  assert.deepEqual([asked(engine, "new").match, asked(engine, "new").dice], [{ points: 7 }, { source: "hand" }]);
  await game.begin({ rules: "navy", seats: [person(""), person("")] });
  const plain = engine.asked.findLast(({ cmd }) => cmd === "new");
  assert.deepEqual([plain.match, plain.dice], [null, { source: "system" }]);
});
