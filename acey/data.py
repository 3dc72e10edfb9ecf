"""Data files (texts, weights) reach the engine through a reader that is handed in.

On disk the files beside the package are read; in the page JavaScript fetches them when they are first needed.
"""

from collections.abc import Callable
from importlib.resources import files

Reader = Callable[[str], str]
"""A file's name relative to the package, e.g. "text/en.json" → its text. May raise DataNeeded."""


class DataNeeded(Exception):
    """A data file is not there yet; `name` says which. The request is to be made again once it is."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name)


def read_file(name: str) -> str:
    """Read a data file that lies beside the package."""
    return files("acey").joinpath(name).read_text(encoding="utf-8")


class Provided:
    """A reader of what the page has handed over so far."""

    def __init__(self) -> None:
        self._held: dict[str, str] = {}

    def provide(self, name: str, data: str) -> None:
        """Take a data file."""
        self._held[name] = data

    def __call__(self, name: str) -> str:
        """Return a data file; raise DataNeeded until it was provided."""
        if name not in self._held:
            raise DataNeeded(name)
        return self._held[name]
