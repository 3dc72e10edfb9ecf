import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SOURCE = readFileSync(new URL("../../web/missing.js", import.meta.url), "utf-8");

/** What the page shows once it is loaded; null while there is nothing to say. */
function shown({ hasBegun = false, protocol = "https:", origin = "https://host.example" } = {}) {
  const place = { told: null, setAttribute: (name, value) => (place[name] = value), replaceChildren: (text) => (place.told = text.textContent) };
  const document = {
    documentElement: { hasAttribute: (name) => name === "data-begun" && hasBegun },
    getElementById: () => place,
    createElement: () => ({}),
  };
  const addEventListener = (type, listener) => type === "load" && listener();
  vm.runInNewContext(SOURCE, { addEventListener, document, location: { protocol }, origin });
  return place.told;
}

test("nothing is said where the modules of the page run", () => {
  assert.equal(shown({ hasBegun: true, protocol: "file:", origin: "null" }), null);
});

test("from a disk, in a frame that may only run scripts, and elsewhere it is said what is missing", () => {
  assert.match(shown({ protocol: "file:", origin: "null" }), /acey-deucey\.html/);
  assert.match(shown({ origin: "null" }), /Access-Control-Allow-Origin: \*/);
  assert.match(shown(), /did not arrive/);
});
