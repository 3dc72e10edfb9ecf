"""Turns that only this game has: the 1-2 with its double and its extra roll, and what can go wrong with it."""

import re

from playwright.sync_api import expect

ENDS = "Only 3 of 4 can be played. Your turn ends with it."


def test_a_one_two_brings_a_double_and_another_roll_again_and_again(player):
    player.new_game("American", dice="61 12 21 63 54").open().roll()
    player.turn("Anchor", "Play the 1 and the 2: acey-deucey")

    player.move("start", "24").move("start", "23").done()
    player.turn("Anchor", "Name your double").name(5)
    player.turn("Anchor", "Your double: 4 numbers to play").play("start/20, start/15, 20/15")
    player.turn("Anchor", "An extra roll: roll again").sees("Anchor has another roll.")
    player.roll().turn("Anchor", "acey-deucey").play("start/22").name(6).play("start/1")
    player.turn("Anchor", "An extra roll: roll again").roll().play("start/19, start/22")

    player.turn("Star", "Roll the dice").has_log(
        "6-1 Anchor starts",
        "Anchor 1-2 start/24 start/23",
        "Anchor names double fives",
        "Anchor 5-5 start/15(2)",
        "Anchor 2-1 start/22",
        "Anchor names double sixes",
        "Anchor 6-6 start/1",
        "Anchor 6-3 start/22 start/19",
    )


def test_a_one_two_not_played_in_full_is_forfeited(player):
    player.new_game("American", dice="16 12 12 12 12 43 21 65").open()
    # Star closes the points on which a 1 could be played: two runners to the last point, two to the third.
    for one_two, number, double in (
        ("start/24, start/23", 6, "start/1"),
        ("start/24, start/23", 6, "start/1"),
        ("start/22", 5, "23/3"),
        ("start/22", 5, "23/3"),
    ):
        player.roll().play(one_two).name(number).play(double)
    player.roll().play("start/21, start/22").turn("Anchor", "Roll the dice").roll()

    player.pick("start")
    expect(player.targets).to_have_count(1)
    player.put("23").done()

    sentence = "The 1 and the 2 were not both played: Anchor loses the double, and the turn ends."
    player.sees(sentence).hears(sentence).turn("Star", "Roll the dice")
    expect(player.double(1)).to_be_hidden()
    player.has_last_line("Anchor 2-1 start/23")


def test_a_double_that_cannot_be_played_in_full_is_told_before_it_is_named(player):
    player.new_game("American", dice="16 12 12 44 21 53").open()
    # Star makes the point on which a six enters.
    player.roll().play("start/24, start/23").name(5).play("start/10, start/20")
    player.roll().play("start/24, start/23").name(5).play("20/10, start/20, start/20")
    player.roll().play("10/6, 10/6, 20/16, 20/16")

    player.turn("Anchor").roll().play("start/22").turn("Anchor", "Name your double")
    expect(player.double(6)).to_have_accessible_name(f"Sixes 3/4. {ENDS}")
    expect(player.double(5)).to_have_accessible_name("Fives")
    player.double(6).hover()
    player.sees(ENDS).double(5).hover()
    player.sees("Can be played in full.")

    player.name(6).turn("Anchor", "Your double: 4 numbers to play").play("22/4")
    player.sees("The double was not played in full: Anchor gets no extra roll.").turn("Star", "Roll the dice")


def test_taking_back_reaches_the_one_two_but_never_the_dice(player):
    player.new_game("American", dice="61 12 63 54").open()
    expect(player.button("Undo")).to_be_disabled()
    player.roll().play("start/24, start/23").name(5).move("start", "20")

    player.undo().turn("Your double: 4 numbers to play")
    player.undo().turn("Anchor", "Name your double").has_log(
        "6-1 Anchor starts", "Anchor 1-2 start/24 start/23"
    )
    expect(player.double(5)).to_be_visible()
    player.undo().turn("Play the 1 and the 2: acey-deucey").has_log("6-1 Anchor starts", "Anchor 1-2 …")
    assert player.dice() == ["1, used", "2"]
    player.undo()
    assert player.dice() == ["1", "2"]
    expect(player.button("Undo")).to_be_disabled()

    player.play("start/22").name(6).play("start/1").turn("An extra roll: roll again").roll()
    assert player.dice() == ["6", "3"]
    expect(player.button("Undo")).to_be_disabled()
    player.move("start", "19").undo()
    assert player.dice() == ["6", "3"]
    expect(player.button("Undo")).to_be_disabled()


def test_why_a_move_is_refused_is_said_with_the_rule_in_the_way(player):
    player.new_game("American", dice="61 61 66 53").open().roll().play("start/24, start/19")
    player.roll().play("start/1").roll()
    player.place("start").click()
    player.sees("None of your numbers moves that checker now")
    player.pick("bar").place("21").click()
    player.sees(re.compile("None of your numbers goes from the bar to point 21"))
