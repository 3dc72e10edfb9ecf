"""The computer's levels, by name."""

from acey.players import simple

LEVELS = {"simple": simple}
"""Each level offers `rank_plays(rules, position, stage)` and `name_double(rules, position)`, both generators that
yield None while thinking and their answer last."""
