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


def _gammon(loser: Side) -> int:
    if loser.off:
        return 1
    is_far_back = loser.start or loser.bar or any(loser.points[18:])
    return 3 if is_far_back else 2
