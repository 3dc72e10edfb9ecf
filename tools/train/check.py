"""Hold the compiled engine to the golden vectors and to whole turns of the engine itself."""

import gzip
import hashlib
import json
import random
from collections.abc import Iterator
from ctypes import byref, c_uint64
from typing import Any

from acey.game import State, apply, is_dead, start_at
from acey.packed import Packed, pack, unpack
from acey.plays import legal_plays
from acey.position import Position, Side, read_position
from acey.rules import FIELDS, PRESETS, RuleSet, named_rules
from acey.scoring import worth
from acey.shapes_words import StageKind
from acey.stages import Stage, follows, forfeit_field, named_stage, rolled_stage
from tools.imports import TOP
from tools.train import native

GOLDEN = TOP / "tests" / "data" / "golden"


def rows(name: str) -> Iterator[dict[str, Any]]:
    """Yield the rows of a file of golden vectors."""
    for line in gzip.decompress((GOLDEN / f"{name}.jsonl.gz").read_bytes()).decode().splitlines():
        yield json.loads(line)


def wrong_plays() -> list[int]:
    """Return the numbers of the rows of plays.jsonl.gz that C answers otherwise."""
    return [number for number, row in enumerate(rows("plays"), 1) if not _is_right_list(row)]


def wrong_choices() -> list[int]:
    """Return the numbers of the rows of simple.jsonl.gz that C answers otherwise."""
    return [number for number, row in enumerate(rows("simple"), 1) if not _is_right_choice(row)]


def wrong_games(every: int = 1) -> list[tuple[int, int]]:
    """Replay games.jsonl.gz, or one game in so many; return (row, action) where C lacks the play that was made."""
    wrong = []
    for number, row in enumerate(rows("games"), 1):
        if number % every:
            continue
        rules = named_rules(row["rules"]).rules
        state = start_at(rules, read_position(row["from"])) if "from" in row else State(rules)
        for index, action in enumerate(row["actions"]):
            after = apply(state, action)
            if action[0] == "play" and not _has_play(state, after):
                wrong.append((number, index))
            state = after
    return wrong


def wrong_turns(count: int, seed: int = 1) -> int:
    """Compare whole lists of plays in random games of presets and random rule sets; return how many differ."""
    rng, wrong, done = random.Random(seed), 0, 0
    while done < count:
        rules = random_rules(rng)
        position = Position()
        for _ in range(120):
            stage = random_stage(rng, rules)
            if done >= count or (len(stage.numbers) == 8 and rng.random() < 0.8):
                break
            mine = _outcomes(rules, position, stage)
            theirs = native.plays(rules, pack(position), stage.kind, stage.dice)
            wrong += set(mine) != set(theirs) or len(mine) != len(theirs)
            wrong += _differs_otherwise(rules, position)
            done += 1
            packed, _, following = rng.choice(mine)
            if following == "won":
                break
            position = unpack(*packed)
            position = position.flipped() if following == "end" else position
    return wrong


def random_rules(rng: random.Random) -> RuleSet:
    """Return a preset's rules half of the time, else any values of all fields."""
    if rng.random() < 0.5:
        return PRESETS[rng.choice(list(PRESETS))].rules
    return RuleSet(**{name: rng.choice(values) for name, values in FIELDS.items()})


def random_stage(rng: random.Random, rules: RuleSet) -> Stage:
    """Return the stage of a random roll, or now and then of a named double."""
    if rng.random() < 0.1:
        return named_stage(rules, rng.randint(1, 6))
    return rolled_stage(rules, rng.randint(1, 6), rng.randint(1, 6))


def _outcomes(rules: RuleSet, position: Position, stage: Stage) -> list[tuple[Packed, bool, str]]:
    field = forfeit_field(rules, stage.kind, began_all_home=position.mine.is_all_home)
    return [
        (
            play.packed,
            play.complete,
            "won"
            if play.is_win
            else follows(rules, stage.kind, forfeited=field is not None and not play.complete),
        )
        for play in legal_plays(rules, position, stage)
    ]


def _differs_otherwise(rules: RuleSet, position: Position) -> bool:
    lib, board = native.library(), native.board_c(pack(position))
    flipped = (c_uint64 * 4)()
    lib.api_flip(board, flipped)
    return (
        native.packed_of(list(flipped)) != pack(position.flipped())
        or bool(lib.api_is_dead(byref(native.rules_c(rules)), board)) != is_dead(rules, position)
        or lib.api_worth(byref(native.rules_c(rules)), board) != worth(rules, position.theirs)
    )


def _asked(row: dict[str, Any]) -> tuple[RuleSet, Packed, StageKind, tuple[int, int]]:
    rules = named_rules(row["rules"]).rules
    dice = tuple(row["dice"])
    return rules, pack(read_position(row["position"])), row["stage"], (dice[0], dice[-1])


def _is_right_list(row: dict[str, Any]) -> bool:
    lines = sorted(outcome_line(*outcome) for outcome in native.plays(*_asked(row)))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest() == str(row["digest"])


def _is_right_choice(row: dict[str, Any]) -> bool:
    simple = native.player_c(native.SIMPLE)
    if "named" in row:
        rules = named_rules(row["rules"]).rules
        return bool(native.name(rules, simple, pack(read_position(row["position"]))) == row["named"])
    rules, packed, kind, dice = _asked(row)
    return outcome_line(*native.choose(rules, simple, packed, kind, dice)[:3]) == str(row["best"])


def _has_play(state: State, after: State) -> bool:
    hand = state.in_hand()
    following = {"roll": "roll", "name": "name", "roll-double": "roll-double", "over": "won"}[after.phase]
    if after.phase == "over" and after.winner == "draw":
        return True
    if after.phase == "roll" and after.seat != state.seat:
        following = "end"
    seen = after.position_of_seat_0 if state.seat == 0 else after.position_of_seat_0.flipped()
    found = native.plays(state.rules, pack(state.position), hand.stage.kind, hand.stage.dice)
    return any(packed == pack(seen) and what == following for packed, _, what in found)


def outcome_line(packed: Packed, complete: bool, following: str) -> str:  # noqa: FBT001 - a row, not a flag
    """Return an outcome as the golden vectors write it."""
    position = unpack(*packed)
    end = "-" if following == "won" else str(int(complete))
    return "|".join([_counts(position.mine), _counts(position.theirs), end, following])


def _counts(side: Side) -> str:
    points = ",".join(str(n) for n in reversed(side.points))
    return f"{points};{side.start};{side.bar};{side.off}"
