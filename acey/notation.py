"""Plays as text, and back: `start/22 13/7*/5 6/4(2) bar/20 5/off`.

The canonical text joins the legs of one checker, writes a landing between only where it hits, puts the highest
start first, equal routes once with `(n)`, and one `*` a blot at its first hit.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

from acey.errors import NotAllowed, Unreadable
from acey.hand import Hand
from acey.moves import Move, place_rank
from acey.shapes_words import Place
from acey.stages import MOST_MOVES, Stage

Route = tuple[Place, ...]
"""The places one checker touches, first to last."""
Shown = Callable[[Place], Place]

NO_PLAY = "no play"
_ROUTE = re.compile(r"([a-z0-9]+(?:\*?/[a-z0-9]+)+)\*?(?:\((\d)\))?")
_TRAYS = ("start", "bar", "off")


def as_is(place: Place) -> Place:
    """Show a place in the owner's own numbering, as the protocol and records do."""
    return place


def play_text(
    stage: Stage, moves: Sequence[Move], shown: Callable[[Place], object] = as_is, nothing: str = NO_PLAY
) -> str:
    """Return the canonical text of a play; in stages of two numbers in fixed order one group a number.

    `shown` says how a place is written, `nothing` what stands where no number was played.
    """
    if not moves:
        return nothing
    if not stage.ordered_by:
        return _group_text(moves, shown)
    groups = ([move for move in moves if move.number == number] for number, _ in stage.groups)
    return " | ".join(_group_text(group, shown) if group else nothing for group in groups)


def read_play(hand: Hand, text: str, shown: Shown = as_is) -> Hand:
    """Read a play from a stage in hand and return the hand with it played.

    Accepts every landing written out (`10/8/5`), commas, any order and any case. Where a route could hit or not,
    the text decides by its `*`. Raise Unreadable for what is no play, NotAllowed for one that is not legal.
    """
    routes = read_routes(text, shown)
    # A joined route may stand for two checkers, where the second leg had to be played before the first.
    found = _follow(hand, routes, _walked) or _follow(hand, routes, _walked_in_parts)
    if not found:
        raise NotAllowed("illegal-play", "illegal-play.text", what=text.strip()[:60])
    hits = text.count("*")
    return min(found, key=lambda ended: abs(sum(move.hit for move in ended.played) - hits))


def _group_text(moves: Sequence[Move], shown: Callable[[Place], object]) -> str:
    hit = {move.to for move in moves if move.hit}
    words: Counter[str] = Counter()
    marked: dict[str, str] = {}
    for route in sorted(_routes(moves), key=_route_order):
        plain = _route_text(route, set(), shown)
        words[plain] += 1
        text = _route_text(route, hit, shown)
        hit -= set(route[1:])
        if words[plain] == 1:
            marked[plain] = text
    return " ".join(marked[plain] + (f"({times})" if times > 1 else "") for plain, times in words.items())


def _route_order(route: Route) -> list[int]:
    return [-place_rank(route[0]), -place_rank(route[-1])]


def _route_text(route: Route, hit: set[Place], shown: Callable[[Place], object]) -> str:
    text = str(shown(route[0]))
    for place in route[1:]:
        if place in hit:
            text += f"/{shown(place)}*"
        elif place == route[-1]:
            text += f"/{shown(place)}"
    return text


def _routes(moves: Sequence[Move]) -> list[Route]:
    """Join legs into routes, from the highest start on."""
    legs = sorted(moves, key=lambda move: -place_rank(move.origin))
    routes: list[Route] = []
    while legs:
        leg = legs.pop(0)
        route = [leg.origin, leg.to]
        while (onward := next((m for m in legs if m.origin == route[-1]), None)) is not None:
            legs.remove(onward)
            route.append(onward.to)
        routes.append(tuple(route))
    return routes


def read_routes(text: str, shown: Shown = as_is) -> list[Route]:
    """Read the routes of a play as written; raise Unreadable for what is no play."""
    cleaned = text.strip().lower()
    if cleaned in ("", NO_PLAY, "-", "0"):
        return []
    routes: list[Route] = []
    for word in re.split(r"[\s,|]+", cleaned.replace(NO_PLAY, " ").strip(" ,|\n\t")):
        match = _ROUTE.fullmatch(word)
        if not match:
            raise Unreadable("bad-request", "bad-request.play", what=word[:40])
        route = tuple(_read_place(name, shown) for name in match[1].replace("*", "").split("/"))
        routes += [route] * int(match[2] or 1)
        if sum(len(route) - 1 for route in routes) > MOST_MOVES:
            raise NotAllowed("illegal-play", "illegal-play.text", what=cleaned)
    return routes


def _read_place(name: str, shown: Shown) -> Place:
    if name in _TRAYS:
        return name  # type: ignore[return-value]  # one of the three trays
    if name.isdigit() and 1 <= int(name) <= 24:
        return shown(int(name))
    raise Unreadable("bad-request", "bad-request.play", what=name[:40])


def _follow(
    hand: Hand, routes: list[Route], rest_of: Callable[[Route, Move], list[Route] | None]
) -> list[Hand]:
    """Find the hands that play all the routes, one for each way that hits differently.

    `rest_of` tells what is left of a route after a move along it, or None when the move is not along it.
    """
    todo, seen, found = [(hand, tuple(sorted(routes, key=str)))], set(), []
    while todo:
        at, left = todo.pop()
        if (at.packed, len(at.played), left) in seen:
            continue
        seen.add((at.packed, len(at.played), left))
        if not left:
            found.append(at)
        for move in at.next_moves:
            for route in set(left):
                rest = rest_of(route, move)
                if rest is not None:
                    others = list(left)
                    others.remove(route)
                    after = at.play(move.origin, move.to, move.number)
                    todo.append((after, tuple(sorted([*others, *rest], key=str))))
    return found


def _walked(route: Route, move: Move) -> list[Route] | None:
    """Return what is left of a route after a move from its start."""
    return _walked_in_parts(route, move) if route[0] == move.origin else None


def _walked_in_parts(route: Route, move: Move) -> list[Route] | None:
    """Return what is left of a route after a move along any part of it: the ways before and after it."""
    origin, to = place_rank(move.origin), place_rank(move.to)
    for index, (start, end) in enumerate(pairwise(route)):
        is_source = move.origin == start or (place_rank(start) > origin and isinstance(move.origin, int))
        if is_source and origin > to >= place_rank(end):
            before = route[: index + 1] if move.origin == start else (*route[: index + 1], move.origin)
            after = route[index + 1 :] if move.to == end else (move.to, *route[index + 1 :])
            return [part for part in (before, after) if len(part) > 1]
    return None
