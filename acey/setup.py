"""The command of the position editor: a layout, by places or as text, with everything there is to say about it."""

from typing import Any, cast

from acey.catalogue import Speech
from acey.desk import Desk
from acey.errors import Unreadable
from acey.forms import Caveat, Form, Reading, read_form, unsaid, written_forms
from acey.position import CHECKERS, read_layout, side_shape
from acey.requests import part, rules_in
from acey.shapes import FormsShape, RemarkShape, SetupShape
from acey.shapes_words import Seat
from acey.start import Problem, start_problems

_LONGEST = 2_000
"""Characters of a pasted text."""
_NO_FORMS: FormsShape = {"text": None, "position_id": None, "xgid": None}


def setup(desk: Desk, request: dict[str, Any]) -> SetupShape:
    """Say all that is wrong with a layout under a rule set, how it is written, and what its text could not say."""
    named = rules_in(request)
    speech, reading = desk.speech(named), _reading(request)
    seat, layout = reading.seat, reading.layout
    of_seat_0 = layout.flipped() if seat == 1 else layout
    found = start_problems(named.rules, of_seat_0)
    return {
        "seat": seat,
        "position": [side_shape(of_seat_0.mine), side_shape(of_seat_0.theirs)],
        "problems": [_problem(speech, problem, seat) for problem in found],
        "warnings": [_warning(speech, warning) for warning in reading.warnings],
        "unsaid": [] if found else [_warning(speech, warning) for warning in unsaid(layout, seat)],
        "forms": _NO_FORMS if found else written_forms(layout, seat),
    }


def _reading(request: dict[str, Any]) -> Reading:
    seat, form = request.get("seat", 0), request.get("form", "text")
    if type(seat) is not int or seat not in (0, 1):
        raise Unreadable("bad-request", "bad-request.value", name="seat")
    on_roll: Seat = 0 if seat == 0 else 1
    if not isinstance(form, str) or form not in _NO_FORMS:
        raise Unreadable("bad-request", "bad-request.value", name="form")
    read_as = cast("Form", form)
    if "text" in request:
        text = request["text"]
        if not isinstance(text, str) or len(text) > _LONGEST:
            raise Unreadable("bad-request", "bad-request.value", name="text")
        return read_form(text, on_roll, read_as)
    sides = part(request, "position")
    if not isinstance(sides, list) or len(sides) != 2:
        raise Unreadable("bad-request", "bad-request.value", name="position")
    layout = read_layout({"on_roll": sides[on_roll], "opponent": sides[1 - on_roll]})
    return Reading(layout, on_roll)


def _problem(speech: Speech, problem: Problem, seat: Seat) -> RemarkShape:
    """Return a problem in words; points are counted by the side on roll."""
    code, params = problem
    if code == "count":
        missing = CHECKERS - params["count"]
        return _remark(speech, "setup.few" if missing > 0 else "setup.many", problem, count=abs(missing))
    if code == "both-sides":
        point = params["point"] if seat == 0 else 25 - params["point"]
        return _remark(speech, "setup.both-sides", problem, point=speech.shown(point))
    return _remark(speech, f"setup.{code}", problem)


def _warning(speech: Speech, warning: Caveat) -> RemarkShape:
    code, params = warning
    return _remark(
        speech, f"warning.{code}.{params['what']}" if code == "not-taken" else f"warning.{code}", warning
    )


def _remark(speech: Speech, key: str, told: Problem | Caveat, **words: Any) -> RemarkShape:
    code, params = told
    side = {"side": speech.say(f"side.{params['side']}")} if "side" in params else {}
    return {"code": code, "params": params, "message": speech.say(key, **{**params, **side, **words})}
