"""A game is its record: what is kept, what is refused when it was changed, and how small it is."""

import json
import random

import pytest

from acey import Engine
from acey.packing import pack_actions, unpack_actions
from acey.record import read_record
from acey.replay import begin
from tests.kit import answer, error, fields, rule_set
from tests.table import DATE, PERSONS, Table
from tests.walks import all_presets, random_rules, walk, with_variant


def begun():
    """A game by hand-entered dice in the middle of its third turn."""
    table = Table("american").do("open", dice="6-3").do("roll", dice="1-2").play("start/24 start/23")
    table.do("name", number=6).play("start/19(4)").do("roll", dice="5-4").play("start/20 start/21")
    return table.do("roll", dice="6-5").play("start/19 start/20").do("roll", dice="3-2")


def finished():
    """A short whole game: it ends by resigning."""
    return begun().do("resign", seat=1)


def changed(record, **parts):
    return json.loads(json.dumps(record | parts))


def look(record):
    return answer("view", record=record, pending=[], rev=0)


def refused(record):
    found = error("view", record=record, pending=[], rev=0)
    assert found["code"] in ("bad-record", "bad-rules")
    return found


# what is kept


def test_a_record_keeps_all_there_is_to_know_about_a_game():
    record = Table(rule_set("navy", 1), dice=7).record
    assert record == {
        "format": "acey-record-1",
        "id": "g",
        "rules": {"name": "navy", "base": "navy", "fields": fields(rule_set("navy", 1))},
        "seats": PERSONS,
        "dice": {"source": "seed", "seed": 7},
        "match": None,
        "begun": DATE,
        "ended": None,
        "result": None,
        "actions": "",
    }


def test_the_rule_set_is_kept_in_full_by_value_and_decides_alone():
    table = begun()
    rules = table.record["rules"] | {"name": "ours"}
    kept = look(changed(table.record, rules=rules))
    assert kept["record"]["rules"] == rules
    assert kept["view"] == look(table.record)["view"]


def test_a_finished_game_keeps_its_end_and_its_result():
    record = finished().record
    assert record["ended"] == DATE
    assert record["result"] == {"winner": 0, "points": 15}


def test_seats_and_match_are_kept_as_they_were_given():
    seats = [PERSONS[0], {"kind": "computer", "name": "C", "level": "simple"}]
    match = {"id": "m", "points": 7, "games": None, "score": [3, 0], "wins": [3, 0], "draws": 1}
    dice = {"source": "hand"}
    got = answer("new", rules="navy", seats=seats, dice=dice, id="g", date=DATE, match=match)
    assert (got["record"]["seats"], got["record"]["match"]) == (seats, match)
    assert look(got["record"])["record"] == got["record"]


def test_pending_moves_are_not_in_the_record_nor_in_the_log():
    table = begun()
    before, log = table.record, answer("log", record=table.record)
    table.move("start/22")
    assert table.pending == [["start", 22, 3]]
    assert table.record == before
    assert answer("log", record=table.record)["log"] == log["log"]


# packed actions


@pytest.mark.parametrize("seed", range(6))
def test_actions_are_packed_and_unpacked_without_loss(seed):
    rng = random.Random(seed)
    rules = random_rules(rng) if seed else all_presets()["ace-deuce"]
    actions = [action for _, action in walk(rules, seed, 300) if action]
    for seat in (0, 1):
        whole = [*actions, ["resign", seat]]
        assert unpack_actions(pack_actions(whole)) == whole


@pytest.mark.parametrize("name", [*all_presets(), "navy-1"])
def test_a_whole_record_is_read_back_to_an_equal_one(name):
    rules = all_presets().get(name) or with_variant(all_presets()["navy"], 1)
    table = Table({"base": "navy", "changes": {f: getattr(rules, f) for f in fields("navy")}})
    game = begin(read_record(table.record))
    for _, action in walk(rules, 5, 200):
        game = game.then(action, DATE) if action else game
    assert read_record(game.record.shape) == game.record
    assert look(game.record.shape)["record"] == game.record.shape


@pytest.mark.parametrize("preset", all_presets())
def test_a_finished_game_is_at_most_2500_characters_as_stored(preset):
    table = Table(preset, dice=11, seats=[{"kind": "person", "name": "N" * 40, "level": None}] * 2)
    game = begin(read_record(table.record))
    while game.state.phase != "over":
        game = game.then(computer_action(game), DATE)
    stored = json.dumps(game.record.shape, ensure_ascii=False, separators=(",", ":"))
    assert game.record.result
    assert len(stored) <= 2500


def computer_action(game):
    intent = answer("choose", record=game.record.shape, level="simple")["intent"]
    table = answer("act", record=game.record.shape, pending=[], rev=0, intent=intent, date=DATE)
    return unpack_actions(table["record"]["actions"])[len(game.record.actions)]


# changed records


def test_an_unknown_part_is_refused_by_name():
    record = begun().record
    assert "cheat" in refused(changed(record, cheat=1))["message"]
    seats = [PERSONS[0] | {"rating": 5}, PERSONS[1]]
    assert "rating" in refused(changed(record, seats=seats))["message"]
    assert "cube" in refused(changed(record, match={"cube": 2}))["message"]
    assert "luck" in refused(changed(record, dice={"source": "hand", "luck": 1}))["message"]
    rules = record["rules"]
    assert "house" in refused(changed(record, rules=rules | {"house": 1}))["message"]
    assert (
        "cube" in refused(changed(record, rules=rules | {"fields": rules["fields"] | {"cube": 1}}))["message"]
    )
    result = {"winner": 0, "points": 15, "style": 1}
    assert "style" in refused(changed(finished().record, result=result))["message"]


@pytest.mark.parametrize(
    "part", ["id", "rules", "seats", "dice", "match", "begun", "ended", "result", "actions"]
)
def test_a_missing_part_is_refused_by_name(part):
    record = begun().record
    del record[part]
    assert part in refused(record)["message"]


def test_a_field_missing_from_the_rules_is_refused_by_name():
    record = begun().record
    kept = {field: value for field, value in record["rules"]["fields"].items() if field != "bear_off"}
    assert "bear_off" in refused(changed(record, rules=record["rules"] | {"fields": kept}))["message"]


@pytest.mark.parametrize("record", [None, 3, [], {}, "text", {"format": "acey-record-2"}, {"format": 1}])
def test_what_is_no_record_is_refused(record):
    assert refused(record)["message"]


@pytest.mark.parametrize(
    "parts",
    [
        {"format": "acey-record-0"},
        {"id": ""},
        {"id": 5},
        {"begun": None},
        {"seats": []},
        {"seats": [PERSONS[0]] * 3},
        {"seats": [PERSONS[0], {"kind": "ghost", "name": "G", "level": None}]},
        {"seats": [PERSONS[0], {"kind": "computer", "name": "G", "level": None}]},
        {"seats": [PERSONS[0], {"kind": "person", "name": "G" * 500, "level": None}]},
        {"dice": None},
        {"dice": {"source": "loaded"}},
        {"dice": {"source": "seed", "seed": "7"}},
        {"rules": "american"},
        {"match": 5},
        {"actions": ["opening"]},
        {"actions": None},
        {"result": {"winner": 2, "points": 1}},
        {"result": {"winner": 0, "points": -1}},
    ],
)
def test_a_part_of_the_wrong_kind_is_refused(parts):
    assert refused(changed(begun().record, **parts))


def test_a_record_is_refused_at_the_first_action_that_could_not_have_happened():
    record = begun().record
    actions = unpack_actions(record["actions"])
    assert actions[3] == ["name", 6]
    for index, action in enumerate(actions):
        if action[0] != "play":
            wrong = ["play", []]
        else:
            wrong = ["play", [["bar", 25 - number, number] for _, _, number in action[1]]]
        tampered = pack_actions([*actions[:index], wrong, *actions[index + 1 :]])
        found = refused(changed(record, actions=tampered))
        assert found["index"] == index
        assert found["message"] != refused(changed(record, actions="?"))["message"]


def test_a_play_that_stopped_short_is_refused_by_its_index_and_reason():
    record = begun().record
    actions = unpack_actions(record["actions"])
    actions[2] = ["play", actions[2][1][:1]]
    found = refused(changed(record, actions=pack_actions(actions)))
    assert found["index"] == 2
    assert found["message"] != refused(changed(record, actions="#63#63"))["message"]


@pytest.mark.parametrize(
    "actions", ["x", "#6", "#07", "#6363?", "#6363 ", "#63=9", "#6361aé", "63#", "#63\n"]
)
def test_actions_that_cannot_be_read_are_refused(actions):
    assert "index" in refused(changed(begun().record, actions=actions))


def test_a_result_that_is_not_the_one_played_is_refused():
    record = finished().record
    assert refused(changed(record, result={"winner": 1, "points": 15}))
    assert refused(changed(record, result={"winner": 0, "points": 14}))
    assert refused(changed(record, result=None))
    assert refused(changed(record, ended=None))
    assert refused(changed(begun().record, result={"winner": 0, "points": 15}, ended=DATE))
    assert look(record)["view"]["winner"] == 0


def test_nothing_can_happen_after_the_end_of_a_record():
    record = finished().record
    found = refused(changed(record, actions=record["actions"] + "31"))
    assert found["index"] == len(unpack_actions(record["actions"]))


# dice


@pytest.mark.parametrize(("dice", "first"), [(7, "2-1"), ("21 41", "2-1")])
def test_seeded_and_scripted_dice_are_verified(dice, first):
    table = Table("american", dice=dice).do("open").do("roll")
    actions = unpack_actions(table.record["actions"])
    assert "-".join(map(str, actions[0][1:])) == first
    for index, wrong in ((0, ["opening", 3, 1]), (1, ["roll", 6, 6])):
        tampered = [*actions[:index], wrong, *actions[index + 1 :]]
        assert refused(changed(table.record, actions=pack_actions(tampered)))["index"] == index


def test_the_order_of_two_dice_is_verified_too():
    table = Table("american", dice="21 41").do("open").do("roll")
    assert refused(changed(table.record, actions="#2114"))["index"] == 1


def test_another_seed_does_not_fit_the_dice_of_a_record():
    table = Table("american", dice=7).do("open").do("roll")
    assert refused(changed(table.record, dice={"source": "seed", "seed": 8}))["index"] == 0


def test_dice_by_hand_and_by_the_system_are_whatever_they_were():
    for dice in ({"source": "hand"}, {"source": "system"}):
        assert look(changed(begun().record, dice=dice))["view"]["phase"] == "play"


def test_one_engine_and_a_fresh_one_derive_the_same_from_a_record():
    record = begun().record
    shorter = changed(record, actions=record["actions"][:-2])
    request = {"cmd": "view", "record": record, "pending": [], "rev": 4}
    for before in ([], [shorter], [record], [finished().record], [Table("navy").record]):
        engine = Engine()
        for earlier in before:
            engine.answer({**request, "record": earlier})
        assert engine.answer(request) == Engine().answer(request)
