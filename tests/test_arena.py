"""Matches between levels: mirrored, counted with their errors, and gone on with."""

import json

import pytest

from acey import PRESETS
from tools import arena

pytestmark = pytest.mark.cpython_only

NAVY = PRESETS["navy"].rules


def options(*arguments):
    return arena.parser().parse_args(arguments)


def test_a_level_against_itself_wins_one_of_two_mirrored_games():
    for seed in range(3):
        ((wins, points),) = arena.play_pairs(PRESETS["american"].rules, ("simple", "simple"), seed, 1)
        assert (wins, points) == (2, 0)


def test_a_match_counts_wins_in_per_cent_and_points_a_game():
    found = arena.summary([(4, 10), (2, 0), (0, -6), (4, 12)])
    assert (found["wins"], found["points"]) == (62.5, 2.0)
    assert found["wins_error"] == pytest.approx(23.94)


def test_a_match_is_played_pair_by_pair_and_gone_on_with(tmp_path):
    kept = tmp_path / "pairs.json"
    given = ("random", "simple", "--rules", "navy", "--keep", str(kept))
    first = arena.run(options(*given, "--pairs", "1"))
    both = arena.run(options(*given, "--pairs", "2"))
    assert both[:1] == first
    assert len(both) == 2
    assert json.loads(kept.read_text()) == [list(pair) for pair in both]
    assert arena.run(options("random", "simple", "--rules", "navy", "--pairs", "2")) == both


def test_a_match_may_stop_when_it_is_decided():
    assert not arena.is_decided([(4, 2)] * 500, errors=0)
    assert not arena.is_decided([(4, 2)] * 20, errors=2)
    assert arena.is_decided([(4, 2), (2, 0)] * 100, errors=3)
    assert not arena.is_decided([(4, 2), (0, -2)] * 100, errors=3)


def test_a_rule_set_may_be_given_in_full(capsys):
    assert (
        arena.main(["random", "random", "--rules", '{"base": "navy", "variants": [1]}', "--pairs", "1"]) == 0
    )
    assert "1 mirrored pairs" in capsys.readouterr().out


@pytest.mark.slow
def test_the_twins_play_a_match_of_their_own():
    native = pytest.importorskip("tools.train.native")
    if native.compiler() is None:
        pytest.skip("the twins need a C compiler: cc, gcc or $CC")
    found = arena.summary(
        arena.run(options("strong", "random", "--rules", "american", "--pairs", "100", "--twin"))
    )
    assert found["wins"] > 97
