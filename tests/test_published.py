"""Others' published rule sets, one by one: what their texts say, and that they are played by a net they are like."""

from acey import PRESETS
from tests.kit import fields


def american_with(**changes):
    return fields("american") | changes


def test_the_four_first_presets_are_our_own_and_have_a_net_each():
    assert [name for name, preset in PRESETS.items() if preset.has_net] == list(PRESETS)[:4]
    assert not {preset.source for preset in PRESETS.values() if preset.has_net} - {""}


def test_zooescape_rolls_again_only_when_all_four_were_used_and_knows_no_gammon():
    assert fields("zooescape") == american_with(scoring="game")


def test_jacoby_and_crawford_hold_nothing_back_and_play_on_as_in_backgammon():
    assert fields("jacoby-crawford") == american_with(
        bar_priority="no", doubles_forfeit=False, scoring="gammons"
    )


def test_galt_waits_at_the_half_way_line_and_rolls_again_after_a_whole_double():
    assert fields("galt") == american_with(
        halfway_first=True, doubles_extra_roll=True, bear_off="exact", scoring="game"
    )


def test_lee_opens_start_and_bar_by_doubles_and_1_2_and_freezes_home():
    assert fields("lee") == american_with(
        entry_gate="doubles_or_acey",
        bar_release="doubles_or_acey",
        doubles_extra_roll=True,
        home_moves_before=False,
        home_moves_after=False,
        bear_off="exact",
        scoring="game",
    )


def test_itavli_european_adds_the_other_side_of_a_double():
    assert fields("itavli-european") == american_with(
        doubles_complement="four_four", doubles_extra_roll=True, bear_off="exact", scoring="game"
    )


def test_britannica_enters_all_first_and_hits_only_once_one_is_home():
    assert fields("britannica") == american_with(enter_all_first=True, hit_needs_home=True, scoring="game")
