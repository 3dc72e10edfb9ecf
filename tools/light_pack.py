"""Compile and pack for the light runtime; runs on the Pyodide that it is for."""

import base64
import gzip
import hashlib
import io
import json
import shutil
import zipfile
from collections.abc import Iterable, Mapping
from importlib import _bootstrap_external
from pathlib import Path
from types import CodeType

WITHOUT_DOCSTRINGS = 2
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every entry, so that the same files give the same archive."""
SUFFIX = ".gzip"
"""Not `.gz`, which some hosts send as an encoding that the browser takes off."""
INDEX = "index.js"
HEADER = (
    "// Written by tools/light.py: what is packed here, under which name, with digest and size as stored.\n"
)

# How a code object says which line an instruction is from: entries of a few instructions each, here all alike.
ENTRY, WITH_LINE_ONLY, LONGEST_ENTRY = 0x80, 13, 8


def compiled_library(source: Path, names: Iterable[str]) -> bytes:
    """Return an archive of the modules in `source` that are named, compiled for size; it is packed as a whole later."""
    with zipfile.ZipFile(source) as library:
        files = {name: compiled(library.read(name), name) for name in names}
    return archive(files, zipfile.ZIP_STORED)


def compiled_engine(sources: Mapping[str, bytes]) -> bytes:
    """Return an archive of the modules, compiled for size."""
    files = {name: compiled(source, name) for name, source in sources.items()}
    return archive(files, zipfile.ZIP_DEFLATED)


def compiled(source: bytes, name: str) -> bytes:
    """Return a module as a compiled file that holds whatever the source's time: no docstrings, lines by function."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
    write = _bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined]  # noqa: SLF001 - the one writer
    file: bytes = write(by_function(code), bytes(8), False)
    return file


def by_function(code: CodeType) -> CodeType:
    """Return the code with each instruction on its function's first line: half of a library's size are its lines."""
    inner = (by_function(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_consts=tuple(inner), co_linetable=places(len(code.co_code) // 2))


def places(instructions: int) -> bytes:
    """Return a table of places that puts so many instructions on one line."""
    whole, rest = divmod(instructions, LONGEST_ENTRY)
    lengths = [LONGEST_ENTRY] * whole + [rest] * bool(rest)
    return b"".join(bytes([ENTRY | WITH_LINE_ONLY << 3 | length - 1, 0]) for length in lengths)


def archive(files: Mapping[str, bytes], compression: int) -> bytes:
    """Return compiled modules as an archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", compression, compresslevel=9) as out:
        for name, content in sorted(files.items()):
            out.writestr(zipfile.ZipInfo(f"{name}c", LONG_AGO), content, compression, 9)
    return packed.getvalue()


def write(folder: Path, files: Mapping[str, bytes]) -> int:
    """Write the files packed, and their index, into the folder anew; return the size."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    index = {}
    for name, content in sorted(files.items()):
        packed = gzip.compress(content, 9, mtime=0)
        (folder / f"{name}{SUFFIX}").write_bytes(packed)
        digest = base64.b64encode(hashlib.sha256(packed).digest()).decode()
        index[name] = {"file": f"{name}{SUFFIX}", "sha256": digest, "bytes": len(packed)}
    (folder / INDEX).write_text(
        f"{HEADER}export const FILES = {json.dumps(index, indent=2)};\n", encoding="utf-8"
    )
    return sum(file.stat().st_size for file in folder.iterdir())
