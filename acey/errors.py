"""The errors of the engine: each has a code that programs read and parameters for the sentence that people read."""

from typing import Any


class AceyError(Exception):
    """Something that was asked cannot be done.

    `code` is one of the protocol's error codes, `params` what its sentence in the catalogue needs, and
    `detail` the key of a finer sentence (`error.<detail>`), when there is one. `index` is the action of a list of
    actions that was refused.
    """

    def __init__(self, code: str, detail: str | None = None, **params: Any) -> None:
        self.code = code
        self.detail = detail or code
        self.params = params
        self.index: int | None = None
        super().__init__(f"{self.detail} {params}" if params else self.detail)


class Unreadable(AceyError):
    """Text or JSON that cannot be read at all."""


class BadRules(AceyError):
    """A rule set with an unknown base, variant, field or value."""


class BadPosition(AceyError):
    """A layout that is no position; `problems` lists all that is wrong, as (code, params) pairs."""

    def __init__(self, problems: list[tuple[str, dict[str, Any]]], detail: str | None = None) -> None:
        self.problems = problems
        super().__init__("bad-position", detail, problems=problems)


class NotAllowed(AceyError):
    """Read and understood, but the rules or the phase do not allow it."""


class BadRecord(AceyError):
    """A record that was damaged or tampered with; `index` is the first action that could not have happened."""

    def __init__(self, detail: str, index: int | None = None, **params: Any) -> None:
        super().__init__("bad-record", detail, **params)
        self.index = index
