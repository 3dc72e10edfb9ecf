"""Words from outside stay words: the page's content policy, and no way to turn text into markup or code."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython_only

TOP = Path(__file__).resolve().parent.parent
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-eval'; worker-src 'self' blob:; img-src 'self' blob: data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""PyScript is why 'unsafe-eval' stays; the rest is what the page needs and nothing else."""

SINKS = {
    "markup from text": r"\b(inner|outer)HTML\b|\binsertAdjacentHTML\b|\bsetHTML(Unsafe)?\b|\bparseHTML(Unsafe)?\b",
    "markup through a parser": r"\bDOMParser\b|\bcreateContextualFragment\b|\bsrcdoc\b|\bXSLTProcessor\b",
    "markup written into the page": r"\bdocument\s*\.\s*write(ln)?\b|\binsertHTML\b",
    "code from text": r"(?<![\w.])eval\s*\(|\bglobalThis\.eval\b|\bnew\s+Function\b|\bFunction\s*\(",
    "code from text, later": r"\bset(Timeout|Interval)\s*\(\s*[\"'`]",
    "an address that is code": r"javascript:",
    "a listener or a style as text": r"setAttribute\w*\(\s*([\w.]+,\s*)?[\"'`](on\w+|style)[\"'`]",
}
"""What no module of the page may use, by what it would do."""


class Markup(HTMLParser):
    """Every tag of a page with its attributes, and the text inside scripts and styles."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.inline = [], []
        self._in = None
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        self._in = tag if tag in ("script", "style") else None

    def handle_endtag(self, tag):
        self._in = None

    def handle_data(self, data):
        if self._in and data.strip():
            self.inline.append(f"<{self._in}>{data}")


def pages():
    return sorted(TOP.glob("*.html"))


def modules():
    return sorted([*(TOP / "web").rglob("*.js"), *(TOP / "web").rglob("*.mjs")])


def sinks_in(text):
    """What a module does that it may not, with the line it does it on."""
    return [
        f"{number}: {what}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in SINKS.items()
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_the_content_policy_is_literally_this_and_stands_before_all_it_governs(page):
    tags = Markup(page.read_text("utf-8")).tags
    metas = [attrs for tag, attrs in tags if attrs.get("http-equiv", "").lower() == "content-security-policy"]
    assert [attrs["content"] for attrs in metas] == [POLICY]
    before = [tag for tag, _ in tags[: tags.index(("meta", metas[0]))]]
    assert not {"script", "link", "style", "base", "img"} & set(before)


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_a_page_holds_no_script_no_style_and_no_listener_of_its_own(page):
    markup = Markup(page.read_text("utf-8"))
    assert not markup.inline
    attributes = [(tag, name) for tag, attrs in markup.tags for name in attrs]
    assert not [
        (tag, name) for tag, name in attributes if name.startswith("on") or name in ("style", "srcdoc")
    ]


RUNS_THE_INTERPRETER = TOP / "web" / "engine" / "light.js"
"""The one module that runs text as code: Pyodide's own, out of the pack whose digest it has checked."""


@pytest.mark.parametrize("module", modules(), ids=lambda file: file.relative_to(TOP).as_posix())
def test_no_module_turns_text_into_markup_or_code(module):
    found = sinks_in(module.read_text("utf-8"))
    assert len(found) == (module == RUNS_THE_INTERPRETER), found


@pytest.mark.parametrize(
    "line",
    [
        "node.innerHTML = name;",
        'node["outerHTML"] = name',
        "node.insertAdjacentHTML('beforeend', name)",
        "document.write(name)",
        "document . writeln(name)",
        "eval(name)",
        "globalThis.eval(name)",
        "new Function(name)()",
        'setTimeout("go()", 1)',
        "new DOMParser().parseFromString(name, 'text/html')",
        "range.createContextualFragment(name)",
        "frame.srcdoc = name",
        'link.href = "javascript:go()"',
        'node.setAttribute("onclick", name)',
        'setAttribute(node, "style", name)',
    ],
)
def test_each_way_is_noticed(line):
    assert sinks_in(line)


@pytest.mark.parametrize(
    "line",
    ["medieval(name)", "node.textContent = name", 'setAttribute(node, "id", name)', "setTimeout(go, 1)"],
)
def test_what_is_harmless_is_left_alone(line):
    assert not sinks_in(line)
