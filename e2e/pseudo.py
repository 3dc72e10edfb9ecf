"""A language in which every text of the catalogue stands in brackets, so that what is said without it shows.

The texts are English and the rule is short: what a person sees or hears, brackets with all in them taken away, has no
letter left. Names of players are what they typed, dates are written by Intl, and a file of the sources has its own
name.
"""

import json
import re

from acey.data import read_file
from tools.scenes import NAMES

OPEN, CLOSE = "⟦⟧"
INNERMOST = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
OTHERS = re.compile(
    r"\b(?:" + "|".join(NAMES) + r")\b|\b[A-Z][a-z]{2} \d+, \d{4}(?:, \d+:\d\d\s[AP]M)?|^acey/\w+\.py$"
)
"""What does not come from the catalogue."""
TEXTS = """() => {
  const ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
  const own = (one) => [...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data).join(" ");
  const told = (one) => (one.localName === "text" ? one.textContent : one.localName === "tspan" ? "" : own(one));
  const found = [document.title];
  for (const one of document.body.querySelectorAll(":not(script, style, noscript, textarea)")) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    found.push(told(one), ...ATTRIBUTES.map((name) => one.getAttribute(name) ?? ""));
  }
  return [...new Set(found)].filter((text) => text.trim());
}"""
"""All that is visible or accessible, each text once."""


def read_bracketed(name):
    """Read a data file of the engine, each text of a catalogue in brackets."""
    text = read_file(name)
    if not name.startswith("text/"):
        return text
    return json.dumps({key: _bracketed(said) for key, said in json.loads(text).items()})


def _bracketed(said):
    if isinstance(said, dict):
        return {form: _bracketed(text) for form, text in said.items()}
    return f"{OPEN}{said}{CLOSE}"


def strays(page):
    """The texts of which some word does not come from the catalogue."""
    return [text for text in page.evaluate(TEXTS) if re.search(r"[^\W\d_]", _left(text))]


def _left(text):
    while INNERMOST.search(text):
        text = INNERMOST.sub("", text)
    return OTHERS.sub("", text)
