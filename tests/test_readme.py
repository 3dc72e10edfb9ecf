"""The README's examples run, its commands are there, its picture is light."""

import doctest
import re
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parent.parent
README = TOP / "README.md"
PICTURE = TOP / "docs" / "images" / "board.png"
LARGEST_PICTURE = 150_000

pytestmark = pytest.mark.cpython_only


def test_the_examples_of_the_readme_are_true():
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted >= 8
    assert results.failed == 0


def test_every_make_target_named_is_in_the_makefile():
    targets = set(re.findall(r"^(\w+):", (TOP / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    pages = [*TOP.glob("*.md"), *(TOP / "docs").rglob("*.md")]
    named = {
        name
        for page in pages
        for name in re.findall(r"[`\n]make (\w+)[`\n]", page.read_text(encoding="utf-8"))
    }
    assert {"play", "test", "build"} <= named <= targets


def test_every_folder_of_the_house_is_there():
    for folder in re.findall(r"`([\w/]+/)`", README.read_text(encoding="utf-8")):
        assert (TOP / folder).is_dir(), folder


def test_the_picture_is_a_light_png():
    data = PICTURE.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert len(data) <= LARGEST_PICTURE
