"""The shelf of games: kept, resumed, replayed, named, deleted and put back, moved by file."""

import json
import re

import pytest
from playwright.sync_api import expect

from e2e.player import Player
from tools.quick_page import quick_page

DROP = """({ name, text }) => {
  const given = new DataTransfer();
  given.items.add(new File([text], name, { type: "application/json" }));
  for (const type of ["dragenter", "dragover", "drop"]) {
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: given, bubbles: true, cancelable: true }));
  }
}"""
TRANSCRIPT = [
    "6-1 Nell starts",
    "Nell 6-3 start/22 start/19",
    "Ned gives up",
    "Nell wins and scores 15 points.",
]


class Shelf:
    """The dialog with the games."""

    def __init__(self, player):
        self.player = player
        player.button("Games").click()
        self.dialog = player.dialog("Games")

    def has(self, *games):
        """Wait until these are listed, in this order."""
        expect(self.dialog.get_by_role("listitem")).to_have_text([re.compile(game) for game in games])
        return self

    def open(self, title):
        self.dialog.get_by_role("button", name=re.compile(f"^{title}")).click()
        return self

    def press(self, name):
        self.dialog.get_by_role("button", name=name, exact=True).click()
        return self

    def says(self, text):
        expect(self.dialog.get_by_role("status")).to_contain_text(text)
        return self

    def download(self, name, folder):
        with self.player.page.expect_download() as offered:
            self.press(name)
        file = folder / offered.value.suggested_filename
        offered.value.save_as(file)
        return file


@pytest.fixture
def two_games(contexts):
    """A page at which Nell has won a game, and one of Ann and Ben goes on."""
    with quick_page() as site:
        yield begun(Player(contexts().new_page(), site))


def begun(player):
    player.new_game("American", dice="61 63 54 31 65 42", seats=("Nell", "Ned"))
    player.open().roll().play("start/22, start/19").resign("Ned")
    player.dialog("Nell wins").get_by_role("button", name="Look at the board").click()
    return player.begin("Navy", seats=("Ann", "Ben")).open().roll()


def test_games_are_resumed_replayed_named_deleted_and_moved_by_file(two_games, tmp_path):
    resume_one_game_and_begin_another(two_games)
    shelf = Shelf(two_games)
    name_and_find(shelf)
    write_down(shelf, tmp_path)
    games = shelf.download("Export all", tmp_path)
    assert len(json.loads(games.read_text("utf-8"))["games"]) == 2
    delete_and_put_back(shelf)
    bring_in_by_file(shelf, games)
    bring_in_by_drag(shelf, games.read_text("utf-8"))
    count_and_look(shelf)


def resume_one_game_and_begin_another(player):
    before = player.sight()
    player.begin("Ace Deuce", seats=("Eve", "Jim")).turn("Who starts?")
    shelf = Shelf(player).has(
        "Eve against Jim In hand", "Ann against Ben Unfinished Navy", "Nell won 15 points"
    )
    shelf.open("Ann against Ben").press("Resume")
    player.turn("Ann", "2 numbers to play").is_ready()
    assert player.sight() == before


def name_and_find(shelf):
    shelf.has("Ann against Ben In hand", "Nell against Ned Nell won 15 points American")
    shelf.open("Nell against Ned").press("Rename")
    naming = shelf.player.dialog("A name for “Nell against Ned”")
    naming.get_by_label("Name of this game").fill("Sunday")
    naming.get_by_role("button", name="Rename").click()
    search = shelf.dialog.get_by_label("Search")
    search.fill("american SUN")
    shelf.has("Sunday")
    search.fill("Ace")
    expect(shelf.dialog.get_by_text("No game is like that.")).to_be_visible()
    search.fill("")
    shelf.dialog.get_by_label("Show").select_option(label="Finished")
    shelf.has("Sunday").open("Sunday")


def write_down(shelf, folder):
    file = shelf.download("Transcript", folder)
    title, players, rules, *rest = file.read_text("utf-8").splitlines()
    assert (file.name, title, players) == ("Sunday.txt", "Sunday", "Nell against Ned")
    assert rules.startswith("American, ")
    assert [line for line in rest if line][-4:] == TRANSCRIPT


def delete_and_put_back(shelf):
    shelf.press("Delete").says("“Sunday” is deleted.")
    expect(shelf.dialog.get_by_role("button", name="Put it back")).to_be_focused()
    shelf.player.page.keyboard.press("Enter")
    shelf.says("“Sunday” is back.").has("Sunday").open("Sunday").press("Delete")
    shelf.dialog.get_by_label("Show").select_option(label="All games")
    shelf.has("Ann against Ben")


def bring_in_by_file(shelf, games):
    with shelf.player.page.expect_file_chooser() as chooser:
        shelf.press("Import")
    chooser.value.set_files(games)
    shelf.says("1 game came in. 1 was here already.").has("Ann against Ben", "Sunday")
    shelf.press("Close")


def bring_in_by_drag(shelf, games):
    drop = shelf.player.page.evaluate
    before, name, after = games.partition('"name":"Sunday"')
    drop(DROP, {"name": "games.json", "text": before + name + after.replace("#6163", "#6166", 1)})
    shelf.says("0 games came in. 1 was here already.")
    expect(shelf.dialog.get_by_text("“Sunday”, was refused.")).to_contain_text(
        "Action 1 of the game has the dice 6-6"
    )
    drop(DROP, {"name": "letter.txt", "text": "Dear Nell"})
    shelf.says("This file holds no games of acey-deucey.").has("Ann against Ben", "Sunday")


def count_and_look(shelf):
    shelf.press("Statistics")
    statistics = shelf.player.dialog("Statistics")
    expect(statistics.get_by_role("row", name=re.compile("^American 1 1 "))).to_be_visible()
    expect(statistics.get_by_role("row", name="Nell against Ned 1 1 : 0 15 : 0")).to_be_visible()
    expect(statistics.get_by_text("6-3 for 9 pips, by Nell")).to_be_visible()
    statistics.get_by_role("button", name="Look at it on the board: Luckiest roll").click()
    player = shelf.player.turn("Looking back: 3 of 4")
    player.page.keyboard.press("Home")
    player.turn("0 of 4").button("Back to now").click()
    player.turn("Nell", "Worth 15 points")
