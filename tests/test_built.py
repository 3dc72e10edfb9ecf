"""What a built site has beside the game: icons, manifest, a page for wrong addresses, the service worker's list."""

import hashlib
import json
import re
import shutil
import struct
import zlib
from pathlib import Path

import pytest

from tools import icon, installable, precache

pytestmark = pytest.mark.cpython_only

TOP = Path(__file__).resolve().parent.parent


@pytest.fixture
def site(tmp_path):
    """A site of a few files, completed."""
    shutil.copyfile(TOP / "index.html", tmp_path / "index.html")
    for name in (precache.SOURCE, "web/icon.svg"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(TOP / name, tmp_path / name)
    for name in ("acey/acey.zip", "vendor/pyodide/pyodide.asm.wasm", "acey-deucey.html", "site.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    installable.complete(tmp_path)
    return tmp_path


def pixels(png):
    """The pixels of a PNG as rows of (red, green, blue, alpha), and nothing but sound chunks on the way."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at, chunks = 8, {}
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        name, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0] == zlib.crc32(name + data)
        chunks[name] = data
        at += 12 + length
    width, height = struct.unpack(">2I", chunks[b"IHDR"][:8])
    lines = zlib.decompress(chunks[b"IDAT"])
    size = 1 + 4 * width
    rows = [lines[y * size + 1 : (y + 1) * size] for y in range(height)]
    return [[tuple(row[x : x + 4]) for x in range(0, 4 * width, 4)] for row in rows]


def test_an_icon_shows_the_drawing_with_smooth_edges():
    rows = pixels(icon.png(48))
    assert (len(rows), {len(row) for row in rows}) == (48, {48})
    assert rows[0][0][3] == 0, "its corners are round"
    assert rows[17][16] == (0x6D, 0x1B, 0x1F, 255), "the pip of the ace"
    assert rows[3][24] == (0x17, 0x38, 0x4A, 255)
    assert {0, 255} < {pixel[3] for row in rows for pixel in row}


def test_a_full_icon_has_its_ground_up_to_the_corners_and_shows_the_rest_inside():
    rows = pixels(icon.png(60, is_full=True))
    ground = (0x17, 0x38, 0x4A, 255)
    edge = [*rows[0], *rows[5], *rows[-1], *(row[5] for row in rows), *(row[-6] for row in rows)]
    assert set(edge) == {ground}
    assert rows[25][25] != ground


def test_the_manifest_names_icons_that_are_there_in_the_size_it_says(site):
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    assert {entry.get("purpose") for entry in manifest["icons"]} == {None, "any", "maskable"}
    for entry in manifest["icons"]:
        content = (site / entry["src"]).read_bytes()
        if entry["type"] == "image/png":
            assert "x".join(map(str, struct.unpack(">2I", content[16:24]))) == entry["sizes"]


def test_the_page_names_its_manifest_service_worker_and_preview_and_the_sources_do_not(site):
    html = (site / "index.html").read_text("utf-8")
    for name in ("manifest.webmanifest", "service-worker.js", "preview.png", "icon-180.png"):
        assert f'"{name}"' in html
        assert f'"{name}"' not in (TOP / "index.html").read_text("utf-8"), "make play keeps nothing"
    assert html.index("Content-Security-Policy") < html.index("manifest.webmanifest")
    assert (site / "preview.png").stat().st_size
    assert (site / ".nojekyll").exists()


def test_the_page_for_wrong_addresses_stands_for_itself_in_every_language(site):
    html = (site / "404.html").read_text("utf-8")
    assert re.findall(r'<p lang="(\w\w)">[^<]+<a href="\./">', html) == ["en", "de", "es", "fr"]
    assert "default-src 'none'" in html
    assert "<script" not in html


def test_the_service_worker_lists_every_file_of_the_build_with_its_digest(site):
    name = precache.write(site)
    text = (site / precache.TARGET).read_text("utf-8")
    listed, _, code = text.removeprefix("self.ACEY_BUILD = ").partition(";\n")
    build = json.loads(listed)
    assert build["id"] == name
    assert list(build["later"]) == ["vendor/pyodide/pyodide.asm.wasm"]
    assert build["own"] == ["site.json"]
    assert {"index.html", "acey/acey.zip", "manifest.webmanifest", "icon-192.png"} <= set(build["kept"])
    assert not {precache.TARGET, precache.SOURCE, "404.html", "acey-deucey.html", ".nojekyll"} & set(
        build["kept"]
    )
    for file, digest in build["kept"].items():
        assert digest == hashlib.sha256((site / file).read_bytes()).hexdigest()
    assert code == (TOP / precache.SOURCE).read_text("utf-8")


def test_any_change_makes_another_build_and_no_change_the_same(site):
    first, again = precache.listed(site)["id"], precache.listed(site)["id"]
    (site / "acey" / "acey.zip").write_text("changed")
    assert first == again != precache.listed(site)["id"]
