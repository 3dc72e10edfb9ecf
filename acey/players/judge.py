"""What a position is worth under a rule set, by a net that was trained for it or for its like."""

from dataclasses import fields, replace
from functools import lru_cache

from acey.data import Reader
from acey.holds import holds
from acey.packed import Packed, has_won, unpack
from acey.players.net import HEADS, Lanes, expected, read_weights
from acey.players.sight import Seen
from acey.position import UNENTERED
from acey.rules import PRESETS, VARIANTS, RuleSet
from acey.scoring import worth
from acey.stages import Follows, named_stage


class Judge:
    """Values of positions in whole numbers: the same on every machine.

    `after` is the one scale to compare by: larger is better for the player who moved, 0 is even.
    """

    def __init__(self, rules: RuleSet, text: str) -> None:
        self._rules, self._most = rules, worth(rules, UNENTERED)
        roll, name = (_lanes(text, head) for head in range(len(HEADS)))
        self._end = Seen(rules, roll, is_same=False)
        self._roll = Seen(rules, roll, is_same=True)
        self._name = Seen(rules, name, is_same=True)

    def after(self, packed: Packed, due: Follows) -> int:
        """Return how good a position is for the player who made a play that does not win, by what is due next."""
        if due == "end":
            return -self._end.logit(*packed)
        return (self._roll if due == "roll" else self._name).logit(*packed)

    def points(self, value: int) -> float:
        """Return the points to be expected, to three digits, for a value that `after` gave."""
        return self.points_of(expected(value))

    def points_of(self, result: int) -> float:
        """Return the points, to three digits, of an expected result in millionths."""
        return result * self._most // 1000 / 1000

    def share(self, packed: Packed) -> int:
        """Return a win in millionths of the most that a win is worth."""
        return min(1_000_000, int(self.won(packed)) * 1_000_000 // self._most)

    def won(self, packed: Packed) -> float:
        """Return the points of a position in which the mover has borne off the last checker."""
        if not has_won(packed):
            raise ValueError("nobody has won here")
        return float(worth(self._rules, unpack(*packed).theirs))


def judge_of(rules: RuleSet, read: Reader) -> Judge:
    """Return the judge for a rule set; raise DataNeeded while its weights are not there."""
    return _judge(rules, read(f"weights/{net_for(rules)}.json"))


ANY = "any"
"""The net for rule sets unlike those that have a net; it was trained on all sorts, and sees the rules in force."""
CLOSED = "closed"
"""The net for the first preset with variant 7, where a checker on the bar waits for doubles."""
_LIKE = 2


def rules_with_nets() -> dict[str, RuleSet]:
    """Return the rule sets that have a net of their own, by its name."""
    found = {name: preset.rules for name, preset in PRESETS.items() if preset.has_net}
    first = next(iter(found.values()))
    return {**found, CLOSED: replace(first, **dict([VARIANTS[7]]))}


@lru_cache(maxsize=64)
def net_for(rules: RuleSet) -> str:
    """Return the net that a rule set is played by: that of one which it is like, or else the one for any.

    Alike means: a win is worth the same, the same opens start and the bar, doubles have the same numbers, and at most
    two fields differ.
    """
    known = {name: _differing(rules, other) for name, other in rules_with_nets().items()}
    name = min(known, key=known.__getitem__)
    return name if known[name] <= _LIKE else ANY


def _differing(rules: RuleSet, other: RuleSet) -> int:
    """Return in how many fields two rule sets differ; more than there are fields when they play unlike."""
    is_alike = (
        _gates(rules) == _gates(other)
        and worth(rules, UNENTERED) == worth(other, UNENTERED)
        and named_stage(rules, 1).numbers == named_stage(other, 1).numbers
    )
    differing: int = sum(
        getattr(rules, field.name) != getattr(other, field.name) for field in fields(RuleSet)
    )
    return differing if is_alike else len(fields(RuleSet)) + differing


def _gates(rules: RuleSet) -> list[tuple[str, str]]:
    """Return what holds checkers back in an ordinary roll, other than in home."""
    at_home = ("home-frozen", "not-exact", "higher-checker")
    return [(hold.code, hold.detail) for hold in holds(rules, "normal") if hold.code not in at_home]


@lru_cache(maxsize=4)
def _judge(rules: RuleSet, text: str) -> Judge:
    return Judge(rules, text)


@lru_cache(maxsize=8)
def _lanes(text: str, head: int) -> Lanes:
    return Lanes(read_weights(text), head)
