"""The text catalogue has a sentence for everything the product may say, and none that it never says."""

import ast
import json
import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from acey.catalogue import value_key
from acey.holds import holds
from acey.players import LEVELS
from acey.rules import FIELDS, PRESETS, VARIANTS, RuleSet, changed
from acey.shapes import Event, StageKind

TOP = Path(__file__).resolve().parent.parent
TEXTS = json.loads((TOP / "acey" / "text" / "en.json").read_text(encoding="utf-8"))
WORDS = {key.removeprefix("word.") for key in TEXTS if key.startswith("word.") and key.count(".") == 1}
GROUPS = {key.partition(".")[0] for key in TEXTS}
KEY = re.compile(rf"({'|'.join(sorted(GROUPS))})(\.[\w-]+)+")
PLACE = re.compile(r"\{(\w+)\}")
REASON_PARAMS = {"from", "to", "number", "count", "highest", "playable", "rolled", "next"}

PROTOCOL = (TOP / "docs" / "protocol.md").read_text(encoding="utf-8")
REASONS = re.findall(r"^\| `([a-z-]+)` \|", PROTOCOL.split("### `why`")[1].split("###")[0], re.MULTILINE)
DETAILS = {
    "entry-gate": {"six", "doubles_or_acey"},
    "bar-first": {"board", "all"},
    "bar-closed": {"doubles", "doubles_or_acey"},
    "home-frozen": {"before", "after"},
    "order": {"acey_order", "doubles_complement"},
}

pytestmark = pytest.mark.cpython_only


def forms(text):
    return [text] if isinstance(text, str) else list(text.values())


def python_strings():
    """Patterns of all strings in the engine and in the pages made at build: gaps of f-strings as wildcards."""
    for file in [*(TOP / "acey").rglob("*.py"), TOP / "tools" / "installable.py"]:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        inside = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                yield "".join(
                    re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values
                )
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                yield re.escape(node.value)


def script_strings():
    """Patterns of all strings in the page's scripts and markup, `${...}` as a wildcard."""
    for file in [*(TOP / "web").rglob("*.js"), *TOP.glob("*.html"), *(TOP / "web").rglob("*.html")]:
        text = file.read_text(encoding="utf-8")
        for quoted in re.findall(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`\n]*)`", text):
            yield ".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", max(quoted, key=len))))


def details():
    """The finer codes of every error the engine raises: the string with a dot, or else the code alone."""
    errors = {"Unreadable", "BadRules", "NotAllowed", "BadRecord"}
    for file in (TOP / "acey").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in errors:
                strings = [
                    arg.value
                    for arg in node.args
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                ]
                if strings:
                    yield max(strings, key=lambda text: "." in text)


def test_every_text_is_a_sentence_or_has_its_plural_forms():
    for key, text in TEXTS.items():
        assert all(
            (isinstance(form, str) and form.strip() == form) or key.startswith("terminal.ask")
            for form in forms(text)
        )
        assert isinstance(text, str) or set(text) == {"one", "other"}, key


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_and_each_of_its_values_has_a_text(field):
    assert f"field.{field}" in TEXTS
    sentences = [TEXTS[f"rule.{field}.{value_key(value)}"] for value in FIELDS[field]]
    assert len(set(sentences)) == len(sentences)
    assert {key for key in TEXTS if key.startswith(f"rule.{field}.")} == {
        f"rule.{field}.{value_key(value)}" for value in FIELDS[field]
    }


def test_every_variant_and_preset_has_its_texts():
    assert {f"variant.{number}" for number in VARIANTS} <= TEXTS.keys()
    for name, preset in PRESETS.items():
        assert {f"preset.{name}.title", f"preset.{name}.summary"} <= TEXTS.keys()
        most = max(other.tips for other in PRESETS.values() if other.words == preset.words)
        tips = {key for key in TEXTS if key.startswith(f"tip.{preset.words}.")}
        assert tips == {f"tip.{preset.words}.{n}" for n in range(1, most + 1)}


def test_a_rule_set_has_its_own_words_only_for_what_has_a_plain_word():
    bases = {preset.words for preset in PRESETS.values()}
    for key in TEXTS:
        if key.startswith("word.") and key.count(".") == 2:
            _, base, word = key.split(".")
            assert base in bases, key
            assert word in WORDS, key


@pytest.mark.parametrize("group", ["rule", "variant", "field", "tip", "preset", "place"])
def test_what_a_rule_set_shows_asks_for_its_words_only(group):
    for key, text in TEXTS.items():
        if key.startswith(f"{group}."):
            places = {place for form in forms(text) for place in PLACE.findall(form)}
            assert places <= WORDS | ({"n"} if key == "place.point" else set()), key


def test_a_reason_asks_for_words_and_for_what_comes_with_reasons():
    for key, text in TEXTS.items():
        if key.startswith("reason."):
            places = {place for form in forms(text) for place in PLACE.findall(form)}
            assert places <= WORDS | REASON_PARAMS, key


def test_everything_that_can_happen_has_a_sentence():
    kinds = {kind for shape in get_args(Event) for kind in get_args(get_type_hints(shape)["type"])}
    several = {
        "opening": ["opening", "opening-tie"],
        "roll": ["roll", "roll-extra"],
        "over": ["over-win", "over-draw"],
    }
    forfeits = [f"forfeit.{field}" for field in FIELDS if field.endswith("_forfeit")]
    wanted = {
        name
        for kind in kinds
        for name in (several | {"forfeit": forfeits, "move": ["move", "move-hit"]}).get(kind, [kind])
    }
    assert {key for key in TEXTS if key.startswith("event.")} == {f"event.{name}" for name in wanted}
    assert {f"die.{number}" for number in range(1, 7)} == {key for key in TEXTS if key.startswith("die.")}


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_of_the_protocol_has_a_sentence(code):
    finer = {key.removeprefix(f"reason.{code}.") for key in TEXTS if key.startswith(f"reason.{code}.")}
    assert bool(finer) != (f"reason.{code}" in TEXTS)
    assert not finer or finer == DETAILS[code]


def test_the_holds_of_every_rule_set_have_their_sentences():
    for kind in get_args(StageKind):
        for field, values in FIELDS.items():
            for value in values:
                for hold in holds(changed(RuleSet(), {field: value}), kind):
                    assert f"reason.{hold.code}" + (f".{hold.detail}" if hold.detail else "") in TEXTS


def test_every_error_has_its_sentence():
    missing = {detail for detail in details() if f"error.{detail}" not in TEXTS}
    assert not missing


def test_every_level_can_be_chosen_by_a_name_of_its_own_and_is_in_the_manual():
    script = (TOP / "web" / "app" / "seats-form.js").read_text(encoding="utf-8")
    offered = re.search(r"LEVELS = (\[.*?\])", script)
    assert offered
    assert json.loads(offered[1]) == list(LEVELS)
    assert len({TEXTS[f"page.seat.level.{level}"] for level in LEVELS}) == len(LEVELS)
    manual = (TOP / "docs" / "playing.md").read_text(encoding="utf-8")
    assert not {level for level in LEVELS if level not in manual}


def test_no_text_is_missing():
    wanted = {
        re.sub(r"\\(.)", r"\1", text) for text in {*python_strings(), *script_strings()} if ".+" not in text
    }
    missing = {key for key in wanted if KEY.fullmatch(key) and key not in TEXTS and not is_group(key)}
    assert not missing


def is_group(key):
    """Whether a string that looks like a key is the beginning of keys, or a file's name."""
    return key.endswith((".js", ".json", ".py")) or any(known.startswith(f"{key}.") for known in TEXTS)


def test_no_text_is_unused():
    """Words of rule sets are used inside other texts; everything else is asked for somewhere by its key."""
    inside = {place for text in TEXTS.values() for form in forms(text) for place in PLACE.findall(form)}
    assert inside >= WORDS
    patterns = {text for text in {*python_strings(), *script_strings()} if re.match(r"[a-z]+(\\)?\.", text)}
    used = [re.compile(pattern) for pattern in patterns]
    ends = {f"error.{detail}" for detail in details()}
    unused = [
        key
        for key in TEXTS
        if key not in ends
        and not key.startswith("word.")
        and not any(pattern.fullmatch(key) for pattern in used)
    ]
    assert not unused
