"""The keyboard does everything the pointer does."""

import re

from playwright.sync_api import expect


class Keys:
    """Ten fingers on the keyboard, and no pointer."""

    def __init__(self, player):
        self.player, self.page = player, player.page

    def press(self, key):
        self.page.keyboard.press(key)
        return self

    def tab_to(self, control):
        """Go on with Tab until the control has the focus."""
        expect(control.first).to_be_visible()
        for _ in range(60):
            if self.is_at(control):
                return self
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {control}")

    def walk_to(self, place):
        """Go over the board with the arrows until the place has the focus."""
        for row in ("ArrowUp", "ArrowDown"):
            self.press(row).press("Home")
            for _ in range(15):
                if self.is_at(place):
                    return self
                self.press("ArrowRight")
        raise AssertionError(f"the arrows do not lead to {place}")

    def is_at(self, control):
        return control.evaluate_all("found => found.includes(document.activeElement)")

    def act(self, control):
        """Go to a control and press Enter, until the page says what came of it."""
        self.tab_to(control)
        return self.player.until_told(lambda: self.press("Enter"))

    def move(self, origin, to):
        """Pick a checker up with Enter, put it down with the space bar."""
        player = self.player
        self.tab_to(player.board.get_by_role("button"))
        self.walk_to(player.place(origin, "can move")).press("Enter")
        self.walk_to(player.place(to, "can go here"))
        return player.until_told(lambda: self.press(" "))


def test_a_turn_with_the_keyboard_alone(player):
    keys = Keys(player)
    player.visit("61 12 63 54")
    keys.tab_to(player.button("New game")).press("Enter")
    dialog = player.dialog("New game")
    keys.tab_to(dialog.get_by_role("radio", name="Navy")).press("ArrowDown")
    american = dialog.get_by_role("radio", name="American")
    expect(american).to_be_checked()
    expect(american).to_be_focused()
    keys.tab_to(dialog.get_by_role("button", name="Begin", exact=True)).press("Enter")
    player.turn("Who starts?")

    keys.act(player.button("Roll for the start"))
    keys.act(player.button("Roll"))
    expect(player.board.get_by_role("button")).to_have_count(30)
    keys.move("start", "24")
    keys.act(player.button("Undo"))
    keys.move("start", "24")
    keys.move("24", "22")
    keys.act(player.button("Done"))
    player.turn("Name your double")
    keys.act(player.double(5)).turn("Your double: 4 numbers to play")
    keys.move("22", "7")
    keys.move("start", "20")
    keys.act(player.button("Done"))
    player.turn("An extra roll").has_last_line("Anchor 5-5 start/20 22/7")


def test_escape_puts_a_checker_down_and_closes_a_dialog(player):
    keys = Keys(player)
    player.new_game("American", dice="61 63").open().roll().pick("start")
    expect(player.targets).to_have_count(3)
    keys.press("Escape")
    expect(player.targets).to_have_count(0)

    rules = player.button("Rules of this game")
    keys.tab_to(rules).press("Enter")
    dialog = player.dialog("The rules: American")
    expect(dialog).to_be_visible()
    keys.press("Escape")
    expect(dialog).to_be_hidden()
    expect(player.button("Menu")).to_be_focused()
    expect(player.page.get_by_role("dialog", name=re.compile("."))).to_have_count(0)
