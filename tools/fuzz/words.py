"""The words of each format: what a broken input is most often broken with."""

from acey.page import COMMANDS
from acey.rules import FIELDS, PRESETS


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


PLACES = (*_words("start bar off 24 1 13 0 25 * / :"), " ")
POSITIONS = (*PLACES, "on_roll", "opponent", "points")
FORMS = (
    *POSITIONS,
    *_words("XGID= 4HPwATDgc/ABMA -b----E-C---eE---c-e----B- :0:0:1:00:0:0:0:0:10 :-1 63 D A a O o P p + ="),
)
PLAYS = (*PLACES, *_words("(2) | , - 19 22 4 6"), "no play")
ACTIONS = _words("#31 61 11 y Y z a x . =6 *3 !0")
DICE = _words("source system hand seed script 6 1 - ,")
RULES = (
    *FIELDS,
    *PRESETS,
    *(str(value).lower() for values in FIELDS.values() for value in values),
    *_words("fields name base variants changes"),
)
RECORDS = (
    *ACTIONS,
    *_words(
        "acey-record-1 format id rules seats dice match begun ended result actions person computer source"
    ),
    *_words("system seed script hand winner points draw"),
)
REQUESTS = (
    *COMMANDS,
    *_words(
        "plays moves best replay start step cancel provide cmd rules position dice stage named normal acey"
    ),
    *_words(
        "played from to level simple naming all actions opening roll play name die resign record pending"
    ),
    *_words(
        "intent do open done undo text via job language en de rev at date navy american number seat data"
    ),
    *_words("setup seat form text position_id xgid start phase opening match points games score wins draws"),
    "start:* / start:*",
)
SITE = (*RULES, *_words("acey-site-1 format title text language theme presets own wardroom chart de fr"))
