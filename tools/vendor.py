"""Put PyScript and Pyodide, with their licences, where the page finds them: `vendor/`, from `node_modules/`."""

import json
import shutil
import sys
from pathlib import Path

from tools import light_make

TOP = Path(__file__).resolve().parent.parent
MODULES = TOP / "node_modules"
VENDOR = TOP / "vendor"
LICENCES = TOP / "tools" / "licences"
PYSCRIPT = ("core.js", "core-*.js", "core.css", "toml-*.js", "error-*.js")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
NOTICES = """acey-deucey is under the MIT licence: see LICENSE. It carries, unchanged but for the last paragraph:

PyScript {pyscript}, in vendor/pyscript/, under the Apache License 2.0: vendor/pyscript/LICENSE.txt
  Source: https://github.com/pyscript/pyscript
  Packages inside it and their licences: vendor/pyscript/LICENSES-bundled.txt

Pyodide {pyodide}, in vendor/pyodide/, under the Mozilla Public License 2.0: vendor/pyodide/LICENSE.txt
  Source: https://github.com/pyodide/pyodide

CPython and its standard library, inside Pyodide, under the PSF licence: vendor/pyodide/LICENSE-python.txt
  Source: https://github.com/python/cpython

In vendor/light/ the same files of Pyodide stand packed (gzip), and of the standard library only the modules that the
game needs, compiled; the licences are those above.
"""


def copy(source: Path, target: Path, patterns: tuple[str, ...]) -> None:
    """Copy the files that match each pattern; a pattern that matches none is an error."""
    target.mkdir(parents=True)
    for pattern in patterns:
        found = sorted(source.glob(pattern))
        if not found:
            raise SystemExit(f"{source.relative_to(TOP)}/{pattern} is missing: run npm ci")
        for file in found:
            shutil.copyfile(file, target / file.name)


def version(package: str) -> str:
    """Return the installed version of a package."""
    return str(json.loads((MODULES / package / "package.json").read_text(encoding="utf-8"))["version"])


def runtime_packages() -> list[str]:
    """Return the packages that the page's own dependencies bring along, by the lock."""
    lock = json.loads((TOP / "package-lock.json").read_text(encoding="utf-8"))
    own = {"node_modules/@pyscript/core", "node_modules/pyodide"}
    return sorted(
        path for path, entry in lock["packages"].items() if path and not entry.get("dev") and path not in own
    )


def licence_of(path: str) -> str:
    """Return the licence text of a package, or the name of its licence where it carries no text."""
    folder = TOP / path
    texts = sorted(file for file in folder.iterdir() if file.name.lower().startswith("licen"))
    if texts:
        return texts[0].read_text(encoding="utf-8").strip()
    manifest = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    author = manifest.get("author", "its authors")
    return f"{manifest['license']}, by {author['name'] if isinstance(author, dict) else author}"


def bundled_licences() -> str:
    """Return the licences of what PyScript's files carry inside."""
    parts = ["PyScript's files carry these packages, each under the licence that follows its name."]
    for path in runtime_packages():
        if (TOP / path).is_dir():
            name = path.removeprefix("node_modules/")
            parts.append(f"{'-' * 78}\n{name} {version(name)}\n\n{licence_of(path)}")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Write `vendor/` anew."""
    for name in ("pyscript", "pyodide"):
        shutil.rmtree(VENDOR / name, ignore_errors=True)
    copy(MODULES / "@pyscript" / "core" / "dist", VENDOR / "pyscript", PYSCRIPT)
    copy(MODULES / "pyodide", VENDOR / "pyodide", PYODIDE)
    shutil.copyfile(MODULES / "@pyscript" / "core" / "LICENSE", VENDOR / "pyscript" / "LICENSE.txt")
    shutil.copyfile(LICENCES / "MPL-2.0.txt", VENDOR / "pyodide" / "LICENSE.txt")
    shutil.copyfile(LICENCES / "Python.txt", VENDOR / "pyodide" / "LICENSE-python.txt")
    (VENDOR / "pyscript" / "LICENSES-bundled.txt").write_text(bundled_licences(), encoding="utf-8")
    notices = NOTICES.format(pyscript=version("@pyscript/core"), pyodide=version("pyodide"))
    (VENDOR / "NOTICES.txt").unlink(missing_ok=True)
    (VENDOR / "NOTICES.txt").write_text(notices, encoding="utf-8")
    light_make.make_library()
    return 0


if __name__ == "__main__":
    sys.exit(main())
