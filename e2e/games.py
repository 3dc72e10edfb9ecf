"""Whole games worked out beforehand by the engine: the dice as a script, and every step as a player makes it."""

import random
from dataclasses import dataclass

from acey.catalogue import Catalogue, Speech
from acey.data import read_file
from acey.rules import named_rules
from tests.kit import answer
from tests.table import Table

SEEDS = {"navy": 34, "american": 4, "ace-deuce": 19, "bgammon": 19}
"""Seeds that give short games."""
SEATS = [{"kind": "person", "name": name, "level": None} for name in ("Nell", "Ned")]
LUCKY = ("66", "66", "55", "44", "65", "64", "12")
UNLUCKY = ("31", "41", "42", "32", "51", "21", "33")


@dataclass(frozen=True)
class WholeGame:
    """A game from the opening to the score."""

    dice: str
    steps: list
    log: list
    winner: str
    points: int
    pips: list


def whole_game(preset, seed=None):
    """Let the level `simple` play both sides, with dice that make a short game."""
    rng = random.Random(SEEDS[preset] if seed is None else seed)
    table, words = Table(preset, "hand", SEATS), Words(preset)
    dice, steps = "", []
    while table.view["phase"] != "over":
        fallen = thrown(rng, table.view)
        dice += "".join(map(str, fallen))
        steps += [words.step(*step) for step in advance(table, fallen)]
    result = table.record["result"]
    return WholeGame(
        dice=dice,
        steps=steps,
        log=page_lines(entries(table)),
        winner=SEATS[result["winner"]]["name"],
        points=result["points"],
        pips=table.view["pips"],
    )


def thrown(rng, view):
    """Dice for what is due: a tie to begin with, luck for one seat and small numbers for the other."""
    match view["phase"], view["seat"]:
        case "opening", _:
            return [4, 4] if view["due"] == "open" else [rng.randint(4, 6), rng.randint(1, 3)]
        case "roll-double", _:
            return [rng.randint(1, 6)]
        case "roll", seat:
            pairs = LUCKY if seat == 0 else UNLUCKY
            return list(map(int, rng.choice(pairs)))
    return []


def advance(table, dice):
    """Do what is due as the level `simple` would, and yield the steps a hand makes."""
    intent = choice(table)
    if dice:
        table.do(intent["do"], dice=dice)
        yield (intent["do"],)
    elif intent["do"] == "name":
        table.do("name", number=intent["number"])
        yield "name", intent["number"]
    else:
        yield from play(table, intent["moves"])


def play(table, moves):
    """Move checker by checker, in one gesture where one checker goes on, and be done."""
    rest = [tuple(move[:2]) for move in moves]
    while rest:
        taken, count = next(gestures(table.view["moves"], rest))
        table.do("move", **taken)
        yield "move", taken["from"], taken["to"]
        rest = rest[count:]
    table.do("done")
    yield ("done",)


def gestures(moves, rest):
    """Yield the moves the page makes of a pick and a target that play the first of `rest`, the longest first."""
    route = [*rest[0]]
    for origin, to in rest[1:]:
        if origin != route[-1]:
            break
        route.append(to)
    for end in range(len(route) - 1, 0, -1):
        fitting = [move for move in moves if (move["from"], move["to"]) == (route[0], route[end])]
        fitting.sort(key=lambda move: len(move["via"]) > 0)
        if fitting and fitting[0]["via"] == route[1:end]:
            yield fitting[0], end


def choice(table):
    """What the level `simple` does in a phase of choice."""
    return answer("choose", record=table.record, level="simple")["intent"]


def entries(table):
    return answer("log", record=table.record)["log"]


def page_lines(log):
    """The log as the page writes it: a roll has a line of its own only until it is played."""
    following = [entry["kind"] for entry in log[1:]] + [""]
    return [
        page_line(entry)
        for entry, after in zip(log, following, strict=True)
        if entry["kind"] != "roll" or after not in ("play", "pass")
    ]


def page_line(entry):
    who = "" if entry["seat"] is None else SEATS[entry["seat"]]["name"] + " "
    dice = "-".join(map(str, entry["dice"]))
    match entry["kind"]:
        case "opening":
            first, second = entry["dice"]
            starts = "a tie" if first == second else f"{SEATS[first < second]['name']} starts"
            return f"{dice} {starts}"
        case "roll":
            return f"{who}{dice} …"
        case "name":
            return f"{who}names {entry['text']}"
        case "die":
            return f"{who}rolls {dice} for the double"
    return f"{who}{dice} {entry['text']}".replace("  ", " ") if dice else f"{who}{entry['text']}"


class Words:
    """How a rule set names places."""

    def __init__(self, preset):
        self.speech = Speech(Catalogue(read_file), named_rules(preset))

    def step(self, what, *places):
        return what, *(self.place(place) if what == "move" else place for place in places)

    def place(self, place):
        return self.speech.words.get(place) or str(self.speech.shown(place))
