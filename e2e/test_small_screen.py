"""Small screens: nothing to scroll sideways, and nothing lies over what can be pressed."""

import pytest
from playwright.sync_api import expect

from e2e.player import Player

SIZES = [(360, 640), (320, 568), (640, 360), (768, 1024)]
COVERED = """all => all.flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return one === top || one.contains(top) ? [] : [`${one.outerHTML} lies under ${top?.outerHTML}`];
})"""
"""What lies over a control's middle and takes the presses meant for it."""
IS_LAID_OUT = """async ([width, frames]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const boxes = () => [...document.querySelectorAll("main *")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].join();
  }).join(";");
  for (let same = 0, before = ""; same < frames; await frame()) {
    const now = boxes();
    same = innerWidth === width && now === before ? same + 1 : 0;
    before = now;
  }
}"""
"""A new size reaches the page, and the board its layout, some frames after it was set."""
IS_SCROLLED_SIDEWAYS = "() => document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"


@pytest.fixture
def tapper(contexts, site):
    width, height = SIZES[0]
    return Player(contexts(viewport={"width": width, "height": height}, has_touch=True).new_page(), site)


def takes_presses(player, controls, count):
    """Assert that at each size all of so many controls take a press in their middle."""
    expect(controls).to_have_count(count)
    for width, height in (*SIZES, SIZES[0]):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(IS_LAID_OUT, [width, 6])
        assert not player.page.evaluate(IS_SCROLLED_SIDEWAYS), f"{width} x {height} scrolls sideways"
        assert controls.evaluate_all(COVERED) == [], f"{width} x {height}"


def test_every_source_and_target_and_double_takes_a_press_on_a_small_screen(tapper):
    player = tapper
    player.new_game("American", dice="61 12 66 63 54").open().roll()
    takes_presses(player, player.lit, 1)
    player.lit.tap()
    takes_presses(player, player.targets, 3)
    player.until_told(player.place("24", "can go here").tap)
    takes_presses(player, player.lit, 2)
    player.move("start", "23")
    takes_presses(player, player.button("Done"), 1)
    player.until_told(player.button("Done").tap)
    doubles = player.doubles.get_by_role("button")
    takes_presses(player, doubles, 6)
    player.until_told(player.double(6).tap)
    takes_presses(player, player.lit, 3)
    player.place("24", "can move").tap()
    takes_presses(player, player.targets, 3)


def test_the_menu_and_the_log_are_behind_a_button_on_a_small_screen(tapper):
    player = tapper.new_game("American", dice="61 63").open()
    player.button("Menu").tap()
    player.has_log("6-1 Anchor starts").button("Rules of this game").tap()
    dialog = player.dialog("The rules: American")
    expect(dialog).to_be_visible()
    takes_presses(player, dialog.get_by_role("button", name="Close"), 1)
