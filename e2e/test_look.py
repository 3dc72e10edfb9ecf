"""Looking back at the game from the log, without touching it."""

from playwright.sync_api import expect


def test_the_game_is_stepped_through_and_is_as_it_was(player):
    player.new_game("American", dice="61 63 54 66").open().roll().play("start/22, start/19")
    player.roll().play("start/20, start/21").roll()
    before = player.sight()

    player.page.get_by_role("list", name="Log").get_by_role("button", name="Anchor 6-3").click()
    player.turn("Looking back: 3 of 6")
    assert player.dice() == ["6, used", "3, used"]
    expect(player.lit).to_have_count(0)
    expect(player.button("Undo")).to_be_hidden()

    player.button("Next").click()
    player.turn("4 of 6")
    assert player.dice() == ["5", "4"]
    player.page.keyboard.press("Home")
    player.turn("0 of 6")
    player.page.keyboard.press("End")
    player.turn("6 of 6").button("Back to now").click()
    player.turn("4 numbers to play")
    assert player.sight() == before
