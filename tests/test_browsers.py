"""docs/browsers.md names what the page uses of a browser, and nothing that it does not."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython_only

TOP = Path(__file__).resolve().parent.parent
DOCUMENT = (TOP / "docs" / "browsers.md").read_text("utf-8")
USED = re.compile(
    r"""\bnavigator\.(?!userAgent)\w+ | \bcrypto\.\w+ | \bIntl\.\w+ | \bAbortSignal\.\w+ | \bWebAssembly\b
    | \bnew\ (?:AudioContext|CompressionStream|DecompressionStream|MessageChannel|Notification|OffscreenCanvas
      |RTCPeerConnection|ResizeObserver|IntersectionObserver|SharedWorker|WebSocket|Worker)\b
    | \bBroadcastChannel\b | \blocalStorage\b | \bsessionStorage\b | \bindexedDB\b | \bshowModal\b | \bshowPopover\b
    | \bstructuredClone\b | \brequestIdleCallback\b | \bstartViewTransition\b | \bscrollIntoView\b | \bmatchMedia\b
    | \breplaceChildren\b | \bObject\.hasOwn\b | \bObject\.groupBy\b | \bfindLast\b | \btoSorted\b | \.at\(
    | :has\( | \bcolor-mix\b | \bdvh\b | @container\b | @layer\b | \bsubgrid\b""",
    re.VERBOSE,
)
"""Features that are younger than ten years, or that a browser or a frame may refuse."""


def sources():
    files = [*(TOP / "web").rglob("*.js"), *(TOP / "web").rglob("*.css")]
    return "\n".join(file.read_text("utf-8") for file in files)


def rows(title):
    section = DOCUMENT.split(f"## {title}")[1].split("\n## ")[0]
    return [line for line in section.splitlines() if re.match(r"\| .*\d", line)]


def test_everything_that_is_used_is_named():
    assert {name for name in set(USED.findall(sources())) if f"`{name}`" not in DOCUMENT} == set()


def test_everything_that_is_named_is_used():
    named = {
        name
        for row in rows("Needed") + rows("Used where")
        for name in re.findall(r"`([^`]+)`", row.split("|")[1])
    }
    text = sources() + "import() await <dialog> WebAssembly"
    assert {name for name in named if name not in text} == set()


def test_every_feature_has_a_version_for_each_browser_and_says_what_happens_without_it():
    for row in rows("Needed") + rows("Used where"):
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert all(re.fullmatch(r"\d+(\.\d+)?", cell) for cell in cells[1:4]), row
    assert all(len(row.strip("|").split("|")) == 5 for row in rows("Used where"))


def test_it_is_said_that_safari_is_not_tested():
    assert re.search(r"\*\*Not tested here:\*\* Safari", DOCUMENT)
