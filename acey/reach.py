"""What a player is told before choosing: where one checker can go in one gesture, and what each double would bring."""

from acey.hand import Hand, take_in_hand
from acey.moves import Move
from acey.packed import Packed, has_won
from acey.position import Position
from acey.rules import RuleSet
from acey.shapes import MoveShape, NameShape
from acey.shapes_words import Place
from acey.stages import follows, forfeit_field, named_stage

_MOST_STAGES = 100
"""How many states of a stage are looked at for a second outcome; a stage with one has fewer."""
_MOST_LINES = 500
"""How many ways of playing an ordered double are looked at for one that plays it in full."""


def targets(hand: Hand) -> list[MoveShape]:
    """List the next moves with those of one checker by several numbers, whose landings between are in `via`.

    Where two routes lead to one target both are listed if only one hits, the hitting one first.
    """
    found = [_single(move) for move in hand.next_moves]
    compound: dict[tuple[Place, Place, bool], MoveShape] = {}
    direct = {(move["from"], move["to"]) for move in found}
    for move in hand.next_moves:
        _walk_on(hand.play(*move[:3]), _single(move), compound)
    onward = [
        shape for shape in compound.values() if shape["hit"] or (shape["from"], shape["to"]) not in direct
    ]
    return found + sorted(onward, key=lambda shape: not shape["hit"])


def is_forced(hand: Hand) -> bool:
    """Tell whether there is something to play and, in whichever order, one outcome only."""
    if not hand.next_moves:
        return False
    outcomes: set[tuple[Packed, bool]] = set()
    seen, todo = {(hand.packed, hand.left)}, [hand]
    while todo and len(outcomes) < 2:
        at = todo.pop()
        if not at.next_moves:
            outcomes.add((at.packed, at.is_complete))
        for move in at.next_moves:
            after = at.play(*move[:3])
            if (after.packed, after.left) not in seen:
                seen.add((after.packed, after.left))
                todo.append(after)
        if len(seen) > _MOST_STAGES:
            return False
    return len(outcomes) == 1


def _single(move: Move) -> MoveShape:
    return {"from": move.origin, "to": move.to, "number": move.number, "hit": move.hit, "via": []}


def _walk_on(hand: Hand, so_far: MoveShape, compound: dict[tuple[Place, Place, bool], MoveShape]) -> None:
    if not isinstance(so_far["to"], int):
        return
    for move in hand.next_moves:
        if move.origin != so_far["to"]:
            continue
        shape: MoveShape = {
            "from": so_far["from"],
            "to": move.to,
            "number": so_far["number"] + move.number,
            "hit": so_far["hit"] or move.hit,
            "via": [*so_far["via"], so_far["to"]],
        }
        key = (shape["from"], shape["to"], shape["hit"])
        if key not in compound:
            compound[key] = shape
            _walk_on(hand.play(*move[:3]), shape, compound)


def prospects(rules: RuleSet, position: Position) -> list[NameShape]:
    """Tell for each double how much of it can be played, and what follows when it is or is not played in full."""
    field = forfeit_field(rules, "named", began_all_home=position.mine.is_all_home)
    found: list[NameShape] = []
    for number in range(1, 7):
        most, full = _most(take_in_hand(rules, position, named_stage(rules, number)))
        found.append(
            {
                "number": number,
                "most": most,
                "of": len(named_stage(rules, number).numbers),
                "full": full,
                "follows": "end" if follows(rules, "named", forfeited=field is not None) == "end" else "roll",
                "follows_full": "end" if follows(rules, "named", forfeited=False) == "end" else "roll",
            }
        )
    return found


def _most(hand: Hand) -> tuple[int, bool | None]:
    """Return the most numbers that can be played, and whether that is all (or a win); null when not found out."""
    if not hand.stage.ordered_by:
        return hand.most, hand.most == len(hand.stage.numbers)
    most, seen, todo = 0, {(hand.packed, len(hand.played))}, [hand]
    while todo:
        at = todo.pop()
        most = max(most, len(at.played))
        if has_won(at.packed) or most == len(hand.stage.numbers):
            return len(at.played), True
        if len(seen) > _MOST_LINES:
            return most, None
        for move in at.next_moves:
            after = at.play(*move[:3])
            if (after.packed, len(after.played)) not in seen:
                seen.add((after.packed, len(after.played)))
                todo.append(after)
    return most, False
