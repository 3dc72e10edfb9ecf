"""Games that start from a position set up by hand: what may be set up, what the record keeps, what is refused."""

import json
import random

import pytest

from acey import RuleSet, read_position
from acey.packing import pack_actions
from acey.position import Position, Side
from acey.record import read_record
from acey.replay import begin, replay
from acey.start import Start, start_problems
from tests.kit import answer, error, rule_set
from tests.table import DATE, PERSONS, Table, dice_of
from tests.walks import all_presets, random_action, random_position

MID = "start:7 13:3 6:5 / start:4 bar:1 20:2 8:3 off:5"


def sides(line, seat=0):
    """The two sides of a line, seat 0 first; the line begins with the side on roll."""
    position = answer("setup", rules="navy", seat=seat, text=line)["position"]
    return json.loads(json.dumps(position))


def start(line, seat=0):
    return {"seat": seat, "phase": "opening" if seat is None else "roll", "position": sides(line, seat or 0)}


def listed(line_or_sides, rules="navy"):
    if isinstance(line_or_sides, str):
        found = answer("setup", rules=rules, seat=0, text=line_or_sides)
    else:
        found = answer("setup", rules=rules, seat=0, position=line_or_sides)
    return {problem["code"] for problem in found["problems"]}


# the game


def test_a_game_goes_on_from_where_it_was_set_up():
    table = Table(start=start(MID))
    assert table.due == ("roll", 0)
    assert table.position == MID
    table.do("roll", dice="6-2").play("start/19 start/23")
    assert table.due == ("roll", 1)


def test_the_other_seat_may_be_on_roll():
    table = Table(start=start(MID, seat=1))
    assert table.due == ("roll", 1)
    assert table.view["position"] == sides(MID, seat=1)


def test_one_die_each_may_decide_first():
    table = Table(start=start(MID, seat=None))
    assert table.due == ("opening", None)
    assert table.do("open", dice="2-5").due == ("roll", 1)
    assert table.view["position"] == sides(MID)


def test_a_reload_brings_the_same_game_back():
    table = Table("navy", dice=3, start=start(MID)).do("roll")
    assert table.reload()["view"]["position"] == table.view["position"]
    assert table.reload()["record"] == table.record


def test_taking_back_leads_to_the_start_and_no_further():
    table = Table(start=start(MID)).do("roll", dice="6-2").move("start/19").undo()
    assert table.position == MID
    assert table.refused("undo")["code"] == "wrong-phase"


def test_the_log_and_looking_back_begin_at_the_start():
    table = Table(start=start(MID)).do("roll", dice="6-2").play("start/19 start/23")
    log = answer("log", record=table.record)["log"]
    assert [entry["text"] for entry in log] == ["6-2", "start/23 start/19"]
    first = answer("view", record=table.record, at=0, rev=0)["view"]
    assert first["position"] == sides(MID)
    assert first["phase"] == "roll"


def test_the_computer_plays_from_there():
    table = Table(start=start(MID)).do("roll", dice="6-2")
    chosen = answer("choose", record=table.record, level="simple")["intent"]
    assert chosen["do"] == "play"


@pytest.mark.parametrize("rules", all_presets(), ids=str)
def test_a_record_with_a_start_reads_back_and_leads_to_the_same_states(rules):
    draw = random.Random(f"start {rules}")
    for seat in (0, 1, None):
        layout = random_position(draw)
        if start_problems(rules_of(rules), layout):
            continue
        game = begin(record_of(rules, Start(layout, seat)))
        while game.state.phase != "over" and len(game.states) < 60:
            game = game.then(random_action(draw, game.state), DATE)
        again = replay(read_record(json.loads(json.dumps(game.record.shape))))
        assert again.states == game.states
        assert pack_actions(again.record.actions) == game.record.shape["actions"]
        other = begin(record_of(rules, Start(layout.flipped(), seat)))
        assert replay(other.record, game).states == other.states, "a memo of another start is of no use"


def record_of(rules, where):
    request = {"rules": rules, "dice": dice_of("hand"), "seats": PERSONS, "id": "g", "date": DATE}
    return read_record({**answer("new", **request)["record"], "start": where.shape})


def rules_of(rules):
    return read_record(Table(rules).record).rules.rules


def test_a_game_that_starts_as_games_do_keeps_no_start():
    assert "start" not in Table().record


# what is wrong, all at once


def test_all_problems_are_listed_at_once():
    crowded = [{"points": {"13": 3, "4": 2}}, {"points": {"12": 1, "21": 20}}]
    found = answer("setup", rules="navy", seat=0, position=crowded)
    assert [problem["message"] for problem in found["problems"]] == [
        "Anchor lacks 10 checkers.",
        "Star has 6 checkers too many.",
        "Both sides stand on point 4.",
        "Both sides stand on point 13.",
    ]
    assert set(found["forms"].values()) == {None}
    assert found["position"][1]["points"] == {"12": 1, "21": 20}


def test_points_of_problems_are_counted_by_the_side_on_roll_in_the_numbering_of_the_rule_set():
    both = [{"points": {"13": 3}, "off": 12}, {"points": {"12": 15}}]

    def message(rules, seat):
        return answer("setup", rules=rules, seat=seat, position=both)["problems"][0]["message"]

    assert message("american", 0) == "Both sides stand on point 13."
    assert message("american", 1) == "Both sides stand on point 12."
    assert message("ace-deuce", 0) == "Both sides stand on point 12."


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("off:15 / 6:15", {"won-already"}),
        ("off:15 / off:15", {"won-already"}),
        ("6:14 / 6:16", {"count"}),
        ("6:15 / 6:15", set()),
        ("start:* / start:*", set()),
    ],
)
def test_a_layout_is_told_what_is_wrong_with_it(line, codes):
    assert listed(line) == codes


def test_less_than_nothing_is_told_too():
    assert listed([{"points": {"6": -1}, "start": 16}, {"points": {}, "start": 15}]) == {"negative"}


def test_a_start_from_which_nobody_could_ever_move_depends_on_the_rule_set():
    frozen = rule_set("american", bear_off="exact", home_moves_before=False, home_moves_after=False)
    stuck = "bar:1 1:2 2:2 3:2 4:2 5:2 6:2 off:2 / bar:1 1:2 2:2 3:2 4:2 5:2 6:2 off:2"
    assert listed(stuck, frozen) == {"dead"}
    assert start_problems(RuleSet(bar_priority="no"), read_position(stuck)) == []


def test_every_side_that_has_too_many_is_named():
    assert [code for code, _ in start_problems(RuleSet(), Position(Side(start=14), Side(bar=16)))] == [
        "count",
        "count",
    ]


# refused


def test_a_record_with_an_impossible_start_is_refused_with_every_problem():
    record = Table(start=start(MID)).record
    record["start"]["position"] = [{"points": {"13": 3}}, {"points": {"12": 16}}]
    found = error("view", record=record, pending=[], rev=0)
    assert found["code"] == "bad-record"
    for part in ("side 0 has 3 checkers", "side 1 has 16 checkers", "both sides are on point 13"):
        assert part in found["message"]


def test_a_new_game_cannot_start_where_no_game_can():
    request = {"rules": "navy", "seats": PERSONS, "dice": dice_of("hand"), "id": "g", "date": DATE}
    found = error("new", **request, start={"seat": 0, "phase": "roll", "position": sides("off:15 / 6:15")})
    assert "borne off all 15" in found["message"]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seat": 2}, "start.seat"),
        ({"seat": True}, "start.seat"),
        ({"seat": None}, "start.phase"),
        ({"phase": "opening"}, "start.phase"),
        ({"phase": "play"}, "start.phase"),
        ({"position": []}, "start.position"),
        ({"position": None}, "start.position"),
        ({"cube": 2}, "cube"),
        ({"position": [{"points": {"25": 15}}, {"start": 15}]}, "25"),
        ({"position": [{"points": {"6": "x"}}, {"start": 15}]}, "6:'x'"),
    ],
)
def test_a_changed_start_is_refused_and_the_part_is_named(change, named):
    record = Table(start=start(MID)).record
    record["start"].update(change)
    found = error("view", record=record, pending=[], rev=0)
    assert found["code"] == "bad-record"
    assert named in found["message"]


def test_a_start_that_is_none_is_refused():
    record = Table(start=start(MID)).record
    assert error("view", record=record | {"start": None}, pending=[], rev=0)["code"] == "bad-record"
    assert (
        error("view", record=record | {"start": "24:15 / 24:15"}, pending=[], rev=0)["code"] == "bad-record"
    )


@pytest.mark.parametrize(
    ("part", "value"),
    [("seat", 2), ("seat", "0"), ("form", "fen"), ("text", 5), ("text", "x" * 2001), ("position", 1)],
)
def test_a_request_to_set_up_names_the_part_that_cannot_be_used(part, value):
    found = error("setup", **{"rules": "navy", "seat": 0, part: value})
    assert found["code"] == "bad-request"
    assert part in found["message"]
