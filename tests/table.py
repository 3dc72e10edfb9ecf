"""A game as the page plays it: `new`, then one `act` after another, with what comes back kept."""

from tests.kit import answer, error, moves, roll, side_line

PERSONS = [{"kind": "person", "name": "A", "level": None}, {"kind": "person", "name": "B", "level": None}]
DATE = "2026-01-02T03:04:05Z"


def dice_of(given):
    """Dice by a seed (a number), by a script ("63 51"), or entered by hand."""
    if isinstance(given, int):
        return {"source": "seed", "seed": given}
    return {"source": "hand"} if given == "hand" else {"source": "script", "script": given}


class Table:
    """One game; `record`, `pending` and `view` are the engine's last answer."""

    def __init__(self, rules="american", dice="hand", seats=None, start=None):
        request = {"rules": rules, "dice": dice_of(dice), "seats": seats or PERSONS, "id": "g", "date": DATE}
        self._take(answer("new", **request, start=start))

    def _take(self, state):
        assert set(state) - {"id"} == {"record", "pending", "view"}
        self.record, self.pending, self.view = state["record"], state["pending"], state["view"]
        return self

    @property
    def _request(self):
        return {"record": self.record, "pending": self.pending, "rev": self.view["rev"]}

    def do(self, what, **intent):
        """Carry out an intent; what a move, a play and dice are is written as in the kit."""
        return self._take(answer("act", **self._request, intent=_intent(what, intent), date=DATE))

    def refused(self, what, **intent):
        """Try an intent that must be refused, and return the error."""
        return error("act", **self._request, intent=_intent(what, intent), date=DATE)

    def reload(self):
        """Ask for the view anew, as after a reload."""
        return answer("view", **self._request)

    def move(self, text):
        """Make single moves one after the other: "13/9 9/6*"."""
        for origin, to in moves(text):
            self.do("move", **{"from": origin, "to": to})
        return self

    def play(self, text=""):
        """Make the moves and commit them."""
        return self.move(text).do("done")

    def undo(self):
        return self.do("undo")

    @property
    def may(self):
        """What may be done now."""
        return {what for what, is_so in self.view["may"].items() if is_so}

    @property
    def due(self):
        return self.view["phase"], self.view["seat"]

    @property
    def position(self):
        """Both sides as text, seat 0 first, pending moves made."""
        return " / ".join(map(side_line, self.view["position"]))

    @property
    def events(self):
        return [event["type"] for event in self.view["events"]]

    @property
    def unused(self):
        """The numbers of the stage in hand not yet played."""
        return [die["n"] for die in self.view["dice"] if not die["used"]]

    def single_moves(self):
        """The next moves by one number."""
        return [move for move in self.view["moves"] if not move["via"]]


def _intent(what, intent):
    if isinstance(intent.get("dice"), str):
        intent["dice"] = roll(intent["dice"])["dice"]
    return {"do": what, **intent}
