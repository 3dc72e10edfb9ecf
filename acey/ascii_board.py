"""The board in plain text, seen by the player on roll: own checkers O, the other side's X."""

from acey.catalogue import Speech
from acey.position import Position, Side

_ROWS = 5
_CELL = 4


def ascii_board(position: Position, speech: Speech) -> str:
    """Draw a position with the points numbered as the rule set shows them.

    Up to five checkers stand clear; from six on the outermost row tells how many there are.
    """
    top, bottom = range(13, 25), range(12, 0, -1)
    lines = [_numbers(top, speech)]
    lines += [_row(position, top, depth) for depth in range(_ROWS)]
    lines.append("-" * (_CELL * 12 + 3))
    lines += [_row(position, bottom, depth) for depth in reversed(range(_ROWS))]
    lines.append(_numbers(bottom, speech))
    lines += [_trays("O", position.mine, speech), _trays("X", position.theirs, speech)]
    return "\n".join(line.rstrip() for line in lines)


def _numbers(points: range, speech: Speech) -> str:
    return _halves([str(speech.shown(point)) for point in points], " ")


def _row(position: Position, points: range, depth: int) -> str:
    return _halves([_cell(position, point, depth) for point in points], "|")


def _cell(position: Position, point: int, depth: int) -> str:
    mine, theirs = position.mine.on(point), position.theirs.on(25 - point)
    count, mark = (mine, "O") if mine else (theirs, "X")
    if count > _ROWS and depth == _ROWS - 1:
        return str(count)
    return mark if depth < count else "."


def _halves(cells: list[str], divider: str) -> str:
    padded = [cell.rjust(_CELL) for cell in cells]
    return "".join(padded[:6]) + f" {divider}" + "".join(padded[6:])


def _trays(mark: str, side: Side, speech: Speech) -> str:
    words = speech.words
    return (
        f"{mark}  {words['start']}: {side.start}   {words['bar']}: {side.bar}   "
        f"{words['off']}: {side.off}   {speech.say('terminal.pips')}: {side.pips}"
    )
