import assert from "node:assert/strict";
import test from "node:test";
import { createHost } from "../../web/app/host.js";
import { restored } from "../../web/app/restore.js";
import { createSaves, KEYS } from "../../web/app/saves.js";
import { fetchSite, PLAIN_SITE, siteIn } from "../../web/app/site.js";
import { initialState } from "../../web/app/state.js";
import { openStorage } from "../../web/app/storage.js";
import { createStore } from "../../web/app/store.js";
import { fakeStorage } from "./app-kit.js";

const fetching = (text, status = 200) => fetchSite("https://host.example/acey/", async () => new Response(text, { status }));

test("a site that says nothing, or cannot be asked, is as it comes", async () => {
  assert.equal(await fetching("", 404), null);
  assert.equal(await fetchSite("https://host.example/", async () => Promise.reject(new TypeError("no network"))), null);
  assert.deepEqual(siteIn(null), PLAIN_SITE);
});

test("what is no JSON is left to the engine to tell", async () => {
  assert.equal(await fetching("{oops"), "{oops");
  assert.deepEqual(siteIn("{oops"), PLAIN_SITE);
});

test("title, text, language and colours hold before the engine is there, each only if it can be used", () => {
  const said = { title: " The Anchor ", text: "Welcome", language: "de", theme: "chart", presets: ["navy"] };
  assert.deepEqual(siteIn(said), { ...PLAIN_SITE, title: "The Anchor", text: "Welcome", language: "de", theme: "chart" });
  for (const odd of [7, "", "x".repeat(500), null, {}, ["de"], "constructor"]) {
    const { language, theme } = siteIn({ title: odd, text: odd, language: odd, theme: odd });
    assert.deepEqual([language, theme], [null, null]);
  }
  assert.equal(siteIn({ title: "x".repeat(41) }).title, null);
});

test("what the player has set goes before what the host wishes, and that before the browser's own", () => {
  const site = siteIn({ language: "de", theme: "chart" });
  const fresh = restored(createSaves(openStorage(() => fakeStorage())), null, ["fr"], site);
  assert.deepEqual([fresh.language, fresh.settings.theme], ["de", "chart"]);
  const settings = JSON.stringify({ language: "es", theme: "contrast" });
  const known = restored(createSaves(openStorage(() => fakeStorage({ [KEYS.settings]: settings }))), null, ["fr"], site);
  assert.deepEqual([known.language, known.settings.theme], ["es", "contrast"]);
});

test("the engine tells which rule sets show and all that is wrong", async () => {
  const store = createStore(initialState());
  const answer = { problems: ["One.", "Two."], presets: ["navy"], own: [{ name: "Ours" }], rules: "Ours" };
  const asked = [];
  await createHost({ ask: async (request) => (asked.push(request), answer), store, said: { a: 1 } })();
  assert.deepEqual(asked, [{ cmd: "site", site: { a: 1 } }]);
  assert.deepEqual([store.state.site.presets, store.state.site.own, store.state.site.rules], [["navy"], [{ name: "Ours" }], "Ours"]);
  assert.deepEqual(store.state.notices.site, { key: "page.notice.site", params: { count: 2, what: "One. Two." } });
  answer.problems = [];
  await createHost({ ask: async () => answer, store, said: { a: 1 } })();
  assert.equal(store.state.notices.site, undefined);
});

test("without a word of the host, or with an engine that fails, the page is as it was", async () => {
  const store = createStore(initialState());
  await createHost({ ask: assert.fail, store, said: null })();
  await createHost({ ask: async () => Promise.reject(new Error("gone")), store, said: {} })();
  assert.deepEqual(store.state.site, PLAIN_SITE);
});
