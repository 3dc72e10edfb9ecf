"""The coach: a hint, a tutor who asks, a game gone through while one plays on."""

import json
import re

from playwright.sync_api import expect

from e2e.player import Player
from e2e.saves import DATE, storage_with
from tests.test_coach import played_game


def card(player, name):
    return player.page.get_by_role("region", name=name)


def test_a_hint_says_what_it_gains_and_a_tutor_asks_before_an_error(player):
    player.new_game("American", dice="61 63 12 55").open().roll()
    player.place("start", "can move").press("h")
    player.hears("Best: start/22 start/19.")
    expect(card(player, "Hint")).to_contain_text(
        re.compile(r"Best: start/22 start/19.*points to be expected.*36 rolls")
    )
    player.page.keyboard.press("Escape")
    expect(card(player, "Hint")).to_be_hidden()

    player.move("start", "19").move("19", "16").button("Hint").click()
    expect(card(player, "Hint")).to_contain_text("points better than what you have begun: start/16")
    expect(card(player, "Hint")).to_contain_text("Brings in 2 checkers, not 1.")
    card(player, "Hint").get_by_role("button", name="Close").click()

    player.button("Settings").click()
    player.dialog("Settings").get_by_role("switch", name="Ask before a serious error").click()
    player.dialog("Settings").get_by_role("button", name="Close").click()
    player.done().roll()  # 0.07 points are not worth a question
    player.play("start/24, start/23").double(1).click()
    asked = player.dialog("Are you sure?")
    expect(asked).to_contain_text(re.compile(r"Error: 1\.\d\d points given up"))
    asked.get_by_role("button", name="Think again").click()
    player.turn("Name your double").double(1).click()
    player.dialog("Are you sure?").get_by_role("button", name="Show the best").click()
    expect(card(player, "Hint")).to_contain_text("Best: name double sixes")
    player.double(1).click()
    player.dialog("Are you sure?").get_by_role("button", name="Play it anyway").click()
    player.turn("4 numbers to play").has_last_line(re.compile("names double ones"))


def test_a_game_is_gone_through_in_the_background_and_every_mistake_looked_at(contexts, site):
    game = played_game("american", seed=6, levels=("novice", "simple"), most=60)
    save = {
        "format": "acey-save-2",
        "name": "",
        "saved": DATE,
        **game,
        "view": {**game["view"], "events": []},
    }
    player = Player(contexts(storage_state=storage_with(site, json.dumps(save))).new_page(), site)
    player.visit().is_ready()
    panel = player.page.get_by_role("region", name="Review")
    player.button("Review").click()
    panel.get_by_role("button", name="Stop").click()
    expect(panel).to_be_hidden()

    player.button("Review").click()
    expect(panel.get_by_role("progressbar", name="Going through the game")).to_be_visible()
    before = len(player.log())
    player.do_what_is_due()  # the board answers meanwhile
    curve = panel.get_by_role("slider", name="Expected result")
    expect(curve).to_be_visible()
    player.hears("The review is there.")
    assert len(player.log()) >= before
    assert [line for line in player.log() if line.endswith(("?!", "?", "??"))]

    panel.get_by_role("button", name="Next mistake").click()
    player.turn("Looking back")
    told = player.page.get_by_role("region", name="Review").filter(has_text="points given up")
    expect(told).to_contain_text(re.compile(r"(Doubtful|Error|Blunder): \d+\.\d\d points given up"))
    expect(told.get_by_role("listitem").first).to_contain_text(re.compile(r"[+-]\d+\.\d\d"))
    was = curve.get_attribute("aria-valuenow")
    curve.focus()
    curve.press("ArrowRight")
    expect(curve).not_to_have_attribute("aria-valuenow", was)
    curve.click(position={"x": 4, "y": 20})
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^[12] of \d+: Ann [+-]?\d"))

    player.button("Back to now").click()
    panel.get_by_role("button", name="Discard").click()
    expect(panel).to_be_hidden()
