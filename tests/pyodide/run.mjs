// Run the engine's tests on Pyodide, the Python that the page runs: node tests/pyodide/run.mjs [pytest arguments].
//
// The project is mounted as it lies on disk; pytest and hypothesis are the pure-Python packages of .venv.
import { existsSync, readdirSync, writeSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "pyodide";

const TOP = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const LEFT_OUT = "not slow and not cpython_only";

/** The folder of packages that make installed. */
function sitePackages() {
  const lib = join(TOP, ".venv", "lib");
  const python = existsSync(lib) ? readdirSync(lib).find((name) => name.startsWith("python3")) : undefined;
  if (!python) throw new Error("no packages in .venv: run make check first");
  return join(lib, python, "site-packages");
}

const python = await loadPyodide({
  env: {
    HOME: "/home",
    HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis",
    PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1",
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONHASHSEED: "0",
  },
});
python.setStdout({ write: (bytes) => writeSync(1, bytes) });
python.setStderr({ write: (bytes) => writeSync(2, bytes) });
python.mountNodeFS("/project", TOP);
python.mountNodeFS("/packages", sitePackages());
const given = process.argv.slice(2);
python.globals.set("arguments", python.toPy(given.length ? given : ["-q", "-ra", "--durations=5", "-m", LEFT_OUT]));

let code = 1;
try {
  code = python.runPython(`
import os, sys
os.chdir("/project")
sys.path += ["/packages"]
import pytest
int(pytest.main(["-p", "_hypothesis_pytestplugin", "-p", "no:cacheprovider", "--color=no", *arguments]))
`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
}
process.exit(code);
