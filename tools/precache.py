"""Give a built site its service worker: `web/service-worker.js` with the list of this build's files before it."""

import hashlib
import json
from pathlib import Path

SOURCE = "web/service-worker.js"
TARGET = "service-worker.js"
LATER = (
    "vendor/pyodide/pyodide.asm.",
    "vendor/pyodide/python_stdlib.zip",
    "vendor/pyodide/pyodide-lock.json",
)
"""Starts of names of the plain runtime: it is large, and asked for only where the light one cannot run."""
LEFT_OUT = (TARGET, ".nojekyll", "404.html", "preview.png", "acey-deucey.html")
"""What a page that was opened never asks for."""
OWN = ("site.json",)
"""What a host may change in a site that is built: kept as it was last seen, and asked for again at every start."""


def write(site: Path) -> str:
    """Write the service worker of a site that is otherwise complete; return the name of the build."""
    source = site / SOURCE
    text = source.read_text("utf-8")
    source.unlink()
    build = listed(site)
    (site / TARGET).write_text(f"self.ACEY_BUILD = {json.dumps(build, indent=1)};\n{text}", "utf-8")
    return str(build["id"])


def listed(site: Path) -> dict[str, object]:
    """Return the files of a site with their digests, those kept from the start and those that come later."""
    names = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    digests = {name: digest(site / name) for name in names if name not in (*LEFT_OUT, *OWN)}
    later = {name: value for name, value in digests.items() if name.startswith(LATER)}
    kept = {name: value for name, value in digests.items() if name not in later}
    build = hashlib.sha256(json.dumps(digests).encode()).hexdigest()[:12]
    return {"id": build, "kept": kept, "later": later, "own": [name for name in OWN if name in names]}


def digest(file: Path) -> str:
    """Return the digest of a file as the service worker counts it."""
    return hashlib.sha256(file.read_bytes()).hexdigest()
