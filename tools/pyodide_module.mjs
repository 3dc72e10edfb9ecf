// Run a Python module of the project on Pyodide under Node: node tools/pyodide_module.mjs tools.measure_engine
import { writeSync } from "node:fs";
import { dirname, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "pyodide";

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" } });
python.setStdout({ write: (bytes) => writeSync(1, bytes) });
python.mountNodeFS("/project", resolve(dirname(fileURLToPath(import.meta.url)), ".."));
python.globals.set("module", process.argv[2]);
python.runPython(`
import os, runpy, sys
os.chdir("/project")
sys.path.insert(0, "/project")
try:
    runpy.run_module(module, run_name="__main__")
except SystemExit as end:
    if end.code:
        raise
`);
