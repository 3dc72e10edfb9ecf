"""A checker that was hit comes back as its rule set says: on any roll, on doubles, on doubles and a 1-2."""

import re

from playwright.sync_api import expect


def only_lit(player, *places):
    """Exactly these places have a checker that can be moved."""
    expect(player.lit).to_have_count(len(places))
    for place in places:
        expect(player.place(place, "can move")).to_be_visible()


def test_american_any_roll_frees_a_checker_but_it_goes_first(player):
    player.new_game("American", dice="61 61 66 53").open().roll().play("start/24, start/19")
    player.roll().move("start", "1").hears("and hits a checker, which goes to the bar").done()

    player.turn("Anchor").roll()
    only_lit(player, "bar")
    player.move("bar", "20")
    only_lit(player, "20", "19", "start")
    player.move("start", "22").done()
    player.has_last_line("Anchor 5-3 start/22 bar/20")


def test_navy_a_checker_on_the_fence_holds_nothing_back(player):
    player.new_game("Navy", dice="61 61 66 54 53").open().roll().play("start/24, start/19")
    player.roll().play("start/1").turn("Star", "An extra roll").roll().play("start/20, start/21")

    player.roll()
    only_lit(player, "fence", "start", "19")
    player.play("fence/20, start/22")
    player.has_last_line("Anchor 5-3 start/22 fence/20")


def test_navy_with_variant_seven_only_a_double_opens_the_fence(player):
    variant = re.compile("A checker leaves the fence only with a double")
    player.new_game("Navy", dice="61 61 66 54 53 65 12 43", variants=[variant])
    player.open().roll().play("start/24, start/19")
    player.roll().play("start/1").roll().play("start/20, start/21")

    player.roll()
    only_lit(player, "start", "19")
    player.pick("start").place("fence").click()
    player.place("fence").click()
    player.sees("None of your numbers moves that checker now")
    player.play("start/20, start/22").roll().play("start/19, start/20")

    player.roll().turn("Anchor", "acey-deucey")
    expect(player.place("fence", "can move")).to_have_count(0)
    player.play("start/23, start/24").name(4)
    expect(player.place("fence", "can move")).to_be_visible()
    player.move("fence", "21")
    expect(player.place("fence", "empty")).to_be_visible()


def test_ace_deuce_the_bump_opens_on_doubles_and_on_ace_deuce(player):
    start, bump = "Starting Home", "Bump"
    player.new_game("Ace Deuce", dice="61 61 66 53 55 42 66 53 54 12 64 33").open()
    player.roll().play(f"{start}/6, {start}/1")
    player.roll().play(", ".join([f"{start}/6"] * 4 + [f"{start}/1"] * 4))
    player.roll().play(f"{start}/5, {start}/3")
    player.roll().play(", ".join([f"{start}/5"] * 4 + [f"{start}/2"] * 3 + ["2/4"]))
    player.roll().play(f"{start}/4, {start}/2")
    player.roll().play("6/24, 1/7, 1/2, 1/2, 2/3, 2/3")

    player.roll().sees("Anchor rolled 5-3 and cannot move.").turn("Star", "Roll the dice")
    player.has_last_line("Anchor 5-3 no play")
    player.roll().play("6/11, 6/10")
    player.roll().turn("Anchor", "Play the 1 and the 2: Ace Deuce")
    only_lit(player, bump)
    player.move(bump, "1")
    expect(player.place(bump, "empty")).to_be_visible()
