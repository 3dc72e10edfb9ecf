"""Keep the `[files]` of `pyscript.toml` equal to the engine's files: `--check` fails when they differ.

Run `python3 -m tools.pyscript_files` after adding a file to `acey/`. The rest of `pyscript.toml` is written by hand.
"""

import sys
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
CONFIG = TOP / "pyscript.toml"
HEADING = "[files]"
NOT_IN_PAGE = ("__main__.py", "terminal.py")
"""Files of `acey/` that only the command line needs, by their path inside it."""


def engine_files() -> list[str]:
    """Return the engine files that the page loads, as the page addresses them."""
    files = sorted((TOP / "acey").rglob("*.py"))
    names = [file.relative_to(TOP / "acey").as_posix() for file in files]
    return [f"./acey/{name}" for name in names if name not in NOT_IN_PAGE]


def with_files(text: str) -> str:
    """Return the configuration with its `[files]` section, which stands last, written anew."""
    head = text.split(HEADING, 1)[0].rstrip()
    lines = [f'"{file}" = "{file}"' for file in engine_files()]
    return "\n".join([head, "", HEADING, *lines, ""])


def main(arguments: list[str]) -> int:
    """Write the section, or with `--check` say whether it is up to date."""
    text = CONFIG.read_text(encoding="utf-8")
    wanted = with_files(text)
    if "--check" in arguments:
        tomllib.loads(text)
        if text == wanted:
            return 0
        print("pyscript.toml lists other files than acey/ has: run python3 -m tools.pyscript_files")
        return 1
    CONFIG.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
