"""A game against the computer: the person takes what is offered, the computer answers by itself."""

import re
from itertools import groupby

from e2e.player import SIMPLE

DICE = "62 51 31 12 44 63 21 65 42 55 12 63 11 53 64 12 33 41"
TURNS = 4


def test_the_computer_answers_every_turn_by_itself(player):
    player.new_game("American", dice=DICE, seats=("Nell", ("Carl", SIMPLE))).open()

    for _ in range(TURNS):
        player.turn("Nell")
        while player.status().startswith("Nell"):
            player.do_what_is_due()
    player.turn("Nell").has_last_line(re.compile("^Carl"))

    turns = [who for who, _ in groupby(line.split()[0] for line in player.log()[1:])]
    assert turns == ["Nell", "Carl"] * TURNS
