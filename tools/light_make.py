"""Have Pyodide make what the page needs of it: the light runtime, and for `dist/` the compiled engine.

Each is made where it is missing, or was made from something else than there is now.
"""

import hashlib
import json
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools.imports import library_imports, page_modules

TOP = Path(__file__).resolve().parent.parent
VENDOR = TOP / "vendor"
ENGINE = VENDOR / ".engine" / "acey.zip"
MADE_FROM = ".made-from.json"
LOCK = "package-lock.json"
PACKERS = ("tools/light_pack.py", "tools/pyodide_module.mjs")


def make_library() -> None:
    """Make `vendor/light/`, which hangs on the packages, what makes it, and the modules that are imported."""
    makers = (LOCK, *PACKERS, "tools/light.py", "tools/light_use.py")
    make(VENDOR / "light", "tools.light", {"files": digests(makers), "imports": sorted(library_imports())})


def make_engine() -> Path:
    """Make the archive of the compiled engine, and return where it is."""
    modules = [file.relative_to(TOP).as_posix() for file in page_modules()]
    made_from = {"files": digests((LOCK, *PACKERS, "tools/light_engine.py", *modules))}
    make(ENGINE.parent, "tools.light_engine", made_from, ENGINE.name)
    return ENGINE


def digests(names: Iterable[str]) -> dict[str, str]:
    """Return the digest of each file, by its name relative to the top."""
    return {name: hashlib.sha256((TOP / name).read_bytes()).hexdigest() for name in names}


def make(folder: Path, module: str, made_from: Mapping[str, object], name: str = "") -> None:
    """Have a module of ours, run on Pyodide, write into a folder, unless what it was made from is still the same."""
    note = folder / MADE_FROM
    if note.exists() and json.loads(note.read_text(encoding="utf-8")) == made_from:
        return
    folder.mkdir(parents=True, exist_ok=True)
    target = (folder / name).relative_to(TOP).as_posix()
    subprocess.run(["node", "tools/pyodide_module.mjs", module, target], cwd=TOP, check=True)
    note.write_text(json.dumps(made_from, indent=1), encoding="utf-8")
