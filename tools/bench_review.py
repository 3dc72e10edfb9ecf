"""Measure how long a review takes in the page's worker, and how long the board waits for an answer meanwhile.

The game is the middle one in length of a few that `simple` plays against itself; while the review runs the engine is
asked for a move again and again, as a player would ask it.
"""

import random
import statistics
import sys
from typing import TYPE_CHECKING, Any

from acey.protocol import Engine
from tools import browser, serve

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

GAMES = 5
LIMIT_SECONDS = 60
LIMIT_MILLISECONDS = 100
"""What a median game and an answer should stay under."""
MEASURED = ("navy", "american", "ace-deuce", "bgammon")
_SEAT = {"kind": "computer", "name": "", "level": "simple"}
_DUE = {"opening": "open", "roll": "roll", "roll-double": "die"}
SCRIPT = """
async ([game, other]) => {
  const { createEngine } = await import(new URL("web/engine.js", location.href).href);
  const engine = createEngine();
  await engine.ready;
  const ask = () => engine.ask({ cmd: "act", record: other, pending: [], rev: 0, intent: { do: "roll" } });
  await ask();
  const waits = [];
  let isOver = false;
  const begun = performance.now();
  const done = engine.start({ cmd: "review", record: game }).done.finally(() => (isOver = true));
  while (!isOver) {
    const asked = performance.now();
    await ask();
    waits.push(performance.now() - asked);
    await new Promise((go) => setTimeout(go, 150));
  }
  const review = await done;
  return { seconds: (performance.now() - begun) / 1000, waits, decisions: review.decisions.length };
}
"""


def _ask(engine: Engine, **request: Any) -> dict[str, Any]:
    return engine.answer(request)


def played(rules: str, seed: int, most: int = 5000) -> dict[str, Any]:
    """Return the record of a game that `simple` plays against itself, or its first actions."""
    engine, dice = Engine(), {"source": "seed", "seed": seed}
    game = _ask(engine, cmd="new", rules=rules, seats=[_SEAT, _SEAT], dice=dice, id="bench", date="bench")
    for _ in range(most):
        phase = game["view"]["phase"]
        if phase == "over":
            break
        intent: dict[str, Any] = {"do": _DUE.get(phase)}
        if phase not in _DUE:
            intent = _ask(engine, cmd="choose", record=game["record"], level="simple")["intent"]
        game = _ask(engine, cmd="act", record=game["record"], pending=game["pending"], intent=intent)
    return dict(game["record"])


def median_game(rules: str) -> dict[str, Any]:
    """Return the game of middle length."""
    games = [played(rules, random.Random(seed).randrange(10**6)) for seed in range(GAMES)]
    return sorted(games, key=lambda record: len(record["actions"]))[GAMES // 2]


def measure(playwright: "Playwright", site: str, rules: str) -> str:
    """Review a game in a browser and return a line of the table."""
    chromium = playwright.chromium.launch(executable_path=browser.find_or_install(), args=browser.flags())
    try:
        page = chromium.new_page()
        page.goto(site + "LICENSE")
        found = page.evaluate(SCRIPT, [median_game(rules), played(rules, 1, most=1)])
    finally:
        chromium.close()
    waits = sorted(found["waits"])
    late = waits[int(len(waits) * 0.95)]
    told = f"{statistics.median(waits):.0f} / {late:.0f} / {waits[-1]:.0f} ms"
    return f"{rules:<12} {found['decisions']:4} decisions  {found['seconds']:6.1f} s   {told}"


def main() -> int:
    """Measure and print."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only this needs it

    print(
        f"Review at strong (goal {LIMIT_SECONDS} s), answers to a roll meanwhile (goal {LIMIT_MILLISECONDS} ms):"
    )
    with serve.serving(serve.TOP) as site, sync_playwright() as playwright:
        for rules in MEASURED:
            print(measure(playwright, site, rules), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
