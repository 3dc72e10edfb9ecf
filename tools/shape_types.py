"""Write `web/engine/shapes.d.ts` from the TypedDicts and aliases of `acey/shapes.py`.

Run `python3 -m tools.shape_types`, or with `--check` to fail when the two differ. The source is read, not imported,
so that docstrings under an alias survive. Files named `acey/shapes_*.py` beside it are read too.
"""

import ast
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
SOURCES = "shapes.py", "shapes_*.py"
TARGET = TOP / "web" / "engine" / "shapes.d.ts"
HEAD = "// Written by tools/shape_types.py from acey/shapes.py: change that file, then run it again.\n"
NAMES = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "Any": "any",
    "object": "unknown",
}
LISTS = ("list", "List", "Sequence")
MAPS = ("dict", "Dict", "Mapping")
WRAPPERS = ("NotRequired", "Required", "ReadOnly", "Final")


class UnknownTypeError(Exception):
    """A type that has no counterpart here."""

    def __init__(self, node: ast.AST) -> None:
        super().__init__(f"line {getattr(node, 'lineno', '?')}: cannot write {ast.unparse(node)}")


def typescript(node: ast.expr) -> str:
    """Write one Python type expression as TypeScript."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(quoted)):
            return typescript(ast.parse(quoted, mode="eval").body)
        case ast.Name(id=name):
            return NAMES.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{typescript(left)} | {typescript(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            return " | ".join(literal(value) for value in items(inner))
        case ast.Subscript(value=ast.Name(id=outer), slice=inner):
            return generic(outer, [typescript(item) for item in items(inner)], node)
    raise UnknownTypeError(node)


def items(node: ast.expr) -> list[ast.expr]:
    """Return what stands between the brackets of a generic type, without a closing `...`."""
    found = node.elts if isinstance(node, ast.Tuple) else [node]
    return [item for item in found if not (isinstance(item, ast.Constant) and item.value is ...)]


def generic(outer: str, inner: list[str], node: ast.Subscript) -> str:
    """Write `outer[inner, ...]` as TypeScript."""
    if outer in WRAPPERS:
        return inner[0]
    if outer in LISTS or ast.unparse(node).endswith("...]"):
        return f"({inner[0]})[]" if "|" in inner[0] else f"{inner[0]}[]"
    if outer == "tuple":
        return f"[{', '.join(inner)}]"
    if outer in MAPS:
        return f"Record<{inner[0]}, {inner[1]}>"
    raise UnknownTypeError(node)


def literal(node: ast.expr) -> str:
    """Write one value of a `Literal`."""
    if not isinstance(node, ast.Constant):
        raise UnknownTypeError(node)
    if isinstance(node.value, str):
        return '"' + node.value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if node.value is None:
        return "null"
    return str(node.value).lower() if isinstance(node.value, bool) else repr(node.value)


def comment(text: str | None, indent: str = "") -> str:
    """Write a docstring as a JSDoc comment, empty where there is none."""
    if not text:
        return ""
    lines = textwrap.dedent(text).strip().replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0].strip()} */\n"
    body = "".join(f"{indent} * {line.strip()}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def member(name: str, node: ast.expr, *, total: bool) -> str:
    """Write one key of an interface."""
    wrapper = node.value.id if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) else ""
    optional = wrapper == "NotRequired" or (not total and wrapper != "Required")
    key = name if name.isidentifier() else literal(ast.Constant(name))
    return f"  {key}{'?' if optional else ''}: {typescript(node)};\n"


def is_total(keywords: list[ast.keyword]) -> bool:
    """Whether a TypedDict asks for every key."""
    return not any(
        k.arg == "total" and isinstance(k.value, ast.Constant) and k.value.value is False for k in keywords
    )


def interface(name: str, bases: list[str], members: str, doc: str | None) -> str:
    """Write one interface."""
    extends = f" extends {', '.join(bases)}" if bases else ""
    return f"{comment(doc)}export interface {name}{extends} {{\n{members}}}\n"


def from_class(node: ast.ClassDef) -> str:
    """Write a TypedDict in class syntax."""
    total = is_total(node.keywords)
    members = ""
    for index, child in enumerate(node.body):
        if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
            members += comment(docstring_at(node.body, index + 1), "  ")
            members += member(child.target.id, child.annotation, total=total)
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
    return interface(node.name, bases, members, ast.get_docstring(node))


def from_assignment(name: str, value: ast.expr, doc: str | None) -> str:
    """Write a TypedDict in functional syntax, or an alias."""
    match value:
        case ast.Call(
            func=ast.Name(id="TypedDict"), args=[_, ast.Dict(keys=keys, values=types)], keywords=keywords
        ):
            total = is_total(keywords)
            names = [
                key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)
            ]
            members = "".join(member(key, kind, total=total) for key, kind in zip(names, types, strict=True))
            return interface(name, [], members, doc)
    return f"{comment(doc)}export type {name} = {typescript(value)};\n"


def docstring_at(body: list[ast.stmt], index: int) -> str | None:
    """Return the bare string at `body[index]`, if one stands there."""
    match body[index : index + 1]:
        case [ast.Expr(value=ast.Constant(value=str(text)))]:
            return text
    return None


def declarations(source: str) -> Iterator[str]:
    """Yield the TypeScript declaration of every public type of `source`, in its order."""
    body = ast.parse(source).body
    for index, node in enumerate(body):
        doc = docstring_at(body, index + 1)
        match node:
            case ast.ClassDef():
                yield from_class(node)
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if not name.startswith("_"):
                yield from_assignment(name, value, doc)


def generate() -> str:
    """Return the whole text of `shapes.d.ts`."""
    files = [file for pattern in SOURCES for file in sorted((TOP / "acey").glob(pattern))]
    texts = [text for file in files for text in declarations(file.read_text(encoding="utf-8"))]
    return HEAD + "".join("\n" + text for text in texts)


def main(arguments: list[str]) -> int:
    """Write the declarations, or with `--check` say whether they are up to date."""
    text = generate()
    if "--check" in arguments:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.relative_to(TOP)} is out of date: run python3 -m tools.shape_types")
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
