import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SOURCE = readFileSync(new URL("../../web/service-worker.js", import.meta.url), "utf-8");
const SCOPE = "https://host.example/games/acey/";

/** @param {string} text */
async function digestOf(text) {
  return Buffer.from(await webcrypto.subtle.digest("SHA-256", Buffer.from(text))).toString("hex");
}

/** A browser that keeps, and a host whose files can be changed; each build gets a worker of its own. */
function browser() {
  /** @type {Map<string, Response>} */
  const kept = new Map();
  /** @type {Record<string, string>} */
  const host = {};
  const asked = [];
  const cache = {
    match: async (key) => kept.get(key)?.clone(),
    put: async (key, response) => void kept.set(key, response),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (key) => kept.delete(key),
  };
  const fetch = async (url) => {
    const name = url.slice(SCOPE.length) || "index.html";
    asked.push(name);
    return name in host ? new Response(host[name]) : new Response("", { status: 404 });
  };

  /** @param {Record<string, string>} files @param {Record<string, string>} [later] @param {string[]} [own] */
  async function build(files, later = {}, own = []) {
    const listeners = {};
    const digests = async (of) =>
      Object.fromEntries(await Promise.all(Object.entries(of).map(async ([name, text]) => [name, await digestOf(text)])));
    const self = {
      ACEY_BUILD: { id: "x", kept: await digests(files), later: await digests(later), own },
      registration: { scope: SCOPE },
      addEventListener: (type, listener) => (listeners[type] = listener),
      skipWaiting: () => (self.tookOver = true),
      tookOver: false,
    };
    const globals = { self, caches: { open: async () => cache }, crypto: webcrypto, fetch, Headers, Response, URL };
    vm.runInNewContext(SOURCE, globals);
    const waited = async (type) => {
      const waits = [];
      listeners[type]({ waitUntil: (/** @type {any} */ promise) => waits.push(promise) });
      await Promise.all(waits);
    };
    return {
      self,
      install: () => waited("install"),
      activate: () => waited("activate"),
      tell: (data) => listeners.message({ data }),
      /** What a page gets; null where the browser is left to itself. */
      async get(address, method = "GET") {
        let answer = null;
        const waits = [];
        const request = { method, url: new URL(address, SCOPE).href };
        listeners.fetch({ request, respondWith: (given) => (answer = given), waitUntil: (given) => waits.push(given) });
        const response = await answer;
        await Promise.all(waits);
        if (response === null) return null;
        return response.type === "error" ? "an error" : response.text();
      },
    };
  }
  return { host, kept, asked, build };
}

const ONE = { "index.html": "page one", "web/main.js": "script one", "acey/acey.zip": "engine one", "same.js": "same" };
const TWO = { "index.html": "page two", "web/main.js": "script two", "acey/acey.zip": "engine two", "same.js": "same" };

/** A browser in which build one is kept, its host gone over to build two. */
async function visited() {
  const there = browser();
  Object.assign(there.host, ONE);
  const one = await there.build(ONE);
  await one.install();
  await one.activate();
  Object.assign(there.host, TWO);
  return { ...there, one };
}

test("a build that was kept is served without a host, its start under every address", async () => {
  const { host, one } = await visited();
  for (const name of Object.keys(host)) delete host[name];
  assert.equal(await one.get(""), "page one");
  assert.equal(await one.get("?dice=6163#x"), "page one");
  assert.equal(await one.get("acey/acey.zip"), "engine one");
});

test("what does not belong to the build is left to the browser", async () => {
  const { one } = await visited();
  for (const address of ["other.html", "../elsewhere/", "https://other.example/", "constructor"]) {
    assert.equal(await one.get(address), null, address);
  }
  assert.equal(await one.get("", "POST"), null);
});

test("a build is installed as a whole or not at all", async () => {
  const there = await visited();
  delete there.host["acey/acey.zip"];
  await assert.rejects((await there.build(TWO)).install(), /acey\/acey\.zip: status 404/);
  assert.equal(await there.one.get(""), "page one");
  assert.equal(await there.one.get("acey/acey.zip"), "engine one");
});

test("a file of another build is never taken for one of this", async () => {
  const there = await visited();
  there.host["acey/acey.zip"] = "engine three";
  await assert.rejects((await there.build(TWO)).install(), /acey\/acey\.zip is of another build/);
});

test("while the next build waits, and until it takes over, pages get the one before", async () => {
  const there = await visited();
  const two = await there.build(TWO);
  await two.install();
  assert.equal(await there.one.get("web/main.js"), "script one");
  assert.equal(await there.one.get("acey/acey.zip"), "engine one");
  two.tell("something else");
  assert.equal(two.self.tookOver, false);
  two.tell("take over");
  assert.equal(two.self.tookOver, true);
  await two.activate();
  assert.equal(await two.get("web/main.js"), "script two");
  assert.equal(await two.get("acey/acey.zip"), "engine two");
});

test("what both builds have is fetched once, and what only the old one had is forgotten", async () => {
  const there = await visited();
  there.asked.length = 0;
  const two = await there.build(TWO);
  await two.install();
  assert.deepEqual(there.asked.sort(), ["acey/acey.zip", "index.html", "web/main.js"]);
  await two.activate();
  assert.equal(there.kept.size, 4);
});

test("a file the browser threw away is fetched anew, if it is still the one of this build", async () => {
  const there = await visited();
  there.kept.clear();
  assert.equal(await there.one.get("same.js"), "same");
  assert.equal(await there.one.get("acey/acey.zip"), "an error");
});

test("a file that comes later is passed on only if it is of this build", async () => {
  const there = browser();
  there.host["plain.wasm"] = "plain one";
  const one = await there.build({}, { "plain.wasm": "plain one" });
  await one.install();
  assert.deepEqual(there.asked, []);
  assert.equal(await one.get("plain.wasm"), "plain one");
  there.host["plain.wasm"] = "plain two";
  assert.equal(await one.get("plain.wasm"), "an error");
});

test("the host's own words are kept as last seen, and looked at again for the next start", async () => {
  const there = browser();
  there.host["site.json"] = "one";
  const build = await there.build({}, {}, ["site.json"]);
  await build.install();
  there.host["site.json"] = "two";
  assert.equal(await build.get("site.json"), "one");
  await build.activate();
  assert.equal(await build.get("site.json"), "two");
  delete there.host["site.json"];
  assert.equal(await build.get("site.json"), "two");
});
