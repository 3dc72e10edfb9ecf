"""The trainer: its compiled engine plays by the rules, its twin by the player's choices, its nets learn."""

import random

import pytest

from acey import PRESETS
from acey.packed import pack
from acey.players.net import FRACTION, read_weights
from acey.players.sight import INPUTS
from tests import plain_net
from tests.walks import random_position, random_rules
from tools.train import __main__ as command
from tools.train import check, curve, export, native, nets, run, twin

pytestmark = [
    pytest.mark.cpython_only,
    pytest.mark.slow,
    pytest.mark.skipif(native.compiler() is None, reason="the trainer needs a C compiler: cc, gcc or $CC"),
]


def options(tmp_path, *more):
    parser = command.parser()
    tiny = ["--games", "60", "--chunk", "20", "--every", "30", "--pairs", "4", "--hidden", "32"]
    keep = ["--checkpoint", str(tmp_path / "a.net"), "--out", str(tmp_path / "a.json")]
    return parser.parse_args(["run", "--rules", "navy", *tiny, *keep, *more])


def test_the_compiled_engine_lists_the_plays_of_the_golden_vectors():
    assert check.wrong_plays() == []


def test_the_compiled_engine_makes_the_choices_of_simple():
    assert check.wrong_choices() == []


def test_the_compiled_engine_follows_the_golden_games():
    assert check.wrong_games(every=6) == []


def test_the_compiled_engine_agrees_in_whole_turns_of_any_rule_set():
    assert check.wrong_turns(300, seed=2) == 0


def test_the_compiled_net_sees_what_the_plain_one_sees():
    rng = random.Random(8)
    assert native.library().api_inputs() == INPUTS + 46
    for _ in range(200):
        rules, position = random_rules(rng), random_position(rng)
        found = [at for at in native.features(rules, pack(position)) if at[1]]
        assert dict(found) == plain_net.inputs(rules, position.mine, position.theirs)
        assert len(dict(found)) == len(found)


@pytest.mark.parametrize(("level", "count"), [("strong", 40), ("expert", 12)])
@pytest.mark.parametrize("name", PRESETS)
def test_the_twin_makes_the_same_choice_as_the_player(name, level, count):
    assert twin.compare(PRESETS[name].rules, count, level=level) == (0, count)


def test_a_stored_net_says_what_the_trained_one_says():
    net = nets.FloatNet.fresh(32, seed=3)
    stored = read_weights(export.weights_text(net, {"rules": "navy"}))
    whole, rng = export.WholeNet(stored), random.Random(3)
    for _ in range(50):
        packed = pack(random_position(rng))
        for head in (0, 1):
            exact = native.logit(PRESETS["navy"].rules, net.player(), packed, head)
            kept = native.logit(PRESETS["navy"].rules, whole.player(), packed, head) / (1 << FRACTION)
            assert abs(exact - kept) < 0.2


def test_training_is_the_same_from_the_same_seed_and_after_a_break(tmp_path):
    whole = tmp_path / "whole"
    whole.mkdir()
    net, curve_found = run.train(options(whole))
    parts = tmp_path / "parts"
    parts.mkdir()
    begun = options(parts)
    begun.stop = 20
    run.train(begun)
    again, curve_again = run.train(options(parts))
    assert list(net.weights) == list(again.weights)
    assert curve_found == curve_again


def test_a_run_writes_a_data_file_and_a_picture_of_its_curve(tmp_path):
    picture = tmp_path / "curve.svg"
    arguments = ["run", "--rules", "navy", "--games", "40", "--chunk", "20", "--every", "20", "--pairs", "2"]
    arguments += [
        "--hidden",
        "32",
        "--checkpoint",
        str(tmp_path / "b.net"),
        "--out",
        str(tmp_path / "b.json"),
    ]
    assert command.main([*arguments, "--curve", str(picture)]) == 0
    assert read_weights((tmp_path / "b.json").read_text("utf-8")).hidden == 32
    assert picture.read_text("utf-8").startswith("<svg")


def test_the_learning_rate_falls_geometrically_and_lambda_to_0(tmp_path):
    given = options(tmp_path)
    rates = [run.schedule(given, done)[0] for done in (0, 30, 60)]
    assert rates[0] > rates[1] > rates[2]
    assert rates[0] / rates[1] == pytest.approx(rates[1] / rates[2])
    assert run.schedule(given, 60)[1] == 0


def test_a_curve_is_drawn_with_its_errors():
    drawn = curve.picture({"navy": [(10, 51.0, 2.0), (20, 60.0, 1.5)], "american": [(10, 55.0, 2.0)]})
    assert drawn.count("<polyline") == 2
    assert "navy" in drawn
