"""What a host says in `site.json`: what holds of it, and every problem at once."""

import json
import re
from pathlib import Path

import pytest

from acey.rules import PRESETS
from acey.site import LONGEST_TEXT, LONGEST_TITLE, THEMES
from tests.kit import answer
from tools import check_site

TOP = Path(__file__).resolve().parent.parent
OURS = {
    "name": "Anchor rules",
    "text": "As we play",
    "base": "navy",
    "variants": [1],
    "changes": {"bear_off": "standard"},
}


def site(**said):
    return answer("site", site=said)


def test_nothing_has_to_be_said():
    found = site()
    assert found["problems"] == []
    assert found["presets"] == list(PRESETS)
    assert (found["title"], found["text"], found["rules"], found["own"]) == (None, None, None, [])


def test_a_host_can_say_all_of_it():
    said = {
        "format": "acey-site-1",
        "title": " The Anchor ",
        "text": "Thursdays at eight",
        "language": "de",
        "theme": "chart",
        "presets": ["american", "navy", "american"],
        "own": [OURS],
        "rules": "Anchor rules",
    }
    found = site(**said)
    assert found["problems"] == []
    assert found["title"] == "The Anchor"
    assert found["presets"] == ["american", "navy"]
    assert found["own"] == [OURS]
    assert (found["language"], found["theme"], found["rules"]) == ("de", "chart", "Anchor rules")


def test_every_problem_is_listed_and_the_rest_holds():
    found = site(
        format="acey-site-9",
        title="x" * 41,
        language="it",
        theme="pink",
        presets=["navy", "checkers"],
        own=[
            OURS,
            7,
            {"base": "navy"},
            {"name": "B", "base": "x"},
            OURS,
            {**OURS, "name": "navy"},
            {**OURS, "fields": {}},
        ],
        rules="C",
        colour="red",
        text="Welcome",
    )
    problems = found["problems"]
    assert len(problems) == 14, problems
    for part in (
        "“colour”",
        "acey-site-9",
        "1 to 40",
        "“it”",
        "“pink”",
        "checkers",
        "2 under",
        "3 under",
        "4 under",
        "“C”",
    ):
        assert any(part in problem for problem in problems), part
    assert (found["text"], found["presets"], found["own"]) == ("Welcome", ["navy"], [OURS])


@pytest.mark.parametrize("said", [7, None, [], "{"])
def test_what_is_no_object_is_told(said):
    assert answer("site", site=said)["problems"] == ["It has to be a JSON object."]


def test_a_site_without_any_rule_set_shows_them_all_and_says_so():
    found = site(presets=[])
    assert (len(found["problems"]), found["presets"]) == (1, list(PRESETS))
    assert site(presets=[], own=[OURS])["problems"] == []


@pytest.mark.cpython_only
def test_the_page_takes_what_the_engine_takes():
    settings = (TOP / "web/app/settings.js").read_text("utf-8")
    assert json.loads(re.search(r"theme: (\[.*?\])", settings)[1]) == list(THEMES)
    page = (TOP / "web/app/site.js").read_text("utf-8")
    assert f"{{ title: {LONGEST_TITLE}, text: {LONGEST_TEXT} }}" in page


@pytest.mark.cpython_only
def test_the_site_of_this_repository_is_in_order():
    assert check_site.main([]) == 0


@pytest.mark.cpython_only
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"title": ""}', "“title” has to be a text of 1 to 40 characters."),
        ("{", "This is not readable JSON"),
        ("[" * 99, "too large"),
    ],
)
def test_the_command_lists_what_is_wrong(tmp_path, capsys, text, problem):
    file = tmp_path / "site.json"
    file.write_text(text, "utf-8")
    assert check_site.main([str(file)]) == 1
    assert problem in capsys.readouterr().out


@pytest.mark.cpython_only
def test_the_command_tells_of_bytes_that_are_no_text_and_of_no_file(tmp_path, capsys):
    file = tmp_path / "site.json"
    assert check_site.main([str(file)]) == 0
    file.write_bytes(b"\xff\xfe{}")
    assert check_site.main([str(file)]) == 1
    assert "utf-8" in capsys.readouterr().out
