"""Transcripts of whole games: seeded dice, `simple` against `simple`, every action as the protocol writes it.

`python -m tests.transcripts` writes the expected digests anew; do so only when `simple`, the dice or the notation
change on purpose.
"""

import hashlib
import json
import pathlib

from tests.kit import PRESETS, answer
from tests.table import DATE, dice_of

DIGESTS = pathlib.Path(__file__).parent / "data" / "transcripts" / "digests.json"
SEEDS = (1, 2)
SEATS = [{"kind": "computer", "name": name, "level": "simple"} for name in "AB"]
MOST_ACTIONS = 2000


def transcript(preset, seed):
    """The lines of a game: what was done, where that led, and the plays in notation."""
    state = answer("new", rules=preset, dice=dice_of(seed), seats=SEATS, id="g", date=DATE)
    lines = []
    while state["view"]["phase"] != "over":
        assert len(lines) < MOST_ACTIONS
        intent = answer("choose", record=state["record"], level="simple")["intent"]
        request = {"record": state["record"], "pending": [], "rev": state["view"]["rev"], "date": DATE}
        state = answer("act", **request, intent=intent)
        view = state["view"]
        lines.append(json.dumps([intent, view["rolled"], view["due"], view["position"]], sort_keys=True))
    lines += [
        entry["text"] for entry in answer("log", record=state["record"])["log"] if entry["kind"] == "play"
    ]
    return [*lines, state["record"]["actions"], json.dumps(state["record"]["result"])]


def digest(preset, seed):
    """How many lines a transcript has, and its sha256."""
    lines = transcript(preset, seed)
    return [len(lines), hashlib.sha256("\n".join(lines).encode()).hexdigest()]


def main():
    """Write the digests of all games."""
    games = {f"{preset}-{seed}": digest(preset, seed) for preset in PRESETS for seed in SEEDS}
    DIGESTS.parent.mkdir(parents=True, exist_ok=True)
    DIGESTS.write_text(json.dumps(games, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
