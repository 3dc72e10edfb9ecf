"""Make the light runtime, `vendor/light/`: Pyodide with a standard library of only what the game needs, compiled, and
everything packed. Most of a plain start is Python compiling a library of which the game needs a fifth.

Run by `tools/light_make.py` on Pyodide itself (`node tools/pyodide_module.mjs tools.light vendor/light`): the compiler
is the very one whose code it will run, and the same packages give the same bytes on any machine.
"""

import importlib
import sys

from tools.imports import DOOR, TOP, library_imports

PYODIDE = TOP / "node_modules" / "pyodide"
LIBRARY = "python_stdlib.zip"
UNCHANGED = ("pyodide.asm.mjs", "pyodide.asm.wasm")


def needed_modules() -> dict[str, str]:
    """Import all that is named, use the engine, and return the modules this took from the library, with their files."""
    for name in library_imports():
        importlib.import_module(name)
    door = importlib.import_module(DOOR)
    importlib.import_module("tools.light_use").use(door.call)
    library = next(path for path in sys.path if path.endswith(".zip")) + "/"
    specs = {name: getattr(module, "__spec__", None) for name, module in sorted(sys.modules.items())}
    origins = {name: spec.origin or "" for name, spec in specs.items() if spec}
    inside = {name: origin for name, origin in origins.items() if origin.startswith(library)}
    return {name: origin.removeprefix(library) for name, origin in inside.items()}


def main(folder: str) -> int:
    """Find the modules, compile them, and pack them and the interpreter into a folder."""
    modules = needed_modules()
    # Imported late, so that what it needs is not taken for what the game needs.
    pack = importlib.import_module("tools.light_pack")
    files = {name: (PYODIDE / name).read_bytes() for name in UNCHANGED}
    files[LIBRARY] = pack.compiled_library(PYODIDE / LIBRARY, modules.values())
    size = pack.write(TOP / folder, files)
    print(f"{folder}: {len(modules)} modules of the standard library, {size / 1e6:.2f} MB in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
