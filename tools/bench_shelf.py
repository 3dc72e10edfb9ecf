"""Measure how long the page's main thread is busy when the shelf opens with a thousand finished games."""

import json
import os
import statistics
import sys
from typing import TYPE_CHECKING, Any

from acey.protocol import Engine
from tools import browser, quick_page

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

GAMES = 1000
ROUNDS = int(os.environ.get("ROUNDS", "7"))
GOAL = 0.1
SEATS = [
    {"kind": "person", "name": "Nell", "level": None},
    {"kind": "computer", "name": "", "level": "simple"},
]
PRESETS = ("navy", "american", "ace-deuce", "bgammon")
SHOWN = "document.querySelectorAll('dialog[open]').length > 0"
OPEN = """(name) => {
  const buttons = [...document.querySelectorAll("#menu button")];
  buttons.find(({ textContent }) => textContent === name).click();
}"""
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def finished_game(engine: Engine, preset: str, seed: int) -> dict[str, Any]:
    """Return the record of a whole game, both sides played by the level `simple`."""
    dice = {"source": "seed", "seed": seed}
    new = {
        "cmd": "new",
        "rules": preset,
        "seats": SEATS,
        "dice": dice,
        "id": preset,
        "date": "2026-01-01T00:00:00Z",
    }
    state = engine.answer(new)
    while state["view"]["phase"] != "over":
        record = state["record"]
        intent = engine.answer({"cmd": "choose", "record": record, "level": "simple"})["intent"]
        act = {
            "cmd": "act",
            "record": record,
            "pending": [],
            "intent": intent,
            "date": "2026-01-01T01:00:00Z",
        }
        state = engine.answer(act)
    finished: dict[str, Any] = state["record"]
    return finished


def thousand_games() -> dict[str, str]:
    """Return what a browser holds with a thousand finished games on its shelf."""
    engine = Engine()
    records = [finished_game(engine, preset, seed) for seed, preset in enumerate(PRESETS)]
    held = {}
    for index in range(GAMES):
        record = {**records[index % len(records)], "id": f"{index:016x}"}
        date = f"2026-{1 + index % 12:02}-{1 + index % 28:02}T{index % 24:02}:00:00Z"
        kept: dict[str, Any] = {
            "format": "acey-save-2",
            "name": "",
            "saved": date,
            "record": record,
            "pending": [],
            "view": None,
        }
        held[f"acey.game.{record['id']}"] = json.dumps(kept, separators=(",", ":"))
    return held


def busy_seconds(session: "CDPSession") -> float:
    """Return how long the page's main thread has been busy so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def opening(page: "Page", session: "CDPSession", url: str, name: str = "Games", before: str = "0") -> float:
    """Return the seconds of main-thread work from the click in the menu until the dialog is painted."""
    page.goto(url)
    page.wait_for_selector("html[data-engine=ready]")
    page.evaluate(before)
    page.wait_for_timeout(500)
    begun = busy_seconds(session)
    page.evaluate(OPEN, name)
    page.evaluate(TWO_FRAMES)
    seconds = busy_seconds(session) - begun
    if not page.evaluate(SHOWN):
        raise SystemExit("the dialog did not open")
    return seconds


def main() -> int:
    """Measure and print a line for a whole index and one for an index that has to be made anew."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only this needs it

    held = thousand_games()
    characters = sum(len(key) + len(text) for key, text in held.items())
    with quick_page.quick_page() as url, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find_or_install(), args=browser.flags())
        page = chromium.new_page(locale="en-US")
        session = page.context.new_cdp_session(page)
        # The processor's time: what else the machine does meanwhile does not count.
        session.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
        session.send("Performance.enable")
        page.goto(url)
        page.evaluate("(held) => Object.assign(localStorage, held)", held)
        opening(page, session, url)  # writes the index
        whole = [opening(page, session, url) for _ in range(ROUNDS)]
        plain = [opening(page, session, url, "Settings") for _ in range(ROUNDS)]
        lost = [
            opening(page, session, url, before="localStorage.removeItem('acey.games')") for _ in range(ROUNDS)
        ]
        chromium.close()
    print(
        f"The shelf with {GAMES} finished games ({characters / 1e6:.2f} million characters), main-thread time:"
    )
    for name, taken in (("index whole", whole), ("index made anew", lost), ("settings, to compare", plain)):
        spread = f"{min(taken) * 1000:.0f} to {max(taken) * 1000:.0f}"
        print(f"{name:<20} {statistics.median(taken) * 1000:6.0f} ms ({spread})")
    print(f"goal: under {GOAL * 1000:.0f} ms with a whole index")
    return 0


if __name__ == "__main__":
    sys.exit(main())
