"""Loading that fails: the page says what failed, and trying again works once it can."""

import io
import re

import pytest
from playwright.sync_api import expect

from e2e.player import Player
from tools.serve import TOP, StaticHandler, serving

DID_NOT_ARRIVE = "The rules could not be loaded: the file {file} did not arrive."
LIGHT = "vendor/light/index.js"
"""Without this file the light runtime cannot be had, and the plain one is asked for."""


class Faulty(StaticHandler):
    """Has no file that ends like one of `missing`, and sends only half of one that ends like one of `cut`."""

    missing = cut = ()

    def send_head(self):
        path = self.path.split("?")[0]
        if path.endswith(self.missing):
            self.send_error(404, "File not found")
            return None
        file = super().send_head()
        if file and path.endswith(self.cut):
            self.close_connection = True
            with file:
                whole = file.read()
            return io.BytesIO(whole[: len(whole) // 2])
        return file


@pytest.fixture
def faulty():
    """A class of its own for each test, so that faults do not spread."""
    return type("FaultyHere", (Faulty,), {})


@pytest.fixture
def visitor(contexts, faulty, watch):
    watch.forgives = "^(status 404|Failed to fetch)$"  # PyScript leaves some of its own uncaught
    with serving(TOP, faulty) as site:
        yield Player(contexts().new_page(), site)


def plays_after_another_try(player):
    player.button("Try again").click()
    player.is_ready().begin("American").open().roll().turn("Anchor", "2 numbers to play")


@pytest.mark.parametrize(
    "file",
    [
        "vendor/pyscript/core.js",
        "web/engine/pyodide-wrapper.js",
        "vendor/pyodide/pyodide.asm.wasm",
        "vendor/pyodide/python_stdlib.zip",
        "acey/moves.py",
    ],
)
def test_a_runtime_file_that_does_not_arrive_is_named_and_asked_for_again(visitor, faulty, file):
    faulty.missing = (file, LIGHT)
    visitor.visit("61 63")
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text(DID_NOT_ARRIVE.format(file=file))

    faulty.missing = ()
    plays_after_another_try(visitor)
    expect(alert).to_be_hidden()


def test_a_download_cut_in_the_middle_is_told_and_asked_for_again(visitor, faulty):
    faulty.cut = ("python_stdlib.zip", "python_stdlib.zip.gzip")
    visitor.visit("61 63")
    expect(visitor.page.get_by_role("alert")).to_contain_text("python_stdlib.zip")

    faulty.cut = ()
    plays_after_another_try(visitor)


def test_where_the_light_runtime_arrives_damaged_the_plain_one_plays(visitor, faulty, watch):
    faulty.cut = ("vendor/light/pyodide.asm.wasm.gzip",)
    visitor.new_game("American", dice="61 63").open().roll().turn("Anchor", "2 numbers to play")
    assert [url for url in watch.requests if url.endswith("vendor/pyodide/pyodide.asm.wasm")]


def test_texts_that_do_not_arrive_are_named_and_asked_for_again(visitor, faulty):
    faulty.missing = ("acey/text/en.json",)
    visitor.visit("61 63")
    expect(visitor.page.get_by_role("alert")).to_contain_text("acey/text/en.json")

    faulty.missing = ()
    plays_after_another_try(visitor)


def test_a_saved_game_is_in_sight_while_the_rules_do_not_arrive_and_goes_on_when_they_do(visitor, faulty):
    visitor.new_game("American", dice="61 63").open().roll()
    faulty.missing = ("acey/game.py",)
    visitor.reload().turn("Anchor", "2 numbers to play")
    expect(visitor.page.get_by_role("alert")).to_contain_text("acey/game.py")

    faulty.missing = ()
    visitor.button("Try again").first.click()
    visitor.play("start/19, start/22").turn("Star", "Roll the dice")


@pytest.mark.parametrize(
    "how", ["delete globalThis.Worker", "Worker = function () { throw new Error('no') }"]
)
def test_where_no_worker_can_start_the_main_thread_plays(contexts, site, how):
    context = contexts()
    context.add_init_script(how)
    player = Player(context.new_page(), site).new_game("American", dice="61 63 54").open().roll()
    player.play("start/19, start/22").turn("Star", "Roll the dice")
    player.has_log("6-1 Anchor starts", re.compile("Anchor 6-3 start/22 start/19"))


def test_where_modules_do_not_run_the_page_says_what_is_missing(contexts, site):
    page = contexts().new_page()
    page.goto((TOP / "index.html").as_uri())
    expect(page.get_by_role("alert")).to_contain_text("Browsers load no modules from a disk")

    frame = f'<iframe sandbox="allow-scripts" src="{site}index.html"></iframe>'
    page.goto(f"{site}LICENSE")
    page.set_content(frame)
    told = page.frame_locator("iframe").get_by_role("alert")
    expect(told).to_contain_text("Access-Control-Allow-Origin: *")


def test_the_sources_served_without_their_runtime_say_so_and_lead_to_the_documents(visitor, faulty):
    faulty.missing = ("vendor/pyscript/core.js",)
    visitor.visit()
    expect(visitor.page.get_by_role("alert")).to_contain_text("These are the sources, without their runtime")
    link = visitor.page.get_by_role("link", name="How to host the game")
    expect(link).to_have_attribute("href", "docs/hosting.md")
    assert (TOP / "docs" / "hosting.md").exists()
