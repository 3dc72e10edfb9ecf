"""The few words that all shapes are made of. See `acey/shapes.py`."""

from typing import Literal

Seat = Literal[0, 1]
Place = int | Literal["start", "bar", "off"]
Phase = Literal["opening", "roll", "play", "name", "roll-double", "over"]
StageKind = Literal["normal", "doubles", "acey", "named"]
Due = Literal["open", "open-again", "roll", "extra-roll", "move", "done", "name", "roll-double", "over"]
Winner = Literal[0, 1, "draw"]
