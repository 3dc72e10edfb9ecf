"""The whole game as one file, opened from the disk."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from e2e.player import Player
from tools.one_file import MOST_BYTES, NAME

POLICY = (
    "default-src 'none'; script-src 'sha256-…' 'sha256-…' 'wasm-unsafe-eval'; style-src 'sha256-…'; "
    "img-src blob: data:; worker-src data:; base-uri 'none'; form-action 'none'"
)


def test_the_one_file_plays_keeps_the_game_and_speaks_other_languages_from_the_disk(contexts, watch, built):
    file = built / NAME
    assert file.stat().st_size <= MOST_BYTES
    player = Player(contexts().new_page(), file.as_uri())
    policy = player.visit().page.locator("meta[http-equiv]").get_attribute("content")
    assert re.sub(r"sha256-[\w+/=]+", "sha256-…", policy) == POLICY

    player.new_game("American", dice="61 63 54 31", seats=("Nell", ("Carl", "Computer, strong")))
    player.open().roll().play("start/19, start/22").has_last_line(re.compile("^Carl 5-4 "))
    language = player.page.get_by_role("navigation").get_by_role("combobox")
    player.button("Menu").click()
    language.select_option(label="Deutsch")
    expect(player.button("Würfeln")).to_be_visible()
    player.reload().press("Würfeln").button("Menü").click()
    language.select_option(label="English")
    player.turn("Nell", "2 numbers to play")
    assert {urlsplit(url).scheme for url in watch.requests} <= {"file", "data", "blob"}
