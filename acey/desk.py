"""What the engine has at hand while it answers requests: its texts, its memo of the last game, its running jobs.

None of it is truth: every request carries what it needs, and an engine that was replaced answers the same.
"""

from dataclasses import dataclass, field
from typing import Any

from acey.catalogue import LANGUAGES, Catalogue, Speech
from acey.data import Reader, read_file
from acey.errors import AceyError, BadPosition, BadRecord, Unreadable
from acey.record import Record
from acey.replay import Game, replay
from acey.rules import NamedRules
from acey.shapes import ErrorShape

LONGEST_QUOTE = 60
"""Characters of what was sent that a sentence repeats."""


@dataclass
class Desk:
    """The reader that was handed in, and what was derived so far."""

    read: Reader = read_file
    language: str = "en"
    memo: Game | None = field(default=None, repr=False)
    _catalogues: dict[str, Catalogue] = field(default_factory=dict, repr=False)

    @property
    def catalogue(self) -> Catalogue:
        """The texts of the language of the request, read when first needed."""
        if self.language not in self._catalogues:
            self._catalogues[self.language] = Catalogue(self.read, self.language)
        return self._catalogues[self.language]

    def speak(self, language: Any) -> None:
        """Answer in a language from now on; raise Unreadable for one that has no texts."""
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        if self.language != language:
            raise Unreadable("bad-request", "bad-request.value", name="language")

    def speech(self, named: NamedRules) -> Speech:
        """Return how a rule set is spoken of."""
        return Speech(self.catalogue, named)

    def game(self, record: Record) -> Game:
        """Return the game a record holds, going on from the last one where they begin alike."""
        self.memo = replay(record, self.memo)
        return self.memo

    def error_shape(self, error: AceyError) -> ErrorShape:
        """Return an error with its sentence, and the action it happened at where there is one."""
        shape: ErrorShape = {"code": error.code, "message": self.sentence(error)}
        if error.index is not None:
            shape["index"] = error.index
        return shape

    def sentence(self, error: AceyError) -> str:
        """Return an error's sentence; the finer one where the catalogue has it."""
        params: dict[str, Any] = {"what": "", **_short(error.params)}
        if isinstance(error, BadPosition):
            problems = (self.catalogue.say(f"problem.{code}", **_short(of)) for code, of in error.problems)
            params["what"] = "; ".join(problems)
        if isinstance(error, BadRecord) and isinstance(error.__cause__, AceyError):
            params["what"] = self.sentence(error.__cause__)
        params["index"] = error.index
        detail = f"error.{error.detail}"
        return self.catalogue.say(detail if detail in self.catalogue else f"error.{error.code}", **params)


def shortened(value: object) -> object:
    """Return what was sent, cut to what can be read at a glance."""
    text = str(value)
    return value if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def _short(params: dict[str, Any]) -> dict[str, Any]:
    return {name: shortened(value) for name, value in params.items()}
