"""The golden vectors: plays, games and choices of `simple` that an independent generator wrote from the rules."""

import functools
import gzip
import hashlib
import json
import pathlib

import pytest

from acey.commands import state_shape
from acey.game import State, apply, start_at
from acey.position import read_position
from acey.rules import named_rules
from tests.kit import ask

GOLDEN = pathlib.Path(__file__).parent / "data" / "golden"
ROWS = {"plays": 820, "games": 87, "simple": 215}
DIGESTS = {
    "plays": "50120650f914a942968485989cd219adc7a957659f2b842962414b4afd1e4fd7",
    "games": "0f727af67d781c7a7c9b55e01719305554113aa6bca514d03668e6725284f479",
    "simple": "d49086dbbc110fc8861ed2f805e046cd2dbbbf839927353c2c7b0a3594f41c23",
}
CHUNKS = [
    pytest.param(name, begin, min(begin + size, ROWS[name]), id=f"{name}-{begin + 1}")
    for name, size in (("plays", 41), ("games", 10), ("simple", 43))
    for begin in range(0, ROWS[name], size)
]


@functools.cache
def rows(name):
    return [json.loads(text) for text in gzip.decompress(packed(name)).decode().splitlines()]


def packed(name):
    return (GOLDEN / f"{name}.jsonl.gz").read_bytes()


@pytest.mark.parametrize("name", ROWS)
def test_the_vectors_are_whole_and_as_they_were_written(name):
    assert len(rows(name)) == ROWS[name]
    assert hashlib.sha256(packed(name)).hexdigest() == DIGESTS[name]


@pytest.mark.parametrize(("name", "begin", "end"), CHUNKS)
def test_the_engine_answers_as_the_vectors_say(name, begin, end):
    wrong = {}
    for number, row in enumerate(rows(name)[begin:end], begin + 1):
        problem = CHECKS[name](row)
        if problem:
            wrong[number] = problem
    assert not wrong


def check_plays(row):
    request = {key: row[key] for key in ("rules", "position", "dice")}
    if row["stage"] == "named":
        request["stage"] = "named"
    answer = ask("plays", **request)
    if "plays" not in answer:
        return answer
    lines = sorted(outcome_line(play) for play in answer["plays"])
    if hashlib.sha256("\n".join(lines).encode()).hexdigest() == row["digest"]:
        return None
    wanted = set(row.get("outcomes", []))
    return {
        "asked": request,
        "count": [len(lines), row["count"]],
        "extra": sorted(set(lines) - wanted)[:3] if wanted else None,
        "missing": sorted(wanted - set(lines))[:3],
    }


def check_game(row):
    """Hold every check to the states on the way, and the last one to the protocol's own replay."""
    rules = named_rules(row["rules"]).rules
    states = [start_at(rules, read_position(row["from"])) if "from" in row else State(rules)]
    for action in row["actions"]:
        states.append(apply(states[-1], action))
    for check in row["checks"]:
        problem = state_problem(check, state_shape(states[check[0]]))
        if problem:
            return problem
    last = row["checks"][-1]
    start = {"from": row["from"]} if "from" in row else {}
    return state_problem(last, ask("replay", rules=row["rules"], actions=row["actions"][: last[0]], **start))


def state_problem(check, state):
    count, phase, seat, positions, winner, points = check
    wanted = {"phase": phase, "positions": positions, "winner": winner, "points": points}
    wanted["seat"] = None if phase == "over" else seat
    got = {key: state.get(key) for key in wanted}
    return None if got == wanted else {"after": count, "got": state, "wanted": wanted}


def check_simple(row):
    request = {"rules": row["rules"], "position": row["position"], "level": "simple"}
    if "named" in row:
        answer = ask("best", **request, naming=True)
        return None if answer.get("name") == row["named"] else [answer, row["named"]]
    answer = ask("best", **request, dice=row["dice"])
    if not isinstance(answer.get("play"), dict):
        return answer
    line = outcome_line(answer["play"])
    return None if line == row["best"] else [line, row["best"]]


CHECKS = {"plays": check_plays, "games": check_game, "simple": check_simple}


def outcome_line(play):
    position = play["position"]
    won = position["on_roll"]["off"] == 15
    end = "-" if won else str(int(play["complete"]))
    return "|".join([side_counts(position["on_roll"]), side_counts(position["opponent"]), end, play["next"]])


def side_counts(side):
    points = ",".join(str(side["points"].get(str(p), 0)) for p in range(24, 0, -1))
    return f"{points};{side['start']};{side['bar']};{side['off']}"
