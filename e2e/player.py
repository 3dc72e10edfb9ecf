"""A player at the page: sees what is shown and said, and uses nothing but the controls that are there.

Places are named as the page names them: "22" is a point as the rule set numbers it for who is on turn, "start" or
"Starting Home" a tray of theirs.
"""

import re

from playwright.sync_api import expect

PATIENCE = 90_000
"""Milliseconds: Python starts slowly on a slow machine that others use too."""

expect.set_options(timeout=PATIENCE)

TWO_PEOPLE = ("Anchor", "Star")
SIMPLE = "Computer, simple"


class Player:
    """Plays at one page; for two people at one screen, for both."""

    def __init__(self, page, site):
        self.page, self.site = page, site

    # The way in.

    def visit(self, dice=None):
        """Open the game, dice scripted or left to chance."""
        self.page.goto(self.site + (f"?dice={dice}" if dice else ""))
        return self

    def reload(self):
        self.page.reload()
        return self

    def new_game(self, rules="Navy", dice=None, seats=TWO_PEOPLE, variants=()):
        """Open the page and begin a game; a seat is a name, or (name, "Computer, simple")."""
        self.visit(dice)
        return self.begin(rules, seats, variants)

    def begin(self, rules="Navy", seats=TWO_PEOPLE, variants=()):
        """Begin a game by the dialog."""
        dialog = self.open_new_game()
        self.choose(dialog, rules)
        for variant in variants:
            dialog.get_by_role("switch", name=variant).click()
        self.name_seats(dialog, seats)
        dialog.get_by_role("button", name="Begin", exact=True).click()
        expect(dialog).to_be_hidden()
        return self

    def open_new_game(self):
        self.button("New game").click()
        return self.dialog("New game")

    def choose(self, dialog, rules):
        """Choose a rule set in the new-game dialog."""
        card = dialog.get_by_role("radio", name=rules, exact=True)
        card.click()
        expect(card).to_be_checked()

    def name_seats(self, dialog, seats):
        """Say in the new-game dialog who plays."""
        for side, seat in zip(TWO_PEOPLE, seats, strict=True):
            name, kind = (seat, "A person") if isinstance(seat, str) else seat
            group = dialog.get_by_role("group", name=side)
            group.get_by_label("Name").fill(name)
            group.get_by_label("Played by").select_option(label=kind)

    # What a hand does.

    def open(self):
        """Roll one die each to see who starts."""
        return self.press(re.compile("^Roll for the start"))

    def roll(self):
        return self.press("Roll")

    def roll_one(self):
        return self.press("Roll one die")

    def done(self):
        return self.press("Done")

    def undo(self):
        return self.press("Undo")

    def pick(self, origin):
        """Pick up a checker that is lit."""
        self.place(origin, "can move").click()
        return self

    def move(self, origin, to):
        """Move a checker by a click on it and one on a place that is offered."""
        return self.pick(origin).put(to)

    def put(self, to):
        """Put the checker that was picked up on a place that is offered."""
        return self.until_told(self.place(to, "can go here").click)

    def play(self, text):
        """Move checkers, as "start/22, 22/20", and be done."""
        for leg in text.split(", "):
            self.move(*leg.split("/"))
        return self.done()

    def name(self, number):
        """Name a double by its button."""
        return self.until_told(self.double(number).click)

    def do_what_is_due(self):
        """Take the first of what is offered: a checker and its target, a double, or the button that is due."""
        if self.lit.count():
            self.lit.first.click()
            return self.until_told(self.targets.first.click)
        if self.doubles.is_visible():
            return self.until_told(self.doubles.get_by_role("button").first.click)
        return self.press(re.compile("^(Roll|Done)$"))

    def resign(self, who):
        """Give up, and say so once more in the dialog."""
        self.button("Resign").click()
        dialog = self.dialog("Resign this game?")
        dialog.get_by_role("radio", name=who).click()
        return self.until_told(dialog.get_by_role("button", name="Resign").click)

    def press(self, name):
        """Press a button of the game and wait until the page says what came of it."""
        return self.until_told(self.button(name).click)

    def until_told(self, act):
        said = self.page.get_by_role("log").text_content()
        act()
        expect(self.page.get_by_role("log")).not_to_have_text(said)
        return self

    # What is there to see.

    def button(self, name):
        """A button by its name; where it is in the menu, the menu is opened first."""
        found = self.page.get_by_role("button", name=name, exact=True)
        if isinstance(name, str) and not found.count() and self._menu_items(name).count():
            self.page.get_by_role("button", name="Menu", exact=True).click()
        return found

    def finds_in_menu(self, name):
        """Open the menu, wait for what it should offer, and close it again."""
        expect(self._menu_items(name)).to_have_count(1)
        expect(self.button(name)).to_be_visible()
        self.page.keyboard.press("Escape")
        return self

    def _menu_items(self, name):
        """What the menu offers under a name, open or not; nothing that it leaves out at the moment."""
        menu = self.page.get_by_role("navigation", name="Menu", include_hidden=True)
        return menu.locator("button:not([hidden])", has_text=re.compile(f"^{re.escape(name)}$"))

    def dialog(self, name):
        return self.page.get_by_role("dialog", name=name)

    @property
    def board(self):
        return self.page.get_by_role("region", name="Board")

    def place(self, place, told=""):
        """A place of the board, of which this is told: "2 of yours", "can move", "can go here with 3"."""
        start = f"{place} point" if place.isdigit() else f"{place}, yours"
        return self.board.get_by_role("button", name=re.compile(f"^{re.escape(start)}, (.*, )?{told}"))

    def double(self, number):
        word = ("Ones", "Twos", "Threes", "Fours", "Fives", "Sixes")[number - 1]
        return self.doubles.get_by_role("button", name=re.compile(f"^{word}"))

    @property
    def doubles(self):
        return self.page.get_by_role("group", name="Name a double")

    @property
    def lit(self):
        """Names of the places from which a checker can be moved."""
        return self.board.get_by_role("button", name=re.compile("can move"))

    @property
    def targets(self):
        """Names of the places the checker that was picked up can go to."""
        return self.board.get_by_role("button", name=re.compile("can go here"))

    def sees(self, *texts):
        """Wait for words on the page."""
        for text in texts:
            expect(self.page.get_by_text(text).first).to_be_visible()
        return self

    def hears(self, *sentences):
        """Wait for sentences that are spoken."""
        for sentence in sentences:
            expect(self.page.get_by_role("log")).to_contain_text(sentence)
        return self

    def turn(self, *words):
        """Wait until the status says this: whose turn it is, and what is due."""
        for text in words:
            expect(self.page.get_by_role("region", name="Turn")).to_contain_text(text)
        return self

    def status(self):
        """What the status says now."""
        return self.page.get_by_role("region", name="Turn").inner_text()

    @property
    def _lines(self):
        return self.page.get_by_role("list", name="Log").get_by_role("listitem")

    def has_log(self, *lines):
        """Wait until the log is this, line by line."""
        expect(self._lines).to_have_text(list(lines))
        return self

    def has_last_line(self, line):
        """Wait until the log ends with this."""
        expect(self._lines.last).to_have_text(line)
        return self

    def log(self):
        return self._lines.all_text_contents()

    def has_score(self, *seats):
        """Wait until the score panel says this of both seats: pips and points."""
        expect(self.page.get_by_role("definition")).to_have_text([text for seat in seats for text in seat])
        return self

    def is_ready(self):
        """Wait until the rules are loaded."""
        expect(self.page.get_by_role("progressbar", name="Loading the rules")).to_be_hidden()
        return self

    def catches(self, text):
        """Wait for words that may not stand long."""
        self.page.get_by_text(text, exact=True).wait_for()
        return self

    def sight(self):
        """All there is to see of a game: status, dice, doubles, every place of the board, score, log."""
        return {
            "status": self.status(),
            "dice": self.dice(),
            "doubles": _labels(self.doubles.get_by_role("button")),
            "places": _labels(self.board.get_by_role("button")),
            "score": self.page.get_by_role("definition").all_text_contents(),
            "log": self.log(),
            "undo": [button.is_enabled() for button in self.button("Undo").all()],
        }

    def dice(self):
        """The dice on the table, as they are told: "6", "3, used"."""
        return _labels(self.page.get_by_role("group", name="Dice", exact=True).get_by_role("img"))


def _labels(found):
    return found.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
