"""Plots in SVG: rows of intervals, and distributions. Colours come from the page's style sheet."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from bordspil.arena.estimate import Estimate

# In units of the drawing: about one pixel on a phone, a little more on a wide page.
WIDTH, MARGIN, ROW, AXIS = 400, 14, 46, 26
MAX_BARS = 40
Format = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a plot: its label, its estimate, and the estimate as text."""

    label: str
    estimate: Estimate
    words: str


@dataclass(frozen=True, slots=True)
class Scale:
    """The mapping from values to units of the drawing."""

    low: float
    high: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(MARGIN + part * (WIDTH - 2 * MARGIN), 1)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """At most `most` round numbers that span low to high.

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
    """Rows of points with their intervals over a shared axis; a line marks the reference."""
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
    """How often each score was reached: one histogram per bot over a shared axis."""
    scores = [score for _, counts, _ in bots for score in counts]
    marks = ticks(min(scores), max(scores) + 1)
    scale = Scale(marks[0], marks[-1])
    width = max(1, math.ceil((max(scores) - min(scores) + 1) / MAX_BARS))
    # A bar covers its scores; one that is a single score wide is centred on it.
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
    """The share of all scores in each bar, by the bar's lowest score."""
    found: Counter[int] = Counter()
    for score, count in counts.items():
        found[start + (score - start) // width * width] += count
    return {score: count / counts.total() for score, count in found.items()}


def labels(place: int, label: str, words: str, row: int = ROW) -> list[str]:
    """The two texts above a row: its label on the left, its value on the right."""
    y = row * place + 17
    return [
        f'<text class="label" x="{MARGIN}" y="{y}">{escape(shortened(label))}</text>',
        f'<text class="words" x="{WIDTH - MARGIN}" y="{y}">{escape(words)}</text>',
    ]


def shortened(label: str, most: int = 26) -> str:
    """A label short enough to leave room for the value."""
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
    """The complete SVG, with a name for screen readers."""
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {bottom + AXIS}" role="img" aria-label="{name}">{"".join(parts)}</svg>'
