"""Saved games as a browser holds them, whole and damaged, made with the engine."""

import json

from tests.table import DATE, Table

SEATS = [{"kind": "person", "name": name, "level": None} for name in ("Nell", "Ned")]


def kept_save(*, rolled=True):
    """The text of a save: 6-3 rolled, the 6 played, the 3 to play; or else the roll still due.

    It is as the page writes it when it has taken the game up.
    """
    table = Table("american", "61 63 54 31", SEATS).do("open")
    if rolled:
        table.do("roll").move("start/19")
    save = {"format": "acey-save-2", "name": "", "saved": DATE, "record": table.record}
    view = {**table.view, "events": []}
    return json.dumps({**save, "pending": table.pending, "view": view}, separators=(",", ":"))


def damaged(how):
    """The text of a save that something has happened to."""
    text = kept_save()
    save = json.loads(text)
    match how:
        case "cut off":
            return text[: len(text) // 2]
        case "not a game":
            return "null"
        case "of another version":
            save["format"] = "acey-save-9"
        case "tampered with":
            save["record"]["actions"] = save["record"]["actions"].replace("63", "66")
        case "with fewer than no checkers":
            save["view"]["position"][0]["start"] = -1
    changed = json.dumps(save, separators=(",", ":"))
    assert changed != text
    return changed


def storage_with(site, text):
    """What Playwright takes for a browser that holds this save."""
    origin = site.rstrip("/")
    held = [{"name": "acey.running", "value": "g"}, {"name": "acey.game.g", "value": text}]
    return {
        "cookies": [],
        "origins": [{"origin": origin, "localStorage": held}],
    }
