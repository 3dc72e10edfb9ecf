"""Matches: several games of the same two, to a number of points, the best of a number of games, or without an end.

A game's record has its match as it stood before that game. What a win is worth is the rule set's business
(`acey.scoring`); each game opens with one die each (R1), whoever won the last one.
"""

from typing import Any, cast

from acey.errors import BadRecord
from acey.parts import is_count, is_pair, only
from acey.rules import RuleSet
from acey.scoring import range_of_worth
from acey.shapes import ResultShape
from acey.shapes_match import MatchShape, StandingShape
from acey.shapes_words import Seat

LONGEST = 10_000
"""The most points or games a match can be played to."""
_KEYS = set(MatchShape.__annotations__)


def new_match(given: Any, game: str) -> Any:
    """Return the match that begins with a game, from its length: `{"points": 7}`, `{"games": 3}`, or None.

    A match begun elsewhere is gone on with by its score. `read_match` checks what comes out.
    """
    if not isinstance(given, dict):
        return given
    begun = {"id": game, "points": None, "games": None, "score": [0, 0], "wins": [0, 0], "draws": 0}
    return {**begun, **given}


def read_match(given: Any, rules: RuleSet) -> MatchShape | None:
    """Check a game's match as it stood before the game; raise BadRecord that names what contradicts itself."""
    if given is None:
        return None
    only(given, _KEYS, "match")
    for key in sorted(_KEYS):
        if key not in given:
            raise BadRecord("bad-record.missing", name=f"match.{key}")
    if not isinstance(given["id"], str) or not 1 <= len(given["id"]) <= 64:
        raise BadRecord("bad-record.value", name="match.id")
    for key in ("points", "games"):
        if given[key] is not None and not (is_count(given[key]) and 1 <= given[key] <= LONGEST):
            raise BadRecord("bad-record.match-count", name=f"match.{key}")
    for key in ("score", "wins"):
        if not is_pair(given[key]):
            raise BadRecord("bad-record.value", name=f"match.{key}")
    if not is_count(given["draws"]):
        raise BadRecord("bad-record.value", name="match.draws")
    match = cast("MatchShape", given)
    _check(match, rules)
    return match


def standing(match: MatchShape | None, result: ResultShape | None) -> StandingShape:
    """Return how the match stands with this game: its number, and the score with its result where it has one.

    A game of no match stands for itself.
    """
    before: MatchShape = match or new_match({}, "")
    score, wins, draws = list(before["score"]), list(before["wins"]), before["draws"]
    if result:
        if result["winner"] == "draw":
            draws += 1
        else:
            score[result["winner"]] += result["points"]
            wins[result["winner"]] += 1
    return {
        "points": before["points"],
        "games": before["games"],
        "target": _target(before),
        "game": sum(before["wins"]) + before["draws"] + 1,
        "score": score,
        "wins": wins,
        "draws": draws,
        "winner": _winner(before, score, wins),
    }


def end_of_match(match: MatchShape | None, result: ResultShape | None) -> tuple[Seat, list[int]] | None:
    """Return who wins the match with this game, and what was counted in it by seat; None while it goes on."""
    now = standing(match, result)
    if now["winner"] is None:
        return None
    return now["winner"], now["wins"] if now["games"] else now["score"]


def next_match(match: MatchShape | None, result: ResultShape, game: str, following: str) -> MatchShape:
    """Return the match of the game after a finished one; when the match is over too, another one as long begins.

    `game` and `following` are the ids of the two games. A game of no match goes on as one without an end.
    """
    now = standing(match, result)
    if match and now["winner"] is not None:
        return cast("MatchShape", new_match({"points": match["points"], "games": match["games"]}, following))
    return {
        "id": match["id"] if match else game,
        "points": now["points"],
        "games": now["games"],
        "score": now["score"],
        "wins": now["wins"],
        "draws": now["draws"],
    }


def _check(match: MatchShape, rules: RuleSet) -> None:
    if match["points"] and match["games"]:
        raise BadRecord("bad-record.match-length")
    if match["games"] and match["games"] % 2 == 0:
        raise BadRecord("bad-record.match-even", count=match["games"])
    least, most = range_of_worth(rules)
    for score, wins in zip(match["score"], match["wins"], strict=True):
        if not wins * least <= score <= wins * most:
            raise BadRecord("bad-record.match-score", count=wins, score=score)
    if _winner(match, match["score"], match["wins"]) is not None:
        raise BadRecord("bad-record.match-over", what="-".join(map(str, _counted(match, match))))


def _target(match: MatchShape) -> int | None:
    """Return what wins the match: so many points, or more than half of the games."""
    return match["games"] // 2 + 1 if match["games"] else match["points"]


def _counted(match: MatchShape, now: Any) -> list[int]:
    return list(now["wins"] if match["games"] else now["score"])


def _winner(match: MatchShape, score: list[int], wins: list[int]) -> Seat | None:
    target = _target(match)
    counted = _counted(match, {"score": score, "wins": wins})
    if target is None or max(counted) < target:
        return None
    return 0 if counted[0] > counted[1] else 1
