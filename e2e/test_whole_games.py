"""A whole game for each rule set, two people at one screen, from the opening to the score."""

import pytest
from playwright.sync_api import expect

from e2e.games import SEATS, SEEDS, whole_game

TITLES = {"navy": "Navy", "american": "American", "ace-deuce": "Ace Deuce", "bgammon": "bgammon"}
NAMES = tuple(seat["name"] for seat in SEATS)


@pytest.mark.parametrize("preset", SEEDS)
def test_play_a_whole_game_to_its_score(player, preset):
    game = whole_game(preset)
    player.new_game(TITLES[preset], dice=game.dice, seats=NAMES)

    for what, *places in game.steps:
        getattr(player, what)(*places)

    result = player.dialog(f"{game.winner} wins")
    worth = "Worth 1 point" if game.points == 1 else f"Worth {game.points} points"
    expect(result.get_by_text(worth, exact=True)).to_be_visible()
    expect(result.get_by_role("table", name="After 1 game")).to_be_visible()
    row = result.get_by_role("row", name=game.winner)
    expect(row.get_by_role("cell")).to_have_text(["1", str(game.points)])
    result.get_by_role("button", name="Look at the board").click()
    player.turn(game.winner, worth)
    player.has_log(*game.log)
    won = NAMES.index(game.winner)
    scores = [[f"{pips} pips", "0 points"] for pips in game.pips]
    scores[won][1] = "1 point" if game.points == 1 else f"{game.points} points"
    player.has_score(*scores)


def test_the_next_game_begins_anew_and_points_are_kept(player):
    player.new_game("American", dice="63 52 12 66 31 41 12", seats=NAMES)
    player.open().roll().play("start/20, start/23")
    player.resign("Ned")
    player.dialog("Nell wins").get_by_role("button", name="Next game").click()
    expect(player.page.get_by_role("dialog")).to_be_hidden()

    player.turn("Who starts?").has_score(["375 pips", "15 points"], ["375 pips", "0 points"])
    player.open().turn("Nell", "Starts with 6-3").roll()
    player.resign("Nell")
    result = player.dialog("Ned wins")
    expect(result.get_by_role("table", name="After 2 games")).to_be_visible()
    expect(result.get_by_role("row", name="Nell").get_by_role("cell")).to_have_text(["1", "15"])
    expect(result.get_by_role("row", name="Ned").get_by_role("cell")).to_have_text(["1", "15"])
