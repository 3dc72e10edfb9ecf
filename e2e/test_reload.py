"""Reload in every phase: the same dice, side, phase and log, never a fresh roll."""

import contextlib

from playwright.sync_api import Error

from e2e.player import SIMPLE, Player


def same_after_reload(player, *words):
    """Reload, and see what was there: painted at once, and confirmed when the engine is there again."""
    player.turn(*words).is_ready()
    before = player.sight()
    player.reload().turn(*words)
    assert player.sight() == before, "as painted before the rules were loaded"
    player.is_ready()
    assert player.sight() == before, "as the engine has it"


def test_reload_from_the_opening_tie_to_half_a_one_two(player):
    player.new_game("American", dice="44 61 12 63 54 31").open()
    same_after_reload(player, "Who starts?", "4-4 is a tie: roll again")
    player.open()
    same_after_reload(player, "Anchor", "Starts with 6-1: roll both dice")
    player.roll()
    same_after_reload(player, "Anchor", "acey-deucey")
    player.move("start", "23")
    same_after_reload(player, "Anchor", "acey-deucey")
    assert player.dice() == ["1", "2, used"]
    player.move("start", "24").done().turn("Name your double")
    player.has_log("4-4 a tie", "6-1 Anchor starts", "Anchor 1-2 start/24 start/23")


def test_reload_from_the_choice_of_a_double_to_the_extra_roll(player):
    player.new_game("American", dice="61 12 63 54 31").open().roll().play("start/24, start/23")
    same_after_reload(player, "Anchor", "Name your double")
    player.name(5).move("start", "20").move("start", "20")
    same_after_reload(player, "Anchor", "Your double: 2 numbers to play")
    player.play("20/10")
    same_after_reload(player, "Anchor", "An extra roll: roll again")
    player.roll()
    assert player.dice() == ["6", "3"]
    player.play("start/19, start/22").turn("Star", "Roll the dice")


def test_reload_after_the_last_step_counts_the_game_once(player):
    player.new_game("American", dice="61 63 54 31").open().roll().resign("Star")
    player.dialog("Anchor wins").get_by_role("button", name="Look at the board").click()
    same_after_reload(player, "Anchor", "Worth 15 points")
    player.has_score(["375 pips", "15 points"], ["375 pips", "0 points"])
    player.button("Next game").click()
    player.turn("Who starts?").has_score(["375 pips", "15 points"], ["375 pips", "0 points"])


def test_leaving_the_page_and_a_crash_of_its_tab_in_the_middle_of_a_one_two(contexts, site):
    context = contexts()
    player = Player(context.new_page(), site).new_game("American", dice="61 12 54").open().roll()
    player.move("start", "23").turn("Anchor", "acey-deucey").is_ready()
    before = player.sight()

    player.page.goto("about:blank")
    player.page.go_back()
    player.turn("Anchor", "acey-deucey").is_ready()
    assert player.sight() == before, "after coming back"

    crash(player.page)
    again = Player(context.new_page(), site).visit(dice="61 12 54").turn("Anchor", "acey-deucey").is_ready()
    assert again.sight() == before, "after the crash"
    again.move("start", "24").done().turn("Name your double")
    again.has_log("6-1 Anchor starts", "Anchor 1-2 start/24 start/23")


def crash(page):
    """Let the browser's process of this tab die at once."""
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash", wait_until="commit")


def test_reload_while_the_computer_is_on_turn_and_it_moves_once(player):
    player.new_game("American", dice="61 63 54 31 65", seats=("Nell", ("Carl", SIMPLE)))
    player.open().roll().play("start/19, start/22")
    player.catches("The computer rolls").reload().turn("Carl", "The computer")
    player.catches("The computer is choosing its moves").reload()
    player.turn("Nell", "Roll the dice").is_ready()
    player.has_log("6-1 Nell starts", "Nell 6-3 start/22 start/19", "Carl 5-4 start/21 start/20")
    player.roll()
    assert player.dice() == ["3", "1"]
