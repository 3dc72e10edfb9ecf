"""What a position is worth under a rule set, by the net trained for the nearest preset."""

from dataclasses import fields
from functools import lru_cache

from acey.data import Reader
from acey.holds import holds
from acey.packed import Packed, has_won, unpack
from acey.players.net import HEADS, Lanes, expected, read_weights
from acey.players.sight import Seen
from acey.position import CHECKERS, UNENTERED
from acey.rules import PRESETS, RuleSet
from acey.scoring import worth
from acey.stages import Follows, named_stage


class Judge:
    """Values of positions in whole numbers: the same on every machine.

    `after` is the one scale to compare by: larger is better for the player who moved, 0 is even.
    """

    def __init__(self, rules: RuleSet, most: int, text: str) -> None:
        self._rules, self._most = rules, most
        weights = read_weights(text)
        roll, name = (_lanes(text, head) for head in range(len(HEADS)))
        if len(weights.rows) != weights.hidden * len(roll.rows):
            raise ValueError("these weights are for other inputs")
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
    preset = nearest_preset(rules)
    return _judge(rules, preset, read(f"weights/{preset}.json"))


@lru_cache(maxsize=64)
def nearest_preset(rules: RuleSet) -> str:
    """Return the preset whose net a rule set is played by: alike in what a win is worth, then in most else.

    Wins of 1, 2 or 3 points are played as wins of 1.
    """
    return min(PRESETS, key=lambda name: _distance(rules, PRESETS[name].rules))


def _distance(rules: RuleSet, other: RuleSet) -> tuple[bool, int]:
    """Return whether only one of them counts checkers, and in how much they differ: most in what holds checkers."""
    counts_checkers = (_most(rules) == CHECKERS) != (_most(other) == CHECKERS)
    differing = sum(getattr(rules, field.name) != getattr(other, field.name) for field in fields(RuleSet))
    held, held_there = ({hold.code for hold in holds(each, "normal")} for each in (rules, other))
    is_other_double = named_stage(rules, 1).numbers != named_stage(other, 1).numbers
    return counts_checkers, differing + 2 * len(held ^ held_there) + 3 * is_other_double


def _most(rules: RuleSet) -> int:
    """Return the most that a win can be worth: against a player who has not entered."""
    return worth(rules, UNENTERED)


@lru_cache(maxsize=4)
def _judge(rules: RuleSet, preset: str, text: str) -> Judge:
    return Judge(rules, min(_most(rules), _most(PRESETS[preset].rules)), text)


@lru_cache(maxsize=8)
def _lanes(text: str, head: int) -> Lanes:
    return Lanes(read_weights(text), head)
