"""Every state of the page, each phase and each dialog, in every theme: whoever sees it, hears it, or tabs through it.

The list of states is made by walking through the page (`tools/page_states.py`), and the page speaks a language in which
all that comes from the catalogue is in brackets, so that one walk tells of both.
"""

import itertools

import pytest

from e2e.pseudo import read_bracketed, strays
from tools.page_states import overlays, phases
from tools.quick_page import quick_page
from tools.serve import TOP

AXE = TOP / "node_modules" / "axe-core" / "axe.min.js"
LEVEL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
THEMES = ("wardroom", "chart", "contrast", "plain")
COLOURS = ("color-contrast", "link-in-text-block")
"""Rules whose verdict a theme can change; all others are asked once."""
CHECK = """async ([level, themes, colours]) => {
  const root = document.documentElement;
  const before = root.dataset.theme;
  const found = [];
  for (const [index, theme] of themes.entries()) {
    root.dataset.theme = theme;
    const runOnly = index === 0 ? { type: "tag", values: level } : { type: "rule", values: colours };
    const rules = index === 0 ? { "target-size": { enabled: true } } : {};
    const { violations } = await axe.run(document, { runOnly, rules, resultTypes: ["violations"] });
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ html, failureSummary }) => [theme, id, html, failureSummary].join(" | ")));
    }
  }
  root.dataset.theme = before;
  return found;
}"""
SPILLS = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}"""


@pytest.fixture(scope="module")
def bracketed():
    with quick_page(read_bracketed) as site:
        yield site


@pytest.fixture
def watched(contexts):
    def open_page(width, height):
        context = contexts(viewport={"width": width, "height": height})
        context.add_init_script(path=AXE)
        return context.new_page()

    return open_page


def faults(page):
    """What is wrong with the state the page is in."""
    found = page.evaluate(CHECK, [LEVEL, THEMES, COLOURS])
    found += [f"not from the catalogue: {text}" for text in strays(page)]
    return found + (["the page scrolls"] if page.evaluate(SPILLS) else [])


def test_every_state_in_every_theme_is_open_to_everyone_and_says_nothing_but_the_catalogue(
    watched, bracketed
):
    page = watched(1280, 800)
    states = itertools.chain(phases(page, bracketed), overlays(page, bracketed))
    wrong = {state: found for state in states if (found := faults(page))}
    assert not wrong, "\n".join(f"{state}: {fault}" for state, found in wrong.items() for fault in found)
