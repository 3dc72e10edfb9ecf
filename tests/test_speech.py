"""Plays in the words and the numbering of a rule set: written so, and read so."""

import pytest

from acey.catalogue import LANGUAGES, Catalogue, Speech
from acey.data import read_file
from acey.rules import named_rules
from tests.kit import answer
from tests.table import Table


def speech(preset, language="en"):
    return Speech(Catalogue(read_file, language), named_rules(preset))


@pytest.mark.parametrize(
    ("preset", "bar", "twenty"),
    [("navy", "fence", "20"), ("american", "bar", "20"), ("ace-deuce", "Bump", "5")],
)
def test_a_place_is_written_in_the_words_and_the_numbering_of_the_rule_set(preset, bar, twenty):
    assert [speech(preset).noted(place) for place in ("bar", 20)] == [bar, twenty]


@pytest.mark.parametrize("written", ["Starting Home/5", "STARTING HOME/5", "start/5"])
def test_a_play_is_read_in_the_words_of_the_rule_set_and_in_those_of_notation(written):
    table = Table("ace-deuce", "61 51").do("open").do("roll")
    assert table.do("text", text=written).view["pending"] == [["start", 20, 5]]
    table.do("move", **{"from": "start", "to": 24}).do("done")
    log = answer("log", record=table.record)["log"]
    assert log[-1]["text"] == "Starting Home/1 Starting Home/5"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["navy", "american", "ace-deuce", "bgammon"])
def test_what_is_written_is_read_as_what_it_was(preset, language):
    spoken = speech(preset, language)
    written = f"{spoken.noted('start')}/20 {spoken.noted('bar')}/22 5/{spoken.noted('off')}"
    assert spoken.plain(written) == "start/20 bar/22 5/off"
    assert spoken.plain(spoken.say("log.no-play")) == "no play"
