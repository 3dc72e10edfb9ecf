"""Storage that is refused, full or damaged: the game plays on, and says what it could not keep."""

import io
import json

import pytest
from playwright.sync_api import expect

from e2e.player import Player
from e2e.saves import damaged, kept_save, storage_with
from tools.browser import find, flags
from tools.serve import TOP, StaticHandler, serving

UNKEPT = "This browser keeps nothing: the game is lost when you leave"
DAMAGED = "A saved game could not be read and was set aside"
REPAIRED = "A part of the saved game was damaged; it was worked out again from its moves"
FRAME = b'<iframe sandbox="allow-scripts" src="index.html?dice=6163" width=1200 height=800></iframe>'
FILL = """() => {
  for (let size = 1 << 22; size >= 1; size = Math.floor(size / 2)) {
    try { for (let i = 0; ; i++) localStorage.setItem(`filler ${size} ${i}`, "x".repeat(size)); } catch {}
  }
}"""
EMPTY = """() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("filler")) localStorage.removeItem(key);
}"""
FULL = "The last step could not be saved: the storage is full"


def stored(player):
    return player.page.evaluate("() => ({...localStorage})")


def aside(player):
    return [text for key, text in stored(player).items() if key.startswith("acey.aside.")]


def test_with_all_site_data_blocked_the_game_plays_on_and_says_it_is_not_kept(
    playwright, site, watch, tmp_path
):
    preferences = tmp_path / "Default" / "Preferences"
    preferences.parent.mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    preferences.write_text(json.dumps(blocked), encoding="utf-8")
    context = playwright.chromium.launch_persistent_context(tmp_path, executable_path=find(), args=flags())
    try:
        watch.follow(context)
        player = Player(context.new_page(), site).new_game("American", dice="61 63 54")
        with pytest.raises(Exception, match="Access is denied"):
            stored(player)
        player.sees(UNKEPT).open().roll().play("start/19, start/22").turn("Star", "Roll the dice").sees(
            UNKEPT
        )
    finally:
        context.close()


def test_in_a_frame_that_may_do_nothing_but_run_scripts_the_game_plays(contexts):
    class Framing(StaticHandler):
        def send_head(self):
            if not self.path.endswith("frame.html"):
                return super().send_head()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(FRAME)))
            self.end_headers()
            return io.BytesIO(FRAME)

        def end_headers(self):
            self.send_header("Access-Control-Allow-Origin", "*")
            super().end_headers()

    with serving(TOP, Framing) as site:
        page = contexts(viewport={"width": 1280, "height": 860}).new_page()
        page.goto(f"{site}frame.html")
        player = Player(page.frame_locator("iframe"), site).begin("American")
        player.sees(UNKEPT).open().roll().play("start/19, start/22").turn("Star", "Roll the dice")


@pytest.mark.parametrize("damage", ["cut off", "of another version", "tampered with", "not a game"])
def test_a_save_that_cannot_be_read_is_told_and_set_aside(contexts, site, damage):
    text = damaged(damage)
    player = Player(contexts(storage_state=storage_with(site, text)).new_page(), site).visit("61 63")

    player.sees(DAMAGED).is_ready()
    assert aside(player) == [text]
    player.begin("American").open().roll().turn("Anchor", "2 numbers to play")
    player.button("All right").click()
    expect(player.page.get_by_text(DAMAGED)).to_be_hidden()
    player.reload().turn("Anchor", "2 numbers to play")
    assert aside(player) == [text], "it is still there"


def test_a_damaged_picture_of_the_board_is_worked_out_again_from_the_moves(contexts, site):
    text = damaged("with fewer than no checkers")
    player = Player(contexts(storage_state=storage_with(site, text)).new_page(), site).visit()

    player.sees(REPAIRED).turn("Nell", "One number to play")
    assert aside(player) == [text]
    player.move("start", "22").done().turn("Ned", "Roll the dice")


def test_with_the_storage_full_the_old_save_survives_and_the_game_goes_on(contexts, site):
    storage = storage_with(site, kept_save(rolled=False))
    player = Player(contexts(storage_state=storage).new_page(), site).visit()
    player.turn("Nell", "Starts with 6-1").is_ready()
    before = stored(player)["acey.game.g"]
    player.page.evaluate(FILL)

    player.roll().sees(FULL).turn("Nell", "2 numbers to play")
    assert stored(player)["acey.game.g"] == before
    with player.page.expect_download() as offered:
        player.button("Save as a file").click()
    (game,) = json.loads(offered.value.path().read_text("utf-8"))["games"]
    assert game["record"]["actions"] == "#6163", "with the roll that could not be saved"
    player.play("start/19, start/22").turn("Ned", "Roll the dice")
    player.page.evaluate(EMPTY)
    player.roll().turn("Ned", "2 numbers to play")
    expect(player.page.get_by_text(FULL)).to_be_hidden()
    player.reload().turn("Ned", "2 numbers to play")
    assert player.dice() == ["5", "4"]
