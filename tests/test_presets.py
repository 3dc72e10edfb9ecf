"""The presets field by field, and what each of them shows."""

import pytest

from acey import PRESETS
from tests.kit import answer, error, fields, rule_set, ruleset

FIELDS = {
    "entry_gate": ["none", "doubles_or_acey", "six"],
    "enter_all_first": [False, True],
    "halfway_first": [False, True],
    "bar_priority": ["no", "board", "all"],
    "bar_release": ["any", "doubles", "doubles_or_acey"],
    "hit_needs_home": [False, True],
    "doubles_complement": ["none", "four_four", "two_two"],
    "complement_forfeit": [False, True],
    "acey_order": ["any", "ace_first"],
    "acey_double": ["named", "rolled"],
    "acey_forfeit": [False, True],
    "doubles_forfeit": [False, True],
    "bearing_off_forfeit": ["same", "yes", "no"],
    "doubles_extra_roll": [False, True],
    "acey_extra_roll": [False, True],
    "home_moves_before": [False, True],
    "home_moves_after": [False, True],
    "bear_off": ["exact", "standard"],
    "higher_die": [False, True],
    "scoring": ["game", "checkers_left", "gammons"],
}
TABLE = """
entry_gate            none      none           none
enter_all_first       no        no             yes
halfway_first         no        no             no
hit_needs_home        no        no             no
complement_forfeit    no        no             no
bar_priority          'no'      all            all
bar_release           any       any            doubles_or_acey
doubles_complement    none      none           four_four
acey_order            any       any            ace_first
acey_double           named     named          named
acey_forfeit          no        yes            no
doubles_forfeit       no        yes            no
bearing_off_forfeit   same      same           same
doubles_extra_roll    yes       no             no
acey_extra_roll       yes       yes            no
home_moves_before     no        yes            no
home_moves_after      yes       yes            yes
bear_off              exact     standard       exact
higher_die            yes       yes            no
scoring               game      checkers_left  game
"""


def column(index):
    rows = [row.split() for row in TABLE.strip().splitlines()]
    return {row[0]: {"yes": True, "no": False, "'no'": "no"}.get(row[index], row[index]) for row in rows}


@pytest.mark.parametrize(("index", "preset"), [(1, "navy"), (2, "american"), (3, "ace-deuce")])
def test_a_preset_has_the_fields_of_its_column(preset, index):
    assert fields(preset) == column(index)


def test_bgammon_is_american_with_exact_bear_off_and_without_doubles_forfeit():
    assert fields("bgammon") == column(2) | {"bear_off": "exact", "doubles_forfeit": False}


def test_the_presets_are_offered_with_title_and_summary():
    offered = answer("presets")["presets"]
    assert [preset["name"] for preset in offered] == list(PRESETS)
    assert all(set(preset) == {"name", "title", "summary", "source", "gains"} for preset in offered)
    assert (
        len({preset["title"] for preset in offered}) == len({p["summary"] for p in offered}) == len(PRESETS)
    )


def test_each_field_is_shown_with_all_its_values_and_a_sentence_for_each():
    shown = ruleset("american")["fields"]
    assert {field["name"]: sorted(map(str, field["values"])) for field in shown} == {
        name: sorted(map(str, values)) for name, values in FIELDS.items()
    }
    for field in shown:
        assert len(set(field["texts"])) == len(field["values"])
        assert field["text"] == field["texts"][field["values"].index(field["value"])]
        assert field["label"].strip()
        assert not any("{" in text for text in [field["label"], *field["texts"]])


@pytest.mark.parametrize("field", FIELDS)
def test_each_value_of_a_field_can_be_set_on_any_base(field):
    for base in PRESETS:
        for value in FIELDS[field]:
            assert fields(rule_set(base, **{field: value})) == fields(base) | {field: value}


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", ["never", None, 1, 0, "Yes", [], {}])
def test_no_other_value_can_be_set(field, value):
    assert error("ruleset", rules={"base": "navy", "changes": {field: value}})["code"] == "bad-rules"


@pytest.mark.parametrize(
    ("preset", "numbering"), [("navy", "down"), ("american", "down"), ("ace-deuce", "up")]
)
def test_ace_deuce_numbers_its_points_upwards_and_the_others_downwards(preset, numbering):
    assert ruleset(preset)["numbering"] == numbering


WORDS = {
    "navy": {"bar": "fence", "hit_past": "kicked", "kept_in_start": "Oscar", "acey": "acey-deucey"},
    "american": {"bar": "bar", "hit_past": "hit", "start": "start", "acey": "acey-deucey"},
    "ace-deuce": {
        "start": "Starting Home",
        "bar": "Bump",
        "hit_past": "hit",
        "off": "Home Again",
        "acey": "Ace Deuce",
        "home": "final six",
    },
}


@pytest.mark.parametrize("preset", WORDS)
def test_a_preset_shows_its_own_words(preset):
    words = ruleset(preset)["words"]
    assert {key: words[key] for key in WORDS[preset]} == WORDS[preset]


def test_navy_names_the_quarters_of_the_board_and_the_opening_die_in_its_own_words():
    words = ruleset("navy")["words"]
    assert words["far_home"] in ("entering table", "starting quarter")
    assert words["home"] == "finishing quarter"
    assert words["opening_die"] in ("peewee", "piddle")


def test_the_sentences_of_a_rule_set_are_in_its_words():
    by_name = {field["name"]: field["text"] for field in ruleset("navy")["fields"]}
    assert "fence" in by_name["bar_priority"]
    by_name = {field["name"]: field["text"] for field in ruleset("ace-deuce")["fields"]}
    assert "Bump" in by_name["bar_release"]
    assert "Starting Home" in by_name["enter_all_first"]


def test_a_rule_set_built_on_a_base_shows_the_words_and_numbering_of_that_base():
    shown = ruleset(rule_set("ace-deuce", 5, bar_priority="board"))
    assert shown["numbering"] == "up"
    assert shown["words"] == ruleset("ace-deuce")["words"]


@pytest.mark.parametrize(
    ("preset", "word"), [("navy", "Oscar"), ("american", "blockade"), ("ace-deuce", "double")]
)
def test_each_preset_shows_its_tips(preset, word):
    tips = ruleset(preset)["tips"]
    assert tips
    assert any(word in tip for tip in tips)
    assert not any("{" in tip for tip in tips)


def test_ace_deuce_shows_the_order_of_numbers_for_each_double():
    table = ruleset("ace-deuce")["order_table"]
    assert [row["double"] for row in table] == [6, 5, 4, 3, 2, 1]
    assert {row["double"]: row["numbers"] for row in table} == {n: [n] * 4 + [7 - n] * 4 for n in range(1, 7)}


def test_ace_deuce_shows_which_number_brings_each_point_home():
    table = ruleset("ace-deuce")["off_table"]
    assert {row["point"]: row["number"] for row in table} == {19: 6, 20: 5, 21: 4, 22: 3, 23: 2, 24: 1}


def test_the_tables_are_derived_from_the_fields():
    plain = ruleset(rule_set("ace-deuce", doubles_complement="none", bear_off="standard"))
    assert plain["order_table"] == []
    assert plain["off_table"] == []
    halves = ruleset(rule_set("ace-deuce", doubles_complement="two_two"))["order_table"]
    assert {row["double"]: row["numbers"] for row in halves} == {
        n: [n] * 2 + [7 - n] * 2 for n in range(1, 7)
    }


@pytest.mark.parametrize("preset", ["navy", "american", "bgammon"])
def test_the_other_presets_show_no_tables(preset):
    assert ruleset(preset)["order_table"] == []
    assert ruleset(preset)["off_table"] == []


def test_a_rule_set_is_read_back_from_its_full_value():
    shown = ruleset(rule_set("navy", 1, 7, scoring="gammons"))
    again = ruleset(shown["rules"])
    assert again["rules"] == shown["rules"]
    renamed = shown["rules"] | {"name": "Our crew's"}
    assert ruleset(renamed)["rules"]["name"] == "Our crew's"
    assert ruleset(renamed)["rules"]["fields"] == shown["rules"]["fields"]
