"""Measure how the built page starts, beside a stock PyScript page with the same engine in the same run: `ROUNDS=7`.

Cold is a new profile; warm is the second start in it, the page's with its service worker at work. Both are measured on
this machine as it is, and slowed down: 1.6 Mbit/s, 150 ms, a quarter of the processor (`PROFILES=loopback,slow`). Pages
take turns, so that what else the machine does touches all alike. A page says that its engine answers by
`data-engine="ready"` on its root.
"""

import json
import os
import statistics
import sys
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools import browser, build, bundle, scenes, serve, slow, stock_page

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, Playwright

ROUNDS = int(os.environ.get("ROUNDS", "7"))
WANTED = os.environ.get("PROFILES", "loopback,slow").split(",")
PROFILES: dict[str, tuple[type[slow.KeptHandler], int]] = {
    "loopback": (slow.KeptHandler, 1),
    "slow": (slow.SlowHandler, 4),
}
LIMIT = 300_000
STATE = "document.documentElement.dataset.engine"
GOALS = {"cold": 0.42, "warm": 0.40, "painted": 0.05}
"""What the figures should stay under, as parts of the stock page's start; a guide, not a test."""
WATCH = """
window.seen = { painted: null, longest: 0, ready: null };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
}).observe({ type: "longtask", buffered: true });
const look = () => {
  if (seen.painted === null && document.querySelector("#board svg .checker-face")) seen.painted = performance.now();
  if (document.documentElement?.dataset.engine === "ready") seen.ready = performance.now();
  else setTimeout(look, 10);
};
look();
"""
WORKER_READY = (
    "document.querySelector('meta[name=service-worker]') && navigator.serviceWorker.ready.then(() => 1)"
)
SCENE = "used die"


@dataclass
class Figures:
    """What was measured of one page, in milliseconds; the heap of its worker in bytes."""

    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    painted: list[float] = field(default_factory=list)
    longest: list[float] = field(default_factory=list)
    heap: list[float] = field(default_factory=list)


class NotStartedError(Exception):
    """The page gave up."""


class Visit:
    """A new profile, in which a page is started twice."""

    def __init__(self, playwright: "Playwright", url: str, times: int, profile: str) -> None:
        self.url, self.times, self.profile = url, times, profile
        self.context: BrowserContext = playwright.chromium.launch_persistent_context(
            profile, executable_path=browser.find_or_install(), args=browser.flags(), headless=True
        )
        self.context.set_default_timeout(LIMIT)
        kept = json.dumps(scenes.kept(SCENE))
        self.context.add_init_script(
            f"for (const [k, v] of Object.entries({kept})) localStorage.setItem(k, v);"
        )
        self.context.add_init_script(WATCH)

    def start(self, figures: Figures, kind: str) -> "Page":
        """Start the page in a tab of its own and note how long it took."""
        page = self.context.new_page()
        with slow.slowed(slow.process_of(self.profile), self.times):
            page.goto(self.url, wait_until="commit")
            page.wait_for_function(f"seen.ready !== null || {STATE} === 'failed'", polling=50)
        seen = page.evaluate("seen")
        if page.evaluate(STATE) == "failed":
            raise NotStartedError(f"the engine failed to start at {self.url}")
        getattr(figures, kind).append(seen["ready"])
        if kind == "cold":
            figures.painted.append(seen["painted"] or float("nan"))
            figures.longest.append(seen["longest"])
        return page

    def close(self) -> None:
        """Close the browser."""
        self.context.close()


def visit(
    playwright: "Playwright", url: str, times: int, line: type[slow.KeptHandler], figures: Figures
) -> None:
    """Start a page twice in a new profile; between the two its service worker, if it has one, gets ready at leisure."""
    with tempfile.TemporaryDirectory() as profile:
        one = Visit(playwright, url, times, profile)
        try:
            page = one.start(figures, "cold")
            line.is_slow = False
            page.evaluate(WORKER_READY)
            figures.heap.append(worker_heap(page))
            page.close()
            line.is_slow = True
            one.start(figures, "warm")
        finally:
            one.close()


def worker_heap(page: "Page") -> float:
    """Return the bytes of the worker's memory, WebAssembly's included."""
    session = page.context.new_cdp_session(page)
    sizes: list[float] = []

    def attached(event: dict[str, Any]) -> None:
        message = json.dumps({"id": 1, "method": "Runtime.getHeapUsage"})
        session.send("Target.sendMessageToTarget", {"sessionId": event["sessionId"], "message": message})

    def received(event: dict[str, Any]) -> None:
        result = json.loads(event["message"]).get("result", {})
        sizes.append(result.get("totalSize", 0) + result.get("backingStorageSize", 0))

    session.on("Target.attachedToTarget", attached)
    session.on("Target.receivedMessageFromTarget", received)
    session.send(
        "Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
    )
    page.wait_for_timeout(500)
    session.detach()
    return max(sizes, default=float("nan"))


def line_of(name: str, values: list[float], unit: float, stock: list[float] | None = None) -> str:
    """Return a line of the table: median, spread, and the ratio to the stock page's start."""
    median = statistics.median(values)
    row = f"  {name:34} {median / unit:8.2f} ({min(values) / unit:.2f} to {max(values) / unit:.2f})"
    return f"{row}   {median / statistics.median(stock):.3f} of stock" if stock else row


def report(name: str, page: Figures, stock: Figures) -> str:
    """Return the table of one profile."""
    return "\n".join(
        [
            f"Start-up, {name}, medians of {ROUNDS} (lowest to highest):",
            line_of("stock PyScript, cold, s", stock.cold, 1e3),
            line_of("stock PyScript, warm, s", stock.warm, 1e3),
            line_of("the page, cold, s", page.cold, 1e3, stock.cold) + f", goal {GOALS['cold']}",
            line_of("the page, warm, s", page.warm, 1e3, stock.warm) + f", goal {GOALS['warm']}",
            line_of("saved game in sight, cold, s", page.painted, 1e3, stock.cold)
            + f", goal {GOALS['painted']}",
            line_of("longest block of the page, ms", page.longest, 1) + ", goal 50",
            line_of("worker's memory, MB", page.heap, 1e6) + ", goal 150",
            line_of("the stock worker's memory, MB", stock.heap, 1e6),
        ]
    )


def measure(playwright: "Playwright", name: str, stock_folder: Path) -> str:
    """Start both pages in turn, and return the table."""
    handler, times = PROFILES[name]
    line = type("Line", (handler,), {"line": threading.Lock()})
    page, stock = Figures(), Figures()
    with serve.serving(build.DIST, line) as page_url, serve.serving(stock_folder, line) as stock_url:
        for _ in range(ROUNDS):
            visit(playwright, stock_url, times, line, stock)
            visit(playwright, page_url, times, line, page)
    return report(name, page, stock)


def weight() -> str:
    """Return what the light runtime weighs as stored."""
    files = [*(build.DIST / "vendor" / "light").iterdir(), build.DIST / "vendor" / "pyodide" / "pyodide.mjs"]
    files += [*(build.DIST / "vendor" / "pyscript").glob("core*.js"), build.DIST / bundle.ENGINE]
    return f"light runtime as stored: {sum(file.stat().st_size for file in files) / 1e6:.2f} MB, goal 5"


def main() -> int:
    """Build, measure, and print."""
    from playwright.sync_api import Error, sync_playwright  # noqa: PLC0415 - only this needs it

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build.DIST = Path(folder) / "built"
        if build.main():
            return 1
        print(weight(), flush=True)
        (Path(folder) / "stock").mkdir()
        stock = stock_page.write(Path(folder) / "stock")
        try:
            for name in WANTED:
                print(measure(playwright, name, stock), flush=True)
        except (Error, NotStartedError) as error:
            print(f"start-up not measured: {error}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
