"""The net worked out the long way round, from positions as people read them: what the packed one is held to."""

from acey import FIELDS


def inputs(rules, roller, other, *, sees_rules=False):
    """The inputs of a position as {row: eighths}; `roller` is about to roll, each side in its own numbering."""
    found = {}
    for role, side, opposing in ((0, roller, other), (1, other, roller)):
        found |= places(134 * role, side, role)
        found |= sights(268 + 55 * role, rules, side, opposing, role)
    found[pips(roller, other)] = 8
    return found | (in_force(rules) if sees_rules else {})


def in_force(rules):
    pairs = [(field, value) for field, values in FIELDS.items() for value in values]
    return {404 + row: 8 for row, (field, value) in enumerate(pairs) if getattr(rules, field) == value}


def places(first, side, role):
    found = {}
    for point, count in enumerate(side.points, 1):
        found |= steps(first + 5 * ((point if role == 0 else 25 - point) - 1), count)
    found |= trays(first + 120, side.start, 0) | trays(first + 124, side.bar, 3)
    found |= {first + 128 + k: 8 for k, at in enumerate((1, 5, 10, 13, 14)) if side.off >= at}
    return found | ({first + 133: side.off} if side.off else {})


def steps(row, count):
    found = {row: 8} if count == 1 else {row + k: 8 for k in (1, 2, 3) if count > k}
    return found | ({row + 4: count - 4} if count > 4 else {})


def trays(row, count, over):
    return {row + k: 8 for k in range(3) if count > k} | ({row + 3: count - over} if count > over else {})


def rear(side):
    if side.start or side.bar:
        return 25
    return max((point for point in range(1, 25) if side.on(point)), default=0)


def hitters(rules, side):
    """The points (25: start or bar) from which an ordinary roll may move a checker."""
    points = {point for point in range(1, 25) if side.on(point)}
    from_start, from_bar = side.start > 0, side.bar > 0
    if not rules.home_moves_before and not side.is_all_home:
        points -= set(range(1, 7))
    if (from_start and rules.enter_all_first) or (from_bar and rules.bar_priority != "no"):
        points = set()
    if from_bar and rules.bar_priority == "all":
        from_start = False
    if from_start or (from_bar and rules.bar_release == "any"):
        points.add(25)
    return points


def sights(first, rules, side, opposing, role):
    """Shots at the opposing blots, entry against the opposing points, and the side's own prime."""
    found = {}
    targets = {25 - point for point in range(1, 25) if opposing.on(point) == 1}
    sources = hitters(rules, side)
    numbers = {source - target for source in sources for target in targets}
    near = {target for target in targets if any(1 <= source - target <= 6 for source in sources)}
    far = {target for target in targets if any(7 <= source - target <= 12 for source in sources)} - near
    shots = len(numbers & set(range(1, 7)))
    if shots:
        found[first + shots - 1] = 8
    if far:
        found[first + 6 + min(3, len(far)) - 1] = 8
    for target in near:
        found[first + 9 + (target if role == 0 else 25 - target) - 1] = 8
    if near:
        found[first + 33 + min(3, len(near)) - 1] = 8
    blocked = sum(opposing.on(point) > 1 for point in range(1, 7))
    if side.bar:
        found[first + 36 + blocked] = 8
    elif side.start:
        found[first + 43 + blocked] = 8
    ahead = [side.on(point) > 1 and 25 - point < rear(opposing) for point in range(1, 25)]
    longest = length = 0
    for is_made in ahead:
        length = length + 1 if is_made else 0
        longest = max(longest, length)
    if longest >= 2:
        found[first + 50 + min(6, longest) - 2] = 8
    return found


def pips(roller, other):
    lead = other.pips - roller.pips
    first, width = (378, 20) if rear(roller) + rear(other) > 25 else (391, 8)
    return first + min(12, max(0, (lead + 13 * width // 2) // width))


def logit(weights, found, head):
    """What the net says of inputs, unit by unit."""
    total = weights.output_bias[head]
    for unit in range(weights.hidden):
        inner = weights.bias[unit] + sum(
            eighths * weights.rows[row * weights.hidden + unit] for row, eighths in found.items()
        )
        total += max(0, inner) * weights.outputs[head][unit]
    return total
