"""Games in every phase, as a browser keeps them: the first moment of a seeded game at which what is wanted is so.

Each scene is the text of a save, so that a page that holds it is painted at once.
"""

import functools
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from acey.protocol import Engine

State = dict[str, Any]
"""The engine's answer: record, pending, view."""

NAMES = ("Nell", "Ned")
DATE = "2026-01-02T03:04:05Z"
SEATS = [{"kind": "person", "name": name, "level": None} for name in NAMES]
LONGEST = 400
"""Steps of a game after which another one is tried."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment to look for: the rule set, and what the view must be like."""

    rules: str
    wanted: Callable[[State], bool]
    source: str = "seed"
    """Where dice come from."""


def _phase(phase: str, **wanted: Any) -> Callable[[State], bool]:
    return lambda view: view["phase"] == phase and all(view[key] == value for key, value in wanted.items())


def _used(view: State) -> int:
    return sum(die["used"] for die in view["dice"])


def _highest(view: State) -> int:
    return max((count for side in view["position"] for count in side["points"].values()), default=0)


SCENES = {
    "opening": Scene("navy", _phase("opening", due="open")),
    "own dice": Scene("american", _phase("opening"), "hand"),
    "tie": Scene("american", _phase("opening", due="open-again")),
    "first roll": Scene("ace-deuce", lambda view: view["due"] == "roll" and view["opening"] is not None),
    "roll": Scene("navy", lambda view: view["due"] == "roll" and view["position"][0]["start"] == 0),
    "used die": Scene(
        "american",
        lambda view: view["due"] == "move" and _used(view) == 1 and view["position"][0]["start"] < 6,
    ),
    "four dice": Scene("navy", lambda view: len(view["dice"]) == 4 and _used(view) == 1),
    "eight dice": Scene("ace-deuce", lambda view: len(view["dice"]) > 4 and view["due"] == "move"),
    "one-two": Scene("american", _phase("play", stage="acey")),
    "naming": Scene("american", lambda view: any(name["full"] is False for name in view["names"])),
    "bar": Scene(
        "ace-deuce", lambda view: view["due"] == "move" and view["position"][view["seat"]]["bar"] > 0
    ),
    "extra roll": Scene("bgammon", lambda view: view["due"] == "extra-roll"),
    "crowded": Scene("navy", lambda view: view["due"] == "move" and _highest(view) > 6),
    "done": Scene("american", lambda view: view["may"]["done"] and view["position"][0]["off"] > 0),
    "bearing off": Scene(
        "ace-deuce", lambda view: view["due"] == "move" and all(side["off"] > 3 for side in view["position"])
    ),
    "late": Scene("american", lambda view: view["due"] == "roll" and sum(view["pips"]) < 70),
    "last play": Scene(
        "american", lambda view: view["may"]["done"] and view["position"][view["seat"]]["off"] == 15
    ),
    "over": Scene("american", _phase("over")),
}
"""Every phase of the game, and what of it looks unlike the rest."""


@functools.cache
def kept(name: str) -> dict[str, str]:
    """What the page's storage holds in a scene, by key."""
    engine, scene = Engine(), SCENES[name]
    state = next(filter(None, (_reached(engine, scene, seed) for seed in itertools.count(1))))
    record = state["record"]
    save = {"format": "acey-save-2", "name": "", "saved": DATE}
    save |= {key: state[key] for key in ("record", "pending", "view")}
    return {"acey.running": record["id"], f"acey.game.{record['id']}": json.dumps(save)}


def _reached(engine: Engine, scene: Scene, seed: int) -> State | None:
    """Play a game until the scene is there; None where it never is."""
    dice = {"source": "seed", "seed": seed} if scene.source == "seed" else {"source": scene.source}
    new = {
        "cmd": "new",
        "rules": scene.rules,
        "seats": SEATS,
        "dice": dice,
        "id": f"scene-{seed}",
        "date": DATE,
    }
    state = engine.answer(new)
    for _ in range(LONGEST):
        if scene.wanted(state["view"]):
            return state
        if state["view"]["phase"] == "over":
            break
        for intent in _intents(engine, state):
            state = _acted(engine, state, intent)
            if scene.wanted(state["view"]):
                return state
    return None


def _intents(engine: Engine, state: State) -> list[State]:
    """What the level `simple` does, move by move."""
    intent = engine.answer({"cmd": "choose", "record": state["record"], "level": "simple"})["intent"]
    if intent["do"] != "play":
        return [intent]
    moves = [{"do": "move", "from": start, "to": end} for start, end, *_ in intent["moves"]]
    return [*moves, {"do": "done"}]


def _acted(engine: Engine, state: State, intent: State) -> State:
    request = {"record": state["record"], "pending": state["pending"], "rev": state["view"]["rev"]}
    return engine.answer({"cmd": "act", **request, "intent": intent, "date": DATE})
