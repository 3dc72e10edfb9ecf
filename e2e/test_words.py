"""A turn by words alone, and by keys alone: commands, notation, Backspace, Enter."""

from playwright.sync_api import expect


def say(player, line):
    """Type a command, and wait until the page says something."""
    field = player.page.get_by_label("Command")
    field.fill(line)
    return player.until_told(lambda: field.press("Enter"))


def test_a_turn_through_the_command_line_only(player):
    player.new_game("American", dice="61 12 44 63")
    for line in ("roll", "roll", "start/24 start/23", "undo", "start/23", "done", "name 4"):
        say(player, line)
    player.turn("Your double: 4 numbers to play")
    say(player, "start/21(2) 24/20 23/19")
    say(player, "done")
    player.turn("An extra roll").has_last_line("Anchor 4-4 start/21(2) 24/20 23/19")


def test_a_command_that_is_not_allowed_is_answered_by_the_rule(player):
    player.new_game("American", dice="61 63").open().roll()
    say(player, "start/20").sees("None of your numbers goes from start to point 20")
    say(player, "hello").sees("is not a move")
    say(player, "board").hears("Anchor: start: 15. Star: start: 15. To play: 6, 3.")
    say(player, "pips").hears("Anchor: 375 pips. Star: 375 pips.")


def test_backspace_takes_back_and_enter_finishes(player):
    player.new_game("American", dice="61 63 54").open().roll().move("start", "19")
    player.until_told(lambda: player.page.keyboard.press("Backspace")).turn("2 numbers to play")
    player.move("start", "19").move("start", "22")
    player.until_told(lambda: player.page.keyboard.press("Enter")).turn("Star", "Roll the dice")
    player.page.keyboard.press("Enter")
    expect(player.button("Roll")).to_be_visible()
