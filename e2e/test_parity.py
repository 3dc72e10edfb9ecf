"""The same seeds give the same games in the page as in CPython: the engine asked through the page's own door."""

import json

from e2e.player import PATIENCE
from tests.kit import PRESETS
from tests.table import DATE, dice_of
from tests.transcripts import SEATS, SEEDS, transcript

WHOLE_GAME = """
async ({ rules, dice, seats, date }) => {
  const { createEngine } = await import(new URL("web/engine.js", document.baseURI));
  globalThis.parityEngine ??= createEngine();
  const engine = globalThis.parityEngine;
  let state = await engine.ask({ cmd: "new", rules, dice, seats, id: "g", date });
  while (state.view.phase !== "over") {
    const { record } = state;
    const { intent } = await engine.start({ cmd: "choose", record, level: "simple" }).done;
    state = await engine.ask({ cmd: "act", record, pending: [], rev: state.view.rev, date, intent });
  }
  return { actions: state.record.actions, result: state.record.result };
}
"""


def test_seeded_games_are_move_for_move_the_same_in_the_page_as_in_cpython(contexts, site):
    page = contexts().new_page()
    page.goto(site)
    page.set_default_timeout(4 * PATIENCE)

    for preset in PRESETS:
        wanted = {"rules": preset, "dice": dice_of(SEEDS[0]), "seats": SEATS, "date": DATE}
        played = page.evaluate(WHOLE_GAME, wanted)
        *_, actions, result = transcript(preset, SEEDS[0])
        assert (preset, played["actions"], played["result"]) == (preset, actions, json.loads(result))
