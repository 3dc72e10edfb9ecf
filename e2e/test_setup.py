"""Setting a position up by hand, and playing from it."""

from playwright.sync_api import expect

from e2e.player import Player

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10"


class Editor:
    """The position editor, as its user meets it."""

    def __init__(self, player):
        player.button("Menu").tap()
        player.button("Set up a position").tap()
        self.page = player.page
        self.dialog = player.dialog("Set up a position")
        self.wrong = self.dialog.get_by_role("status", name="What is wrong")
        self.play = self.dialog.get_by_role("button", name="Play from here")

    def button(self, name):
        return self.dialog.get_by_role("button", name=name, exact=True)

    def field(self, role, name):
        return self.dialog.get_by_role(role, name=name, exact=True)

    def brush(self, name):
        self.dialog.get_by_role("radio", name=name).check()

    def place(self, name):
        """A place of the board by what it is called: "13 point", "start of Star"."""
        return self.dialog.get_by_role("region", name="Board").get_by_role("button", name=f"{name},")

    def holds(self, name, told):
        expect(self.place(name)).to_have_accessible_name(f"{name}, {told}")

    def tap(self, name, times=1):
        for _ in range(times):
            self.place(name).tap()

    def lacks(self, *told):
        for sentence in told:
            expect(self.wrong).to_contain_text(sentence)

    def read(self, name, text):
        field = self.field("textbox", name)
        field.fill(text)
        field.press("Enter")


def test_a_position_is_set_up_by_touch_and_keys_mended_and_played_from(contexts, site):
    phone = contexts(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    player = Player(phone.new_page(), site).new_game("American", dice="61 63")
    before = player.sight()
    editor = Editor(player)
    set_up_by_touch(editor)
    set_up_by_keys(editor)
    editor.button("Cancel").tap()
    assert player.sight() == before, "the game in hand is as it was"

    editor = Editor(player)
    paste(editor)
    editor.play.tap()
    expect(editor.dialog).to_be_hidden()
    player.turn("Star").roll().play("13/7, 8/7")
    player.turn("Anchor")
    log = player.log()
    player.reload().turn("Anchor")
    assert player.log() == log
    expect(player.place("8", "3 of yours")).to_be_visible()
    expect(player.place("18", "2 of theirs")).to_be_visible()


def set_up_by_touch(editor):
    """Two anchors and a star on one point, which is told with all else that is wrong, and mended."""
    editor.button("Empty the board").tap()
    editor.lacks("Anchor lacks 15 checkers.", "Star lacks 15 checkers.")
    expect(editor.play).to_be_disabled()
    editor.tap("13 point", times=2)
    editor.brush("Star")
    editor.tap("13 point")
    editor.holds("13 point", "2 of Anchor, 1 of Star")
    editor.lacks("Anchor lacks 13 checkers.", "Star lacks 14 checkers.", "Both sides stand on point 13.")
    editor.brush("Take away")
    editor.tap("13 point")
    editor.holds("13 point", "2 of Anchor")
    expect(editor.wrong).not_to_contain_text("Both sides")


def set_up_by_keys(editor):
    """Enter adds, Delete takes away, and counts are typed."""
    editor.brush("Anchor")
    editor.place("13 point").focus()
    editor.page.keyboard.press("ArrowRight")
    expect(editor.place("14 point")).to_be_focused()
    editor.page.keyboard.press("Enter")
    editor.holds("14 point", "1 of Anchor")
    editor.page.keyboard.press("Delete")
    editor.holds("14 point", "empty")
    editor.dialog.get_by_text("Checkers by number").tap()
    editor.field("spinbutton", "Anchor, start").fill("20")
    editor.field("spinbutton", "Star, 1 point").fill("15")
    editor.page.keyboard.press("Tab")
    expect(editor.field("spinbutton", "Anchor, start")).to_have_value("13")
    expect(editor.wrong).to_have_text("Ready to play.")
    expect(editor.field("textbox", "Position")).to_have_value("13:2 start:13 / 24:15")
    unsaid = "Anchor: 13 checkers not yet entered are written as if on the bar."
    expect(editor.dialog.get_by_text(unsaid)).to_be_visible()


def paste(editor):
    """An XGID with a fault, which is named, and without."""
    editor.read("XGID", XGID.replace("E---c", "E---?"))
    expect(editor.dialog.get_by_role("alert")).to_have_text("“?”, character 18, cannot stand there.")
    editor.read("XGID", XGID)
    expect(editor.field("combobox", "On roll")).to_have_value("1")
    expect(editor.field("textbox", "GNU Position ID")).to_have_value("4HPwATDgc/ABMA")
