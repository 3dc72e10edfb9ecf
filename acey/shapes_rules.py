"""The shapes of rule sets and of what they show. See `acey/shapes.py`."""

from typing import Any, Literal, TypedDict


class RulesShape(TypedDict):
    """A rule set in full, by value: its name, whose words it shows, and every field."""

    name: str
    base: str
    fields: dict[str, Any]


class VariantShape(TypedDict):
    """A variant as a switch: its sentence, and whether it would change nothing on this base."""

    number: int
    text: str
    idle: bool


class FieldShape(TypedDict):
    """A field of the rule set: its values, each with its sentence, and the one it has."""

    name: str
    value: Any
    values: list[Any]
    label: str
    texts: list[str]
    text: str


class RuleSetShape(TypedDict):
    """A rule set and everything it shows. `unchanged` lists the variants asked for that change nothing."""

    rules: RulesShape
    title: str
    summary: str
    numbering: Literal["down", "up"]
    words: dict[str, str]
    tips: list[str]
    fields: list[FieldShape]
    variants: list[VariantShape]
    unchanged: list[int]
    order_table: list[dict[str, Any]]
    off_table: list[dict[str, Any]]


class PresetShape(TypedDict):
    """A preset in the list of the new-game dialog.

    `gains` has, by level, the points a game it gains on the next weaker one, where that was measured.
    """

    name: str
    title: str
    summary: str
    source: str
    gains: dict[str, float]
