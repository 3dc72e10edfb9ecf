"""Rule sets as data: the fields, the presets, the variants, and mixes of them.

This is the only module that names a preset. `docs/rules.md` tells what each field means; the functions that
read a field are listed there too, one a field.
"""

import types
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, get_args, get_origin, get_type_hints

from acey.errors import BadRules


@dataclass(frozen=True, slots=True)
class RuleSet:
    """How one family, crew or server plays: one value a field.

    The defaults are the plainest reading of each field; presets say where they differ.
    """

    entry_gate: Literal["none", "doubles_or_acey", "six"] = "none"
    enter_all_first: bool = False
    halfway_first: bool = False
    bar_priority: Literal["no", "board", "all"] = "all"
    bar_release: Literal["any", "doubles", "doubles_or_acey"] = "any"
    hit_needs_home: bool = False
    doubles_complement: Literal["none", "four_four", "two_two"] = "none"
    complement_forfeit: bool = False
    acey_order: Literal["any", "ace_first"] = "any"
    acey_double: Literal["named", "rolled"] = "named"
    acey_forfeit: bool = False
    doubles_forfeit: bool = False
    bearing_off_forfeit: Literal["same", "yes", "no"] = "same"
    doubles_extra_roll: bool = False
    acey_extra_roll: bool = True
    home_moves_before: bool = True
    home_moves_after: bool = True
    bear_off: Literal["exact", "standard"] = "standard"
    higher_die: bool = True
    scoring: Literal["game", "checkers_left", "gammons"] = "game"


def _values(hint: object) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else (False, True)


FIELDS: types.MappingProxyType[str, tuple[Any, ...]] = types.MappingProxyType(
    {name: _values(hint) for name, hint in get_type_hints(RuleSet).items()}
)
"""Every field with the values it may have, in the order in which the rules are taught."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A published rule set: its fields, and what it shows (keys into the text catalogue)."""

    rules: RuleSet
    numbering: Literal["down", "up"] = "down"
    words: str = "plain"
    tips: int = 0
    has_net: bool = False
    """Whether a net was trained for it; any other is played by the net of one it is like, or by that for any."""
    source: str = ""
    """Where its text was published, for those offered as others' published rules."""


_NAVY = RuleSet(
    bar_priority="no",
    doubles_extra_roll=True,
    home_moves_before=False,
    bear_off="exact",
)
_AMERICAN = RuleSet(acey_forfeit=True, doubles_forfeit=True, scoring="checkers_left")
_ACE_DEUCE = RuleSet(
    enter_all_first=True,
    bar_release="doubles_or_acey",
    doubles_complement="four_four",
    acey_order="ace_first",
    acey_extra_roll=False,
    home_moves_before=False,
    bear_off="exact",
    higher_die=False,
)
_BGAMMON = replace(_AMERICAN, bear_off="exact", doubles_forfeit=False)
_ZOOESCAPE = replace(_AMERICAN, scoring="game")
_JACOBY_CRAWFORD = replace(_AMERICAN, bar_priority="no", doubles_forfeit=False, scoring="gammons")
_GALT = replace(_AMERICAN, halfway_first=True, doubles_extra_roll=True, bear_off="exact", scoring="game")
_LEE = replace(
    _AMERICAN,
    entry_gate="doubles_or_acey",
    bar_release="doubles_or_acey",
    doubles_extra_roll=True,
    home_moves_before=False,
    home_moves_after=False,
    bear_off="exact",
    scoring="game",
)
_ITAVLI = replace(
    _AMERICAN, doubles_complement="four_four", doubles_extra_roll=True, bear_off="exact", scoring="game"
)
_BRITANNICA = replace(_AMERICAN, enter_all_first=True, hit_needs_home=True, scoring="game")

PRESETS: types.MappingProxyType[str, Preset] = types.MappingProxyType(
    {
        "navy": Preset(_NAVY, words="navy", tips=3, has_net=True),
        "american": Preset(_AMERICAN, words="american", tips=3, has_net=True),
        "ace-deuce": Preset(_ACE_DEUCE, numbering="up", words="ace-deuce", tips=2, has_net=True),
        "bgammon": Preset(_BGAMMON, words="american", tips=3, has_net=True),
        "zooescape": Preset(_ZOOESCAPE, words="american", source="https://zooescape.com/backgammon-room.pl"),
        "jacoby-crawford": Preset(
            _JACOBY_CRAWFORD, words="american", source="https://www.bkgm.com/rgb/rgb.cgi?view+188"
        ),
        "galt": Preset(_GALT, words="american", source="https://bkgm.com/rgb/rgb.cgi?view+185"),
        "lee": Preset(_LEE, words="american", source="https://www.bkgm.com/rgb/rgb.cgi?view+150"),
        "itavli-european": Preset(
            _ITAVLI, words="american", source="https://www.itavli.com/rules-of-acey-deucey/"
        ),
        "britannica": Preset(
            _BRITANNICA, words="american", source="https://www.britannica.com/topic/acey-deucey"
        ),
    }
)
"""The rule sets that come with the product, in the order in which they are offered."""

VARIANTS: types.MappingProxyType[int, tuple[str, Any]] = types.MappingProxyType(
    {
        1: ("acey_double", "rolled"),
        2: ("acey_forfeit", True),
        3: ("doubles_forfeit", True),
        4: ("home_moves_before", True),
        5: ("home_moves_after", False),
        6: ("bear_off", "exact"),
        7: ("bar_release", "doubles"),
        8: ("bearing_off_forfeit", "yes"),
    }
)
"""The eight variants of the navy text (`000_fa1ead771036e2b5.txt`): the field each changes, and to what."""


@dataclass(frozen=True, slots=True)
class NamedRules:
    """A rule set with its name and the preset whose words, numbering and tips it shows."""

    name: str
    base: str
    rules: RuleSet

    @property
    def preset(self) -> Preset:
        """The preset that it shows the words of."""
        return PRESETS[self.base]


def changed(rules: RuleSet, changes: dict[str, Any]) -> RuleSet:
    """Return `rules` with some fields changed; raise BadRules that names the field or value it cannot take."""
    for field, value in changes.items():
        if field not in FIELDS:
            raise BadRules("bad-rules", "bad-rules.field", name=field)
        if not _is_value(field, value):
            raise BadRules("bad-rules", "bad-rules.value", name=field, what=repr(value))
    return replace(rules, **changes)


def _is_value(field: str, value: object) -> bool:
    # 1 == True in Python, but not in a rule set.
    return any(value == known and type(value) is type(known) for known in FIELDS[field])


def named_rules(spec: object) -> NamedRules:
    """Read a rule set as the protocol writes it: a preset's name, `{base, variants, changes}`, or in full
    by value as a record keeps it (`{name, base, fields}`).

    >>> named_rules({"base": "navy", "variants": [1, 3]}).rules.acey_double
    'rolled'
    """
    if isinstance(spec, str):
        return NamedRules(spec, spec, _preset(spec).rules)
    if not isinstance(spec, dict):
        raise BadRules("bad-rules", "bad-rules.shape")
    if "fields" in spec:
        return _by_value(spec)
    _refuse_unknown(spec, {"base", "variants", "changes", "name"})
    base = spec.get("base")
    rules = with_variants(_preset(base).rules, _variants(spec.get("variants", [])))
    changes = spec.get("changes", {})
    if not isinstance(changes, dict):
        raise BadRules("bad-rules", "bad-rules.shape")
    return NamedRules(_name(spec.get("name", base)), str(base), changed(rules, changes))


def rules_by_value(named: NamedRules) -> dict[str, Any]:
    """Return the rule set in full as JSON, the way a record keeps it; `named_rules` reads it back."""
    return {"name": named.name, "base": named.base, "fields": asdict(named.rules)}


def with_variants(rules: RuleSet, numbers: Iterable[int]) -> RuleSet:
    """Return rules with variants of the navy text applied; order and repetition make no difference."""
    for number in numbers:
        field, value = VARIANTS[number]
        rules = changed(rules, {field: value})
    return rules


def _by_value(spec: dict[str, Any]) -> NamedRules:
    _refuse_unknown(spec, {"name", "base", "fields"})
    base, given = spec.get("base"), spec["fields"]
    _preset(base)
    if not isinstance(given, dict):
        raise BadRules("bad-rules", "bad-rules.shape")
    rules = changed(RuleSet(), given)
    for field in fields(RuleSet):
        if field.name not in given:
            raise BadRules("bad-rules", "bad-rules.missing", name=field.name)
    return NamedRules(_name(spec.get("name")), str(base), rules)


def _preset(name: object) -> Preset:
    if not isinstance(name, str) or name not in PRESETS:
        raise BadRules("bad-rules", "bad-rules.base", name=str(name))
    return PRESETS[name]


def _variants(given: object) -> list[int]:
    if not isinstance(given, list):
        raise BadRules("bad-rules", "bad-rules.shape")
    for number in given:
        if type(number) is not int or number not in VARIANTS:
            raise BadRules("bad-rules", "bad-rules.variant", name=repr(number))
    return sorted(set(given))


def _name(given: object) -> str:
    if not isinstance(given, str) or not 1 <= len(given) <= 60:
        raise BadRules("bad-rules", "bad-rules.name")
    return given


def _refuse_unknown(spec: dict[str, Any], known: set[str]) -> None:
    for key in spec:
        if key not in known:
            raise BadRules("bad-rules", "bad-rules.key", name=str(key))
