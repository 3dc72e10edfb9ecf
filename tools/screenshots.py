"""Take pictures of the page, to be looked at: `make screenshots`; SIZES, THEMES, LANGUAGES, SCENES ask for a part.

They go to `test-results/screenshots/`: every scene, and all that can be opened over one, in each size and theme.
"""

import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tools import browser, page_states
from tools.quick_page import quick_page
from tools.scenes import SCENES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = Path(__file__).resolve().parent.parent / "test-results" / "screenshots"
SIZES = ["320x568", "360x640", "640x360", "768x1024", "1280x800", "2560x1440"]
THEMES = ["wardroom", "chart", "contrast", "plain"]
IN_ALL_THEMES = ("used die", "naming", "bar", "bearing off")
"""Scenes that show every colour; the others are taken in the first theme only."""


def wanted(name: str, otherwise: list[str]) -> list[str]:
    """What an environment variable lists, separated by commas, or else all."""
    return os.environ[name].split(",") if name in os.environ else otherwise


def pictures(page: "Page", site: str, theme: str, scenes: list[str], language: str) -> Iterator[str]:
    """Bring the page to one state after another and yield its name."""
    settings = {"theme": theme, "language": language}
    for scene in scenes:
        page_states.show(page, site, scene, settings)
        yield scene
    yield from page_states.overlays(page, site, settings)


def take(chromium: "Browser", site: str, size: str, language: str) -> int:
    """Take all pictures of one size and say how many."""
    width, height = map(int, size.split("x"))
    context = chromium.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    count = 0
    themes = wanted("THEMES", THEMES)
    for theme in themes:
        names = wanted("SCENES", list(SCENES))
        if theme != themes[0]:
            names = [scene for scene in names if scene in IN_ALL_THEMES]
        for name in pictures(page, site, theme, names, language):
            file = re.sub(r"\W+", "-", name).strip("-").lower()
            page.screenshot(path=FOLDER / f"{size}-{theme}-{language}-{file}.png")
            count += 1
    context.close()
    return count


def main() -> int:
    """Take the pictures."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only this needs it

    FOLDER.mkdir(parents=True, exist_ok=True)
    with quick_page() as site, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find_or_install(), args=browser.flags())
        for language in wanted("LANGUAGES", ["en"]):
            for size in wanted("SIZES", SIZES):
                begun = time.monotonic()
                count = take(chromium, site, size, language)
                print(f"{size} {language}: {count} pictures, {time.monotonic() - begun:.0f} s", flush=True)
    print(f"in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
