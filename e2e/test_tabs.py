"""Two tabs on one game: one plays, the other follows, and the game goes on in one history."""

from playwright.sync_api import expect

from e2e.player import Player
from tools.quick_page import quick_page

FOLLOWS = "Another tab plays: here you see what it does"


def test_one_tab_plays_and_the_other_follows_until_it_takes_over(contexts):
    with quick_page() as site:
        context = contexts()
        first = Player(context.new_page(), site).new_game("American", dice="61 63 54 31")
        first.open().turn("Anchor", "Starts with 6-1")
        second = Player(context.new_page(), site).visit().sees(FOLLOWS)
        second.turn("Anchor", "Starts with 6-1")
        expect(second.button("Roll")).to_be_hidden()

        first.roll().move("start", "19")
        second.turn("Anchor", "One number to play")
        expect(second.lit).to_have_count(0)

        second.button("Play here").click()
        first.sees(FOLLOWS)
        second.is_ready().move("start", "22").done().turn("Star", "Roll the dice")
        first.turn("Star", "Roll the dice").has_last_line("Anchor 6-3 start/22 start/19")

        second.page.close()
        expect(first.page.get_by_text(FOLLOWS)).to_be_hidden()
        first.roll().turn("Star", "2 numbers to play")
        assert first.dice() == ["5", "4"]
