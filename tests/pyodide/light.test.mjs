// The light runtime under Node: it has all that the game needs, and the same packages make the same bytes.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

import { loadPyodide } from "pyodide";

import { FILES } from "../../vendor/light/index.js";

const TOP = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const PYODIDE = join(TOP, "node_modules", "pyodide");
const unpacked = mkdtempSync(join(tmpdir(), "light-"));
after(() => rmSync(unpacked, { recursive: true }));
for (const [name, { file }] of Object.entries(FILES)) {
  writeFileSync(join(unpacked, name), gunzipSync(readFileSync(join(TOP, "vendor", "light", file))));
}

test("the interpreter is Pyodide's own, byte for byte", () => {
  for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm"]) {
    assert.ok(readFileSync(join(unpacked, name)).equals(readFileSync(join(PYODIDE, name))), name);
  }
});

test("every module of the engine and of PyScript finds what it imports, and every level plays", async () => {
  const python = await loadPyodide({ stdLibURL: join(unpacked, "python_stdlib.zip") });
  python.mountNodeFS("/project", TOP);
  const [requests, plain] = python.runPython(`
import importlib, sys
sys.path.insert(0, "/project")
from tools import imports
for name in imports.needed_by(imports.DOOR) | imports.library_imports():
    importlib.import_module(name)
from acey.bridge import call
from tools import light_use
requests = light_use.use(call)
origins = [str(module.__spec__.origin) for module in list(sys.modules.values()) if getattr(module, "__spec__", None)]
requests, [origin for origin in origins if "python3" in origin and not origin.endswith(".pyc")]
`);
  assert.ok(requests > 100);
  assert.deepEqual(plain.toJs(), [], "all of the library is compiled");
});

test("made again it is the same, byte for byte", () => {
  const again = join(TOP, "vendor", ".light-again");
  after(() => rmSync(again, { recursive: true, force: true }));
  const command = ["tools/pyodide_module.mjs", "tools.light", "vendor/.light-again"];
  const made = spawnSync(process.execPath, command, { cwd: TOP, encoding: "utf-8" });
  assert.equal(made.status, 0, made.stderr);
  const index = readFileSync(join(TOP, "vendor", "light", "index.js"), "utf-8");
  assert.equal(readFileSync(join(again, "index.js"), "utf-8"), index);
});
