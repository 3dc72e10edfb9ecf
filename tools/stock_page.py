"""What the page's start is measured against: PyScript in a worker as its documentation has it.

We host it ourselves, with Pyodide as it comes, and it loads the same engine.
"""

import shutil
from pathlib import Path

from tools.imports import TOP, page_modules
from tools.pyscript_files import with_files

PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Stock PyScript</title>
<link rel="stylesheet" href="vendor/pyscript/core.css">
<script type="module" src="vendor/pyscript/core.js"></script>
<script type="py" worker name="acey" src="worker.py" config="pyscript.toml"></script>
<script type="module">
const script = document.querySelector('script[name="acey"]');
while (!script.xworker) await new Promise((resolve) => setTimeout(resolve, 5));
const { sync } = await script.xworker.ready;
await sync.call(JSON.stringify({ cmd: "presets" }));
document.documentElement.dataset.engine = "ready";
</script>
"""
CONFIG = 'name = "acey"\ninterpreter = "./vendor/pyodide/pyodide.mjs"\npackages_cache = "never"\n'


def write(folder: Path) -> Path:
    """Write the page and all it needs into a folder, and return the folder."""
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    files = [f"./{file.relative_to(TOP).as_posix()}" for file in page_modules()]
    (folder / "pyscript.toml").write_text(
        with_files(CONFIG, {file: file for file in files}), encoding="utf-8"
    )
    shutil.copyfile(TOP / "web" / "engine" / "worker.py", folder / "worker.py")
    shutil.copytree(TOP / "acey", folder / "acey", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(TOP / "node_modules" / "@pyscript" / "core" / "dist", folder / "vendor" / "pyscript")
    shutil.copytree(TOP / "node_modules" / "pyodide", folder / "vendor" / "pyodide")
    return folder
