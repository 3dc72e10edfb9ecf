"""The built site in a browser that keeps it: without a network, and when a newer build comes in mid-game."""

import contextlib
import shutil
import threading

import pytest
from playwright.sync_api import expect

from e2e.player import Player
from tools import build, precache
from tools.browser import find, flags
from tools.serve import TOP, address, make_server

IS_KEPT = "async () => (await navigator.serviceWorker.ready).active.state === 'activated'"
KEPT = """async () => {
  const [cache] = await caches.keys();
  const kept = await (await caches.open(cache)).keys();
  return kept.map(({ url }) => url.split("/.kept/")[1]).sort();
}"""
LOOK_FOR_ANOTHER = "async () => { await (await navigator.serviceWorker.ready).update().catch(() => {}); }"
NEWER = "A new version of this page is ready"


class Host:
    """A host that can be switched off and on again at the same address."""

    def __init__(self, folder):
        self.folder, self.port, self.server = folder, 0, None

    def start(self):
        self.server = make_server(self.folder, self.port)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()
        return address(self.server)

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A site as `make build` writes it."""
    folder = tmp_path_factory.mktemp("built") / "dist"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "DIST", folder)
        assert build.main() == 0
    return folder


@pytest.fixture
def host(built, tmp_path):
    made = Host(shutil.copytree(built, tmp_path / "dist"))
    yield made
    with contextlib.suppress(OSError):
        made.stop()


@pytest.fixture
def reopened(playwright, watch, tmp_path):
    """Open the same browser again and again: what it kept is still there."""
    with contextlib.ExitStack() as open_ones:

        def reopen():
            open_ones.close()
            context = playwright.chromium.launch_persistent_context(
                tmp_path / "profile",
                executable_path=find(),
                args=flags(),
                reduced_motion="reduce",
                locale="en-US",
            )
            open_ones.callback(context.close)
            watch.follow(context)
            return context

        yield reopen


def digests(site):
    """What the browser should keep: each file of the build by its digest, and by its name what the host may change."""
    return sorted([*precache.listed(site)["kept"].values(), *precache.OWN])


def made_newer(site):
    """Change a site as a newer build would: the words of the page, the engine, and the list of them all."""
    text = site / "acey" / "text" / "en.json"
    text.write_text(text.read_text("utf-8").replace('"New game"', '"Another game"'), "utf-8")
    with (site / "acey" / "acey.zip").open("ab") as engine:
        engine.write(b"\0" * 22)
    shutil.copyfile(TOP / precache.SOURCE, site / precache.SOURCE)
    precache.write(site)


def test_with_the_host_gone_the_game_goes_on_after_a_reload_in_a_new_tab_and_after_a_restart(host, reopened):
    site, context = host.start(), reopened()
    player = Player(context.new_page(), site).new_game("American", dice="61 63 54 31 62")
    player.open()
    assert player.page.evaluate(IS_KEPT)
    assert player.page.evaluate(KEPT) == digests(host.folder)
    host.stop()

    player.reload().is_ready().roll().play("start/19, start/22").turn("Star", "Roll the dice")
    player.page.close()
    player = Player(context.new_page(), site).visit().is_ready().roll()
    player.play("start/20, start/21").turn("Anchor", "Roll the dice")

    player = Player(reopened().new_page(), site).visit().is_ready()
    player.turn("Anchor", "Roll the dice").roll().turn("Anchor", "2 numbers to play")
    assert player.dice() == ["3", "1"]


def test_a_newer_build_comes_as_a_whole_is_told_and_drops_no_game(host, contexts):
    site = host.start()
    player = Player(contexts().new_page(), site).new_game("American", dice="61 63 54 31").open().roll()
    assert player.page.evaluate(IS_KEPT)
    before = digests(host.folder)
    made_newer(host.folder)
    engine = host.folder / "acey" / "acey.zip"
    gone = engine.rename(engine.with_suffix(".gone"))

    player.reload().is_ready().turn("Anchor", "2 numbers to play")
    player.page.evaluate(LOOK_FOR_ANOTHER)
    player.finds_in_menu("New game")
    player.play("start/19, start/22").turn("Star", "Roll the dice")
    assert set(before) <= set(player.page.evaluate(KEPT)), "half a build has come, and the old one plays on"
    expect(player.page.get_by_text(NEWER)).to_be_hidden()

    gone.rename(engine)
    player.page.evaluate(LOOK_FOR_ANOTHER)
    player.sees(NEWER).roll().turn("Star", "2 numbers to play")
    player.finds_in_menu("New game")
    player.button("Take it now").click()

    player.finds_in_menu("Another game")
    player.is_ready().turn("Star", "2 numbers to play").play("start/20, start/21").turn(
        "Anchor", "Roll the dice"
    )
    expect(player.page.get_by_text(NEWER)).to_be_hidden()
    assert player.page.evaluate(KEPT) == digests(host.folder)
