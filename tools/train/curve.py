"""Learning curves as a picture: wins against `simple` by games played, written as SVG by hand."""

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT = 720, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 110, 20, 44
_INKS = ("#0b6e99", "#b3470f", "#3d7a2e", "#7a3f8f")


def picture(curves: Mapping[str, Sequence[tuple[int, float, float]]]) -> str:
    """Return an SVG of curves by name: (games, wins in per cent, standard error)."""
    points = [point for curve in curves.values() for point in curve]
    most = max(games for games, _, _ in points)
    low = min(45.0, *(wins - error for _, wins, error in points))
    high = max(80.0, *(wins + error for _, wins, error in points))
    low, high = 5 * (low // 5), 5 * (high // 5 + 1)

    def x(games: float) -> float:
        return _LEFT + games / most * (WIDTH - _LEFT - _RIGHT)

    def y(wins: float) -> float:
        return HEIGHT - _BOTTOM - (wins - low) / (high - low) * (HEIGHT - _TOP - _BOTTOM)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-size="12">',
        "<title>Wins against simple by games of self-play</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        '<g font-family="sans-serif">',
    ]
    for tick in range(int(low), int(high) + 1, 5):
        lines += [
            f'<line x1="{_LEFT}" x2="{WIDTH - _RIGHT}" y1="{y(tick):.1f}" y2="{y(tick):.1f}" stroke="#ddd"/>',
            f'<text x="{_LEFT - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick} %</text>',
        ]
    for part in range(5):
        games = most * part / 4
        lines.append(
            f'<text x="{x(games):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{games / 1000:.0f}</text>'
        )
    lines.append(f'<text x="{WIDTH / 2 - 30}" y="{HEIGHT - 6}" text-anchor="middle">thousand games</text>')
    for ink, (name, curve) in zip(_INKS, curves.items(), strict=False):
        places = [(x(games), y(wins)) for games, wins, _ in curve]
        path = " ".join(f"{across:.1f},{down:.1f}" for across, down in places)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2"/>')
        for (across, _), (_, wins, error) in zip(places, curve, strict=True):
            ends = f'y1="{y(wins - error):.1f}" y2="{y(wins + error):.1f}"'
            lines.append(f'<line x1="{across:.1f}" x2="{across:.1f}" {ends} stroke="{ink}"/>')
        across, down = places[-1]
        lines.append(f'<text x="{across + 8:.1f}" y="{down + 4:.1f}" fill="{ink}">{name}</text>')
    return "\n".join([*lines, "</g>", "</svg>"]) + "\n"
