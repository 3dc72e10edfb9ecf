import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { createController } from "../../web/app/controller.js";
import { createGame } from "../../web/app/game.js";
import { createSpeaker, LANGUAGES, languageFor } from "../../web/app/language.js";
import { restored } from "../../web/app/restore.js";
import { createSaves, KEYS } from "../../web/app/saves.js";
import { initialState } from "../../web/app/state.js";
import { openStorage } from "../../web/app/storage.js";
import { createStore } from "../../web/app/store.js";
import { createEngine } from "../../web/engine.js";
import { sayer } from "../../web/texts.js";
import { fakeEngine, fakeStorage, record, settled, view } from "./app-kit.js";
import { scripted } from "./engine-kit.js";

const { text, rows } = JSON.parse(readFileSync(new URL("../data/plurals.json", import.meta.url), "utf-8"));

for (const { language, params, text: wanted } of rows) {
  test(`in ${language} ${JSON.stringify(params)} is ${wanted}`, () => {
    assert.equal(sayer({ key: text }, language)("key", params), wanted);
  });
}

test("the first of one's own languages that the page speaks is spoken, unless one was chosen", () => {
  assert.equal(languageFor(null, ["it-IT", "fr-CA", "de"]), "fr");
  assert.equal(languageFor("es", ["fr-CA"]), "es");
  assert.equal(languageFor("xx", ["DE-at"]), "de");
  assert.equal(languageFor(null, ["it"]), "en");
  assert.equal(languageFor(null, []), "en");
});

test("every request carries the language once one is set", async () => {
  const line = scripted([(request) => ({ echo: request })]);
  const engine = createEngine({ base: "https://host/", open: line.open });
  assert.deepEqual(await engine.ask({ cmd: "x" }), { echo: { cmd: "x" } });
  engine.setLanguage("fr");
  assert.deepEqual(await engine.ask({ cmd: "x" }), { echo: { cmd: "x", language: "fr" } });
});

test("one change of language follows the other, and one that fails is told and changes nothing", async () => {
  const spoken = [];
  const errors = [];
  const waiting = [];
  const speak = createSpeaker({
    onSpoken: (language) => spoken.push(language),
    onError: (error) => errors.push(error),
    load: (language) => new Promise((go, fail) => waiting.push(language === "es" ? fail : go)),
  });
  const told = ["de", "es", "fr"].map((language) => speak(language));
  for (let turn = 0; turn < told.length; turn++) {
    await settled();
    assert.equal(waiting.length, turn + 1);
    waiting[turn]();
  }
  assert.deepEqual(await Promise.all(told), [true, false, true]);
  assert.deepEqual(spoken, ["de", "fr"]);
  assert.deepEqual(errors, [{ code: "no-data", what: "acey/text/es.json" }]);
});

/** A page with a game in hand whose engine tells in which language it was asked. */
function page() {
  let language = "en";
  const engine = fakeEngine({
    ruleset: (request) => ({ rules: request.rules, title: language, fields: [] }),
    log: () => ({ log: [language] }),
  });
  const store = createStore({ ...initialState(), record: record(), view: view(), isFresh: true });
  const storage = fakeStorage();
  const saves = createSaves(openStorage(() => storage));
  const game = createGame({ engine, store, saves });
  const walk = { refresh: async () => {} };
  const onSpoken = (/** @type {string} */ spoken) => {
    language = spoken;
    store.set({ language });
  };
  const speak = createSpeaker({ onSpoken, onError: assert.fail, load: async () => {} });
  const run = createController(/** @type {any} */ ({ store, saves, game, walk, speak, onError: assert.fail }));
  return { engine, store, saves, run };
}

test("a change of language is kept, and the rules and the log are told anew", async () => {
  const { engine, store, saves, run } = page();
  for (const language of ["de", "fr", "fr"]) await run("language", language);

  assert.equal(store.state.settings.language, "fr");
  assert.equal(store.state.ruleset?.title, "fr");
  assert.deepEqual(store.state.log, ["fr"]);
  assert.equal(engine.asked.filter(({ cmd }) => cmd === "ruleset").length, 2, "known rules are not asked for again");
  assert.equal(restored(saves, null, ["de"]).language, "fr");
});

test("what was kept of the rules in another language is not shown", async () => {
  const { saves, run, store } = page();
  await run("language", "de");
  saves.shelf.keep(/** @type {any} */ ({ record: record(), pending: [], view: view() }));

  assert.equal(restored(saves, null).ruleset?.title, "de");
  saves.save(KEYS.settings, { ...store.state.settings, language: "es" });
  assert.equal(restored(saves, null).ruleset, null);
});

test("every language of the page has its texts", () => {
  for (const language of LANGUAGES) {
    const texts = JSON.parse(readFileSync(new URL(`../../acey/text/${language}.json`, import.meta.url), "utf-8"));
    assert.ok(texts[`page.language.${language}`]);
  }
});
