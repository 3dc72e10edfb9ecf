"""What `make` runs. Each file is a small program: `python3 -m tools.serve`; none is part of the game."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - who clones the project may have an older one
    raise SystemExit("acey-deucey needs Python 3.11 or later")
