"""A hint: the best play or double for what is due in a game, why, and what it gains over what was begun."""

from collections.abc import Generator

from acey.catalogue import Speech
from acey.coach.weigh import hint_shape, weigh_double, weigh_play
from acey.data import Reader
from acey.errors import NotAllowed
from acey.game import State
from acey.hand import Hand
from acey.players.judge import judge_of
from acey.shapes_coach import HintShape


def hint(
    state: State, hand: Hand | None, number: int | None, read: Reader, speech: Speech
) -> Generator[None, None, HintShape]:
    """Find a hint for the moves already made in `hand`, or for a double about to be named; yields None meanwhile.

    Raise NotAllowed where nothing is to be decided.
    """
    judge = judge_of(state.rules, read)
    if state.phase == "name":
        weighed = yield from weigh_double(judge, state.rules, state.position, number)
    elif state.phase == "play":
        weighed = yield from weigh_play(judge, state.rules, hand or state.in_hand())
    else:
        raise NotAllowed("wrong-phase", what="play", phase=state.phase)
    return (yield from hint_shape(weighed, state.seat, speech))
