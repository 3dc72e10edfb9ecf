import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { createEngine } from "../../web/engine.js";

const BASE = "https://host/some/path/";
const plainFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = plainFetch;
});

/**
 * An engine that needs these files before it answers, as the Python side does.
 * @param {string[]} names
 */
function needing(...names) {
  const held = new Map();
  const answers = (/** @type {any} */ { cmd, name, data }) => {
    if (cmd === "provide") {
      held.set(name, data);
      return {};
    }
    const missing = names.find((needed) => !held.has(needed));
    return missing ? { need: missing } : { held: Object.fromEntries(held) };
  };
  return createEngine({ mode: "fake", base: BASE, answers });
}

/** @param {Record<string, string>} files */
function serve(files) {
  /** @type {string[]} */
  const asked = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const text = files[String(address)];
    return text === undefined ? new Response("not here", { status: 404 }) : new Response(text);
  };
  return asked;
}

test("data files the engine lacks are fetched from beside it and provided", async () => {
  const asked = serve({ [`${BASE}acey/text/en.json`]: '{"a":1}', [`${BASE}acey/weights/race.json`]: "[]" });
  const engine = needing("text/en.json", "weights/race.json");
  assert.deepEqual(await engine.ask({ cmd: "x" }), { held: { "text/en.json": '{"a":1}', "weights/race.json": "[]" } });
  assert.deepEqual(asked, [`${BASE}acey/text/en.json`, `${BASE}acey/weights/race.json`]);
  await engine.ask({ cmd: "x" });
  assert.equal(asked.length, 2);
});

test("a file several requests need at once is fetched once", async () => {
  const asked = serve({ [`${BASE}acey/text/en.json`]: "{}" });
  const engine = needing("text/en.json");
  await Promise.all([engine.ask({ cmd: "x" }), engine.ask({ cmd: "y" }), engine.ask({ cmd: "z" })]);
  assert.equal(asked.length, 1);
});

test("a data file that cannot be had rejects by its name, and is fetched again the next time", async () => {
  serve({});
  const engine = needing("text/en.json");
  await assert.rejects(engine.ask({ cmd: "x" }), { code: "no-data", what: "acey/text/en.json", message: /404/ });
  globalThis.fetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  await assert.rejects(engine.ask({ cmd: "x" }), { code: "no-data", message: /Failed to fetch/ });
  serve({ [`${BASE}acey/text/en.json`]: "{}" });
  assert.deepEqual(await engine.ask({ cmd: "x" }), { held: { "text/en.json": "{}" } });
});

test("an engine that asks for the same file twice is refused", async () => {
  serve({ [`${BASE}acey/text/en.json`]: "{}" });
  const answers = ({ cmd }) => (cmd === "provide" ? {} : { need: "text/en.json" });
  const engine = createEngine({ mode: "fake", base: BASE, answers });
  await assert.rejects(engine.ask({ cmd: "x" }), { code: "no-data" });
});

test("nothing is fetched from outside the engine's folder", async () => {
  const asked = serve({});
  const names = ["../secret.json", "text/../../x.json", "/etc/x.json", "https://other/x.json", "text//x.json", "x"];
  for (const name of names) {
    await assert.rejects(needing(name).ask({ cmd: "x" }), { code: "no-data" });
  }
  assert.deepEqual(asked, []);
});
