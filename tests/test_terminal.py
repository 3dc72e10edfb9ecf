"""A game in the terminal, as somebody at the keyboard sees it."""

import io
import re

import pytest

from acey.__main__ import main
from acey.advice import best
from acey.arena import arena
from acey.players import LEVELS
from acey.terminal import play


def at_the_terminal(arguments, *typed):
    out = io.StringIO()
    code = play(arguments, io.StringIO("".join(f"{line}\n" for line in typed)), out)
    return code, out.getvalue()


def test_two_computers_play_a_game_to_its_end():
    code, said = at_the_terminal(["--rules", "ace-deuce", "--seats", "simple,simple", "--seed", "9"])

    assert code == 0
    assert re.search(r"(Anchor|Star) wins and scores 1 point\.\n$", said)


def test_the_same_seed_gives_the_same_game():
    arguments = ["--rules", "navy", "--seats", "simple,simple", "--seed", "3"]

    assert at_the_terminal(arguments) == at_the_terminal(arguments)


def test_dice_thrown_by_hand_are_typed_in_the_computers_too():
    _, said = at_the_terminal(
        ["--rules", "american", "--seats", "person,simple", "--dice", "hand"],
        "4-4",
        "6-3",
        "7-1",
        "roll 6-5",
        "correct",
        "64",
        "start/19 start/21",
        "5-4",
        "quit",
    )

    assert "6-3, Anchor starts." in said
    assert "Star, your two dice, such as 6-5: Star rolls" in said, "the computer's are asked for as well"
    assert "The dice 6-5 are taken back, to be entered anew." in said
    assert "Anchor rolls 6-4." in said
    assert "Star rolls 5-4." in said
    assert "Star played" in said


def test_drawn_dice_are_not_put_right():
    _, said = at_the_terminal(
        ["--rules", "american", "--seats", "person,person", "--seed", "5"], "", "", "correct", "quit"
    )

    assert "No dice can be corrected now" in said


def test_the_help_offers_every_level_there_is(capsys):
    with pytest.raises(SystemExit):
        play(["--help"])

    said = " ".join(capsys.readouterr().out.split())
    assert ", ".join(LEVELS) in said


def test_a_person_rolls_and_plays_in_notation():
    _, said = at_the_terminal(
        ["--rules", "american", "--seats", "person,person", "--seed", "5"],
        "",
        "",
        "START/20, start/19",
        "quit",
    )

    assert "4-5, Star starts" in said
    assert "Star rolls 5-6." in said
    assert "Star played start/20 start/19." in said
    assert said.endswith("Good-bye.\n")


def test_a_play_that_is_not_legal_is_refused_and_asked_for_again():
    _, said = at_the_terminal(
        ["--rules", "american", "--seats", "person,person", "--seed", "5"],
        "",
        "",
        "start/24",
        "13/7",
        "?",
        "rules",
    )

    assert said.count("Star, your play:") == 5
    assert "Star played" not in said
    assert "bring" in said.lower()


def test_ace_deuce_is_read_and_shown_in_its_own_numbering():
    _, said = at_the_terminal(
        ["--rules", "ace-deuce", "--seats", "person,person", "--seed", "5"],
        "",
        "",
        "moves",
        "start/5 start/6",
    )

    assert "You may move: Starting Home/6, Starting Home/5" in said
    assert "Star played Starting Home/5 Starting Home/6." in said
    assert "Bump: 0" in said


def test_a_variant_is_added_to_the_rules():
    _, said = at_the_terminal(["--rules", "navy", "--variants", "1,5", "--seats", "person,person"], "rules")

    assert "you roll one die, and its number is the double you play" in said


def test_a_player_may_resign():
    _, said = at_the_terminal(
        ["--rules", "american", "--seats", "person,person", "--seed", "5"], "", "resign"
    )

    assert "gives up" in said
    assert "wins and scores 15 points." in said


@pytest.mark.parametrize("arguments", [["--rules", "whist"], ["--seats", "person"]])
def test_what_cannot_be_played_is_said(arguments):
    code, said = at_the_terminal(arguments)

    assert code == 2
    assert said.strip()


def test_the_command_line_says_how_it_is_used(capsys):
    assert main([]) == 2
    assert "acey engine" in capsys.readouterr().err


def test_a_hint_is_given_with_what_is_to_be_expected_and_why():
    _, said = at_the_terminal(
        ["--rules", "american", "--seats", "person,person", "--seed", "5"], "", "", "hint"
    )

    assert re.search(r"Best: start/\d+ start/\d+ \([+-]\d\.\d{3} points to be expected\)\. \S", said)


def said_by(command, *arguments):
    out = io.StringIO()
    return command(list(arguments), out), out.getvalue()


def test_plays_doubles_and_positions_are_ranked_in_a_terminal():
    position = ["--rules", "american", "--position", "24:1 23:1 start:* / start:*"]
    plays = said_by(best, *position, "--dice", "6-3", "--all", "2")[1].splitlines()
    doubles = said_by(best, *position, "--name")[1].splitlines()
    rolls = said_by(best, *position)[1].splitlines()

    assert len(plays) == 2
    assert re.fullmatch(r" +[+-]\d\.\d{3}  start/22 start/19", plays[0])
    assert len(doubles) == 6
    assert doubles[0].endswith("  6")
    assert len(rolls) == 1 + 21


@pytest.mark.parametrize("wrong", [["--dice", "6"], ["--dice", "7-1"], ["--rules", "chess", "--dice", "6-1"]])
def test_what_cannot_be_ranked_is_named(wrong):
    code, said = said_by(best, "--position", "start:* / start:*", *wrong)

    assert code == 2
    assert said.strip()


def test_a_match_between_levels_is_told_in_a_sentence():
    code, said = said_by(arena, "simple", "simple", "--rules", "ace-deuce", "--pairs", "1", "--verbose")
    told, sentence = said.splitlines()

    assert code == 0
    assert told == "1  50.0 ± 0.0 %  +0.000 ± 0.000"
    assert sentence.startswith("simple against simple, ace-deuce: 50 ± 0 % of games won, 0 ± 0 points a game")
    assert said_by(arena, "simple", "simple", "--rules", "chess")[0] == 2
