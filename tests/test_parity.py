"""The same seeds give the same games in every Python: these run in CPython and on Pyodide alike."""

import json

import pytest

from tests.kit import PRESETS
from tests.transcripts import DIGESTS, SEEDS, digest, transcript

EXPECTED = json.loads(DIGESTS.read_text(encoding="utf-8"))


def test_there_is_a_digest_for_every_preset_and_seed():
    assert set(EXPECTED) == {f"{preset}-{seed}" for preset in PRESETS for seed in SEEDS}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_seeded_game_of_simple_against_itself_is_move_for_move_the_one_expected(preset, seed):
    assert digest(preset, seed) == EXPECTED[f"{preset}-{seed}"]


def test_a_transcript_tells_the_actions_the_plays_and_the_result():
    lines = transcript("navy", 1)
    assert lines[0].startswith("[")
    assert json.loads(lines[-1])["winner"] in (0, 1)
    assert lines[-2].startswith("#")
