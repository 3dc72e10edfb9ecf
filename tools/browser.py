"""Find a Chromium, or install one: `python3 -m tools.browser` prints where it is.

Looked for in this order: the environment variable CHROMIUM, the names Chromium goes by on the PATH, Playwright's own.
Where there is none, Debian's package is installed if that can be done, else Playwright's.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CACHES = (".cache/ms-playwright", "Library/Caches/ms-playwright", "AppData/Local/ms-playwright")
BUILDS = (
    "chrome-linux*/chrome",
    "chrome-mac*/Chromium.app/Contents/MacOS/Chromium",
    "chrome-win*/chrome.exe",
)
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--disable-gpu",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
"""Switches that keep Chromium quiet and cut it off from every host but this one."""


def flags() -> list[str]:
    """Return the switches to start Chromium with; its sandbox does not work for root."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*FLAGS, "--no-sandbox"] if is_root else list(FLAGS)


def candidates() -> Iterator[str | None]:
    """Yield each place a Chromium may be, best first."""
    yield os.environ.get("CHROMIUM")
    yield from (shutil.which(name) for name in NAMES)
    asked = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    for cache in [Path(asked)] if asked else [Path.home() / cache for cache in CACHES]:
        for build in BUILDS:
            yield from (str(file) for file in sorted(cache.glob(f"chromium-*/{build}"), reverse=True))


def find() -> str | None:
    """Return the path of a Chromium, or None."""
    return next((path for path in candidates() if path and Path(path).is_file()), None)


def install_from_debian() -> bool:
    """Install Debian's package, where this is Debian and we are root."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"]
    subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False, stdout=sys.stderr)
    return subprocess.run(command, env=quiet, check=False, stdout=sys.stderr).returncode == 0


def install_from_playwright() -> bool:
    """Let Playwright download its own."""
    python = Path(__file__).resolve().parent.parent / ".venv" / "bin" / "python"
    command = [str(python), "-m", "playwright", "install", "chromium"]
    return python.exists() and subprocess.run(command, check=False, stdout=sys.stderr).returncode == 0


def find_or_install() -> str:
    """Return the path of a Chromium, installed if need be."""
    installers: tuple[Callable[[], bool], ...] = (install_from_debian, install_from_playwright)
    for installer in installers:
        found = find()
        if found:
            return found
        print("no Chromium found, installing one", file=sys.stderr)
        installer()
    found = find()
    if not found:
        raise SystemExit("no Chromium: install one, or say where it is with CHROMIUM=/path/to/chromium")
    return found


if __name__ == "__main__":
    print(find_or_install())
