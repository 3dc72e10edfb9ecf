"""Training of the computer's evaluation: a compiled engine for self-play, and what turns it into a data file.

`python3 -m tools.train --help`; see `docs/training.md`. Nothing here is needed to play.
"""
