"""Keep the `[files]` of `pyscript.toml` equal to what the page's door imports: `--check` fails when they differ.

Run `python3 -m tools.pyscript_files` after adding a file to `acey/`. The rest of `pyscript.toml` is written by hand.
"""

import sys
import tomllib

from tools.imports import TOP, page_modules

CONFIG = TOP / "pyscript.toml"
HEADING = "[files]"


def engine_files() -> list[str]:
    """Return the engine files that the page loads, as the page addresses them."""
    return sorted(f"./{file.relative_to(TOP).as_posix()}" for file in page_modules())


def with_files(text: str, files: dict[str, str]) -> str:
    """Return the configuration with its `[files]` section, which stands last, written anew."""
    head = text.partition(HEADING)[0].rstrip()
    lines = [f'"{source}" = "{target}"' for source, target in files.items()]
    return "\n".join([head, "", HEADING, *lines, ""])


def main(arguments: list[str]) -> int:
    """Write the section, or with `--check` say whether it is up to date."""
    text = CONFIG.read_text(encoding="utf-8")
    wanted = with_files(text, {file: file for file in engine_files()})
    if "--check" in arguments:
        tomllib.loads(text)
        if text == wanted:
            return 0
        print("pyscript.toml lists other files than the page needs: run python3 -m tools.pyscript_files")
        return 1
    CONFIG.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
