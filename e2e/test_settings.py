"""What a player sets takes effect at once, and is kept."""

from playwright.sync_api import expect

DICE = "61 63 54 66"


def settings(player, **values):
    """Open the settings, set what is told by its label, and close them."""
    player.button("Settings").click()
    dialog = player.dialog("Settings")
    for name, value in values.items():
        label = name.replace("_", " ")
        if isinstance(value, bool):
            dialog.get_by_role("switch", name=label).set_checked(value)
        else:
            dialog.get_by_label(label).select_option(label=value)
    dialog.get_by_role("button", name="Close").click()
    return player


def test_without_the_button_a_play_finishes_by_itself_and_can_be_taken_back_in_time(player):
    player.new_game("American", dice=DICE).open().roll()
    settings(player, Finish_each_play=False, Without_it="3 seconds")

    player.move("start", "19").move("start", "22").turn("goes on by itself").undo()
    player.turn("One number to play").move("start", "22").turn("Star", "Roll the dice")
    player.has_last_line("Anchor 6-3 start/22 start/19")


def test_dice_that_roll_themselves(player):
    player.new_game("American", dice=DICE).open()
    settings(player, Roll_for_me=True).turn("2 numbers to play")
    player.play("start/22, start/19").turn("Star", "2 numbers to play")


def test_one_click_plays_the_left_die_and_a_click_on_the_dice_swaps_them(player):
    player.new_game("American", dice=DICE).open().roll()
    settings(player, Moving="One click: left die")
    assert player.dice() == ["6", "3"]

    player.button("Swap").click()
    assert player.dice() == ["3", "6"]
    player.until_told(player.place("start", "can move").click)
    player.until_told(player.place("start", "can move").click)
    player.hears("moves from start to point 22", "moves from start to point 19").done()


def test_settings_outlive_a_reload(player):
    player.new_game("American", dice=DICE)
    settings(player, Colours="High contrast", Numbers_on_the_points=False)
    player.reload().button("Settings").click()
    dialog = player.dialog("Settings")

    expect(dialog.get_by_label("Colours").locator("option:checked")).to_have_text("High contrast")
    expect(dialog.get_by_role("switch", name="Numbers on the points")).not_to_be_checked()
