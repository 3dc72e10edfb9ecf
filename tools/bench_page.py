"""Measure the page under the hand: the main thread while the computer thinks, a tap on a slow phone, its own files."""

import gzip
import json
import statistics
import sys
from typing import TYPE_CHECKING

from tools import browser, build, page_states, serve
from tools.quick_page import quick_page
from tools.scenes import kept

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TURNS = 4
TAPS = 9
SLOWER = 4
GOALS = {"task": 50.0, "tap": 100.0, "size": 120.0}
"""Milliseconds of the longest task and of a tap, kilobytes of scripts and styles; a guide, not a test."""
COMPUTER = {"kind": "computer", "name": "Carl", "level": "strong"}
WATCH = """() => {
  window.longest = 0;
  let last = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    window.longest = Math.max(window.longest, now - last);
    last = now;
    setTimeout(() => { last = performance.now(); port2.postMessage(0); }, 1);
  };
  port2.postMessage(0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "longtask" });
}"""
"""Notes the longest task of the main thread from now on."""
MOVED = "(count) => document.querySelectorAll('.log-entry').length >= count"
TAP = """() => new Promise((done) => {
  const board = document.querySelector(".board-svg");
  let begun = 0;
  board.addEventListener("pointerup", () => { begun = performance.now(); }, { capture: true, once: true });
  new MutationObserver((changes, observer) => {
    if (!board.querySelector(".target")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  }).observe(board, { subtree: true, childList: true });
})"""
"""Milliseconds from the finger's leaving the screen to the first frame with the targets."""


def longest_task(chromium: "Browser") -> float:
    """Return the longest task, in milliseconds, while the computer plays turns against itself in its worker."""
    held = kept("used die")
    key = next(key for key in held if key.startswith("acey.game."))
    save = json.loads(held[key])
    save["record"]["seats"] = [COMPUTER, COMPUTER]
    with serve.serving(serve.TOP) as site:
        page = chromium.new_page()
        page.goto(site + "LICENSE")
        settings = json.dumps({"isWalkSeen": True, "pace": 0})
        page.evaluate(page_states.STORE, held | {key: json.dumps(save), "acey.settings": settings})
        page.goto(site)
        page.wait_for_function(page_states.READY, timeout=90_000)
        page.evaluate(WATCH)
        page.wait_for_function(MOVED, arg=page.locator(".log-entry").count() + TURNS, timeout=90_000)
        longest: float = page.evaluate("window.longest")
        page.close()
    return longest


def tap_to_targets(chromium: "Browser") -> float:
    """Return the median milliseconds from a tap on a checker to its targets, on a machine slowed down."""
    context = chromium.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    page = context.new_page()
    taken = []
    with quick_page() as site:
        page_states.show(page, site, "used die")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        for _ in range(TAPS):
            page.evaluate(f"() => {{ window.tapped = ({TAP})(); }}")
            page.locator("[data-place][data-can]").first.tap()
            taken.append(page.evaluate("() => window.tapped"))
            page.keyboard.press("Escape")
            page.wait_for_function("!document.querySelector('.target')")
    context.close()
    return float(statistics.median(taken))


def kilobytes() -> float:
    """Return the kilobytes of the built page's scripts and styles, gzipped, without the interpreter's."""
    build.main()
    files = [file for kind in ("js", "css") for file in (build.DIST / "web").rglob(f"*.{kind}")]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000


def main() -> int:
    """Measure and print."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only this needs it

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find_or_install(), args=browser.flags())
        task, tap = longest_task(chromium), tap_to_targets(chromium)
        chromium.close()
    size = kilobytes()
    print(f"longest task while the computer thinks  {task:6.0f} ms   goal {GOALS['task']:g}")
    print(f"tap to targets at CPU x {SLOWER}               {tap:6.0f} ms   goal {GOALS['tap']:g}")
    print(f"scripts and styles, gzip                {size:6.1f} KB   goal {GOALS['size']:g}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
