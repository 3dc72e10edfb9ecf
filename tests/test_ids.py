"""Position IDs and XGIDs: published ones are read as what they show, and every position goes both ways."""

import random

import pytest

from acey import read_position
from acey.errors import Unreadable
from acey.forms import read_form, unsaid, written_forms
from acey.position import CHECKERS, Position, Side, problems
from acey.position_id import read_position_id, write_position_id
from acey.xgid import read_xgid, write_xgid

BACKGAMMON = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5"
POSITION_IDS = {
    "4HPwATDgc/ABMA": BACKGAMMON,
    "HC/wATDg8+AxAA": "16:2 13:4 8:4 6:5 / 24:2 13:5 7:1 6:4 3:3",
    "4OeFATCw5+ABMA": "24:2 13:4 8:3 6:4 5:2 / 24:2 13:2 9:1 8:4 6:6",
    "/z4AADBsuxsEAA": "13:1 8:2 7:3 6:3 5:2 4:2 3:2 / 24:2 2:5 1:8",
    "sOfgEwDg8+AIBg": "21:2 16:1 13:3 8:4 6:5 / 15:1 13:5 8:3 6:4 5:2",
    "AgAAPBcAAAAAAA": "4:1 3:3 1:4 off:7 / 2:1 off:14",
    "AAAA/38AAAD/fw": "bar:15 / bar:15",
}
"""Published with a drawing of the board, the side on roll first; the last is the empty board, all men on the bars."""
XGIDS = {
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10": BACKGAMMON,
    "XGID=-bb---D-C---dD---c-d---BB-:0:0:1:00:0:0:0:0:10": "24:2 23:2 13:4 8:3 6:4 / 24:2 23:2 13:4 8:3 6:4",
}


def positions(seed, count=200):
    """Positions with checkers anywhere but in start."""
    draw = random.Random(seed)
    while count:
        taken = [draw.random() < 0.5 for _ in range(24)]
        mine = sprinkled(draw, [p for p in range(1, 25) if taken[p - 1]])
        theirs = sprinkled(draw, [25 - p for p in range(1, 25) if not taken[p - 1]])
        if not problems(Position(mine, theirs)):
            count -= 1
            yield Position(mine, theirs)


def sprinkled(draw, points):
    counts = [0] * 24
    trays = [0, 0]
    for _ in range(CHECKERS):
        place = draw.choice([*points, 25, 26]) if points else 25
        if place > 24:
            trays[place - 25] += 1
        else:
            counts[place - 1] += 1
    return Side(tuple(counts), bar=trays[0], off=trays[1])


def refused(read, text):
    with pytest.raises(Unreadable) as caught:
        read(text)
    assert caught.value.code == "bad-id"
    return caught.value.detail.removeprefix("bad-id."), caught.value.params


# published


@pytest.mark.parametrize("given", POSITION_IDS)
def test_a_published_position_id_shows_its_board(given):
    assert read_position_id(given) == read_position(POSITION_IDS[given])
    assert write_position_id(read_position_id(given)) == given


def test_the_side_that_is_not_on_roll_comes_first_in_a_position_id():
    on_roll = read_position_id("AgAAPBcAAAAAAA").mine
    assert on_roll.off == 7


@pytest.mark.parametrize("given", XGIDS)
def test_a_published_xgid_shows_its_board(given):
    layout, seat, besides = read_xgid(given)
    assert (layout, seat, besides) == (read_position(XGIDS[given]), 0, [])
    assert write_xgid(layout, seat) == given


def test_the_letters_of_an_xgid_stay_where_they_are_whoever_is_on_roll():
    board = "-aa---EBB---dDa--c-e----B-"
    lower = "24:2 13:4 8:2 7:2 6:5"
    upper = "24:1 23:1 13:4 11:1 8:3 6:5"
    assert str(read_xgid(f"XGID={board}:0:0:1:16:0:0:3:0:8")[0]) == f"{lower} / {upper}"
    layout, seat, _ = read_xgid(f"XGID={board}:0:0:-1:16:0:0:3:0:8")
    assert (str(layout), seat) == (f"{upper} / {lower}", 1)


def test_an_xgid_tells_of_dice_and_a_match_which_are_named_as_not_taken():
    assert read_xgid("-aa---EBB---dDa--c-e----B-:0:0:1:16:0:0:3:0:8")[2] == ["dice", "match"]
    assert read_xgid("-b----E-C---eE---c-e----B-:0:0:1:00:2:1:0:7:10")[2] == ["match"]
    assert read_xgid("-b----E-C---eE---c-e----B-")[2] == []


# both ways


def test_every_position_without_start_comes_back_from_both_ids():
    for position in positions(1):
        assert read_position_id(write_position_id(position)) == position, position
        for seat in (0, 1):
            assert read_xgid(write_xgid(position, seat))[:2] == (position, seat), (position, seat)


def test_every_form_that_is_written_is_known_again_whatever_it_was_pasted_as():
    for position in positions(2, 40):
        for seat in (0, 1):
            for text in written_forms(position, seat).values():
                for form in ("text", "position_id", "xgid"):
                    reading = read_form(text, seat, form)
                    assert (reading.layout, reading.seat) == (position, seat), (text, form)


def test_a_position_id_is_eighty_bits_and_an_xgid_twenty_six_letters():
    for position in positions(3, 40):
        assert len(write_position_id(position)) == 14
        assert len(write_xgid(position, 0).split(":")[0]) == len("XGID=") + 26


# what they cannot say


def test_checkers_in_start_are_written_on_the_bar_and_a_caveat_says_so():
    position = read_position("20:1 start:14 / bar:2 start:3 24:10")
    assert str(read_position_id(write_position_id(position))) == "20:1 bar:14 / 24:10 bar:5"
    assert str(read_xgid(write_xgid(position, 1))[0]) == "20:1 bar:14 / 24:10 bar:5"
    assert unsaid(position, 1) == [
        ("start-as-bar", {"side": 0, "count": 3}),
        ("start-as-bar", {"side": 1, "count": 14}),
    ]
    assert written_forms(position, 1)["text"] == "20:1 start:14 / 24:10 start:3 bar:2"


def test_nothing_is_left_unsaid_of_a_position_without_start():
    assert unsaid(read_position("20:13 bar:2 / off:3 6:12"), 0) == []


def test_a_caveat_says_what_was_taken_to_be_off_and_on_the_bar():
    found = read_form("XGID=----------------------aA-B:0:0:-1:00:0:0:0:0:10", 0)
    assert str(found.layout) == "3:1 off:14 / 23:1 bar:2 off:12"
    assert found.warnings == (
        ("bar-or-start", {"side": 0, "count": 2}),
        ("off-or-start", {"side": 0, "count": 12}),
        ("off-or-start", {"side": 1, "count": 14}),
    )


# as they are pasted


@pytest.mark.parametrize(
    "text",
    [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "xgid=-b----E-C---eE---c-e----B-",
        "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "  -b----E-C---e\n  E---c-e----B-:0:0:1:00 ",
        "4HPwATDgc/ABMA",
        " 4HPwATD\n gc/ABMA\t",
        BACKGAMMON,
    ],
)
@pytest.mark.parametrize("form", ["position_id", "xgid"])
def test_blanks_line_breaks_and_a_missing_prefix_do_no_harm(text, form):
    found = read_form(text, 0, form)
    assert (str(found.layout), found.warnings) == (BACKGAMMON, ())


@pytest.mark.parametrize(
    "text",
    [
        "Position ID: 4HPwATDgc/ABMA",
        " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkAAAAAAAAA",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10 X to roll, what next?",
        "What now? XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
    ],
)
def test_words_around_an_id_are_left_out_and_a_caveat_says_so(text):
    found = read_form(text, 0)
    assert str(found.layout) == BACKGAMMON
    assert [code for code, _ in found.warnings] == ["around"]


def test_a_match_id_behind_a_position_id_is_named_as_not_taken():
    found = read_form("4HPwATDgc/ABMA:cAkAAAAAAAAA", 1)
    assert (str(found.layout), found.seat) == (BACKGAMMON, 1)
    assert found.warnings == (("not-taken", {"what": "match"}),)


# refused


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("4HPwATDgc-ABMA", ("character", {"what": "-", "at": 10})),
        ("4HPwATDgc/ABM", ("length", {"name": "Position ID", "length": 14, "count": 13})),
        ("", ("length", {"name": "Position ID", "length": 14, "count": 0})),
        ("4HPwATDgc/ABMB", ("character", {"what": "B", "at": 14})),
        ("//////////////", ("too-many", {"most": 15})),
        ("/////////////w", ("too-many", {"most": 15})),
        ("AAAAAAAAAAAA/w", ("too-many", {"most": 15})),
    ],
)
def test_a_position_id_is_refused_for_a_reason_that_is_named(text, what):
    assert refused(read_position_id, text) == what


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("-b----E-C---eE---c-e----B", ("length", {"name": "XGID", "length": 26, "count": 25})),
        ("-b----E-C---eE---c-e----B--", ("length", {"name": "XGID", "length": 26, "count": 27})),
        ("-b----E-C---e?---c-e----B-", ("character", {"what": "?", "at": 14})),
        ("-b----E-C---eZ---c-e----B-", ("character", {"what": "Z", "at": 14})),
        ("-b----E-C---eé---c-e----B-", ("character", {"what": "é", "at": 14})),
        ("A------------------------a", ("bar", {"what": "A", "at": 1})),
        ("a------------------------a", ("bar", {"what": "a", "at": 26})),
        ("------P-------------------", ("too-many", {"most": 15})),
        ("------NB------------------", ("too-many", {"most": 15})),
        ("------NA------------------:0:0:2", ("turn", {"what": "2"})),
        ("------NA------------------:0:0:x", ("field", {"what": "x"})),
        ("--------------------------" + 10 * ":0", ("fields", {"count": 10, "most": 9})),
    ],
)
def test_an_xgid_is_refused_for_a_reason_that_is_named(text, what):
    assert refused(read_xgid, text) == what
