"""Compile the engine for `dist/`: one archive that PyScript unpacks, in place of a file a module.

Run by `tools/light_make.py` on Pyodide (`node tools/pyodide_module.mjs tools.light_engine`), for whose Python it is.
"""

import sys

from tools import light_pack
from tools.imports import TOP, page_modules


def main(target: str) -> int:
    """Write the archive of the modules that the page imports."""
    sources = {file.relative_to(TOP).as_posix(): file.read_bytes() for file in page_modules()}
    (TOP / target).write_bytes(light_pack.compiled_engine(sources))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
