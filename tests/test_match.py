"""Matches: to a number of points, the best of a number of games, or without an end, under each rule set's scoring."""

import json

import pytest

from tests.kit import answer, error, rule_set
from tests.table import DATE, PERSONS, Table

NONE = {"points": None, "games": None, "score": [0, 0], "wins": [0, 0], "draws": 0}


class Match(Table):
    """A table at which game follows game."""

    def __init__(self, rules="navy", **length):
        request = {"rules": rules, "seats": PERSONS, "dice": {"source": "hand"}, "date": DATE}
        self.games = 1
        self._take(answer("new", **request, id="g1", match=length or None))

    def lose(self, seat):
        return self.do("resign", seat=seat)

    def next(self):
        self.games += 1
        return self._take(answer("next", record=self.record, id=f"g{self.games}", date=DATE))

    @property
    def score(self):
        return self.view["match"]["score"]


def refused(record, **match):
    changed = json.loads(json.dumps(record | {"match": record["match"] | match}))
    found = error("view", record=changed, pending=[])
    assert found["code"] == "bad-record"
    return found["message"]


# scoring


@pytest.mark.parametrize(
    ("rules", "worth"),
    [("navy", 1), ("american", 15), ("ace-deuce", 1), (rule_set("navy", scoring="gammons"), 3)],
)
def test_a_match_to_points_counts_what_wins_are_worth_by_the_rules(rules, worth):
    table = Match(rules, points=40)
    table.lose(1).next().lose(1).next().lose(0)
    assert table.score == [2 * worth, worth]
    assert table.view["match"]["wins"] == [2, 1]


def test_a_match_to_points_is_over_when_a_seat_has_them():
    table = Match("american", points=30).lose(0)
    assert (table.score, table.view["match"]["winner"]) == ([0, 15], None)
    assert table.events == ["resign", "over"]
    table.next()
    assert (table.view["match"]["game"], table.view["match"]["target"]) == (2, 30)
    table.lose(0)
    assert table.view["match"]["winner"] == 1
    assert table.view["events"][-1] == {"type": "match", "winner": 1, "score": [0, 30]}


def test_the_best_of_three_games_is_over_when_one_seat_has_two():
    table = Match("american", games=3).lose(0).next().lose(1).next()
    assert (table.view["match"]["target"], table.view["match"]["wins"]) == (2, [1, 1])
    assert table.view["match"]["winner"] is None
    table.lose(1)
    assert table.view["match"]["winner"] == 0
    assert table.view["events"][-1] == {"type": "match", "winner": 0, "score": [2, 1]}


def test_the_log_ends_with_the_match():
    table = Match("american", games=1).lose(0)
    assert answer("log", record=table.record)["log"][-1]["text"] == (
        "B wins and scores 15 points. B wins the match, 1–0."  # noqa: RUF001
    )


def test_a_draw_counts_as_a_game_and_for_nobody():
    table = Match("navy", games=3)
    ended = {**table.record, "match": {**table.record["match"], "draws": 2}}
    now = answer("view", record=ended, pending=[])["view"]["match"]
    assert (now["game"], now["score"], now["winner"]) == (3, [0, 0], None)


# what the record says


def test_a_game_knows_its_match_as_it_stood_before():
    table = Match("american", points=31)
    first = {"id": "g1", **NONE, "points": 31}
    assert table.record["match"] == first
    table.lose(0)
    assert table.record["match"] == first, "the result stands beside it"
    assert table.next().record["match"] == {**first, "score": [0, 15], "wins": [0, 1]}


def test_a_game_of_its_own_goes_on_as_a_match_without_an_end():
    table = Match("american")
    assert table.record["match"] is None
    assert table.view["match"] == {**NONE, "target": None, "game": 1, "winner": None}
    table.lose(1)
    assert table.score == [15, 0]
    table.next()
    assert table.record["match"] == {**NONE, "id": "g1", "score": [15, 0], "wins": [1, 0]}
    assert (table.score, table.view["match"]["game"]) == ([15, 0], 2)
    table.lose(1)
    assert table.view["match"]["winner"] is None


def test_the_next_game_has_the_same_two_the_same_rules_and_opens_with_one_die_each():
    table = Match(rule_set("navy", 1), games=5).lose(1)
    before = table.record
    table.next()
    assert table.due == ("opening", None)
    assert (table.record["rules"], table.record["seats"]) == (before["rules"], before["seats"])
    assert (table.record["id"], table.record["actions"], table.record["result"]) == ("g2", "", None)
    assert table.record["dice"] == {"source": "hand"}


def test_after_a_match_the_next_game_begins_another_one_as_long():
    table = Match("american", points=15).lose(1).next()
    assert table.record["match"] == {"id": "g2", **NONE, "points": 15}


def test_there_is_no_next_game_before_this_one_is_over():
    record = Match().record
    assert error("next", record=record, id="g2", date=DATE)["code"] == "wrong-phase"


def test_a_match_begun_elsewhere_can_be_gone_on_with():
    table = Match("american", points=25, score=[12, 3], wins=[2, 1])
    assert (table.score, table.view["match"]["game"]) == ([12, 3], 4)


def test_a_match_without_an_end_goes_on_as_long_as_anybody_plays():
    table = Match("american", score=[14_000, 13_000], wins=[1000, 1000])
    assert table.lose(1).next().score == [14_015, 13_000]


def test_taking_back_and_looking_back_leave_the_match_as_it_was():
    table = Match("american", games=3).lose(1)
    then = answer("view", record=table.record, at=0)["view"]["match"]
    assert then["score"] == [0, 0]
    assert then["winner"] is None


# matches that contradict themselves


def test_a_match_has_one_length():
    message = refused(Match("navy", games=3).record, points=7)
    assert "not both" in message


def test_the_best_of_an_even_number_of_games_is_refused():
    assert "odd" in refused(Match("navy", games=3).record, games=4)
    assert error(
        "new", rules="navy", seats=PERSONS, dice={"source": "hand"}, id="g", date=DATE, match={"games": 2}
    )


@pytest.mark.parametrize(
    ("rules", "score", "wins", "is_possible"),
    [
        ("navy", [2, 0], [2, 0], True),
        ("navy", [2, 0], [1, 0], False),
        ("navy", [1, 0], [2, 0], False),
        ("american", [15, 0], [1, 0], True),
        ("american", [16, 0], [1, 0], False),
        ("american", [1, 0], [0, 0], False),
        ("american", [0, 0], [0, 1], False),
        (rule_set("navy", scoring="gammons"), [3, 4], [1, 2], True),
        (rule_set("navy", scoring="gammons"), [3, 7], [1, 2], False),
    ],
)
def test_a_score_must_come_of_the_wins(rules, score, wins, is_possible):
    record = Match(rules, points=50).record
    if is_possible:
        changed = record | {"match": record["match"] | {"score": score, "wins": wins}}
        assert answer("view", record=changed, pending=[])["view"]["match"]["score"] == score
    else:
        assert "wins" in refused(record, score=score, wins=wins)


@pytest.mark.parametrize(
    ("length", "score", "wins"),
    [({"points": 15}, [15, 3], [1, 1]), ({"games": 3}, [4, 30], [1, 2])],
)
def test_no_game_belongs_to_a_match_that_was_over_before(length, score, wins):
    assert "over" in refused(Match("american", **length).record, score=score, wins=wins)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("points", 0),
        ("points", -7),
        ("points", "7"),
        ("points", True),
        ("points", 10_001),
        ("games", 10_001),
        ("games", 0),
        ("score", [1]),
        ("score", [1, 2, 3]),
        ("score", "1-0"),
        ("wins", [0, -1]),
        ("draws", None),
        ("id", ""),
        ("id", 7),
    ],
)
def test_a_part_of_the_match_of_the_wrong_kind_is_refused_by_name(part, value):
    assert f"match.{part}" in refused(Match("navy", points=7).record, **{part: value})


@pytest.mark.parametrize("part", ["id", "points", "games", "score", "wins", "draws"])
def test_a_missing_part_of_the_match_is_refused_by_name(part):
    record = Match("navy", points=7).record
    match = {name: value for name, value in record["match"].items() if name != part}
    assert f"match.{part}" in error("view", record=record | {"match": match}, pending=[])["message"]


def test_an_unknown_part_of_the_match_is_refused_by_name():
    assert "cube" in refused(Match("navy", points=7).record, cube=2)


def test_a_finished_match_is_refused_when_its_result_was_changed():
    table = Match("american", points=15).lose(0)
    changed = table.record | {"result": {"winner": 0, "points": 15}}
    assert error("view", record=changed, pending=[])["code"] == "bad-record"
    assert table.reload()["view"]["match"]["winner"] == 1
