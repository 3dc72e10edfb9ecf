"""Why a move is refused: a code, the rule field that forbids it, and what its sentence needs.

The same functions that hold checkers back while plays are generated (`acey.holds`) are asked one by one. When
several reasons hold, the first that no other move of the stage could get round is given.
"""

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import field as made_by
from itertools import pairwise
from typing import Any

from acey.catalogue import Speech
from acey.hand import Hand
from acey.holds import holds
from acey.moves import place_rank, unit_named
from acey.notation import Shown, as_is, read_routes
from acey.packed import count_at, occupied, place_of
from acey.position import CHECKERS
from acey.shapes import ReasonShape
from acey.shapes_words import Place

_MOST_HANDS = 400
"""How many ways of playing on are looked at for one that gets round a reason; past that none is taken to."""
_HAS_NO_NUMBER = frozenset({"not-rolled", "stage-over"})
"""Codes of a hand that used up the move's number: it got round nothing."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused. `detail` picks the sentence where a code has several; `params` are plain values."""

    code: str
    field: str | None = None
    detail: str = ""
    params: dict[str, Any] = made_by(default_factory=dict, compare=False)

    def shape(self, speech: Speech) -> ReasonShape:
        """Return the reason with its sentence, in the words and numbering of a rule set."""
        key = f"reason.{self.code}" + (f".{self.detail}" if self.detail else "")
        places = {
            name: speech.place(self.params[name]) for name in ("from", "to", "highest") if name in self.params
        }
        params = {**self.params, "rolled": ", ".join(map(str, self.params.get("rolled", [])))}
        return {
            "code": self.code,
            "field": self.field,
            "params": self.params,
            "message": speech.say(key, **(params | places)),
        }


def why(hand: Hand, origin: Place, to: Place) -> Reason | None:
    """Return why a checker may not move from one place to another now, or None if it may.

    A move by several numbers of one checker counts as legal when its legs are; when they are not, the reason is
    that of its first leg.
    """
    if any((move.origin, move.to) == (origin, to) for move in hand.next_moves):
        return None
    holding = _reasons(hand, origin, to)
    if not holding:
        return None
    if len(holding) == 1:
        return holding[0]
    later = [_reasons(after, origin, to) for after in _onward(hand)]
    later = [reasons for reasons in later if _HAS_NO_NUMBER.isdisjoint(reason.code for reason in reasons)]
    return next((reason for reason in holding if all(reason in reasons for reasons in later)), holding[0])


def refusal(hand: Hand, text: str, shown: Shown = as_is) -> Reason | None:
    """Return why a play as written (see `acey.notation`) is refused: the reason of its first leg that is not legal."""
    for origin, to in (leg for route in read_routes(text, shown) for leg in pairwise(route)):
        reason = why(hand, origin, to)
        if reason is not None:
            return reason
        if any((move.origin, move.to) == (origin, to) for move in hand.next_moves):
            hand = hand.play(origin, to)
    return None


def _onward(hand: Hand) -> list[Hand]:
    """List hands that can be reached from this one, breadth first, distinct, at most so many."""
    found, seen, index = [hand], {(hand.packed, hand.left)}, 0
    while index < len(found) < _MOST_HANDS:
        at = found[index]
        index += 1
        for move in at.next_moves:
            after = at.play(*move[:3])
            if (after.packed, after.left) not in seen:
                seen.add((after.packed, after.left))
                found.append(after)
    return found[1:]


def _reasons(hand: Hand, origin: Place, to: Place) -> list[Reason]:
    """List all that forbids a move, in the order of the protocol's codes; empty when it is legal."""
    about = {"from": origin, "to": to}
    distance = place_rank("start" if origin == "bar" else origin) if to == "off" else _distance(origin, to)
    if origin == "off" or distance <= 0 or to in ("start", "bar"):
        return [Reason("wrong-way", params=about)]
    if len(hand.played) == len(hand.stage.numbers) or hand.is_won:
        return [Reason("stage-over", params=about)]
    standing = bool(occupied(hand.packed[0]) & unit_named(origin))
    found = [] if standing else [Reason("no-checker", params=about)]
    numbers = _numbers(hand, origin, to, distance)
    if not numbers:
        return found + _first_leg(hand, origin, to, distance)
    by_number = [_by_number(hand, origin, to, number) for number in numbers]
    return found + min(by_number, key=len)


def _distance(origin: Place, to: Place) -> int:
    return place_rank("bar" if origin == "start" else origin) - place_rank(to)


def _numbers(hand: Hand, origin: Place, to: Place, distance: int) -> list[int]:
    """List the numbers left that would take a checker there, the exact one first."""
    left = sorted(set(hand.left))
    if to == "off" and isinstance(origin, int):
        return [number for number in left if number >= distance]
    return [number for number in left if number == distance]


def _first_leg(hand: Hand, origin: Place, to: Place, distance: int) -> list[Reason]:
    """Explain a move that no single number makes: by its first leg, when several numbers add up to it."""
    if _plays_through(hand, origin, to):
        return []
    left = sorted(hand.left, reverse=True)
    adds_up = (
        sum(left) >= distance
        if to == "off"
        else any(sum(left[:n]) == distance for n in range(2, len(left) + 1))
    )
    if adds_up and distance > max(left):
        for number in dict.fromkeys(left):
            landing = place_rank("bar" if origin == "start" else origin) - number
            legs = _by_number(hand, origin, landing, number) if landing >= 1 else []
            if legs:
                return legs
    return [Reason("not-rolled", params={"from": origin, "to": to, "rolled": left})]


def _plays_through(hand: Hand, origin: Place, to: Place) -> bool:
    for move in hand.next_moves:
        if move.origin == origin and (move.to == to or _plays_through(hand.play(*move[:3]), move.to, to)):
            return True
    return False


def _by_number(hand: Hand, origin: Place, to: Place, number: int) -> list[Reason]:
    """List what forbids a move by one number, the rules of the stage as a whole last."""
    source, (mine, theirs) = unit_named(origin), hand.packed
    about = _about(hand, origin, to, number)
    found = [
        Reason(hold.code, hold.field, hold.detail, _with_count(hold.code, about, hand))
        for hold in holds(hand.rules, hand.stage.kind)
        if hold.held(mine, theirs, number) & source
    ]
    if hand.stage.ordered_by and number not in hand.in_turn and hand.in_turn:
        found.append(
            Reason("order", hand.stage.ordered_by, hand.stage.ordered_by, {**about, "next": hand.in_turn[0]})
        )
    if not hand.in_turn:
        found.append(Reason("stage-over", params=about))
    if not found and not any((move.origin, move.number) == (origin, number) for move in hand.next_moves):
        found.append(_about_the_whole(hand, about))
    return found


def _about_the_whole(hand: Hand, about: dict[str, Any]) -> Reason:
    if not hand.played and hand.has_to_use_higher:
        return Reason("higher-die", "higher_die", params={**about, "number": max(hand.stage.numbers)})
    return Reason("must-use-more", params={**about, "playable": hand.most})


def _about(hand: Hand, origin: Place, to: Place, number: int) -> dict[str, Any]:
    highest = place_of(1 << occupied(hand.packed[0]).bit_length() - 1) if occupied(hand.packed[0]) else 0
    return {
        "from": origin,
        "to": to,
        "number": number,
        "highest": highest,
        "rolled": sorted(hand.left, reverse=True),
    }


def _with_count(code: str, about: dict[str, Any], hand: Hand) -> dict[str, Any]:
    mine, theirs = hand.packed
    counts: dict[str, Callable[[], int]] = {
        "blocked": lambda: count_at(theirs, about["to"]),
        "enter-first": lambda: count_at(mine, 25),
        "halfway": lambda: count_at(mine, 25),
        "bar-first": lambda: count_at(mine, 26),
        "bar-closed": lambda: count_at(mine, 26),
        "not-all-home": lambda: CHECKERS - count_at(mine, 0) - sum(count_at(mine, p) for p in range(1, 7)),
    }
    return {**about, "count": counts[code]()} if code in counts else about
