"""A stage is forced when one outcome is left, however many orders lead to it."""

import random

import pytest

from acey.plays import legal_plays
from acey.reach import is_forced
from tests.table import Table
from tests.walks import all_presets, random_rules, random_stages


def test_two_orders_of_the_same_moves_are_no_choice():
    table = Table("ace-deuce").do("open", dice="6-3").do("roll", dice="6-5")
    assert len(table.single_moves()) == 2
    assert table.view["forced"]
    assert table.move("start/20").view["forced"]
    assert not table.move("start/19").view["forced"], "nothing is left to play"


def test_moving_on_instead_of_entering_is_a_choice():
    table = Table("american").do("open", dice="6-3").do("roll", dice="6-5").play("start/19 start/20")
    table.do("roll", dice="6-4")
    assert not table.view["forced"]


def test_four_checkers_entered_one_after_the_other_are_no_choice():
    table = Table("ace-deuce").do("open", dice="6-3").do("roll", dice="2-2")
    while not table.view["may"]["done"]:
        assert table.view["forced"]
        move = table.single_moves()[0]
        table.do("move", **{"from": move["from"], "to": move["to"], "number": move["number"]})


def test_nothing_is_forced_where_nothing_is_to_be_played():
    table = Table("navy")
    assert not table.view["forced"]
    assert not table.do("open", dice="6-3").view["forced"]
    table.do("roll", dice="1-2").play("start/24 start/23")
    assert (table.due[0], table.view["forced"]) == ("name", False)


@pytest.mark.parametrize("name", [*all_presets(), "drawn 1", "drawn 2"])
def test_a_stage_is_forced_exactly_when_it_has_one_play(name):
    rules = all_presets().get(name) or random_rules(random.Random(name))
    forced = 0
    for state in random_stages(rules, 11, 120):
        hand = state.in_hand()
        plays = legal_plays(rules, state.position, hand.stage)
        outcomes = {(play.packed, play.complete) for play in plays}
        assert is_forced(hand) == (len(outcomes) == 1 and bool(hand.next_moves)), (state, hand)
        forced += is_forced(hand)
    assert forced, "none of them was forced"
