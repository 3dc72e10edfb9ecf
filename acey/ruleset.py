"""What a rule set shows: its words and numbering, each field and its sentence, the variants as switches."""

from typing import Any

from acey.catalogue import Speech
from acey.holds import holds
from acey.rules import FIELDS, PRESETS, VARIANTS, NamedRules, idle_variants, rules_by_value
from acey.shapes_rules import FieldShape, RuleSetShape, VariantShape
from acey.stages import named_stage


def ruleset_shape(speech: Speech, named: NamedRules, unchanged: list[int]) -> RuleSetShape:
    """Return all that a rule set shows, in its own words."""
    is_preset = named.name in PRESETS
    return {
        "rules": rules_by_value(named),  # type: ignore[typeddict-item]  # the same keys
        "title": speech.say(f"preset.{named.name}.title") if is_preset else named.name,
        "summary": speech.say(f"preset.{named.base}.summary"),
        "numbering": named.preset.numbering,
        "words": speech.words,
        "tips": [speech.say(f"tip.{named.preset.words}.{n}") for n in range(1, named.preset.tips + 1)],
        "fields": [_field(speech, named, field) for field in FIELDS],
        "variants": _variants(speech, named),
        "unchanged": unchanged,
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


def _variants(speech: Speech, named: NamedRules) -> list[VariantShape]:
    idle = idle_variants(named.rules)
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
