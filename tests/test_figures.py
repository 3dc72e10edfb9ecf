"""Figures of a game: turns, the longest chain of 1-2, the roll that brought most in the race."""

from tests.kit import answer, error
from tests.table import Table


def figures(table):
    return answer("figures", record=table.record)["figures"]


def played(rules, *rolls):
    """A game that is opened 6-1, then these rolls with what is played on them, a naming between."""
    table = Table(rules).do("open", dice="6-1")
    for what in rolls:
        if isinstance(what, int):
            table.do("name", number=what)
        else:
            dice, _, moves = what.partition(": ")
            if "-" in dice:
                table.do("roll", dice=dice)
            table.play(moves or dice)
    return table


ACEY = ("1-2: start/24 start/23", 6, "start/19(4)")


def test_a_game_in_which_nothing_was_rolled_has_no_figures():
    assert figures(Table()) == {"turns": 0, "chain": None, "luck": None}


def test_an_extra_roll_belongs_to_the_turn_it_was_earned_in():
    table = played("american", *ACEY, "6-3: start/19 start/22", "5-4: start/20 start/21")
    assert figures(table)["turns"] == 2


def test_a_chain_is_a_run_of_one_twos_in_one_turn():
    table = played("american", *ACEY, *ACEY, "6-3: start/19 start/22")
    assert figures(table)["chain"] == {"seat": 0, "count": 2, "at": 6}


def test_one_twos_of_both_sides_one_after_the_other_are_no_chain():
    table = played("american", *ACEY, "6-3: start/19 start/22", "1-2: start/24 start/23", 5, "start/20(4)")
    assert figures(table)["chain"] == {"seat": 0, "count": 1, "at": 2}


def test_another_roll_in_between_breaks_a_chain():
    doubles = "5-5: start/20(4)"
    table = played("navy", *ACEY, doubles, "1-2: start/24 start/23")
    assert figures(table)["chain"]["count"] == 1


def test_what_a_roll_brought_are_the_pips_up_to_the_next_roll():
    table = played("american", "6-3: start/19 start/22", *ACEY, "5-4: start/20 start/21")
    assert figures(table)["luck"] == {"seat": 1, "dice": [1, 2], "pips": 3 + 24, "at": 7}


def test_the_way_a_checker_that_is_hit_has_to_go_again_counts_too():
    ways = ("6-3: start/19 start/22", "5-4: start/20 start/21", "6-5: 19/13 13/8", "2-2: start/23(4)")
    assert figures(played("american", *ways))["luck"]["pips"] == 11
    with_hits = played("american", *ways, "4-3: 8/5* start/21")
    assert figures(with_hits)["luck"] == {"seat": 0, "dice": [4, 3], "pips": 4 + 3 + 5, "at": 11}


def test_the_first_of_equal_rolls_is_told():
    table = played("american", "6-3: start/19 start/22", "5-4: start/20 start/21")
    assert figures(table)["luck"] == {"seat": 0, "dice": [6, 3], "pips": 9, "at": 3}


def test_a_resignation_is_no_part_of_the_roll_before():
    table = played("american", "6-3: start/19 start/22").do("resign", seat=1)
    assert figures(table) == {
        "turns": 1,
        "chain": None,
        "luck": {"seat": 0, "dice": [6, 3], "pips": 9, "at": 3},
    }


def test_a_game_that_could_not_have_happened_has_no_figures():
    table = played("american", "6-3: start/19 start/22")
    tampered = {**table.record, "actions": table.record["actions"].replace("63", "66")}
    assert error("figures", record=tampered)["code"] == "bad-record"


def test_asking_for_figures_leaves_the_game_in_hand_as_it_is():
    table, other = played("american", "6-3: start/19 start/22"), played("navy", *ACEY)
    figures(other)
    assert table.do("roll", dice="5-4").play("start/20 start/21").due == ("roll", 0)
