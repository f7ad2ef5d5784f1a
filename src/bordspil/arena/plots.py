"""Plots as SVG, drawn by hand: rows of intervals, distributions. Colours come from the page's style."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from bordspil.arena.estimate import Estimate

# Units of the drawing: a phone shows it nearly as it is, a wide page a little larger.
WIDTH, MARGIN, ROW, AXIS = 400, 14, 46, 26
MOST_BARS = 40
Format = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a plot: its label, what is estimated, and that in words."""

    label: str
    estimate: Estimate
    words: str


@dataclass(frozen=True, slots=True)
class Scale:
    """From values to units of the drawing."""

    low: float
    high: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(MARGIN + part * (WIDTH - 2 * MARGIN), 1)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from at most low to at least high, no more than wanted.

    >>> ticks(-130, 240)
    [-200.0, -100.0, 0.0, 100.0, 200.0, 300.0]
    """
    span = max(high - low, 1e-9)
    power = 10.0 ** math.floor(math.log10(span / most))
    for factor in (1, 2, 2.5, 5, 10, 20, 25, 50):
        step = factor * power
        first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
        if last - first < most:
            break
    return [round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]


def intervals(rows: Sequence[Row], reference: float, number: Format, title: str) -> str:
    """Rows of points with their intervals over a common axis; a line marks the reference."""
    ends = [end for row in rows for end in (row.estimate.low, row.estimate.high)]
    marks = ticks(min(*ends, reference), max(*ends, reference))
    scale = Scale(marks[0], marks[-1])
    bottom = ROW * len(rows)
    parts = grid(marks, scale, bottom, number)
    parts.append(
        f'<line class="reference" x1="{scale(reference)}" x2="{scale(reference)}" y1="0" y2="{bottom}"/>'
    )
    for place, row in enumerate(rows):
        parts += labels(place, row.label, row.words)
        y = ROW * place + 31
        low, point, high = (scale(end) for end in (row.estimate.low, row.estimate.value, row.estimate.high))
        parts.append(f'<line class="interval" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="point" cx="{point}" cy="{y}" r="5"/>')
    return drawing(parts, bottom, title)


def distributions(bots: Sequence[tuple[str, Counter[int], str]], number: Format, title: str) -> str:
    """How often which score was reached, bot below bot over a common axis."""
    scores = [score for _, counts, _ in bots for score in counts]
    marks = ticks(min(scores), max(scores) + 1)
    scale = Scale(marks[0], marks[-1])
    width = max(1, math.ceil((max(scores) - min(scores) + 1) / MOST_BARS))
    # A bar stands on its scores; where it is one score wide, around it.
    shift = 0.5 if width == 1 else 0.0
    heights = [bars(counts, min(scores), width) for _, counts, _ in bots]
    top = max(part for bot in heights for part in bot.values())
    row, bottom = ROW + 26, (ROW + 26) * len(bots)
    scale = Scale(marks[0] - shift, marks[-1])
    parts = grid(marks, scale, bottom, number)
    for place, (label, _, words) in enumerate(bots):
        parts += labels(place, label, words, row)
        floor = row * (place + 1) - 4
        for start, part in sorted(heights[place].items()):
            left, right = scale(start - shift), scale(start + width - shift)
            height = round(46 * part / top, 1)
            size = f'width="{max(right - left - 1, 1):.1f}" height="{height}"'
            parts.append(f'<rect class="bar" x="{left}" y="{floor - height:.1f}" {size}/>')
        parts.append(f'<line class="floor" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{floor}" y2="{floor}"/>')
    return drawing(parts, bottom, title)


def bars(counts: Counter[int], start: int, width: int) -> dict[int, float]:
    """The part of all scores in each bar, by the lowest score of the bar."""
    found: Counter[int] = Counter()
    for score, count in counts.items():
        found[start + (score - start) // width * width] += count
    return {score: count / counts.total() for score, count in found.items()}


def labels(place: int, label: str, words: str, row: int = ROW) -> list[str]:
    """The two texts above a row: its name on the left, what it shows on the right."""
    y = row * place + 17
    return [
        f'<text class="label" x="{MARGIN}" y="{y}">{escape(shortened(label))}</text>',
        f'<text class="words" x="{WIDTH - MARGIN}" y="{y}">{escape(words)}</text>',
    ]


def shortened(label: str, most: int = 26) -> str:
    """A label that leaves room for what stands beside it."""
    return label if len(label) <= most else label[: most - 1] + "…"


def grid(marks: Sequence[float], scale: Scale, bottom: int, number: Format) -> list[str]:
    """Thin lines at round numbers, with the numbers below."""
    parts = []
    for place, mark in enumerate(marks):
        x = scale(mark)
        kind = "tick first" if place == 0 else "tick last" if place == len(marks) - 1 else "tick"
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        parts.append(f'<text class="{kind}" x="{x}" y="{bottom + 17}">{escape(number(mark))}</text>')
    return parts


def drawing(parts: Sequence[str], bottom: int, title: str) -> str:
    """The whole picture, with a name for who can't see it."""
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {bottom + AXIS}" role="img" aria-label="{name}">{"".join(parts)}</svg>'
