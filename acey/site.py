"""What a host says of its site in `site.json`: title, text, language, colours, which rule sets it offers and its own.

Nothing in it is needed. Whatever is wrong is told, all of it at once; the rest holds.
"""

from dataclasses import dataclass, field
from typing import Any

from acey.catalogue import LANGUAGES
from acey.errors import BadRules
from acey.rules import PRESETS, named_rules

FORMAT = "acey-site-1"
THEMES = ("system", "wardroom", "chart", "contrast", "plain")
LONGEST_TITLE = 40
LONGEST_TEXT = 400
MOST_OWN = 30
_KEYS = ("format", "title", "text", "language", "theme", "presets", "own", "rules")
_OWN_KEYS = ("name", "text", "base", "variants", "changes")

Problem = tuple[str, dict[str, Any]]
"""A code, the key of its sentence after `host.`, and what the sentence needs; `error` is one of the engine's own."""


@dataclass(frozen=True, slots=True)
class OwnRules:
    """A rule set the host adds: what `named_rules` reads, and a line of text about it."""

    name: str
    base: str
    variants: list[int]
    changes: dict[str, Any]
    text: str = ""


@dataclass
class Site:
    """What could be read of `site.json`, and everything that could not."""

    title: str | None = None
    text: str | None = None
    language: str | None = None
    theme: str | None = None
    presets: list[str] = field(default_factory=lambda: list(PRESETS))
    own: list[OwnRules] = field(default_factory=list)
    rules: str | None = None
    problems: list[Problem] = field(default_factory=list)

    def wrong(self, code: str, **params: Any) -> None:
        """Note a problem."""
        self.problems.append((code, params))


def read_site(given: Any) -> Site:
    """Read what a host says; nothing is raised, `problems` lists all that is wrong."""
    site = Site()
    if not isinstance(given, dict):
        site.wrong("shape")
        return site
    for name in given:
        if name not in _KEYS:
            site.wrong("unknown", name=name)
    _choice(site, given, "format", (FORMAT,))
    site.title = _text(site, given, "title", LONGEST_TITLE)
    site.text = _text(site, given, "text", LONGEST_TEXT)
    site.language = _choice(site, given, "language", LANGUAGES)
    site.theme = _choice(site, given, "theme", THEMES)
    site.own = _own(site, given)
    names = (*PRESETS, *(rules.name for rules in site.own))
    if "presets" in given:
        shown = [
            _one_of(site, "presets", name, tuple(PRESETS))
            for name in _list(site, given, "presets", len(PRESETS))
        ]
        site.presets = list(dict.fromkeys(name for name in shown if name))
    if not site.presets and not site.own:
        site.wrong("none")
        site.presets = list(PRESETS)
    site.rules = _choice(site, given, "rules", names)
    return site


def _own(site: Site, given: dict[str, Any]) -> list[OwnRules]:
    found: dict[str, OwnRules] = {}
    for index, own in enumerate(_list(site, given, "own", MOST_OWN), 1):
        rules = _own_rules(site, index, own)
        if rules and (rules.name in found or rules.name in PRESETS):
            site.wrong("twice", name=rules.name)
        elif rules:
            found[rules.name] = rules
    return list(found.values())


def _own_rules(site: Site, index: int, own: Any) -> OwnRules | None:
    if not isinstance(own, dict):
        site.wrong("own-shape", index=index)
        return None
    for name in own:
        if name not in _OWN_KEYS:
            site.wrong("own-unknown", index=index, name=name)
    text = _text(site, own, "text", LONGEST_TEXT, least=0) or ""
    try:
        named = named_rules(
            {"name": None, **{name: own[name] for name in own if name in _OWN_KEYS and name != "text"}}
        )
    except BadRules as error:
        site.wrong("own", index=index, error=error)
        return None
    return OwnRules(named.name, named.base, own.get("variants", []), own.get("changes", {}), text)


def _text(site: Site, given: dict[str, Any], name: str, most: int, least: int = 1) -> str | None:
    value = given.get(name)
    if value is None or (isinstance(value, str) and least <= len(value.strip()) <= most):
        return value and value.strip()
    site.wrong("text", name=name, most=most)
    return None


def _choice(site: Site, given: dict[str, Any], name: str, known: tuple[str, ...]) -> str | None:
    return _one_of(site, name, given[name], known) if given.get(name) is not None else None


def _one_of(site: Site, name: str, value: Any, known: tuple[str, ...]) -> str | None:
    if isinstance(value, str) and value in known:
        return value
    site.wrong("choice", name=name, what=value, known=", ".join(known))
    return None


def _list(site: Site, given: dict[str, Any], name: str, most: int) -> list[Any]:
    value = given.get(name, [])
    if isinstance(value, list) and len(value) <= most:
        return value
    site.wrong("list", name=name, most=most)
    return []
