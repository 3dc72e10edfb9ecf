"""The levels that go by a trained net: its arithmetic, their choices, and that they beat the baseline."""

import json
import math
import random
from pathlib import Path

import pytest

from acey import PRESETS, RuleSet, read_position
from acey.data import DataNeeded, Provided, read_file
from acey.packed import pack, unpack
from acey.players import LEVELS
from acey.players.expert import Expert
from acey.players.judge import judge_of, net_for
from acey.players.net import FRACTION, LANE, Lanes, expected, read_weights
from acey.players.sight import INPUTS, Seen, place_inputs
from acey.players.strong import Strong
from acey.protocol import Engine
from acey.rules import changed
from acey.stages import named_stage, rolled_stage
from tests import plain_net
from tests.kit import PRESETS as NAMES
from tests.kit import answer, engine
from tests.walks import random_position, random_rules, random_stages, with_variant

RECORDED = json.loads((Path(__file__).resolve().parent / "data" / "choices.json").read_text("utf-8"))
WEIGHTS = Path(__file__).resolve().parent.parent / "acey" / "weights"


def weights(name):
    return read_weights(read_file(f"weights/{name}.json"))


def last(thinking):
    *_, found = thinking
    return found


def rank(level, rules, position, stage):
    return last(level.rank_plays(rules, position, stage))


def rules_and_positions(count, seed):
    rng = random.Random(seed)
    for _ in range(count):
        preset = rng.choice([*NAMES, "closed", "any"])
        rules = PRESETS[preset].rules if preset in PRESETS and rng.random() < 0.5 else random_rules(rng)
        yield preset, rules, random_position(rng)


@pytest.mark.parametrize("head", [0, 1])
def test_the_packed_net_is_the_plain_one_for_the_player_who_goes_on(head):
    for preset, rules, position in rules_and_positions(60, seed=head):
        found = plain_net.inputs(rules, position.mine, position.theirs, sees_rules=preset == "any")
        seen = Seen(rules, Lanes(weights(preset), head), is_same=True)
        assert seen.logit(*pack(position)) == plain_net.logit(weights(preset), found, head), position


def test_the_packed_net_is_the_plain_one_for_the_player_who_is_next():
    for preset, rules, position in rules_and_positions(60, seed=2):
        found = plain_net.inputs(rules, position.theirs, position.mine, sees_rules=preset == "any")
        seen = Seen(rules, Lanes(weights(preset), 0), is_same=False)
        assert seen.logit(*pack(position)) == plain_net.logit(weights(preset), found, 0), position


def test_what_was_worked_out_before_does_not_change_a_value():
    rules, lanes = PRESETS["american"].rules, Lanes(weights("american"), 0)
    shared = Seen(rules, lanes, is_same=False)
    rng = random.Random(4)
    for _ in range(100):
        packed = pack(random_position(rng))
        assert shared.logit(*packed) == Seen(rules, lanes, is_same=False).logit(*packed)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*NAMES, "closed", "any"])
def test_no_lane_can_run_over(name):
    """However 15 checkers a side stand, and whatever else is seen, each unit stays within its lane."""
    net = weights(name)
    for head, outputs in enumerate(net.outputs):
        largest = [_largest(net, unit) * abs(outputs[unit]) for unit in range(net.hidden)]
        assert max(largest) < 1 << LANE - 1, head


def _largest(net, unit):
    column = net.rows[unit :: net.hidden]
    size = abs(net.bias[unit])
    for sign in (1, -1):
        size = max(size, sum(_most(column, role, sign) for role in (0, 1)) + abs(net.bias[unit]))
    return size


def _most(column, role, sign):
    """The most that one side's checkers and sights can add to a unit."""
    rows = [sign * value for value in column]
    best = [0] + [-(10**9)] * 15
    for place in [*range(1, 25), 25, 26, 0]:
        side = [
            sum(e * rows[134 * role + row] for row, e in place_inputs(place, count)) for count in range(16)
        ]
        best = [max(best[total - count] + side[count] for count in range(total + 1)) for total in range(16)]
    first = 268 + 55 * role
    groups = [(0, 6), (6, 9), (33, 36), (36, 50), (50, 55)]
    sights = sum(max(0, 8 * max(rows[first + a : first + b])) for a, b in groups)
    exposed = sum(sorted((max(0, 8 * row) for row in rows[first + 9 : first + 33]), reverse=True)[:15])
    shared = max(0, 8 * max(rows[378:404])) + 20 * max([0, *(8 * row for row in rows[404:])])
    return best[15] + sights + exposed + shared // 2


def test_the_expected_result_is_the_hyperbolic_tangent_of_half_the_logit():
    assert expected(0) == 0
    for logit in range(-1_100_000, 1_100_000, 3571):
        assert abs(expected(logit) / 1e6 - math.tanh(logit / (1 << FRACTION) / 2)) < 2e-4
        assert expected(-logit) == -expected(logit)


@pytest.mark.parametrize("name", NAMES)
def test_each_preset_is_played_by_weights_of_its_own(name):
    assert net_for(PRESETS[name].rules) == name


@pytest.mark.parametrize("name", [*NAMES, "closed", "any"])
def test_the_weights_fit_the_inputs(name):
    net = weights(name)
    assert len(net.rows) == net.hidden * (INPUTS + (46 if name == "any" else 0))
    assert json.loads((WEIGHTS / f"{name}.json").read_text("utf-8"))["rules"] == name


def test_all_weights_together_are_at_most_300_kilobytes():
    assert sum(file.stat().st_size for file in WEIGHTS.iterdir()) <= 300_000


@pytest.mark.parametrize(("variant", "net"), [*((n, "navy") for n in (1, 2, 3, 4, 5, 6, 8)), (7, "closed")])
def test_a_variant_is_played_by_the_net_of_its_base_unless_it_closes_the_bar(variant, net):
    assert net_for(with_variant(PRESETS["navy"].rules, variant)) == net


def test_a_rule_set_where_a_win_is_worth_more_is_played_by_the_net_for_any():
    assert net_for(changed(PRESETS["navy"].rules, {"scoring": "checkers_left"})) == "any"
    assert net_for(changed(PRESETS["navy"].rules, {"scoring": "gammons"})) == "any"


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_choice_is_the_same_whenever_and_by_whomever_it_is_made(level):
    rules, position = PRESETS["navy"].rules, read_position("24:3 13:5 6:2 start:* / 20:2 8:3 start:*")
    stage = rolled_stage(rules, 4, 2)
    once = rank(LEVELS[level](read_file), rules, position, stage)
    rank(LEVELS[level](read_file), rules, position.flipped(), stage)
    assert rank(LEVELS[level](read_file), rules, position, stage) == once


@pytest.mark.parametrize("row", RECORDED, ids=lambda row: f"{row['rules']}-{row['level']}")
def test_the_nets_that_ship_choose_and_value_as_was_recorded(row):
    request = {key: value for key, value in row.items() if key != "best"}
    got = answer("best", **request)
    assert row["best"] == (
        [got["name"], got["values"]] if "name" in got else [got["play"]["text"], got["value"]]
    )


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_every_play_is_ranked_once_and_the_best_comes_first(level):
    got = answer(
        "best",
        rules="american",
        position="24:2 13:5 start:* / 24:1 6:5 start:*",
        dice=[6, 5],
        level=level,
        all=9,
    )
    values = [entry["value"] for entry in got["all"]]
    assert values == sorted(values, reverse=True) or level == "expert"
    assert got["play"] == got["all"][0]["play"]
    assert len({entry["play"]["text"] for entry in got["all"]}) == len(got["all"])


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize(("rules", "points"), [("american", 13), ("navy", 1)])
def test_a_win_is_taken_and_valued_at_what_it_is_worth(level, rules, points):
    got = answer(
        "best", rules=rules, position="3:1 1:1 off:13 / 20:2 off:2 start:*", dice=[3, 1], level=level
    )
    assert (got["play"]["next"], got["value"]) == ("won", points)


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("rules", NAMES)
def test_a_double_is_named_with_the_value_of_each_of_the_six(level, rules):
    got = answer(
        "best", rules=rules, position="24:4 23:4 start:* / 20:2 19:3 start:*", naming=True, level=level
    )
    assert set(got["values"]) == set("123456")
    if level == "strong":
        assert got["values"][str(got["name"])] == max(got["values"].values())


def test_a_pass_is_all_there_is_to_choose():
    got = answer(
        "best", rules="navy", position="2:1 1:1 off:13 / 1:1 off:14", dice=[6, 5], level="strong", all=5
    )
    assert [entry["play"]["text"] for entry in got["all"]] == ["no play"]


@pytest.mark.parametrize("rules", NAMES)
def test_a_value_lies_between_losing_and_winning_all(rules):
    most = 15 if PRESETS[rules].rules.scoring == "checkers_left" else 1
    for state in random_stages(PRESETS[rules].rules, 3, 6):
        for rating in rank(Strong(), state.rules, state.position, state.in_hand().stage):
            assert -most <= rating.value <= most


def test_weights_are_asked_for_when_first_needed():
    page = Engine(Provided())
    page.answer({"cmd": "provide", "name": "text/en.json", "data": read_file("text/en.json")})
    position = {"on_roll": {"points": {}, "start": 15, "bar": 0, "off": 0}}
    position["opponent"] = position["on_roll"]
    request = {"cmd": "best", "rules": "navy", "position": position, "dice": [6, 1], "level": "strong"}
    assert page.answer(request) == {"need": "weights/navy.json"}
    page.answer({"cmd": "provide", "name": "weights/navy.json", "data": read_file("weights/navy.json")})
    assert page.answer(request) == engine().answer(request)
    with pytest.raises(DataNeeded):
        judge_of(PRESETS["american"].rules, Provided())


@pytest.mark.parametrize("level", [Strong(), Expert(candidates=2)], ids=["strong", "expert"])
def test_what_is_chosen_is_legal_under_any_rule_set(level):
    rng = random.Random(11)
    for _ in range(12):
        rules = random_rules(rng)
        for state in random_stages(rules, rng.random(), 2):
            best = rank(level, rules, state.position, state.in_hand().stage)[0].play
            moves = [(move.origin, move.to, move.number) for move in best.moves]
            hand = state.in_hand().play_all(moves)
            assert hand.is_whole
            assert hand.position == unpack(*best.packed)


def test_a_novice_hits_and_runs_and_does_not_see_its_own_blots():
    position = "24:1 13:2 8:2 6:2 off:8 / 18:2 24:2 21:1 13:2 start:*"
    got = answer("best", rules="american", position=position, dice=[6, 5], level="novice")
    assert got["play"]["text"] == "24/13"
    hits = answer("best", rules="american", position=position, dice=[4, 1], level="novice")
    assert "4*" in hits["play"]["text"]


def test_thinking_gives_way_often():
    rules = RuleSet(doubles_complement="four_four", enter_all_first=True)
    position = read_position("24:4 23:3 20:2 14:3 9:3 / 24:3 22:4 13:4 3:4")
    steps = list(Strong().rank_plays(rules, position, named_stage(rules, 3)))
    assert len(steps) > 8
    assert steps[-1]
    assert set(map(bool, steps[:-1])) == {False}


@pytest.mark.slow
def test_strong_beats_simple_by_a_clear_margin():
    from tools import arena  # noqa: PLC0415

    pairs = arena.play_pairs(PRESETS["american"].rules, ("strong", "simple"), 0, 10)
    found = arena.summary(list(pairs))
    assert found["wins"] >= 60
    assert found["points"] > 2
