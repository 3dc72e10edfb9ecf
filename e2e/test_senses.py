"""Eyes that see no colour, a system that sets its own, text at twice its size, a tab that nobody looks at."""

import base64
from itertools import islice

import pytest
from playwright.sync_api import expect

from e2e.player import Player
from e2e.test_other_hands import click, play_on
from e2e.test_small_screen import COVERED, IS_SCROLLED_SIDEWAYS
from tools.page_states import show

DEFICIENCIES = ("achromatopsia", "deuteranopia", "protanopia", "tritanopia")
FACE = ".checker[data-seat='{seat}'][data-form='face']:not([data-covered], [data-told])"
MASK = """async ([png, size]) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(size, size);
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0, size, size);
  const { data } = pen.getImageData(0, 0, size, size);
  const grey = [];
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [(i % size) / size - 0.5, Math.floor(i / size) / size - 0.5];
    if (Math.hypot(x, y) < 0.3) grey.push(0.3 * data[4 * i] + 0.59 * data[4 * i + 1] + 0.11 * data[4 * i + 2]);
  }
  const middle = (Math.min(...grey) + Math.max(...grey)) / 2;
  return [Math.max(...grey) - Math.min(...grey), grey.map((one) => one > middle)];
}"""
"""The middle of a checker in black and white, where its mark is, and how far the two greys are apart."""
LOOK_AWAY = """() => {
  window.requestAnimationFrame = () => 0;
  Object.defineProperty(document, "hidden", { get: () => true });
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def mark_of(page, seat):
    picture = page.locator(FACE.format(seat=seat)).first.screenshot()
    return page.evaluate(MASK, [base64.b64encode(picture).decode(), 40])


def tells_the_sides_apart(page):
    """Assert that the marks of the two sides are there in grey, and are not the same shape in two colours."""
    (depth, anchor), (other_depth, star) = mark_of(page, 0), mark_of(page, 1)
    assert min(depth, other_depth) > 60, "a mark hardly differs from its checker"
    differing = sum(a != b for a, b in zip(anchor, star, strict=True)) / len(anchor)
    assert 0.15 < differing < 0.85, f"{differing:.2f} of the pixels differ"


def test_the_two_sides_differ_by_shape_for_eyes_that_see_no_colour(contexts, quick_site):
    page = contexts().new_page()
    show(page, quick_site, "bar")
    session = page.context.new_cdp_session(page)
    for deficiency in DEFICIENCIES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        tells_the_sides_apart(page)


def test_the_two_sides_differ_in_the_colours_of_the_system(contexts, quick_site):
    page = contexts(forced_colors="active").new_page()
    show(page, quick_site, "bar")
    for seat in (0, 1):
        assert mark_of(page, seat)[0] > 60
    fills = [
        page.locator(f".checker[data-seat='{seat}'] .checker-disc").first.evaluate(
            "it => getComputedStyle(it).fill"
        )
        for seat in (0, 1)
    ]
    assert fills[0] != fills[1]


@pytest.mark.parametrize("scene", ["used die", "naming"])
def test_text_at_twice_its_size_covers_nothing_that_can_be_pressed(contexts, quick_site, scene):
    page = contexts(viewport={"width": 1280, "height": 800}).new_page()
    show(page, quick_site, scene)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    controls = page.locator(
        "[data-place][data-live], .naming-double:enabled:visible, #undo:visible, #due:visible"
    )
    assert controls.count() > 1
    assert controls.evaluate_all(COVERED) == []
    assert not page.evaluate(IS_SCROLLED_SIDEWAYS)


def test_a_tab_that_nobody_looks_at_holds_no_turn_up(contexts, quick_site):
    player = Player(contexts(reduced_motion="no-preference").new_page(), quick_site)
    show(player.page, quick_site, "late")
    player.page.evaluate(LOOK_AWAY)
    names = [name for name, _ in islice(play_on(player, click), 12)]
    assert names.count("Roll") > 1
    expect(player.page.get_by_role("log")).to_contain_text("played")
