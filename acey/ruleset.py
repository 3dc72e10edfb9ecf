"""What a rule set shows: its words and numbering, each field and its sentence, the variants as switches."""

from collections.abc import Sequence
from typing import Any

from acey.catalogue import Speech
from acey.holds import holds
from acey.rules import FIELDS, PRESETS, VARIANTS, NamedRules, RuleSet, rules_by_value, with_variants
from acey.shapes_rules import FieldShape, RuleSetShape, VariantShape
from acey.stages import FORFEITS, named_stage, rewards


def ruleset_shape(speech: Speech, named: NamedRules, asked: Sequence[int] = ()) -> RuleSetShape:
    """Return all that a rule set shows, in its own words; `asked` are the variants it was made with."""
    idle = idle_variants(PRESETS[named.base].rules, asked)
    is_preset = named.name in PRESETS
    return {
        "rules": rules_by_value(named),  # type: ignore[typeddict-item]  # the same keys
        "title": speech.say(f"preset.{named.name}.title") if is_preset else named.name,
        "summary": speech.say(f"preset.{named.base}.summary"),
        "numbering": named.preset.numbering,
        "words": speech.words,
        "tips": [speech.say(f"tip.{named.preset.words}.{n}") for n in range(1, named.preset.tips + 1)],
        "fields": [_field(speech, named, field) for field in FIELDS],
        "variants": _variants(speech, idle),
        "unchanged": [number for number in dict.fromkeys(asked) if number in idle],
        "order_table": _order_table(named),
        "off_table": _off_table(speech, named),
    }


def _field(speech: Speech, named: NamedRules, field: str) -> FieldShape:
    value = getattr(named.rules, field)
    return {
        "name": field,
        "value": value,
        "values": list(FIELDS[field]),
        "label": speech.say(f"field.{field}"),
        "texts": [speech.value(field, each) for each in FIELDS[field]],
        "text": speech.value(field, value),
    }


def idle_variants(base: RuleSet, asked: Sequence[int]) -> list[int]:
    """List the variants that change nothing on a base with the other variants that are asked for."""
    found = []
    for number in VARIANTS:
        without = with_variants(base, [other for other in asked if other != number])
        if _is_same_game(without, with_variants(without, [number]), VARIANTS[number][0]):
            found.append(number)
    return found


def _is_same_game(one: RuleSet, other: RuleSet, field: str) -> bool:
    return one == other or (field in FORFEITS and rewards(one) == rewards(other))


def _variants(speech: Speech, idle: list[int]) -> list[VariantShape]:
    return [
        {"number": number, "text": speech.say(f"variant.{number}"), "idle": number in idle}
        for number in VARIANTS
    ]


def _order_table(named: NamedRules) -> list[dict[str, Any]]:
    """List the order of numbers that each double is played in, where a double has a fixed order."""
    stages = {number: named_stage(named.rules, number) for number in range(6, 0, -1)}
    return [
        {"double": number, "numbers": list(stage.numbers)}
        for number, stage in stages.items()
        if stage.ordered_by
    ]


def _off_table(speech: Speech, named: NamedRules) -> list[dict[str, Any]]:
    """List for each home point, as shown, the one number that bears a checker off, where only that one does.

    Where points are shown by their own numbers there is nothing to look up.
    """
    is_exact = any(hold.code == "not-exact" for hold in holds(named.rules, "normal"))
    if not is_exact or named.preset.numbering == "down":
        return []
    return [{"point": speech.shown(number), "number": number} for number in range(6, 0, -1)]
