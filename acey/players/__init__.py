"""The computer's levels, by name."""

import types

from acey.players import simple
from acey.players.expert import Expert
from acey.players.level import MakeLevel
from acey.players.novice import novice
from acey.players.strong import Strong

LEVELS: types.MappingProxyType[str, MakeLevel] = types.MappingProxyType(
    {"novice": novice, "simple": lambda read: simple, "strong": Strong, "expert": Expert}
)
"""Each level, weakest first, is made with the reader of its data files (see `acey.players.level`)."""
