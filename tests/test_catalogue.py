"""Texts are filled in alike in Python and in the page: both read `tests/data/texts.json`."""

import json
from pathlib import Path

import pytest

from acey.catalogue import Catalogue

VECTORS = json.loads((Path(__file__).parent / "data" / "texts.json").read_text("utf-8"))


@pytest.mark.parametrize("row", VECTORS["rows"], ids=lambda row: f"{row['key']} {row['params']}")
def test_a_text_is_filled_in_as_the_page_fills_it_in(row):
    catalogue = Catalogue(lambda name: json.dumps(VECTORS["texts"]))

    assert catalogue.say(row["key"], **row["params"]) == row["text"]
