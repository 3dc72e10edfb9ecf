"""Acey-deucey, the sailors' backgammon: a rules engine for every way it is played."""

from acey.game import State, apply, start_at
from acey.notation import play_text, read_play
from acey.plays import Play, legal_plays
from acey.position import Position, Side, read_position
from acey.protocol import Engine
from acey.rules import FIELDS, PRESETS, VARIANTS, RuleSet, named_rules
from acey.stages import Stage, named_stage, rolled_stage

__version__ = "0.1.0"
__all__ = [
    "FIELDS",
    "PRESETS",
    "VARIANTS",
    "Engine",
    "Play",
    "Position",
    "RuleSet",
    "Side",
    "Stage",
    "State",
    "apply",
    "legal_plays",
    "named_rules",
    "named_stage",
    "play_text",
    "read_play",
    "read_position",
    "rolled_stage",
    "start_at",
]
