"""Time the engine on the golden positions and print the figures as JSON; runs on CPython and on Pyodide alike.

`tools/bench_engine.py` runs it on both and sets the figures side by side.
"""

import gzip
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from acey.game import State, apply
from acey.hand import take_in_hand
from acey.plays import legal_plays
from acey.position import read_position
from acey.protocol import Engine
from acey.record import Record
from acey.replay import begin
from acey.rules import named_rules
from acey.stages import named_stage, rolled_stage

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "data" / "golden"
TURNS = 100
ROUNDS = 3


def calibration() -> float:
    """Return the seconds of a fixed loop of 100,000 small steps: the unit that machines are compared in."""
    begun, value = time.perf_counter(), 0
    for step in range(100_000):
        value = (value * 31 + step) & 0xFFFF
    return time.perf_counter() - begun


def best_of(work: Callable[[], object]) -> float:
    """Return the seconds of the quickest of a few runs."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def generation() -> dict[str, Any]:
    """Time `legal_plays` and the next legal moves on the golden positions, by the numbers of the stage."""
    plays: dict[int, list[tuple[float, int]]] = {2: [], 4: [], 8: []}
    hands: list[float] = []
    for row in _rows("plays"):
        rules, position = named_rules(row["rules"]).rules, read_position(row["position"])
        first, second = row["dice"]
        stage = named_stage(rules, first) if row["stage"] == "named" else rolled_stage(rules, first, second)
        seconds = best_of(lambda at=position, on=stage, by=rules: legal_plays(by, at, on))  # type: ignore[misc]
        plays[len(stage.numbers)].append((seconds, row["count"]))
        hands.append(best_of(lambda at=position, on=stage, by=rules: take_in_hand(by, at, on).next_moves))  # type: ignore[misc]
    eight = plays[8]
    return {
        "two numbers, ms": _median([seconds for seconds, _ in plays[2]]) * 1e3,
        "four of a number, ms": _median([seconds for seconds, _ in plays[4]]) * 1e3,
        "eight, µs an outcome, all": sum(s for s, _ in eight) / sum(n for _, n in eight) * 1e6,
        "eight, µs an outcome, median": _median([seconds / count for seconds, count in eight]) * 1e6,
        "eight, µs, a pass or one outcome": _median([s for s, n in eight if n == 1]) * 1e6,
        "next legal moves, ms": _median(hands) * 1e3,
    }


def replaying() -> float:
    """Return the seconds from a record of 100 turns to its view, by an engine that has not seen it before."""
    row = next(row for row in _rows("games") if "from" not in row and _turns(row) >= TURNS)
    actions, turns, state = [], 0, State(named_rules(row["rules"]).rules)
    game = begin(
        Record(
            "bench",
            named_rules(row["rules"]),
            (
                {"kind": "person", "name": "A", "level": None},
                {"kind": "person", "name": "B", "level": None},
            ),
            {"source": "hand"},
            "bench",
        )
    )
    for action in row["actions"]:
        after = apply(state, action)
        turns += after.seat != state.seat
        if turns >= TURNS or after.phase == "over":
            break
        actions.append(action)
        game, state = game.then(action), after
    request = {"cmd": "view", "record": game.record.shape, "pending": [], "rev": 0}
    engines = [Engine() for _ in range(ROUNDS)]
    for engine in engines:
        engine.answer({"cmd": "presets"})  # the texts are read once, at the start
    return best_of(lambda: engines.pop().answer(request))


def _turns(row: dict[str, Any]) -> int:
    return sum(action[0] == "roll" for action in row["actions"])


def _rows(name: str) -> list[dict[str, Any]]:
    with gzip.open(GOLDEN / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def _median(values: list[float]) -> float:
    return statistics.median(values)


def main() -> int:
    """Print the figures of this Python as one line of JSON."""
    unit = best_of(calibration)
    figures = {"calibration, ms": unit * 1e3, **generation(), "100 turns to a view, ms": replaying() * 1e3}
    print(json.dumps({"python": sys.version.split()[0], "platform": sys.platform, **figures}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
