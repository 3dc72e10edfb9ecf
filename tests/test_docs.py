"""The documents say what is there: names exist, links lead somewhere, examples run."""

import ast
import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from acey.rules import FIELDS, PRESETS, VARIANTS, RuleSet
from tests.kit import ask

TOP = Path(__file__).resolve().parent.parent
PAGES = sorted([*TOP.glob("*.md"), *(TOP / "docs").rglob("*.md")])
RULES = (TOP / "docs" / "rules.md").read_text(encoding="utf-8")
RULINGS = [f"R{n}" for n in range(1, 17)]
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)

pytestmark = pytest.mark.cpython_only


def section(title):
    """The text below a heading of docs/rules.md that begins like this."""
    found = re.search(rf"^### {re.escape(title)}.*?(?=^##|\Z)", RULES, re.MULTILINE | re.DOTALL)
    assert found, f"docs/rules.md has no heading {title}"
    return found[0]


def anchors(page):
    """The names by which headings of a page can be linked, as code hosts make them."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def value_name(value):
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


@pytest.mark.parametrize("field", FIELDS)
def test_rules_md_tells_every_field_with_all_its_values(field):
    told = re.findall(r"^\| `(\w+)` \|", section(f"`{field}`"), re.MULTILINE)
    assert sorted(told) == sorted(value_name(value) for value in FIELDS[field])


@pytest.mark.parametrize("field", FIELDS)
def test_rules_md_names_the_only_module_that_reads_a_field(field):
    named = re.search(r"Read by `\w+` in \[(acey/\w+\.py)\]", section(f"`{field}`"))
    readers = {
        file.relative_to(TOP).as_posix()
        for file in (TOP / "acey").rglob("*.py")
        if file.name != "rules.py" and reads(file, field)
    }
    assert readers == {named[1]}


def reads(file, field):
    """Whether a module reads a field of a rule set: as an attribute, or by name from a table at its top."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    tables = [
        node for top in tree.body if isinstance(top, ast.Assign | ast.AnnAssign) for node in ast.walk(top)
    ]
    named = any(isinstance(node, ast.Constant) and node.value == field for node in tables)
    return named or any(
        isinstance(node, ast.Attribute) and node.attr == field and ast.unparse(node.value).endswith("rules")
        for node in ast.walk(tree)
    )


@pytest.mark.parametrize("ruling", RULINGS)
def test_rules_md_tells_every_ruling_with_its_source_and_its_switch(ruling):
    text = section(f"{ruling}.")
    for part in ("- From: ", "- Switch: ", "- Played by ", "- Tests:"):
        assert part in text
    switch = re.search(r"^- Switch: (.*)$", text, re.MULTILINE)[1]
    assert switch.startswith("None") or any(f"`{field}" in switch for field in FIELDS)


def test_rules_md_shows_the_presets_and_variants_as_they_are():
    own = [preset for preset in PRESETS.values() if not preset.source]
    for field in FIELDS:
        values = [value_name(getattr(preset.rules, field)) for preset in own]
        assert f"| `{field}` | {' | '.join(values)} |" in RULES
    for number, (field, value) in VARIANTS.items():
        assert f"| {number} | `{field}` = {value_name(value)} |" in RULES
    assert f"with {len(fields(RuleSet))} fields" in (TOP / "docs" / "glossary.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name, preset in PRESETS.items() if preset.source])
def test_rules_md_shows_a_published_rule_set_by_what_differs_from_american(name):
    rules, american = PRESETS[name].rules, PRESETS["american"].rules
    differing = [field for field in FIELDS if getattr(rules, field) != getattr(american, field)]
    shown = ", ".join(f"`{field}` = {value_name(getattr(rules, field))}" for field in differing)
    assert f"| [{name}]({PRESETS[name].source}) | {shown} |" in RULES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(TOP).as_posix())
def test_every_function_named_beside_its_module_exists(page):
    for name, module in re.findall(r"`([\w.]+)` in \[(acey/[\w/]+\.py)\]", page.read_text(encoding="utf-8")):
        assert defines(TOP / module, name), f"{module} has no {name}"


def defines(file, dotted):
    body = ast.parse(file.read_text(encoding="utf-8")).body
    for name in dotted.split("."):
        found = [
            node for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name
        ]
        if not found:
            return False
        body = found[0].body
    return True


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(TOP).as_posix())
def test_every_test_named_exists(page):
    named = set(re.findall(r"`(test_\w+)`", page.read_text(encoding="utf-8")))
    there = {
        name
        for file in (TOP / "tests").rglob("test_*.py")
        for name in [
            file.stem,
            *re.findall(r"^\s*def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE),
        ]
    }
    assert named <= there


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(TOP).as_posix())
def test_every_relative_link_leads_somewhere(page):
    for link in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.name}: {link}"
        if anchor:
            assert anchor in anchors(target), f"{page.name}: {link}"


def examples():
    """The requests and answers in docs/protocol.md."""
    text = (TOP / "docs" / "protocol.md").read_text(encoding="utf-8")
    for block in re.findall(r"^```jsonl\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        lines = block.splitlines()
        assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
        for request, answer in zip(lines[::2], lines[1::2], strict=True):
            yield pytest.param(json.loads(request[2:]), json.loads(answer[2:]), id=request[:60])


@pytest.mark.parametrize(("request_", "answer"), list(examples()))
def test_the_examples_of_the_protocol_are_true(request_, answer):
    assert ask(request_.pop("cmd"), **request_) == answer


def test_the_map_of_the_house_shows_every_module_and_nothing_else():
    text = (TOP / "docs" / "architecture.md").read_text(encoding="utf-8")
    modules = {file.relative_to(TOP).as_posix() for file in (TOP / "acey").rglob("*.py")}
    assert set(re.findall(r"`(acey/[\w/]+\.py)`", text)) == modules
    for name in re.findall(r"`((?:web|tools|tests|e2e)/[\w/.]*)`", text):
        assert (TOP / name).exists(), name
    for folder in (TOP / "web").iterdir():
        assert f"`web/{folder.name}" in text


def test_the_glossary_is_in_force():
    forbidden = re.compile(r"\b(men|stones?|chips?|squares)\b", re.IGNORECASE)
    for page in PAGES:
        assert not forbidden.findall(page.read_text(encoding="utf-8")), page.name
