"""The log: every action of a game, in notation and in the words and numbering of its rule set."""

from acey.catalogue import Speech
from acey.game import State
from acey.match import end_of_match
from acey.notation import play_text
from acey.packing import Action
from acey.replay import Game
from acey.shapes import LogEntry


def log_entries(game: Game, speech: Speech) -> list[LogEntry]:
    """List a game's actions for the log, the result last."""
    entries = [
        _entry(index, action, game.states[index], speech) for index, action in enumerate(game.record.actions)
    ]
    state = game.state
    if state.phase == "over":
        entries.append(
            {"index": len(entries), "seat": None, "kind": "over", "dice": [], "text": _result(game, speech)}
        )
    return entries


def _entry(index: int, action: Action, before: State, speech: Speech) -> LogEntry:
    kind, *rest = action
    seat = None if kind == "opening" else before.seat
    match kind:
        case "opening" | "roll":
            return {"index": index, "seat": seat, "kind": kind, "dice": rest, "text": f"{rest[0]}-{rest[1]}"}
        case "name" | "die":
            return {
                "index": index,
                "seat": seat,
                "kind": kind,
                "dice": rest,
                "text": speech.say(f"die.{rest[0]}"),
            }
        case "resign":
            return {
                "index": index,
                "seat": rest[0],
                "kind": "resign",
                "dice": [],
                "text": speech.say("log.resign"),
            }
    hand = before.in_hand().play_all((origin, to, number) for origin, to, number in rest[0])
    return {
        "index": index,
        "seat": seat,
        "kind": "play" if hand.played else "pass",
        "dice": list(hand.stage.dice),
        "text": play_text(hand.stage, hand.played, speech.noted, speech.say("log.no-play")),
    }


def _result(game: Game, speech: Speech) -> str:
    winner = game.state.winner
    if winner == "draw" or winner is None:
        return speech.say("event.over-draw")
    name = game.record.seats[winner]["name"] or speech.say(f"side.{winner}")
    wins = speech.say("event.over-win", player=name, count=sum(game.state.points))
    end = end_of_match(game.record.match, game.record.result)
    if end is None:
        return wins
    over = speech.say("event.match", player=name, won=max(end[1]), lost=min(end[1]))
    return f"{wins} {over}"
