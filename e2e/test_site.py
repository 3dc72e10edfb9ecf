"""The built site, as a plain host serves it from a folder of its own."""

import gzip
import io
import json
from urllib.parse import urlsplit

from playwright.sync_api import expect

from e2e.player import Player
from tools.serve import TOP, StaticHandler, serving

PREFIX = "/games/acey/"
CONFIG = "pyscript.toml"
"""The first thing that the engine asks for; what was asked for before it puts the saved game on the screen."""
ASIDE = (".svg", ".webmanifest")
"""What the browser fetches for itself; the page does not wait for it."""
MOST_REQUESTS, MOST_BYTES = 8, 80_000


def test_the_built_site_plays_a_turn_from_a_sub_path_and_asks_no_other_host(contexts, watch, built):
    with serving(built, prefix=PREFIX) as site:
        player = Player(contexts().new_page(), site).visit(dice="61 63 54 31").is_ready().begin("American")
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


SAID = {
    "format": "acey-site-1",
    "title": "The Anchor",
    "text": "<b>Thursdays</b> at eight",
    "language": "de",
    "theme": "chart",
    "presets": ["american"],
    "own": [{"name": "Ankerregeln", "text": "Wie wir spielen", "base": "navy", "variants": [1]}],
    "rules": "Ankerregeln",
    "colour": "red",
}


class Hosted(StaticHandler):
    """A host that says something of its own in `site.json`."""

    def send_head(self):
        if not self.path.endswith("site.json"):
            return super().send_head()
        content = json.dumps(SAID).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)


def test_a_host_makes_the_page_theirs_without_touching_code(contexts):
    with serving(TOP, Hosted) as site:
        page = contexts().new_page()
        page.goto(site)
        expect(page).to_have_title("The Anchor")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.locator("html")).to_have_attribute("data-theme", "chart")
        expect(page.get_by_text("<b>Thursdays</b> at eight")).to_be_visible()
        expect(
            page.get_by_text("Die site.json dieser Seite hat einen Fehler. Einen Teil „colour“")
        ).to_be_visible()

        page.get_by_role("button", name="Neue Partie", exact=True).click()
        dialog = page.get_by_role("dialog", name="Neue Partie")
        cards = dialog.get_by_role("radio")
        expect(cards.first).to_be_visible()
        names = cards.evaluate_all(
            "all => all.filter((one) => one.name === 'rule-set')"
            ".map((one) => document.getElementById(one.getAttribute('aria-labelledby')).textContent)"
        )
        assert names == ["Ankerregeln", "Amerikanisch"]
        expect(dialog.get_by_role("radio", name="Ankerregeln")).to_be_checked()
        dialog.get_by_role("button", name="Anfangen", exact=True).click()
        expect(page).to_have_title("The Anchor: Ankerregeln")
