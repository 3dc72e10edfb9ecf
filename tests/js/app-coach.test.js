import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { adviceText, choiceText, lossText, reasonTexts } from "../../web/app/advice-text.js";
import { createCoach, mayHint } from "../../web/app/coach.js";
import { momentAt, spot } from "../../web/app/curve.js";
import { createReview, decisionAt, isBehind, nextMistake } from "../../web/app/review.js";
import { createSaves, KEYS } from "../../web/app/saves.js";
import { initialState } from "../../web/app/state.js";
import { openStorage } from "../../web/app/storage.js";
import { createStore } from "../../web/app/store.js";
import { createTutor } from "../../web/app/tutor.js";
import { useTexts } from "../../web/texts.js";
import { fakeStorage, record, settled, view } from "./app-kit.js";

useTexts(JSON.parse(readFileSync(new URL("../../acey/text/en.json", import.meta.url), "utf8")), "en");

const choice = (text, value, number = null) => ({ number, text, moves: [[13, 7, 6]], value });
const hint = (changes = {}) => ({
  kind: "play", seat: 0, best: [choice("13/7 8/5", 0.5)], yours: null, loss: 0, grade: "good", reasons: [], ...changes,
});
const blunder = hint({ yours: choice("6/off", 0.1), loss: 0.4, grade: "blunder" });
const decision = (at, grade) => hint({ at, grade, seat: 0, dice: [6, 3], yours: choice("6/off", 0) });
const found = (changes = {}) => ({
  level: "strong", count: 9, most: 1, luck: [], seats: [{}, {}], curve: [{ at: 1, value: 0.5 }, { at: 5, value: -0.25 }],
  decisions: [decision(2, "good"), decision(4, "error"), decision(8, "blunder")], ...changes,
});

/** A page in the middle of a play, and an engine whose jobs the test ends. */
function table(changes = {}) {
  const store = createStore({
    ...initialState(), engine: { state: "ready" }, record: record({ actions: "#6163" }), isFresh: true,
    view: view({ phase: "play", seat: 0, due: "move" }), ...changes,
  });
  const jobs = [];
  const engine = {
    jobs,
    start(request, onProgress) {
      const job = { id: jobs.length + 1, request, onProgress, isCancelled: false };
      job.done = new Promise((resolve, reject) => Object.assign(job, { resolve, reject }));
      jobs.push(job);
      return job;
    },
    cancel(id) {
      jobs[id - 1].isCancelled = true;
      jobs[id - 1].reject({ code: "cancelled" });
    },
    ask: async () => ({}),
  };
  const said = [];
  const errors = [];
  const parts = { engine, store, say: (text) => said.push(text), onError: (error) => errors.push(error) };
  return { ...parts, said, errors, coach: createCoach(parts) };
}

test("a hint is asked for about the moves in hand, shown and said", async () => {
  const { coach, store, engine, said } = table({ pending: [[13, 7, 6]] });
  coach.hint();
  assert.deepEqual(engine.jobs[0].request, { cmd: "hint", record: store.state.record, pending: [[13, 7, 6]] });
  assert.equal(store.state.hint.answer, null);
  engine.jobs[0].resolve(hint());
  await settled();
  assert.equal(store.state.hint.answer.best[0].text, "13/7 8/5");
  assert.deepEqual(said, ["Best: 13/7 8/5. +0.50 points to be expected."]);
});

test("a hint is put away by asking again, by another moment, and on the way", async () => {
  const { coach, store, engine, errors } = table();
  coach.hint();
  coach.hint();
  assert.equal(store.state.hint, null);
  assert.ok(engine.jobs[0].isCancelled);
  coach.hint();
  engine.jobs[1].resolve(hint());
  await settled();
  store.set({ pending: [[13, 7, 6]] });
  assert.equal(store.state.hint, null);
  assert.ok(errors.every(({ code }) => code === "cancelled"));
});

test("there is no hint for the computer, before the dice, while one looks back or reads a lesson", () => {
  const { store } = table();
  assert.ok(mayHint(store.state));
  for (const change of [{ view: view({ phase: "roll", seat: 0 }) }, { look: {} }, { walk: {} }, { isBusy: true }, { isFresh: false }]) {
    assert.ok(!mayHint({ ...store.state, ...change }), JSON.stringify(change));
  }
});

test("reasons are sentences with their numbers, in the words of the rule set; without any that is said", () => {
  const state = { ...initialState(), ruleset: { words: { bar: "fence", start: "start" } } };
  const reasons = [{ fact: "shots", count: 11, other: 20 }, { fact: "entry", count: 2, other: null }, { fact: "kept", count: 1, other: 0 }];
  assert.deepEqual(reasonTexts(state, hint({ reasons })), [
    "Exposed to 11 of the 36 rolls, not 20.",
    "The opponent leaves the fence with 2 numbers.",
    "Keeps one checker in start, not 0.",
  ]);
  assert.match(reasonTexts(state, blunder)[0], /as a whole/);
  assert.match(adviceText(state, blunder), /0\.40 points better than what you have begun: 6\/off/);
  assert.equal(lossText(state, blunder), "Blunder: 0.40 points given up");
  assert.equal(choiceText(choice("24/18(4)", 1, 6)), "double sixes, 24/18(4)");
});

/** @param {any} at @param {any} reply */
function tutored(at, reply) {
  const asked = [];
  const ask = async (_, answer) => (asked.push(answer), reply);
  const shown = [];
  return { asked, shown, tutor: createTutor({ ...at, weigh: at.coach.weigh, show: () => shown.push(1), ask }) };
}

test("a tutor that is off asks nothing and weighs nothing", async () => {
  const at = table();
  const { tutor } = tutored(at, "again");
  assert.equal(await tutor.agrees(), true);
  assert.equal(at.engine.jobs.length, 0);
});

test("the tutor asks before a serious error only, and does as told", async () => {
  for (const [grade, reply, agrees] of [["blunder", "again", false], ["error", "anyway", true], ["error", "show", false], ["doubtful", "again", true]]) {
    const at = table({ settings: { ...initialState().settings, tutor: true } });
    const { tutor, asked, shown } = tutored(at, reply);
    const decided = tutor.agrees({ name: 2 });
    assert.equal(at.engine.jobs[0].request.name, 2);
    at.engine.jobs[0].resolve(hint({ grade }));
    assert.equal(await decided, agrees, grade);
    assert.equal(asked.length, grade === "doubtful" ? 0 : 1);
    assert.equal(shown.length, reply === "show" ? 1 : 0);
  }
});

test("the tutor lets nothing through twice, nor what was changed meanwhile, and does not stand in the way when it fails", async () => {
  const at = table({ settings: { ...initialState().settings, tutor: true } });
  const { tutor } = tutored(at, "anyway");
  const first = tutor.agrees();
  assert.equal(await tutor.agrees(), false);
  at.store.set({ pending: [[13, 7, 6]] });
  at.engine.jobs[0].resolve(hint());
  assert.equal(await first, false);
  const failing = tutor.agrees();
  at.engine.jobs[1].reject({ code: "engine-lost" });
  assert.equal(await failing, true);
  assert.deepEqual(at.errors, [{ code: "engine-lost" }]);
});

/** A review over a storage. @param {ReturnType<typeof table>} at */
function reviewing(at, kept = fakeStorage()) {
  const saves = createSaves(openStorage(() => kept));
  return { kept, saves, review: createReview({ ...at, saves }) };
}

test("a review tells how far it is, is kept under its own key, and is there again without the engine", async () => {
  const at = table();
  const { review, kept } = reviewing(at);
  review.start();
  at.engine.jobs[0].onProgress(0.4);
  assert.equal(at.store.state.review.progress, 0.4);
  at.engine.jobs[0].resolve(found());
  await settled();
  assert.equal(at.store.state.review.answer.count, 9);
  assert.equal(JSON.parse(kept.getItem(KEYS.review)).id, "game-1");

  const later = table();
  reviewing(later, kept).review.start();
  assert.equal(later.engine.jobs.length, 0);
  assert.equal(later.store.state.review.answer.count, 9);
});

test("a review can be stopped, dropped, and ends with its game", async () => {
  const at = table();
  const { review, kept } = reviewing(at);
  review.start();
  review.stop();
  assert.ok(at.engine.jobs[0].isCancelled);
  assert.equal(at.store.state.review, null);
  review.start();
  at.engine.jobs[1].resolve(found());
  await settled();
  review.drop();
  assert.equal(kept.getItem(KEYS.review), null);
  review.start();
  at.store.set({ record: record({ id: "game-2" }) });
  assert.equal(at.store.state.review, null);
  assert.ok(at.engine.jobs[2].isCancelled);
});

test("a review stays while the game goes on, and says that there is more", async () => {
  const at = table();
  const { review } = reviewing(at);
  review.start();
  at.engine.jobs[0].resolve(found());
  await settled();
  assert.ok(!isBehind(at.store.state));
  at.store.set({ record: record({ actions: "#6163yy" }) });
  assert.ok(isBehind(at.store.state));
  at.store.set({ record: record({ actions: "#61" }) });
  assert.equal(at.store.state.review, null);
});

test("a review that was damaged is gone through again, and a full storage loses the review first", async () => {
  const at = table();
  const { review } = reviewing(at, fakeStorage({ [KEYS.review]: '{"id":"game-1","actions":"#6163","answer":{}}' }));
  review.start();
  assert.equal(at.engine.jobs.length, 1);

  const kept = fakeStorage({ [KEYS.review]: "{}" });
  const write = kept.setItem;
  kept.setItem = (key, text) => {
    if (kept.getItem(KEYS.review)) throw new DOMException("full", "QuotaExceededError");
    write(key, text);
  };
  const saves = createSaves(openStorage(() => kept));
  assert.equal(saves.save(KEYS.settings, {}), true);
  assert.equal(kept.getItem(KEYS.review), null);
});

test("one goes from mistake to mistake, and round to the first", () => {
  const review = { answer: found() };
  assert.equal(nextMistake({ look: null, review }), 4);
  assert.equal(nextMistake({ look: { at: 4 }, review }), 8);
  assert.equal(nextMistake({ look: { at: 8 }, review }), 4);
  assert.equal(nextMistake({ look: null, review: { answer: found({ decisions: [] }) } }), null);
  assert.equal(decisionAt({ look: { at: 8 }, review }).grade, "blunder");
  assert.equal(decisionAt({ look: { at: 3 }, review }), null);
});

test("the curve has seat 0's good fortune above, and a press finds the nearest moment", () => {
  const review = found();
  const [good, bad] = review.curve.map((moment) => spot(review, moment));
  assert.ok(good.y < 42 && bad.y > 42 && good.x < bad.x);
  assert.equal(momentAt(review, 0).at, 1);
  assert.equal(momentAt(review, 1).at, 5);
});
