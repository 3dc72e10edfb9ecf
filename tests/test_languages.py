"""Every language says all that English says, in each rule set's words, and the engine answers in the one asked for."""

import json
import re
from pathlib import Path

import pytest

from acey.catalogue import LANGUAGES, Catalogue, Speech
from acey.data import read_file
from acey.rules import FIELDS, PRESETS, named_rules
from acey.why import Reason
from tests.kit import engine

TOP = Path(__file__).resolve().parent.parent
TEXTS = {file.stem: json.loads(file.read_text("utf-8")) for file in (TOP / "acey" / "text").glob("*.json")}
ENGLISH = TEXTS["en"]
OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = json.loads((TOP / "tests" / "data" / "plurals.json").read_text("utf-8"))
PLACE = re.compile(r"\{(\w+)\}")
REASON_PARAMS = {
    "from": "bar",
    "to": 7,
    "number": 6,
    "highest": 5,
    "playable": 2,
    "rolled": [6, 1],
    "next": 1,
    "count": 2,
}
QUOTES = {"en": "“”", "de": "„“", "es": "«»", "fr": "«»"}

NAMES = {
    "page.match.short",
    *(f"preset.{name}.title" for name, preset in PRESETS.items() if preset.source),
    "page.setup.form.xgid",
    "page.title",
    "page.title.game",
    "preset.ace-deuce.title",
    "preset.bgammon.title",
    "word.acey",
    "word.ace-deuce.acey",
    "word.ace-deuce.off",
    "word.ace-deuce.start",
    "word.navy.kept_in_start",
    "word.navy.opening_die",
    *(f"page.language.{language}" for language in LANGUAGES),
}
"""Texts that may be the same everywhere: names of the game, of rule sets and their places, of languages, a score."""
SAME_WORD = {
    "de": {"page.seat.name"},
    "es": {"page.unit.pips", "terminal.pips"},
    "fr": {
        "page.menu.label",
        "page.menu.more",
        "page.over.points",
        "page.rules.double",
        "page.unit.pips",
        "page.unit.points",
        "terminal.pips",
    },
}
"""Texts whose word a language has in common with English."""

pytestmark = pytest.mark.cpython_only


def forms(text):
    return [text] if isinstance(text, str) else list(text.values())


def places(text):
    """What a text asks for, however often and in whichever form."""
    return {place for form in forms(text) for place in PLACE.findall(form)}


def speech(language, preset):
    return Speech(Catalogue(read_file, language), named_rules(preset))


def answer_in(language, cmd, **request):
    return engine().answer({"cmd": cmd, "language": language, **request})


def test_every_language_has_its_file_and_its_name_on_the_page():
    assert set(TEXTS) == set(LANGUAGES)
    script = (TOP / "web" / "app" / "language.js").read_text("utf-8")
    offered = re.search(r"LANGUAGES = Object.freeze\((\[.*?\])\)", script)
    assert sorted(json.loads(offered[1])) == sorted(LANGUAGES)
    named = {key.removeprefix("page.language.") for key in ENGLISH if key.startswith("page.language.")}
    assert named == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_exactly_the_keys_of_english(language):
    assert TEXTS[language].keys() - ENGLISH.keys() == set()
    assert ENGLISH.keys() - TEXTS[language].keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_asks_for_what_the_english_one_asks_for(language):
    texts = TEXTS[language]
    differing = {key for key in ENGLISH if places(texts[key]) != places(ENGLISH[key])}
    assert not differing


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_has_plural_forms_where_the_english_one_has_them(language):
    for key, text in TEXTS[language].items():
        assert isinstance(text, dict) == isinstance(ENGLISH[key], dict), key
        if isinstance(text, dict):
            assert {"one", "other"} <= set(text) <= {"one", "many", "other"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_ends_differently_from_english(language):
    for key, text in TEXTS[language].items():
        for form in forms(text):
            assert form.strip(), key
            assert (form != form.strip()) == key.startswith("terminal.ask"), key
        ends = {form.endswith(".") for form in forms(text)}
        assert ends == {form.endswith(".") for form in forms(ENGLISH[key])}, key


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language):
    texts = TEXTS[language]
    same = {
        key for key in ENGLISH if texts[key] == ENGLISH[key] and PLACE.sub("", str(texts[key])).strip(" /")
    }
    assert same <= NAMES | SAME_WORD[language]
    assert same >= SAME_WORD[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language):
    foreign = set("“”„«»\"'") - set(QUOTES[language])
    for key, text in TEXTS[language].items():
        if key != "error.bad-request.action":  # it shows JSON
            assert not set("".join(forms(text))) & foreign, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_no_sentence_of_a_rule_set_leaves_a_gap(language, preset):
    said = speech(language, preset)
    words = PRESETS[preset].words
    keys = [
        key
        for key in TEXTS[language]
        if key.partition(".")[0] in ("rule", "field", "variant", "preset") or key.startswith(f"tip.{words}.")
    ]
    sentences = [said.say(key) for key in keys] + [said.place(place) for place in ("start", "bar", "off", 13)]
    assert len(keys) > sum(map(len, FIELDS.values()))
    assert not [sentence for sentence in sentences if "{" in sentence]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_status_says_begins_with_a_capital(language, preset):
    said = speech(language, preset)
    words = said.words | {"player": "Ann", "dice": "6-3", "count": "2"}
    for key, text in TEXTS[language].items():
        if key.startswith(("page.due.", "event.", "page.over.", "reason.")):
            for form in forms(text):
                first = PLACE.sub(lambda found: str(words.get(found[1], found[0])), form)[0]
                assert not first.islower(), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_no_reason_leaves_a_gap(language, preset):
    said = speech(language, preset)
    for key in TEXTS[language]:
        if key.startswith("reason."):
            _, code, detail, *_ = f"{key}..".split(".", 3)
            for count in (1, 2):
                shape = Reason(code, detail=detail, params=REASON_PARAMS | {"count": count}).shape(said)
                assert "{" not in shape["message"]
                assert shape["message"] != key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_for_many_names_how_many(language):
    for key, text in TEXTS[language].items():
        if isinstance(text, dict) and "{count}" in ENGLISH[key]["other"]:
            assert "{count}" in text["other"], key


@pytest.mark.parametrize("row", PLURALS["rows"], ids=str)
def test_plural_forms_are_those_of_the_language(row):
    catalogue = Catalogue(lambda _: json.dumps({"key": PLURALS["text"]}), row["language"])
    assert catalogue.say("key", **row["params"]) == row["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_answers_in_the_language_asked_for(language):
    texts = TEXTS[language]
    presets = answer_in(language, "presets")["presets"]
    assert [preset["title"] for preset in presets] == [texts[f"preset.{name}.title"] for name in PRESETS]
    assert answer_in(language, "ruleset", rules="ace-deuce")["words"]["bar"] == texts["word.ace-deuce.bar"]
    refused = answer_in(language, "no-such")["error"]["message"]
    assert refused == texts["error.unknown-command"].replace("{name}", "no-such")


def test_english_is_spoken_where_no_language_is_asked_for():
    answer_in("fr", "presets")
    assert engine().answer({"cmd": "ruleset", "rules": "navy"})["title"] == ENGLISH["preset.navy.title"]


@pytest.mark.parametrize("language", ["xx", "", None, 1, ["en"], {}])
def test_an_unknown_language_is_refused_by_name(language):
    answer_in("fr", "presets")
    refused = answer_in(language, "presets")["error"]
    assert refused["code"] == "bad-request"
    assert refused["message"] == ENGLISH["error.bad-request.value"].replace("{name}", "language")
