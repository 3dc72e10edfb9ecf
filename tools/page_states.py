"""The states a page can be in: every scene, and all that can be opened over one.

They are walked through in a page that is served with its engine at hand (`tools/quick_page.py`). A dialog that the menu
leads to is found by itself; what lies deeper is named in `DEEPER`.
"""

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from tools.quick_page import WORKER
from tools.scenes import SCENES, kept

if TYPE_CHECKING:
    from playwright.sync_api import Page

OPENED = "dialog[open], #walk:not([hidden])"
DIALOG = "dialog[open]"
READY = "document.documentElement.dataset.engine === 'ready'"
TAKEN_UP = "localStorage.getItem('acey.shown') !== null"
"""The engine has told what goes with the game: its rule set and its log."""
GONE = """
import { loadFailed } from "./missing.js";
export async function openWorker() { throw loadFailed("vendor/pyscript/core.js", "gone"); }
"""
"""A worker that cannot start, since a file did not arrive."""
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
  await frame();
}"""
"""Nothing moves any more."""
STORE = """(kept) => {
  localStorage.clear();
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
}"""
NEXT_LESSON = """(number) => {
  const walk = document.querySelector("#walk");
  return walk.hidden || walk.querySelector("h2").textContent.includes(number);
}"""
INNER_BUTTONS = f"{DIALOG} button[type=button]:enabled:visible:not(.dialog-close)"
PATIENCE = 4000
"""Milliseconds in which a button of the menu opens something, if that is what it does."""
MENU = "used die"
"""The scene from which the menu is tried."""


def show(
    page: "Page", site: str, scene: str | None = None, settings: Mapping[str, object] | None = None
) -> None:
    """Open the page with a scene in its storage, and wait until the engine has taken it up."""
    settings = {"isWalkSeen": True, "language": "en", **(settings or {})}
    held = kept(scene) if scene else {}
    page.goto(site + "LICENSE")
    page.evaluate(STORE, {"acey.settings": json.dumps(settings), **held})
    page.goto(site)
    page.wait_for_function(TAKEN_UP if scene else READY)
    page.evaluate(SETTLED)


def phases(page: "Page", site: str, settings: Mapping[str, object] | None = None) -> Iterator[str]:
    """Bring the page to each scene, the empty table first, and yield its name."""
    show(page, site, None, settings)
    yield "nothing"
    for scene in SCENES:
        show(page, site, scene, settings)
        yield scene


def overlays(page: "Page", site: str, settings: Mapping[str, object] | None = None) -> Iterator[str]:
    """Bring up all that can be opened over the page, and yield what it is called."""

    def begin() -> None:
        show(page, site, MENU, settings)

    begin()
    page.locator("[data-place][data-can]").first.press("Enter")
    page.evaluate(SETTLED)
    yield "picked up"
    page.keyboard.press("Escape")
    page.locator(".log-go").last.dispatch_event("click")
    page.locator(".look-steps").wait_for()
    page.evaluate(SETTLED)
    yield "looking back"
    page.locator("#due").click()
    page.locator("[data-place][data-can]").first.press("Enter")
    page.locator("[data-place]:not([data-live])").last.press("Enter")
    page.locator("#toast[data-show=true]").wait_for()
    yield "refused"
    open_menu(page)
    yield "menu"
    page.locator("#command-input").fill("help")
    page.locator("#command-input").press("Enter")
    page.locator(".command-answer:not(:empty)").wait_for()
    yield "a command answered"
    yield from behind_the_menu(page, begin)
    show(page, site, "last play", settings)
    page.locator("#due").click()
    page.locator(DIALOG).wait_for()
    page.evaluate(SETTLED)
    yield "result"
    page.route(f"**/{WORKER}", lambda route: route.fulfill(body=GONE, content_type="text/javascript"))
    page.goto(site)
    page.locator("#loading[role=alert]").wait_for()
    yield "not loaded"
    page.unroute(f"**/{WORKER}")


def behind_the_menu(page: "Page", begin: Callable[[], None]) -> Iterator[str]:
    """Press each button of the menu and yield what it opens."""
    for name in page.locator("#menu button:enabled").all_text_contents():
        begin()
        press_menu(page, name)
        if page.locator("#walk").is_visible():
            yield from lessons(page)
        elif page.locator(DIALOG).count():
            yield from opened(page, name, begin)
        else:
            yield f"after {name}"


def open_menu(page: "Page") -> None:
    """Open the sheet with score, log and menu where it is one."""
    more = page.locator("#more-button")
    if more.is_visible() and more.get_attribute("aria-expanded") == "false":
        more.click()
        page.evaluate(SETTLED)


def press_menu(page: "Page", name: str) -> None:
    """Press a button of the menu, and wait for what it opens."""
    open_menu(page)
    page.locator("#menu").get_by_role("button", name=name, exact=True).click()
    with contextlib.suppress(Exception):
        page.locator(OPENED).first.wait_for(timeout=PATIENCE)
    page.evaluate(SETTLED)


def opened(page: "Page", name: str, begin: Callable[[], None]) -> Iterator[str]:
    """Yield an open dialog, then with its folds unfolded, then each dialog that one of its buttons opens."""
    yield f"dialog {name}"
    if unfold(page):
        yield f"dialog {name}, unfolded"
    buttons = page.locator(INNER_BUTTONS)
    count = buttons.count()
    for index in range(count):
        if page.locator(DIALOG).count() != 1 or buttons.count() != count:
            begin()
            press_menu(page, name)
            unfold(page)
        button = buttons.nth(index)
        words = button.text_content()
        button.click()
        page.evaluate(SETTLED)
        if page.locator(DIALOG).count() > 1:
            yield f"dialog {name}, {words}"
            page.keyboard.press("Escape")


def unfold(page: "Page") -> int:
    """Unfold what is folded in a dialog, and say how many folds there were."""
    closed = f"{DIALOG} details:not([open]) > summary, {DIALOG} button[aria-expanded=false]"
    folds = page.locator(closed).all()
    for fold in reversed(folds):
        fold.click()
    page.evaluate(SETTLED)
    return len(folds)


def lessons(page: "Page") -> Iterator[str]:
    """Yield each lesson of the walk."""
    for number in range(1, 10):
        yield f"walk {number}"
        page.locator("#walk button[data-kind=due]").click()
        page.wait_for_function(NEXT_LESSON, arg=f"{number + 1} ")
        page.evaluate(SETTLED)
        if not page.locator("#walk").is_visible():
            return
