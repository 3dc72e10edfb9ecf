"""Measure how long the page takes until the engine answers, beside a bare Pyodide page in the same run.

Both are served from a folder on loopback and opened in Chromium with an empty profile each time, in turn, so that what
else the machine does touches both alike. The page says that its engine answers by `data-engine="ready"` on its root.
"""

import gzip
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tools import browser, serve

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

TOP = Path(__file__).resolve().parent.parent
ROUNDS = int(os.environ.get("ROUNDS", "5"))
LIMIT_SECONDS = 90
STATE = "document.documentElement.dataset.engine"
SETTLED = f"['ready', 'failed'].includes({STATE})"
BARE_NAME = "bare.html"
BARE = """<!doctype html>
<meta charset="utf-8">
<title>Pyodide alone</title>
<script type="module">
import { loadPyodide } from "./vendor/pyodide/pyodide.mjs";
const python = await loadPyodide();
if (python.runPython("1 + 1") === 2) document.documentElement.dataset.engine = "ready";
</script>
"""


class NotStartedError(Exception):
    """The page gave up."""


def bare_folder(folder: Path) -> Path:
    """Write the bare page into `folder`, beside a link to `vendor/`, and return the folder."""
    (folder / BARE_NAME).write_text(BARE, encoding="utf-8")
    (folder / "vendor").symlink_to(TOP / "vendor", target_is_directory=True)
    return folder


def seconds_to_answer(playwright: "Playwright", url: str) -> float:
    """Return the seconds from navigation to the engine's answer, in a browser without a cache."""
    chromium = playwright.chromium.launch(executable_path=browser.find_or_install(), args=browser.flags())
    try:
        page = chromium.new_page()
        begun = time.perf_counter()
        page.goto(url, wait_until="commit")
        page.wait_for_function(SETTLED, timeout=LIMIT_SECONDS * 1000, polling=20)
        seconds = time.perf_counter() - begun
        if page.evaluate(STATE) == "failed":
            raise NotStartedError(f"the engine failed to start at {url}")
        return seconds
    finally:
        chromium.close()


def sizes(files: list[Path]) -> tuple[int, int]:
    """Return the bytes of the files as they are and each gzipped."""
    contents = [file.read_bytes() for file in files]
    return sum(map(len, contents)), sum(len(gzip.compress(content, 9)) for content in contents)


def served_files(handler: type["CountingHandler"]) -> list[Path]:
    """Return the files that were asked for and found, each once."""
    return sorted({Path(path) for path in handler.served if Path(path).is_file()})


class CountingHandler(serve.StaticHandler):
    """Note each file that is served."""

    served: set[str] = set()  # noqa: RUF012 - replaced for each page that is measured

    def translate_path(self, path: str) -> str:
        """Return the file of an address, having noted it."""
        file = super().translate_path(path)
        self.served.add(file + "index.html" if file.endswith("/") else file)
        return file


def report(name: str, taken: list[float], files: list[Path]) -> str:
    """Return a line of the table."""
    raw, packed = sizes(files)
    spread = f"{min(taken):.2f} to {max(taken):.2f}"
    row = f"{name:<16} {statistics.median(taken):6.2f} s ({spread})"
    return f"{row}   {len(files):3} files, {raw / 1e6:.2f} MB, gzip {packed / 1e6:.2f} MB"


def measure(timed: Callable[[str], float], bare: Path) -> None:
    """Time both pages in turn and print the table."""
    page_handler = type("PageHandler", (CountingHandler,), {"served": set()})
    bare_handler = type("BareHandler", (CountingHandler,), {"served": set()})
    with serve.serving(TOP, page_handler) as page_url, serve.serving(bare, bare_handler) as bare_url:
        pairs = [(timed(bare_url + BARE_NAME), timed(page_url)) for _ in range(ROUNDS)]
    bare_times, page_times = map(list, zip(*pairs, strict=True))
    print(
        f"Start-up, medians of {ROUNDS} with an empty profile each (lowest to highest), and what was served:"
    )
    print(report("Pyodide alone", bare_times, served_files(bare_handler)))
    print(report("the page", page_times, served_files(page_handler)))
    print(f"the page / Pyodide alone: {statistics.median(page_times) / statistics.median(bare_times):.2f}")


def main() -> int:
    """Measure, or say why that cannot be done."""
    if not (TOP / "index.html").exists():
        print("start-up not measured: there is no index.html yet")
        return 0
    from playwright.sync_api import Error, sync_playwright  # noqa: PLC0415 - only this needs it

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        try:
            measure(lambda url: seconds_to_answer(playwright, url), bare_folder(Path(folder)))
        except (Error, NotStartedError) as error:
            print(f"start-up not measured: {error}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
