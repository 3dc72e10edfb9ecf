"""A match from its first game to its end, and a game with dice that the players throw themselves."""

import re

from playwright.sync_api import expect

from e2e.player import SIMPLE, TWO_PEOPLE


def test_a_match_is_played_to_its_end_and_the_next_one_begins(player):
    player.visit("61 63 54 66 41")
    dialog = player.open_new_game()
    player.choose(dialog, "American")
    player.name_seats(dialog, ("Nell", "Ned"))
    dialog.get_by_label("Length").select_option(label="To a number of points")
    dialog.get_by_label("Points to win").fill("29")
    dialog.get_by_role("button", name="Begin", exact=True).click()
    expect(dialog).to_be_hidden()

    player.open().roll().play("start/22, start/19").sees("Match to 29 points, game 1")
    player.has_score(["366 pips", "0 of 29"], ["375 pips", "0 of 29"])
    player.resign("Ned")
    over = player.dialog("Nell wins")
    expect(over.get_by_role("row", name="Nell")).to_have_text("Nell115")
    expect(over).to_contain_text("Match to 29 points, game 1")
    player.reload().is_ready()
    player.turn("Nell", "Worth 15 points").has_score(["366 pips", "15 of 29"], ["375 pips", "0 of 29"])

    player.button("Next game").click()
    player.turn("Who starts?").sees("Match to 29 points, game 2")
    player.open().resign("Ned").hears("Nell wins the match, 30–0.")  # noqa: RUF001
    over = player.dialog("Nell wins the match")
    expect(over.get_by_role("row", name="Nell")).to_have_text("Nell230")
    player.has_last_line(re.compile("Nell wins and scores 15 points. Nell wins the match"))
    over.get_by_role("button", name="New match").click()
    player.turn("Who starts?").sees("Match to 29 points, game 1")
    player.has_score(["375 pips", "0 of 29"], ["375 pips", "0 of 29"])

    # Two people without names begin with nothing, and go on together.
    dialog = player.open_new_game()
    dialog.get_by_label("Length").select_option(label="A single game")
    player.name_seats(dialog, TWO_PEOPLE)
    dialog.get_by_role("button", name="Begin", exact=True).click()
    player.turn("Who starts?").open().resign("Anchor")
    player.dialog("Star wins").get_by_role("button", name="Next game").click()
    player.turn("Who starts?").has_score(["375 pips", "0 points"], ["375 pips", "15 points"])
    player.begin("American").has_score(["375 pips", "0 points"], ["375 pips", "0 points"])

    # Without "Done" they can take back until the other one rolls.
    player.button("Settings").click()
    settings = player.dialog("Settings")
    settings.get_by_role("switch", name="Finish each play with a button").click()
    settings.get_by_role("button", name="Close").click()
    player.open().roll().move("start", "22").move("start", "19").turn("Star", "Roll the dice")
    player.undo().turn("Anchor", "One number to play")


def test_a_game_is_played_with_dice_thrown_by_hand(player):
    keyboard, faces = player.page.keyboard, player.page.get_by_role("group", name="Dice you threw")
    player.visit()
    dialog = player.open_new_game()
    player.choose(dialog, "Navy")
    player.name_seats(dialog, ("Nell", ("Deep", SIMPLE)))
    dialog.get_by_role("combobox", name="Dice", exact=True).select_option(
        label="Thrown by you, on your table"
    )
    dialog.get_by_role("button", name="Begin", exact=True).click()

    # A tie, then the opening, by a touch on the faces.
    for nell, deep in ((4, 4), (6, 3)):
        player.until_told(lambda nell=nell, deep=deep: throw(faces, ("Nell", nell), ("Deep", deep)))
    player.turn("Nell", "Starts with 6-3: throw both dice and enter them")

    # A roll by digits; the first one is put right before it is whole, the whole one before it is played.
    keyboard.press("5")
    expect(faces.get_by_role("group", name="First die").get_by_role("button", name="5")).to_have_attribute(
        "aria-pressed", "true"
    )
    keyboard.press("Backspace")
    player.until_told(lambda: (keyboard.press("6"), keyboard.press("1")))
    assert player.dice() == ["6", "1"]
    player.press("Correct").hears("The dice 6-1 are taken back, to be entered anew.")
    player.until_told(lambda: (keyboard.press("6"), keyboard.press("4")))
    player.move("start", "19")
    expect(player.button("Correct")).to_be_hidden()
    player.move("start", "21").done()

    # The computer's dice, by words; then it plays.
    player.turn("Deep", "Throw for the computer and enter what it got")
    command(player, "roll").sees("Say what you threw, two numbers from 1 to 6, as in: roll 6-5.")
    command(player, "roll 5-4").hears("Deep rolls 5-4.").hears("Deep played").turn("Nell", "Throw both dice")

    # A 1-2, its double, and the extra roll.
    player.until_told(lambda: throw(faces, ("First die", 2), ("Second die", 1)))
    player.play("start/24, start/23").name(5).turn("4 numbers to play")
    player.play("start/20, start/20, start/20, start/20").turn(
        "Nell", "An extra roll: throw again and enter it"
    )
    player.reload().is_ready()
    player.turn("Nell", "An extra roll: throw again and enter it")
    command(player, "roll 63").turn("2 numbers to play")

    player.button("Dice").click()
    sheet = player.dialog("Dice")
    this_game = sheet.get_by_role("table").first
    expect(sheet.get_by_text("12 dice, thrown by hand").first).to_be_visible()
    expect(this_game.get_by_role("row", name="Fell")).to_have_text("Fell112413")
    expect(sheet).to_contain_text("4 rolls of two dice: doubles 0 (even: 0.7), 1-2 1 (even: 0.2)")
    expect(sheet.get_by_text("Too few dice to say more: it takes 30.").first).to_be_visible()


def throw(faces, *dice):
    for row, number in dice:
        faces.get_by_role("group", name=row).get_by_role("button", name=str(number)).click()


def command(player, line):
    field = player.page.get_by_label("Command")
    field.fill(line)
    field.press("Enter")
    return player
