"""Small screens: nothing to scroll sideways, and nothing lies over what can be pressed."""

import pytest
from playwright.sync_api import expect

from e2e.player import Player

SIZES = [(360, 640), (320, 568), (640, 360), (768, 1024)]
IS_ON_TOP = """all => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return one === top || one.contains(top);
})"""
IS_LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
IS_SCROLLED_SIDEWAYS = "() => document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"


@pytest.fixture
def tapper(contexts, site):
    width, height = SIZES[0]
    return Player(contexts(viewport={"width": width, "height": height}, has_touch=True).new_page(), site)


def at_each_size(player, see):
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(IS_LAID_OUT)
        assert not player.page.evaluate(IS_SCROLLED_SIDEWAYS), f"{width} x {height} scrolls sideways"
        see(f"{width} x {height}")
    player.page.set_viewport_size(dict(zip(("width", "height"), SIZES[0], strict=True)))


def on_top(controls, count):
    """Whether all of so many controls take a press in their middle."""
    expect(controls).to_have_count(count)
    return controls.evaluate_all(IS_ON_TOP) == [True] * count


def test_every_source_and_target_and_double_takes_a_press_on_a_small_screen(tapper):
    player = tapper
    player.new_game("American", dice="61 12 66 63 54").open().roll()
    at_each_size(player, lambda size: on_top(player.lit, 1) or pytest.fail(size))
    player.lit.tap()
    at_each_size(player, lambda size: on_top(player.targets, 3) or pytest.fail(size))
    player.until_told(player.place("24", "can go here").tap)
    at_each_size(player, lambda size: on_top(player.lit, 2) or pytest.fail(size))
    player.move("start", "23")
    at_each_size(player, lambda size: on_top(player.button("Done"), 1) or pytest.fail(size))
    player.until_told(player.button("Done").tap)
    doubles = player.doubles.get_by_role("button")
    at_each_size(player, lambda size: on_top(doubles, 6) or pytest.fail(size))
    player.until_told(player.double(6).tap)
    at_each_size(player, lambda size: on_top(player.lit, 3) or pytest.fail(size))
    player.place("24", "can move").tap()
    at_each_size(player, lambda size: on_top(player.targets, 3) or pytest.fail(size))


def test_the_menu_and_the_log_are_behind_a_button_on_a_small_screen(tapper):
    player = tapper.new_game("American", dice="61 63").open()
    player.button("Menu").tap()
    player.has_log("6-1 Anchor starts").button("Rules of this game").tap()
    dialog = player.dialog("The rules: American")
    expect(dialog).to_be_visible()
    at_each_size(
        player, lambda size: on_top(dialog.get_by_role("button", name="Close"), 1) or pytest.fail(size)
    )
