import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, test } from "node:test";

import { loadTexts, sayer, t, useTexts } from "../../web/texts.js";

const { texts, rows } = JSON.parse(readFileSync(new URL("../data/texts.json", import.meta.url), "utf-8"));

/** @type {string[]} */
let warnings = [];
const { warn } = console;
const plainFetch = globalThis.fetch;
beforeEach(() => {
  warnings = [];
  console.warn = (text) => void warnings.push(text);
});
afterEach(() => {
  console.warn = warn;
  globalThis.fetch = plainFetch;
  useTexts({}, "en");
});

for (const { key, params, text } of rows) {
  test(`${key} with ${JSON.stringify(params)} says: ${text}`, () => {
    assert.equal(sayer(texts, "en")(key, params), text);
  });
}

test("a missing key is told of once", () => {
  const say = sayer({}, "en");
  assert.equal(say("a.b"), "a.b");
  assert.equal(say("a.b"), "a.b");
  assert.equal(say("c"), "c");
  assert.deepEqual(warnings, ["no text for a.b", "no text for c"]);
});

test("plural forms are those of the language", () => {
  const say = sayer({ cubes: { one: "kostka", few: "{count} kostki", other: "{count} kostek" } }, "pl");
  const said = [1, 2, 5, 22].map((count) => say("cubes", { count }));
  assert.deepEqual(said, ["kostka", "2 kostki", "5 kostek", "22 kostki"]);
});

test("texts are fetched from beside the engine", async () => {
  /** @type {string[]} */
  const asked = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return Response.json({ hello: "Hallo {name}" });
  };
  await loadTexts("de", "https://host/some/path/");
  assert.deepEqual(asked, ["https://host/some/path/acey/text/de.json"]);
  assert.equal(t("hello", { name: "Ann" }), "Hallo Ann");
});

test("texts that cannot be had are an error that names the file", async () => {
  globalThis.fetch = async () => new Response("", { status: 404 });
  await assert.rejects(loadTexts("xx", "https://host/"), /acey\/text\/xx\.json: status 404/);
});
