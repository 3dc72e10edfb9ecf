"""Plays as text: the canonical text, and reading it back however a player writes it."""

import random

import pytest

from acey import named_stage, play_text, read_play, read_position, rolled_stage, start_at
from acey.errors import NotAllowed, Unreadable
from acey.hand import take_in_hand
from tests.kit import moves, only_play, texts
from tests.walks import all_presets, random_hand, random_rules, random_stages, with_variant

AMERICAN = all_presets()["american"]


def hand_of(position, dice, rules=AMERICAN):
    first, second = (int(n) for n in dice.split("-"))
    return take_in_hand(rules, read_position(position), rolled_stage(rules, first, second))


def canonical(position, dice, played, rules=AMERICAN):
    """The canonical text of moves made in the order given."""
    hand = hand_of(position, dice, rules)
    for origin, to in moves(played):
        hand = hand.play(origin, to)
    assert hand.is_whole
    return play_text(hand.stage, hand.played)


def read(position, dice, text, rules=AMERICAN):
    hand = read_play(hand_of(position, dice, rules), text)
    assert hand.is_whole
    return str(hand.position)


# the canonical text


@pytest.mark.parametrize(
    ("position", "dice", "played", "text"),
    [
        ("10:2 off:13 / start:*", "3-2", "10/8 8/5", "10/5"),
        ("10:2 off:13 / 17:1 start:*", "3-2", "10/8 8/5", "10/8*/5"),
        ("10:2 off:13 / 20:1 start:*", "3-2", "10/8 8/5", "10/5*"),
        ("13:2 6:2 off:11 / start:*", "6-2", "6/4 13/7", "13/7 6/4"),
        ("6:4 off:11 / start:*", "2-2", "6/4(4)", "6/4(4)"),
        ("6:4 8:1 off:10 / start:*", "2-2", "6/4 6/4 8/6 6/4", "8/4 6/4(2)"),
        ("start:15 / start:*", "6-3", "start/22 start/19", "start/22 start/19"),
        ("bar:1 13:14 / start:*", "5-4", "bar/20 13/9", "bar/20 13/9"),
        ("5:2 off:13 / start:*", "6-5", "5/off 5/off", "5/off(2)"),
        ("7:1 6:1 5:1 off:12 / start:*", "1-1", "7/6 6/5 6/5 5/4", "7/4 6/5"),
        ("6:2 off:13 / 20:1 start:*", "3-1", "6/5 6/3", "6/5* 6/3"),
        ("6:3 off:12 / 20:1 start:*", "1-1", "6/5 6/5 5/4 6/5", "6/5*(2) 6/4"),
        ("13:4 off:11 / 18:1 start:*", "6-6", "13/7 13/7 13/7 13/7", "13/7*(4)"),
        ("24:1 13:1 off:13 / start:*", "6-5", "13/8 24/18", "24/18 13/8"),
    ],
)
def test_the_canonical_text_of_a_play(position, dice, played, text):
    assert canonical(position, dice, played) == text


def test_the_places_come_start_bar_and_then_the_points_from_24_down():
    rules = all_presets()["navy"]
    hand = take_in_hand(rules, read_position("start:1 bar:1 24:1 13:12 / start:*"), named_stage(rules, 3))
    for origin, to in (("bar", 22), (13, 10), (24, 21), ("start", 22)):
        hand = hand.play(origin, to)
    assert play_text(hand.stage, hand.played) == "start/22 bar/22 24/21 13/10"


def test_the_order_in_which_moves_were_made_does_not_show():
    position = "13:2 8:2 6:2 off:9 / start:*"
    assert canonical(position, "4-2", "8/4 6/4") == canonical(position, "4-2", "6/4 8/4") == "8/4 6/4"


def test_a_stage_of_two_numbers_in_fixed_order_has_one_group_a_number():
    play = only_play("ace-deuce", "start:8 off:7 / start:*", "6-6")
    assert play["text"] == "start/19(4) | start/24(4)"
    assert texts("ace-deuce", "start:2 off:13 / start:*", "1-2") == ["start/24 | start/23"]


def test_nothing_played_is_no_play():
    assert texts("american", "bar:1 13:14 / 4:2 6:2 start:*", "6-4") == ["no play"]
    assert read("bar:1 13:14 / 4:2 6:2 start:*", "6-4", "no play") == "13:14 bar:1 / 6:2 4:2 start:11"


# reading it


@pytest.mark.parametrize(
    "text",
    [
        "10/5",
        "10/8/5",
        "10/7/5",
        "10/8 8/5",
        "8/5 10/8",
        "10/8, 8/5",
        "10/8,8/5",
        " 10/8   8/5 ",
    ],
)
def test_every_landing_may_be_written_out_with_commas_and_in_any_order(text):
    assert read("10:2 off:13 / start:*", "3-2", text) == "10:1 5:1 off:13 / start:15"


@pytest.mark.parametrize("text", ["START/22 Start/19", "start/19 start/22", "sTaRt/22, START/19"])
def test_case_makes_no_difference(text):
    assert read("start:15 / start:*", "6-3", text) == "22:1 19:1 start:13 / start:15"


@pytest.mark.parametrize("text", ["BAR/20 13/9", "13/9 bar/20", "Bar/20,13/9"])
def test_a_move_from_the_bar_may_be_written_anywhere(text):
    assert read("bar:1 13:14 / start:*", "5-4", text) == "20:1 13:13 9:1 / start:15"


@pytest.mark.parametrize("text", ["5/off(2)", "5/off 5/off", "5/OFF, 5/off"])
def test_bearing_off_is_read_once_or_twice(text):
    assert read("5:3 off:12 / start:*", "6-5", text) == "5:1 off:14 / start:15"


@pytest.mark.parametrize("text", ["6/4(4)", "6/4 6/4 6/4 6/4", "6/4(2) 6/4(2)", "6/4(3), 6/4"])
def test_equal_moves_may_be_counted_or_written_out(text):
    assert read("6:4 off:11 / start:*", "2-2", text) == "4:4 off:11 / start:15"


@pytest.mark.parametrize("text", ["10/8*/5", "10/8/5", "10/8*/5*"])
def test_a_star_may_be_left_out(text):
    assert read("10:2 off:13 / 17:1 start:*", "3-2", text) == "10:1 5:1 off:13 / start:14 bar:1"


def test_where_a_route_could_hit_or_not_its_text_decides():
    position = "10:2 off:13 / 17:1 start:*"
    assert read(position, "3-2", "10/8*/5").endswith("bar:1")
    assert read(position, "3-2", "10/7/5").endswith("17:1 start:14")
    assert read(position, "3-2", "10/5").endswith("17:1 start:14")


def test_the_groups_of_an_ordered_stage_are_read_with_or_without_the_bar_between_them():
    rules = all_presets()["ace-deuce"]
    for text in ("start/24 | start/23", "start/24 start/23", "start/23 | start/24", "START/24, start/23"):
        assert read("start:2 off:13 / start:*", "1-2", text, rules) == "24:1 23:1 off:13 / start:15"


@pytest.mark.parametrize(
    "text", ["13", "13/", "/9", "13/9/", "13/9(0", "25/20", "0/1", "13/9*x", "bar", "a/b", "13-9"]
)
def test_what_is_no_play_cannot_be_read(text):
    with pytest.raises(Unreadable):
        read_play(hand_of("13:15 / start:*", "5-4"), text)


@pytest.mark.parametrize("text", ["13/8", "13/9 13/8 13/9", "13/7", "9/13", "13/10", "8/4", "no play"])
def test_what_is_no_whole_legal_play_is_refused(text):
    state = start_at(AMERICAN, read_position("13:15 / start:*")).roll(5, 4)
    with pytest.raises(NotAllowed):
        state.play(read_play(state.in_hand(), text))


def scrambled(rng, hand):
    """The play as a player might write it: single moves in any order and case, with blanks or commas."""
    words = [f"{move.origin}/{move.to}{'*' if move.hit else ''}" for move in hand.played]
    rng.shuffle(words)
    text = rng.choice([" ", ", ", ",", "  "]).join(words) or "no play"
    return rng.choice([str.lower, str.upper, str.title])(text)


def test_a_joined_route_of_two_checkers_is_read_where_no_single_checker_could_go_it():
    rules = with_variant(AMERICAN, 5)
    position = "7:1 6:1 off:13 / start:*"
    assert canonical(position, "3-1", "6/3 7/6", rules) == "7/3"
    assert read(position, "3-1", "7/3", rules) == "6:1 3:1 off:13 / start:15"
    with pytest.raises(NotAllowed):
        read_play(hand_of(position, "3-1", rules), "7/4/3 6/3")


FIXED = {**all_presets(), "american-5": with_variant(AMERICAN, 5), "american-7": with_variant(AMERICAN, 7)}
TURNS = [(name, seed) for seed in range(2) for name in FIXED] + [(f"custom-{n}", n) for n in range(8)]


@pytest.mark.parametrize(("name", "seed"), TURNS)
def test_what_was_written_is_read_back_to_the_same_position(name, seed):
    rng = random.Random(seed)
    rules = FIXED.get(name) or random_rules(rng)
    for state in random_stages(rules, seed, 50):
        hand = random_hand(rng, state)
        text = play_text(hand.stage, hand.played)
        again = read_play(state.in_hand(), text)
        assert again.packed == hand.packed, (rules, state.position, state.stage, text)
        assert again.is_whole
        assert play_text(again.stage, again.played) == text
        by_player = scrambled(rng, hand)
        assert read_play(state.in_hand(), by_player).packed == hand.packed, (
            state.position,
            state.stage,
            by_player,
        )
