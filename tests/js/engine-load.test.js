import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";
import { gzipSync } from "node:zlib";

import { fetchLight } from "../../web/engine/light.js";
import { LOCK_INFO } from "../../web/engine/lock-info.js";
import { findMissing } from "../../web/engine/missing.js";
import { metered } from "../../web/engine/meter.js";
import { createProgress } from "../../web/engine/progress.js";
import { installStandIn, isStorageRefused } from "../../web/engine/storage-stand-in.js";
import { parseToml, readConfig } from "../../web/engine/toml.js";
import { watchSilence } from "../../web/engine/watch.js";
import { tick } from "./engine-kit.js";

const TOP = new URL("../../", import.meta.url);
const plainFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = plainFetch;
  Reflect.deleteProperty(globalThis, "indexedDB");
});

test("the configuration is read, and every address in it made absolute", () => {
  const config = readConfig(readFileSync(new URL("pyscript.toml", TOP), "utf-8"), "https://host/sub/");
  assert.equal(config.interpreter, "https://host/sub/web/engine/pyodide-wrapper.js");
  assert.equal(config.files["https://host/sub/acey/bridge.py"], "./acey/bridge.py");
  assert.ok(Object.keys(config.files).every((address) => address.startsWith("https://host/sub/acey/")));
  assert.ok(/** @type {string[]} */ (config.plugins).includes("!error"));
});

test("entries, lists, tables and comments of the configuration are read; anything else is refused by line", () => {
  const text = '# a\nname = "x" # b\nlist = ["!a", "b,c", ]\r\nnone = []\n\n[files]\n"./a.py" = "./b.py"\n';
  assert.deepEqual(parseToml(text), { name: "x", list: ["!a", "b,c"], none: [], files: { "./a.py": "./b.py" } });
  for (const bad of ["x", "n = 1", 'a = "b', "[a.b]", 'a = "b" c', '"""']) {
    assert.throws(() => parseToml(`ok = "1"\n${bad}\n`), /line 2/);
  }
  assert.throws(() => readConfig('name = "x"', "https://host/"), /no interpreter/);
});

test("what is said of Pyodide's lock file is what the lock file says", () => {
  const lock = JSON.parse(readFileSync(new URL("node_modules/pyodide/pyodide-lock.json", TOP), "utf-8"));
  assert.deepEqual(LOCK_INFO, lock.info);
});

/**
 * A packed runtime whose index says of it what is handed in, else the truth.
 * @param {object} [said]
 */
function packedRuntime(said = {}) {
  const contents = {
    "pyodide.asm.mjs": "const here = import.meta.url; export default () => `made at ${here}`;",
    "some.wasm": "wasm",
  };
  /** @type {Map<string, Buffer>} */
  const stored = new Map();
  const index = Object.entries(contents).map(([name, text]) => {
    const packed = gzipSync(text);
    stored.set(`${name}.gzip`, packed);
    const sha256 = createHash("sha256").update(packed).digest("base64");
    return [name, { file: `${name}.gzip`, sha256, bytes: packed.length, ...said }];
  });
  const text = `export const FILES = ${JSON.stringify(Object.fromEntries(index))}; //`;
  const folder = `data:text/javascript,${encodeURIComponent(text)}`;
  const get = async (/** @type {string} */ address) =>
    new Response(stored.get([...stored.keys()].find((name) => address.endsWith(name)) ?? ""));
  return { folder, stored, get: /** @type {any} */ (get) };
}

test("the light runtime is unpacked: its interpreter runs, its files are at hand, others are fetched", async () => {
  const { folder, stored, get } = packedRuntime();
  const expected = [];
  const light = await fetchLight(folder, get, (bytes) => expected.push(bytes));
  assert.match(light.createPyodideModule(), /^made at data:/);
  const wasm = await light.fetch("https://host/any/some.wasm");
  assert.deepEqual([await wasm.text(), wasm.headers.get("Content-Type")], ["wasm", "application/wasm"]);
  assert.equal((await light.fetch("https://host/some.wasm.gzip")).headers.get("Content-Type"), null);
  assert.deepEqual(expected, [[...stored.values()].reduce((sum, { length }) => sum + length, 0)]);
});

test("a light runtime that is not what its index says is refused", async () => {
  for (const said of [{ sha256: "AAAA" }, { bytes: 7 }]) {
    const { folder, get } = packedRuntime(said);
    await assert.rejects(fetchLight(folder, get, () => {}), /is another file/);
  }
  const damaged = packedRuntime();
  damaged.stored.get("some.wasm.gzip")?.fill(0, 20);
  await assert.rejects(fetchLight(damaged.folder, damaged.get, () => {}), /is another file/);
});

test("the meter counts bytes and leaves the response as it is", async () => {
  const signs = [];
  const get = metered(async () => new Response("x".repeat(1000)), (sign) => signs.push(sign));
  const response = await get("https://host/a.zip");
  assert.equal((await response.text()).length, 1000);
  await tick();
  assert.deepEqual(signs[0], { file: "https://host/a.zip", bytes: 0, isWhole: false });
  assert.deepEqual(signs.at(-1), { file: "https://host/a.zip", bytes: 1000, isWhole: true });
});

test("the meter names a file that is missing, cannot be reached, or breaks off", async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError("broken off"));
    },
  });
  for (const [answer, why] of [
    [async () => new Response("<h1>no</h1>", { status: 404 }), /404/],
    [async () => Promise.reject(new TypeError("blocked")), /blocked/],
    [async () => new Response(broken), /broken off/],
  ]) {
    const signs = [];
    const get = metered(/** @type {any} */ (answer), (sign) => signs.push(sign));
    await assert.rejects(get("https://host/a.py").then((response) => response.text()));
    await tick();
    assert.equal(signs.at(-1).failed, "https://host/a.py");
    assert.match(signs.at(-1).why, /** @type {RegExp} */ (why));
  }
});

test("progress only grows and names its step", () => {
  const told = [];
  const { sign } = createProgress((progress, what) => told.push([progress, what]));
  sign({ step: "wrapper" });
  sign({ file: "a", bytes: 6_000_000, isWhole: false });
  sign({ file: "b", bytes: 90_000_000, isWhole: false });
  sign({ file: "b", bytes: 0, isWhole: false });
  sign({ step: "Loading files" });
  sign({ step: "Loaded interpreter" });
  assert.deepEqual(told.map(([, what]) => what), ["python", "python", "python", "python", "python", "rules"]);
  const numbers = told.map(([progress]) => progress);
  assert.deepEqual(numbers, numbers.toSorted((a, b) => a - b));
  assert.ok(numbers[1] > numbers[0] && numbers.every((n) => n > 0 && n < 1));
});

test("silence is noticed, unless something is heard", async () => {
  let silent = 0;
  const watch = watchSilence(0.02, () => (silent += 1));
  const ended = watchSilence(0.01, () => (silent += 1));
  ended.end();
  watch.touch();
  await tick(80);
  assert.equal(silent, 1);
});

test("the first file that cannot be had is found", async () => {
  globalThis.fetch = async (address) => new Response("", { status: String(address).endsWith("c.js") ? 404 : 200 });
  const error = await findMissing("https://host/x/", ["a.js", "b/c.js", "d/c.js"]);
  assert.equal(error?.what, "b/c.js");
  assert.equal(error?.code, "load-failed");
  assert.equal(await findMissing("https://host/x/", ["a.js"]), null);
});

test("storage that throws, or says no, counts as refused", async () => {
  const opened = { close() {} };
  const cases = [
    [true, () => { throw new DOMException("denied", "SecurityError"); }],
    [true, () => answering("onerror")],
    [false, () => answering("onsuccess")],
  ];
  for (const [isRefused, open] of cases) {
    Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: { open, deleteDatabase() {} } });
    assert.equal(await isStorageRefused(), isRefused);
  }

  /** @param {string} handler */
  function answering(handler) {
    const request = /** @type {any} */ ({ result: opened });
    queueMicrotask(() => request[handler]());
    return request;
  }
});

test("the stand-in for storage keeps what a database is given, as PyScript uses it", async () => {
  installStandIn();
  const result = (request) => new Promise((resolve) => (request.onsuccess = ({ target }) => resolve(target.result)));
  const database = await result(indexedDB.open("any"));
  const store = database.transaction("entries", "readwrite").objectStore("entries");
  assert.deepEqual(await result(store.getAllKeys()), []);
  await result(store.put("value", "key"));
  assert.deepEqual([await result(store.get("key")), await result(store.count())], ["value", 1]);
  assert.deepEqual([await result(store.getKey("key")), await result(store.getKey("other"))], ["key", undefined]);
  await result(store.delete("key"));
  await result(store.put("x", "y"));
  await result(store.clear());
  assert.equal(await result(store.count()), 0);
  database.close();
  assert.equal(await isStorageRefused(), false);
});
