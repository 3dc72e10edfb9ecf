"""The inputs that are kept: `tests/fuzz/<target>.jsonl`, one JSON string a line.

`tests/fuzz/large.json` has those too long to be kept as they are: each is a beginning, a part, how often the part
comes, and an end.
"""

import json
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent.parent
FOLDER = TOP / "tests" / "fuzz"


def kept(name: str) -> list[str]:
    """Return the inputs kept for a target."""
    lines = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines if line]


def large(name: str) -> list[str]:
    """Return the long inputs for a target, written out."""
    told: dict[str, list[tuple[str, str, int, str]]] = json.loads((FOLDER / "large.json").read_text("utf-8"))
    return [begin + part * times + end for begin, part, times, end in told.get(name, [])]


def keep(name: str, inputs: list[str]) -> None:
    """Keep these inputs for a target, each once."""
    lines = [json.dumps(text) for text in dict.fromkeys(inputs)]
    (FOLDER / f"{name}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
