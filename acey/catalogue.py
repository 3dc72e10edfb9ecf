"""The text catalogue: every sentence the product says, by key, a file a language.

A text is a string with `{param}` places, or one string for each plural form, chosen by the parameter `count`.
"""

import json
import re
from typing import Any

from acey.data import Reader
from acey.position import POINTS
from acey.rules import NamedRules
from acey.shapes_words import Place

LANGUAGES = ("en", "de", "es", "fr")
"""The languages that have a file in `acey/text/`; the first is spoken where none is asked for."""
_PLACE = re.compile(r"\{(\w+)\}")
_ZERO_IS_ONE = frozenset({"fr"})
"""Languages in which none is spoken of like one."""


class Catalogue:
    """The texts of one language."""

    def __init__(self, read: Reader, language: str = "en") -> None:
        self._texts: dict[str, Any] = json.loads(read(f"text/{language}.json"))
        self._ones = (0, 1) if language in _ZERO_IS_ONE else (1,)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def say(self, key: str, **params: Any) -> str:
        """Return the text of a key with its parameters filled in; a key without text stands for itself."""
        text = self._texts.get(key, key)
        if isinstance(text, dict):
            text = text["one" if params.get("count") in self._ones else "other"]
        return _PLACE.sub(lambda found: str(params.get(found[1], found[0])), text)

    def words(self, of: str) -> dict[str, str]:
        """Return what a rule set calls things: the plain words, with its own where it has them."""
        plain = {
            key.removeprefix("word."): text
            for key, text in self._texts.items()
            if key.startswith("word.") and key.count(".") == 1
        }
        own = f"word.{of}."
        return plain | {
            key.removeprefix(own): text for key, text in self._texts.items() if key.startswith(own)
        }


class Speech:
    """How one rule set is spoken of: its words, and points in the numbering it shows."""

    def __init__(self, catalogue: Catalogue, named: NamedRules) -> None:
        self.catalogue = catalogue
        self.words = catalogue.words(named.preset.words)
        self._counts_up = named.preset.numbering == "up"

    def say(self, key: str, **params: Any) -> str:
        """Return a text in the rule set's words; the parameters `from` and `to` may be places."""
        return self.catalogue.say(key, **{**self.words, **params})

    def shown(self, place: Place) -> Place:
        """Return a place in the numbering shown; applied to a shown place it gives the own one back."""
        return POINTS + 1 - place if isinstance(place, int) and self._counts_up else place

    def noted(self, place: Place) -> str:
        """Return a place as a play is written: "13", "fence", "Starting Home"."""
        return self.words[place] if isinstance(place, str) else str(self.shown(place))

    def plain(self, text: str) -> str:
        """Return a play as written with the words of the rule set put back to those of notation."""
        words = {self.words[place].lower(): place for place in ("start", "bar", "off")}
        words[self.say("log.no-play").lower()] = "no play"
        longest_first = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
        return re.sub(rf"(?<!\w)({longest_first})(?!\w)", lambda found: words[found[1]], text.lower())

    def place(self, place: Place) -> str:
        """Return a place in words: "13", "the fence", "Starting Home"."""
        if isinstance(place, int):
            return self.say("place.point", n=self.shown(place))
        return self.say(f"place.{place}")

    def value(self, field: str, value: object) -> str:
        """Return the sentence of a field's value."""
        return self.say(f"rule.{field}.{value_key(value)}")


def value_key(value: object) -> str:
    """Return how a field's value is written in catalogue keys: yes and no for booleans."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
