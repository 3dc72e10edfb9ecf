"""The engine as the tests speak to it: positions, rolls, plays and games in one line of text each.

A position is the protocol's line ("13:1 off:14 / 13:2 start:*"), a roll is "4-2" or "6-6 named", a move is
"13/9", several moves "start/20 13/9*/5 6/4(2)", and a game is a script such as
"opening 6-3; roll 5-1; play start/20 start/24; name 6; die 3; pass; resign 0".
"""

import functools
import itertools
import re

from acey.protocol import Engine

PRESETS = ("navy", "american", "ace-deuce", "bgammon")
PLACES = ("start", "bar", *(str(p) for p in range(24, 0, -1)), "off")


@functools.cache
def engine():
    """The engine that all tests share: it keeps nothing that a request may depend on."""
    return Engine()


def ask(cmd, **request):
    """Ask the engine and return its answer, an error or not."""
    return engine().answer({"cmd": cmd, **request})


def answer(cmd, **request):
    """Ask the engine and return its answer, which must not be an error."""
    got = ask(cmd, **request)
    assert "error" not in got, f"{cmd} {request}: {got['error']}"
    return got


def error(cmd, **request):
    """Ask the engine for what it must refuse, and return the error."""
    got = ask(cmd, **request)
    assert set(got) - {"id"} == {"error"}, f"{cmd} {request} was served: {got}"
    assert got["error"]["message"].strip(), "an error says what is wrong"
    return got["error"]


def rule_set(base, *variants, **changes):
    """A rule set as the protocol writes it: a base, numbers of variants, and fields changed."""
    return {"base": base, "variants": list(variants), "changes": changes}


def roll(text):
    """The `dice` and, where it must be said, the `stage` of a roll such as "4-2" or "6-6 named"."""
    dice, _, stage = text.partition(" ")
    return {"dice": [int(n) for n in dice.split("-")]} | ({"stage": stage} if stage else {})


def moves(text):
    """The single moves, as [from, to], of text such as "bar/20/14*/8 6/4(2)"."""
    found = []
    for word in text.replace("|", " ").replace("*", "").split():
        route, _, times = word.partition("(")
        stops = [int(stop) if stop.isdigit() else stop for stop in route.split("/")]
        found += [[a, b] for a, b in itertools.pairwise(stops)] * int(times.rstrip(")") or 1)
    return found


def plays(rules, position, dice):
    """The plays as the protocol lists them."""
    return answer("plays", rules=rules, position=position, **roll(dice))["plays"]


def texts(rules, position, dice):
    """The canonical texts of all plays, sorted."""
    return sorted(play["text"] for play in plays(rules, position, dice))


def play_of(rules, position, dice, text):
    """The one play among the legal ones that has this canonical text."""
    found = [play for play in plays(rules, position, dice) if play["text"] == text]
    assert len(found) == 1, f"{text} is not among {texts(rules, position, dice)}"
    return found[0]


def only_play(rules, position, dice):
    """The one play that there is."""
    found = plays(rules, position, dice)
    assert len(found) == 1, [play["text"] for play in found]
    return found[0]


def next_moves(rules, position, dice, played=""):
    """The next single moves as "13/9" texts (without stars), sorted."""
    got = answer("moves", rules=rules, position=position, played=moves(played), **roll(dice))["moves"]
    return sorted({f"{move['from']}/{move['to']}" for move in got})


def next_numbers(rules, position, dice, played=""):
    """The numbers that may be played next, sorted."""
    got = answer("moves", rules=rules, position=position, played=moves(played), **roll(dice))["moves"]
    return sorted({move["number"] for move in got})


def _why(rules, position, dice, move, played):
    ((start, end),) = moves(move)
    request = {"rules": rules, "position": position, "played": moves(played), **roll(dice)}
    got = answer("why", **request, **{"from": start, "to": end})
    following = answer("moves", **request)["moves"]
    assert got["legal"] == any([m["from"], m["to"]] == [start, end] for m in following), (
        "why and moves disagree"
    )
    return got


def is_legal(rules, position, dice, move, after=""):
    """Whether a single move may be played now, as both `why` and `moves` say."""
    return _why(rules, position, dice, move, after)["legal"]


def reason(rules, position, dice, move, after=""):
    """Why a single move is refused: the whole reason."""
    got = _why(rules, position, dice, move, after)
    assert not got["legal"], f"{move} is legal"
    assert set(got["reason"]) == {"code", "field", "params", "message"}
    assert got["reason"]["message"].strip()
    assert not re.search(r"[{}]", got["reason"]["message"]), "a sentence lacks a parameter"
    return got["reason"]


def refusal(rules, position, dice, move, after=""):
    """Why a single move is refused: its code and the field that forbids it."""
    found = reason(rules, position, dice, move, after)
    return found["code"], found["field"]


def actions(script):
    """The actions of a game written as a script."""
    return [_action(part.strip()) for part in script.split(";") if part.strip()]


def _action(part):
    word, _, rest = part.partition(" ")
    if word in ("opening", "roll"):
        return [word, *roll(rest)["dice"]]
    if word in ("name", "die", "resign"):
        return [word, int(rest)]
    return ["play", [] if word == "pass" else moves(rest)]


def _replay_request(rules, script, position):
    return {"rules": rules, "actions": actions(script)} | ({"from": position} if position else {})


def replay(rules, script, position=None):
    """The state after a game script; with a position, seat 0 is to roll there."""
    return answer("replay", **_replay_request(rules, script, position))


def refused_action(rules, script, position=None):
    """The code and the index of the action that makes a game script impossible."""
    found = error("replay", **_replay_request(rules, script, position))
    return found["code"], found["index"]


def due(rules, script, position=None):
    """What is due after a script, and by whom: ("roll", 0), ("name", 1), ("over", None)."""
    state = replay(rules, script, position)
    return state["phase"], state["seat"]


def line(position):
    """A position as one line of text, places from the far side on, empty ones left out."""
    return " / ".join(side_line(position[key]) for key in ("on_roll", "opponent"))


def side_line(side):
    """One side as text."""
    counts = {**side["points"], "start": side["start"], "bar": side["bar"], "off": side["off"]}
    return " ".join(f"{place}:{counts[place]}" for place in PLACES if counts.get(place))


def ruleset(rules):
    """All that a rule set shows."""
    return answer("ruleset", rules=rules)


def fields(rules):
    """Every field of a rule set and its value."""
    return ruleset(rules)["rules"]["fields"]
