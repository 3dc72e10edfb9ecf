"""Make the light runtime (`tools/light.py`) where it is missing or was made from something else than there is now."""

import hashlib
import json
import subprocess
from pathlib import Path

from tools.imports import library_imports

TOP = Path(__file__).resolve().parent.parent
LIGHT = TOP / "vendor" / "light"
MADE_FROM = LIGHT / ".made-from.json"
MAKERS = ("light.py", "light_pack.py", "light_use.py", "pyodide_module.mjs")


def ingredients() -> dict[str, object]:
    """Return what the light runtime hangs on: the packages, what makes it, and the modules that are imported."""
    makers = [TOP / "package-lock.json", *(TOP / "tools" / name for name in MAKERS)]
    return {
        "digests": {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in makers},
        "imports": sorted(library_imports()),
    }


def is_due() -> bool:
    """Whether the light runtime has to be made."""
    return not MADE_FROM.exists() or json.loads(MADE_FROM.read_text(encoding="utf-8")) != ingredients()


def make_if_due() -> None:
    """Make the light runtime if it has to be."""
    if is_due():
        subprocess.run(["node", "tools/pyodide_module.mjs", "tools.light"], cwd=TOP, check=True)
        MADE_FROM.write_text(json.dumps(ingredients(), indent=1), encoding="utf-8")
