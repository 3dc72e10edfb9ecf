"""The built site, as a plain host serves it from a folder of its own."""

import gzip
from urllib.parse import urlsplit

from e2e.player import Player
from tools.serve import serving

PREFIX = "/games/acey/"
CONFIG = "pyscript.toml"
"""The first thing that the engine asks for; what was asked for before it puts the saved game on the screen."""
ASIDE = (".svg", ".webmanifest")
"""What the browser fetches for itself; the page does not wait for it."""
MOST_REQUESTS, MOST_BYTES = 8, 80_000


def test_the_built_site_plays_a_turn_from_a_sub_path_and_asks_no_other_host(contexts, watch, built):
    with serving(built, prefix=PREFIX) as site:
        player = Player(contexts().new_page(), site).new_game("American", dice="61 63 54 31")
        player.open().roll().play("start/19, start/22").turn("Star", "Roll the dice").roll()

    paths = [urlsplit(url).path for url in watch.requests if url.startswith("http")]
    assert any(path.endswith("light/python_stdlib.zip.gzip") for path in paths), (
        "a worker's requests are seen too"
    )
    assert not [path for path in paths if path.endswith((".wasm", "python_stdlib.zip"))], (
        "the light runtime does"
    )
    assert {path for path in paths if not path.startswith(PREFIX)} == set()
    assert watch.strangers == []
    names = [path.removeprefix(PREFIX) or "index.html" for path in paths]
    first = [name for name in names[: names.index(CONFIG)] if not name.endswith(ASIDE)]
    assert len(first) <= MOST_REQUESTS, first
    packed = [len(gzip.compress((built / name).read_bytes())) for name in first]
    assert sum(packed) <= MOST_BYTES, dict(zip(first, packed, strict=True))
