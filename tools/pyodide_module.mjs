// Run a Python module of the project on Pyodide under Node: node tools/pyodide_module.mjs tools.measure_engine
// What follows the name is handed to its main.
import { writeSync } from "node:fs";
import { dirname, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "pyodide";

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" } });
python.setStdout({ write: (bytes) => writeSync(1, bytes) });
python.mountNodeFS("/project", resolve(dirname(fileURLToPath(import.meta.url)), ".."));
const [, , module, ...rest] = process.argv;
python.globals.set("module", module);
python.globals.set("rest", python.toPy(rest));
try {
  process.exitCode = python.runPython(`
import importlib, os, sys
os.chdir("/project")
sys.path.insert(0, "/project")
importlib.import_module(module).main(*rest)
`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
