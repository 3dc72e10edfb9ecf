"""The engine used as a library: its public names, by what they are for."""

import dataclasses

import pytest

from acey import (
    FIELDS,
    PRESETS,
    VARIANTS,
    Play,
    Position,
    RuleSet,
    Side,
    Stage,
    State,
    apply,
    legal_plays,
    named_rules,
    named_stage,
    play_text,
    read_play,
    read_position,
    rolled_stage,
    start_at,
)
from acey.hand import take_in_hand

AMERICAN = named_rules("american").rules


def test_the_plays_of_a_roll_are_values_with_a_text_and_a_position():
    plays = legal_plays(AMERICAN, Position(), rolled_stage(AMERICAN, 6, 4))

    texts = [play_text(rolled_stage(AMERICAN, 6, 4), play.moves) for play in plays]

    assert sorted(texts) == ["start/15", "start/21 start/19"]
    assert all(isinstance(play, Play) and play.complete for play in plays)
    assert {str(play.position.mine) for play in plays} == {"15:1 start:14", "21:1 19:1 start:13"}


def test_a_named_double_is_a_stage_of_its_own():
    stage = named_stage(named_rules("ace-deuce").rules, 5)

    assert stage == Stage("named", (5, 5), (5, 5, 5, 5, 2, 2, 2, 2), "doubles_complement")


def test_a_play_is_read_from_text_against_a_stage_in_hand():
    stage = rolled_stage(AMERICAN, 6, 4)

    hand = read_play(take_in_hand(AMERICAN, Position(), stage), "START/19/15")

    assert [move[:3] for move in hand.played] == [("start", 19, 6), (19, 15, 4)]


def test_a_game_is_a_chain_of_states_that_do_not_change():
    opening = State(AMERICAN)
    rolled = apply(apply(opening, ["opening", 2, 5]), ["roll", 1, 2])
    played = apply(rolled, ["play", [["start", 24], ["start", 23]]])

    assert (opening.phase, rolled.phase, rolled.seat, played.phase) == ("opening", "play", 1, "name")
    with pytest.raises(dataclasses.FrozenInstanceError):
        played.phase = "roll"


def test_a_game_may_start_from_a_position_with_seat_0_to_roll():
    state = start_at(AMERICAN, read_position("1:2 off:* / 1:15"))

    assert (state.phase, state.seat) == ("roll", 0)


def test_a_position_prints_as_what_reads_it_back():
    position = Position(Side((0,) * 23 + (2,), start=13), Side(start=15))

    assert repr(position) == "read_position('24:2 start:13 / start:15')"
    assert read_position(str(position)) == position


def test_rule_sets_presets_variants_and_fields_agree_on_the_fields():
    names = [field.name for field in dataclasses.fields(RuleSet)]

    assert list(FIELDS) == names
    assert all(field in FIELDS and value in FIELDS[field] for field, value in VARIANTS.values())
    assert list(PRESETS)[:4] == ["navy", "american", "ace-deuce", "bgammon"]
