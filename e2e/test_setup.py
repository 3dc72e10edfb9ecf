"""Setting a position up by hand, and playing from it."""

from playwright.sync_api import expect

from e2e.player import Player

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10"


def place(editor, name):
    """A place of the editor's board by what it is called: "13 point", "start of Star"."""
    return editor.get_by_role("region", name="Board").get_by_role("button", name=f"{name},")


def test_a_position_is_set_up_by_touch_and_keys_mended_and_played_from(contexts, site):
    phone = contexts(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    player = Player(phone.new_page(), site).new_game("American", dice="61 63")
    before = player.sight()
    player.button("Menu").tap()
    player.button("Set up a position").tap()
    editor = player.dialog("Set up a position")
    editor.get_by_role("button", name="Empty the board").tap()
    wrong = editor.get_by_role("status", name="What is wrong")
    play = editor.get_by_role("button", name="Play from here")
    expect(wrong).to_contain_text("Anchor lacks 15 checkers.")
    expect(wrong).to_contain_text("Star lacks 15 checkers.")
    expect(play).to_be_disabled()

    # By touch: two anchors and a star on one point, then it is mended.
    place(editor, "13 point").tap()
    place(editor, "13 point").tap()
    editor.get_by_role("radio", name="Star").check()
    place(editor, "13 point").tap()
    expect(place(editor, "13 point")).to_have_accessible_name("13 point, 2 of Anchor, 1 of Star")
    for told in ("Anchor lacks 13 checkers.", "Star lacks 14 checkers.", "Both sides stand on point 13."):
        expect(wrong).to_contain_text(told)
    editor.get_by_role("radio", name="Take away").check()
    place(editor, "13 point").tap()
    expect(wrong).not_to_contain_text("Both sides")

    # By keys: Enter adds, Delete takes away, numbers are typed.
    editor.get_by_role("radio", name="Anchor").check()
    place(editor, "13 point").focus()
    player.page.keyboard.press("ArrowRight")
    expect(place(editor, "14 point")).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(place(editor, "14 point")).to_have_accessible_name("14 point, 1 of Anchor")
    player.page.keyboard.press("Delete")
    expect(place(editor, "14 point")).to_have_accessible_name("14 point, empty")
    editor.get_by_text("Checkers by number").tap()
    editor.get_by_role("spinbutton", name="Anchor, start").fill("20")
    editor.get_by_role("spinbutton", name="Star, 1 point", exact=True).fill("15")
    player.page.keyboard.press("Tab")
    expect(editor.get_by_role("spinbutton", name="Anchor, start")).to_have_value("13")
    expect(editor.get_by_text("Anchor: all 15 are placed.")).to_be_visible()
    expect(wrong).to_have_text("Ready to play.")
    expect(editor.get_by_role("textbox", name="Position", exact=True)).to_have_value("13:2 start:13 / 24:15")
    expect(
        editor.get_by_text("Anchor: 13 checkers not yet entered are written as if on the bar.")
    ).to_be_visible()

    # Cancelled, the game in hand is as it was; set up again by text, it is played.
    editor.get_by_role("button", name="Cancel").tap()
    assert player.sight() == before
    player.button("Menu").tap()
    player.button("Set up a position").tap()
    xgid = editor.get_by_role("textbox", name="XGID")
    xgid.fill(XGID.replace("E---c", "E---?"))
    xgid.press("Enter")
    expect(editor.get_by_role("alert")).to_have_text("“?”, character 18, cannot stand there.")
    xgid.fill(XGID)
    xgid.press("Enter")
    expect(editor.get_by_role("combobox", name="On roll")).to_have_value("1")
    expect(editor.get_by_role("textbox", name="GNU Position ID")).to_have_value("4HPwATDgc/ABMA")
    place(editor, "start of Anchor").focus()
    play.tap()
    expect(editor).to_be_hidden()
    player.turn("Star").roll()
    player.play("13/7, 8/7")
    player.turn("Anchor")
    log = player.log()
    player.reload()
    player.turn("Anchor")
    assert player.log() == log
    expect(player.place("8", "3 of yours")).to_be_visible()
    expect(player.place("18", "2 of theirs")).to_be_visible()
