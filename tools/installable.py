"""Give a built site what hosts and installers look for: manifest, icons, preview, a page for wrong addresses."""

import html
import json
import re
import shutil
from pathlib import Path

from acey.catalogue import LANGUAGES
from tools import check_site, icon

TOP = Path(__file__).resolve().parent.parent
PREVIEW = TOP / "docs/images/board.png"
ICONS = (("icon-192.png", 192, False), ("icon-512.png", 512, False), ("icon-full-512.png", 512, True))
TOUCH_ICON = ("icon-180.png", 180, True)
GROUND = "#0b1620"
HEAD = """    <meta name="theme-color" content="{ground}">
    <meta name="service-worker" content="service-worker.js">
    <meta property="og:title" content="{title}">
    <meta property="og:image" content="preview.png">
    <link rel="manifest" href="manifest.webmanifest">
    <link rel="apple-touch-icon" href="icon-180.png">
"""
MISSING = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>{title}</title>
  </head>
  <body>
{sentences}
  </body>
</html>
"""


def complete(site: Path) -> None:
    """Write all that makes a site installable and complete, and name it in the page."""
    page = (site / "index.html").read_text("utf-8")
    title = title_of(site, page)
    page = re.sub(
        r"(?<=<title>).*?(?=</title>)|(?<=id=\"title\">).*?(?=</h1>)", lambda _: html.escape(title), page
    )
    head = HEAD.format(ground=GROUND, title=html.escape(title))
    (site / "index.html").write_text(page.replace("    <title>", head + "    <title>", 1), "utf-8")
    for name, size, is_full in (*ICONS, TOUCH_ICON):
        (site / name).write_bytes(icon.png(size, is_full=is_full))
    text = json.dumps(manifest(title), ensure_ascii=False, indent=1)
    (site / "manifest.webmanifest").write_text(text + "\n", "utf-8")
    (site / "404.html").write_text(missing_page(title), "utf-8")
    shutil.copyfile(PREVIEW, site / "preview.png")
    (site / ".nojekyll").touch()


def title_of(site: Path, page: str) -> str:
    """Return how the host calls the site, or else what the page calls itself."""
    own = site / "site.json"
    said = check_site.looked_at(own).get("title") if own.exists() else None
    found = re.search(r"<title>(.*?)</title>", page)
    return said or html.unescape(found[1] if found else "")


def manifest(title: str) -> dict[str, object]:
    """Return what a browser needs to know to install the page."""
    drawn = {"src": "web/icon.svg", "sizes": "any", "type": "image/svg+xml"}
    pictures = [
        {
            "src": name,
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "maskable" if is_full else "any",
        }
        for name, size, is_full in ICONS
    ]
    return {
        "id": "./",
        "name": title,
        "short_name": title[:12].strip(),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [drawn, *pictures],
    }


def missing_page(title: str) -> str:
    """Return the page for an address that is none: it may be shown at any depth, so it stands for itself."""
    lines = []
    for language in LANGUAGES:
        texts = json.loads((TOP / "acey" / "text" / f"{language}.json").read_text("utf-8"))
        sentence, link = html.escape(texts["page.missing"]), html.escape(texts["page.missing.link"])
        lines.append(f'    <p lang="{language}">{sentence} <a href="./">{link}</a></p>')
    return MISSING.format(title=html.escape(title), sentences="\n".join(lines))
