"""What a win is worth."""

from acey.position import CHECKERS, Side
from acey.rules import RuleSet


def worth(rules: RuleSet, loser: Side) -> int:
    """Return the points a win is worth, from the loser's checkers (R16 where a text is silent)."""
    if rules.scoring == "checkers_left":
        return CHECKERS - loser.off
    if rules.scoring == "gammons":
        return _gammon(loser)
    return 1


def range_of_worth(rules: RuleSet) -> tuple[int, int]:
    """Return the least and the most points a win can be worth."""
    return 1, {"game": 1, "checkers_left": CHECKERS, "gammons": 3}[rules.scoring]


def _gammon(loser: Side) -> int:
    if loser.off:
        return 1
    is_far_back = loser.start or loser.bar or any(loser.points[18:])
    return 3 if is_far_back else 2
