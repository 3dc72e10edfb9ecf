"""Read which modules of the engine import which: `pyscript.toml` and the tests go by it."""

import ast
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
DOOR = "acey.bridge"
"""What the page imports of the engine."""
PYSCRIPT_IN_PYTHON = TOP / "node_modules" / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"


def engine_modules() -> dict[str, Path]:
    """Return every module of the engine by its dotted name."""
    return {name_of(file): file for file in sorted((TOP / "acey").rglob("*.py"))}


def name_of(file: Path) -> str:
    """Return the dotted name of a module of the engine."""
    return ".".join(file.relative_to(TOP).with_suffix("").parts).removesuffix(".__init__")


def imports_of(file: Path) -> set[str]:
    """Return the modules that a file imports, anywhere in it, relative ones spelt out."""
    known = engine_modules()
    package = name_of(file).split(".")[: None if file.name == "__init__.py" else -1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*start, *filter(None, [node.module])])
            inner = {alias.name: f"{module}.{alias.name}" for alias in node.names}
            found |= {name if name in known else module for name in inner.values()}
    return found


def engine_imports() -> dict[str, set[str]]:
    """Return each module of the engine with those of the engine that it imports."""
    modules = engine_modules()
    return {name: (imports_of(file) & set(modules)) - {name} for name, file in modules.items()}


def needed_by(name: str) -> set[str]:
    """Return a module, all that it imports, what those import, and the packages they stand in."""
    graph = engine_imports()
    needed: set[str] = set()
    found = {name}
    while found:
        needed |= found
        packages = {part.rpartition(".")[0] for part in found} & set(graph)
        found = packages.union(*(graph[part] for part in found)) - needed
    return needed


def page_modules() -> list[Path]:
    """Return the files of the engine that the page loads."""
    modules = engine_modules()
    return sorted(modules[name] for name in needed_by(DOOR))


def library_imports() -> set[str]:
    """Return the modules of the standard library that the page's engine or PyScript's own Python names anywhere."""
    files = page_modules() + sorted(PYSCRIPT_IN_PYTHON.glob("*.py"))
    named = {name for file in files for name in imports_of(file)}
    return {name for name in named if name.split(".")[0] in sys.stdlib_module_names}
