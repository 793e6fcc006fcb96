"""A learning curve as an SVG picture."""

import math

WIDTH, HEIGHT, LEFT, TOP = 640, 320, 48, 24
COLOURS = {"random": "#0072b2", "greedy": "#d55e00", "medium": "#009e73"}


def svg(curve):
    """Of [(matches, {bot: share of wins}), ...] in order; the matches along a scale of powers of ten."""
    matches = [max(1, at) for at, _ in curve]
    low, high = math.log10(matches[0]), math.log10(max(matches[-1], 10 * matches[0]))
    right, bottom = WIDTH - 72, HEIGHT - 48

    def x(at):
        return LEFT + (math.log10(at) - low) / (high - low) * (right - LEFT)

    def y(wins):
        return bottom - wins * (bottom - TOP)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for wins in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{LEFT} {y(wins):.1f}H{right}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(wins) + 4:.1f}" text-anchor="end">{wins:.0%}</text>')
    for power in range(math.ceil(low), math.floor(high) + 1):
        parts.append(f'<path d="M{x(10**power):.1f} {TOP}V{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{x(10**power):.1f}" y="{bottom + 16}" text-anchor="middle">{10**power:,}</text>')
    for bot in curve[-1][1]:
        points = " ".join(f"{x(at):.1f},{y(wins[bot]):.1f}" for at, (_, wins) in zip(matches, curve))
        colour = COLOURS.get(bot, "#555")
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{right + 6}" y="{y(curve[-1][1][bot]) + 4:.1f}" fill="{colour}">{bot}</text>')
    parts.append(f'<text x="{(LEFT + right) / 2}" y="{HEIGHT - 12}" text-anchor="middle">matches against itself</text>')
    parts.append(f'<text x="{LEFT}" y="14">wins against</text>')
    return "\n".join([*parts, "</svg>\n"])
