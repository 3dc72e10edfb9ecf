"""What `make` runs. Each file is a small program: `python3 -m tools.serve`; none is part of the game."""

import sys

if sys.version_info < (3, 11):
    raise SystemExit("acey-deucey needs Python 3.11 or later")
