"""Look at `site.json` as the page will: `python3 -m tools.check_site [FILE]` lists everything that is wrong with it."""

import sys
from pathlib import Path
from typing import Any

from acey.desk import Desk
from acey.errors import AceyError
from acey.hosting import site
from acey.json_text import read_json

FILE = Path(__file__).resolve().parent.parent / "site.json"


def looked_at(file: Path) -> dict[str, Any]:
    """Return what a file says, and under `problems` all that is wrong with it."""
    desk = Desk()
    try:
        return site(desk, {"site": read_json(file.read_text("utf-8"))})
    except AceyError as error:
        return {"problems": [desk.sentence(error)]}
    except UnicodeDecodeError as error:
        return {"problems": [str(error)]}


def main(arguments: list[str]) -> int:
    """List the problems; the exit code is 1 if there are any."""
    file = Path(arguments[0]) if arguments else FILE
    if not file.exists():
        print(f"{file}: there is none, and none is needed")
        return 0
    problems = looked_at(file)["problems"]
    for problem in problems:
        print(f"{file.name}: {problem}")
    print(f"{file.name}: {len(problems)} problems" if problems else f"{file.name} is in order")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
