"""Write the whole page as a static site to `dist/`: it works from any sub-path of any host."""

import re
import shutil
import sys
from pathlib import Path

from tools import bundle, check_site, installable, one_file, precache

TOP = Path(__file__).resolve().parent.parent
DIST = TOP / "dist"
PATTERNS = (
    "index.html",
    "pyscript.toml",
    "LICENSE",
    "site.json",
    "acey/**/*.py",
    "acey/text/*.json",
    "acey/weights/*.json",
    "web/**/*",
    "vendor/**/*",
)
"""What the page is made of."""
LEFT_OUT = ("__pycache__", "test", "tests", "one-file")
SUFFIXES_LEFT_OUT = (".map", ".d.ts", ".md", ".pyc")
LINK = re.compile(r"""\b(?:src|href|config)=["']([^"'#]+)["']""")


def page_files() -> list[Path]:
    """Return every file of the page, relative to the top."""
    found = {file.relative_to(TOP) for pattern in PATTERNS for file in TOP.glob(pattern) if file.is_file()}
    return sorted(file for file in found if is_wanted(file))


def is_wanted(file: Path) -> bool:
    """Whether a file is more than a help to developers."""
    hidden = any(part.startswith(".") for part in file.parts)
    return not hidden and not set(file.parts) & set(LEFT_OUT) and not file.name.endswith(SUFFIXES_LEFT_OUT)


def broken_links(folder: Path) -> list[str]:
    """Return the addresses in `index.html` that are absolute, of another host, or of no file."""
    links = LINK.findall((folder / "index.html").read_text(encoding="utf-8"))
    return [link for link in links if not is_sound(folder, link)]


def is_sound(folder: Path, link: str) -> bool:
    """Whether an address stays inside the site from any sub-path and leads to a file."""
    if link.startswith("data:"):
        return True
    return not link.startswith("/") and (folder / link.partition("?")[0]).exists()


def main() -> int:
    """Write `dist/` anew and say how large it is."""
    if not (TOP / "index.html").exists():
        raise SystemExit("there is no index.html to build a site from")
    if check_site.main([]):
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    for file in page_files():
        target = DIST / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(TOP / file, target)
    bundle.bundle(DIST)
    (DIST / "vendor" / "NOTICES.txt").replace(DIST / "NOTICES.txt")
    one_file.write(DIST)
    installable.complete(DIST)
    build = precache.write(DIST)
    broken = broken_links(DIST)
    if broken:
        print("index.html has addresses that do not work from a sub-path:", *broken)
        return 1
    files = [file for file in DIST.rglob("*") if file.is_file()]
    print(
        f"dist/: build {build}, {len(files)} files, {sum(file.stat().st_size for file in files) / 1e6:.1f} MB"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
