"""Draws a learning curve as an SVG picture."""

import math

WIDTH, HEIGHT = 640, 320
LEFT, TOP, RIGHT, BOTTOM = 48, 28, WIDTH - 64, HEIGHT - 48
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")


def svg(curve):
    """Draws [(matches, {bot: share of wins}), ...]. Early matches teach most, so the scale gets narrower to the right."""

    def x(matches):
        return LEFT + math.log1p(matches / 64) / math.log1p(max(curve[-1][0], 64) / 64) * (RIGHT - LEFT)

    def y(share):
        return BOTTOM - share * (BOTTOM - TOP)

    def text(at_x, at_y, words, **how):
        return f'<text x="{at_x:.0f}" y="{at_y:.0f}"' + "".join(f' {k}="{v}"' for k, v in how.items()) + f">{words}</text>"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        text(8, 16, "share of wins against"),
        text((LEFT + RIGHT) / 2, HEIGHT - 10, "matches played against itself", **{"text-anchor": "middle"}),
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{LEFT} {y(share):.0f}H{RIGHT}" stroke="#ddd"/>')
        parts.append(text(LEFT - 6, y(share) + 4, f"{share:.2f}", **{"text-anchor": "end"}))
    for matches in (0, 100, 1_000, 10_000, 100_000, 1_000_000):
        if matches <= curve[-1][0]:
            parts.append(f'<path d="M{x(matches):.0f} {TOP}V{BOTTOM}" stroke="#ddd"/>')
            parts.append(text(x(matches), BOTTOM + 16, f"{matches:,}", **{"text-anchor": "middle"}))
    for colour, bot in zip(COLOURS, curve[-1][1]):
        points = " ".join(f"{x(matches):.1f},{y(wins[bot]):.1f}" for matches, wins in curve)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(text(RIGHT + 6, y(curve[-1][1][bot]) + 4, bot, fill=colour))
    return "\n".join([*parts, "</svg>"]) + "\n"
