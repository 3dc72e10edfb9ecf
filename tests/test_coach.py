"""Hints and reviews: what is best, what was made of it, luck, and how the job goes."""

import pytest

from acey import PRESETS
from acey.coach.weigh import grade_of
from acey.protocol import Engine
from tests.kit import PRESETS as NAMES
from tests.kit import answer, error

SEATS = [{"kind": "person", "name": "Ann", "level": None}, {"kind": "person", "name": "Bob", "level": None}]
ANSWERS = {"opening": "open", "roll": "roll", "roll-double": "die"}


def new(rules="american", dice="61"):
    source = {"source": "script", "script": dice} if isinstance(dice, str) else dice
    return answer("new", rules=rules, seats=SEATS, dice=source, id="g", date="d")


def act(game, **intent):
    return answer("act", record=game["record"], pending=game["pending"], intent=intent)


def begun(rules="american", dice="61 63"):
    """A game whose starter has rolled."""
    return act(act(new(rules, dice), do="open"), do="roll")


def hint(game, **more):
    return answer("hint", record=game["record"], pending=game["pending"], **more)


def review(game, **more):
    return answer("review", record=game["record"], **more)


def played_game(rules, seed, levels=("strong", "novice"), most=2000):
    """A game between two levels, as far as so many actions."""
    game = new(rules, {"source": "seed", "seed": seed})
    for _ in range(most):
        view = game["view"]
        if view["phase"] == "over":
            break
        if view["phase"] in ANSWERS:
            game = act(game, do=ANSWERS[view["phase"]])
        else:
            intent = answer("choose", record=game["record"], level=levels[view["seat"]])["intent"]
            game = act(game, **intent)
    return game


def test_a_hint_gives_what_strong_plays_and_how_much_is_to_be_expected():
    found = hint(begun())
    best = answer("best", rules="american", position="start:* / start:*", dice=[6, 3], level="strong")
    assert found["kind"] == "play"
    assert found["best"][0]["text"] == best["play"]["text"]
    assert found["best"][0]["value"] == best["value"]
    assert (found["yours"], found["loss"], found["grade"]) == (None, 0, "good")
    values = [choice["value"] for choice in found["best"]]
    assert values == sorted(values, reverse=True)


def test_a_hint_after_moves_says_what_the_best_gains_over_what_they_can_still_come_to():
    game = act(begun(), do="text", text="start/16")
    found = hint(game)
    every = answer("best", rules="american", position="start:* / start:*", dice=[6, 3], level="strong", all=9)
    value = {choice["play"]["text"]: choice["value"] for choice in every["all"]}
    assert found["yours"]["text"] == "start/16"
    assert found["loss"] == pytest.approx(value[found["best"][0]["text"]] - value["start/16"])
    assert [reason["fact"] for reason in found["reasons"]] == ["shots", "entered"]
    assert found["reasons"][1]["message"] == "Brings in 2 checkers, not 1."


def test_a_hint_loses_nothing_while_the_best_can_still_be_reached():
    best = hint(begun())["best"][0]["text"]
    game = act(begun(), do="text", text=best.split()[0])
    found = hint(game)
    assert (found["yours"]["text"], found["loss"]) == (best, 0)


def test_a_hint_for_the_naming_ranks_the_six_doubles_and_weighs_the_one_asked_about():
    game = act(begun("american", "61 12"), do="text", text="start/24 start/23")
    game = act(game, do="done")
    found = hint(game, name=1)
    named = answer(
        "best", rules="american", position="24:1 23:1 start:* / start:*", naming=True, level="strong"
    )
    assert found["kind"] == "name"
    assert found["best"][0]["number"] == named["name"]
    assert {str(choice["number"]): choice["value"] for choice in found["best"]} == named["values"]
    assert found["yours"]["number"] == 1
    assert found["loss"] == pytest.approx(named["values"][str(named["name"])] - named["values"]["1"])


def test_a_hint_is_refused_where_nothing_is_to_be_decided():
    game = act(new(), do="open")
    assert error("hint", record=game["record"], pending=[])["code"] == "wrong-phase"
    assert error("hint", record=begun()["record"], pending=[], name=7)["code"] == "bad-dice"


def test_eight_moves_in_a_fixed_order_can_be_begun_and_asked_about():
    game = begun("ace-deuce", "61 33")
    for _ in range(3):
        move = game["view"]["moves"][0]
        game = act(game, do="move", **{"from": move["from"], "to": move["to"], "via": move["via"]})
    found = hint(game)
    assert len(found["yours"]["moves"]) <= 8
    assert found["yours"]["moves"][:3] == game["pending"]


@pytest.mark.cpython_only
@pytest.mark.parametrize("rules", NAMES)
def test_a_game_gone_through_has_every_decision_with_what_it_gave_up(rules):
    game = played_game(rules, seed=5, most=60)
    found = review(game)
    actions = answer("log", record=game["record"])["log"]
    assert found["count"] == len([entry for entry in actions if entry["kind"] != "over"])
    for decision in found["decisions"]:
        entry = actions[decision["at"]]
        assert entry["seat"] == decision["seat"]
        assert entry["kind"] == decision["kind"]
        if decision["kind"] == "play":
            assert entry["text"] == decision["yours"]["text"]
        assert decision["loss"] == pytest.approx(
            max(0, decision["best"][0]["value"] - decision["yours"]["value"]), abs=0.002
        )
        assert decision["grade"] == grade_of(PRESETS[rules].rules, decision["loss"])
    for seat, side in enumerate(found["seats"]):
        made = [decision for decision in found["decisions"] if decision["seat"] == seat]
        assert side["decisions"] == len(made)
        assert side["loss"] == pytest.approx(sum(decision["loss"] for decision in made))
        assert side["blunder"] == sum(decision["grade"] == "blunder" for decision in made)
    assert [moment["at"] for moment in found["curve"]] == sorted(moment["at"] for moment in found["curve"])
    assert all(abs(moment["value"]) <= found["most"] for moment in found["curve"])


@pytest.mark.cpython_only
def test_strong_makes_no_error_in_its_own_eyes_and_a_novice_does():
    found = review(played_game("american", seed=8, most=120))
    assert found["seats"][0]["loss"] < 0.05
    assert found["seats"][1]["loss"] > 1
    graded = [decision for decision in found["decisions"] if decision["grade"] != "good"]
    assert any(decision["reasons"] for decision in graded)


@pytest.mark.cpython_only
def test_luck_over_all_rolls_is_none():
    """What each of the 36 rolls brings adds up to nothing, since the mean is what luck is counted from."""
    game = act(new("navy", "61"), do="open")
    lucks = []
    for first in range(1, 7):
        for second in range(1, 7):
            rolled = act(act(new("navy", f"61 {first}{second}"), do="open"), do="roll")
            (luck,) = review(rolled)["luck"]
            lucks.append(luck["luck"])
            assert luck["seat"] == game["view"]["seat"]
    assert sum(lucks) / 36 == pytest.approx(0, abs=0.002)
    assert max(lucks) == lucks[1] == lucks[6]  # the 1-2


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["navy", "american"])
def test_luck_and_losses_account_for_the_result_between_two_who_play_as_the_judge_does(rules):
    """What was expected at the first roll, plus luck, less errors, is what came, as far as one ply sees."""
    found = review(played_game(rules, seed=5, levels=("strong", "strong")))
    first, last = found["curve"][0]["value"], found["curve"][-1]["value"]
    ours, theirs = found["seats"]
    told = (ours["luck"] - theirs["luck"]) - (ours["loss"] - theirs["loss"])
    assert abs(last - first - told) < 0.25 * found["most"]


def test_a_review_is_a_job_that_tells_how_far_it_is_and_can_be_cancelled():
    game = played_game("navy", seed=5, most=40)
    own = Engine()
    job = own.answer({"cmd": "start", "job": {"cmd": "review", "record": game["record"]}})["job"]
    told = []
    while "answer" not in (step := own.answer({"cmd": "step", "job": job})):
        told.append(step["progress"])
    assert told == sorted(told)
    assert told[-1] > 0.5
    assert step["answer"] == review(game)

    job = own.answer({"cmd": "start", "job": {"cmd": "review", "record": game["record"]}})["job"]
    own.answer({"cmd": "step", "job": job})
    assert own.answer({"cmd": "cancel", "job": job}) == {}
    assert own.answer({"cmd": "step", "job": job})["error"]["code"] == "bad-request"


def test_grades_are_shares_of_the_most_that_a_win_can_be_worth():
    navy, american = PRESETS["navy"].rules, PRESETS["american"].rules
    assert [grade_of(navy, loss) for loss in (0.039, 0.04, 0.08, 0.16)] == [
        "good",
        "doubtful",
        "error",
        "blunder",
    ]
    assert [grade_of(american, 15 * loss) for loss in (0.039, 0.041, 0.081, 0.161)] == [
        "good",
        "doubtful",
        "error",
        "blunder",
    ]


def test_the_value_of_a_position_is_the_mean_of_its_rolls():
    found = answer("evaluate", rules="navy", position="start:* / start:*")
    total = sum(value * (1 if roll[0] == roll[2] else 2) for roll, value in found["rolls"].items())
    assert len(found["rolls"]) == 21
    assert found["value"] == pytest.approx(total / 36, abs=0.002)
    assert found["rolls"]["2-1"] == max(found["rolls"].values())


@pytest.mark.parametrize("level", ["novice", "simple", "strong", "expert"])
def test_every_level_ranks_the_six_doubles(level):
    found = answer(
        "best", rules="american", position="24:1 23:1 start:* / start:*", naming=True, level=level, all=6
    )
    assert found["all"][0] == {"name": found["name"], "value": found["values"][str(found["name"])]}
    assert sorted(choice["name"] for choice in found["all"]) == [1, 2, 3, 4, 5, 6]
