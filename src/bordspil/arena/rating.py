"""Ratings from first places: the chance to win is a bot's strength among all strengths at the table.

That is the Plackett–Luce model, of which only the first place is used. With two at the table it is Elo's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from bordspil.arena.estimate import Estimate, student
from bordspil.arena.simulate import CERTAINTY
from bordspil.core.rng import Rng

ELO = 400 / math.log(10)
# Matches that each bot is taken to have half won against an average one: so 100 % wins stay finite.
PRIOR = 0.1
RESAMPLES = 1000
# A step on the scale of logarithms after which Newton's method rests: a fraction of a point on Elo's.
CLOSE = 1e-5
# Deals are independent and alike, so that many of them may be drawn in bundles.
MOST_BUNDLES = 400
# How often each bot sits at the table, for each line-up.
Tables = Sequence[Sequence[int]]


def ratings(tables: Tables, wins: Sequence[Sequence[float]], matches: int) -> tuple[Estimate, ...]:
    """The rating of each bot on Elo's scale (their mean is 0) with its interval.

    `wins` has the won matches of each bot, deal by deal; in a deal every line-up plays so many `matches`.
    Intervals come from drawing deals anew, always in the same way. Among those to be drawn from is one more
    for each bot, an average deal but for one match more that it wins: else a run of nothing but wins would be
    taken for certainty.
    """
    total = [math.fsum(column) for column in zip(*wins, strict=True)]
    best = strengths(tables, total, matches * len(wins))
    deals = [(*deal, 1.0) for deal in wins]
    mean = [won / len(wins) for won in total]
    deals += [(*with_a_win(mean, bot), 1.0) for bot in range(len(mean))]
    bundles = bundled(deals)
    rng = Rng.from_seed("ratings")
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        sample = [bundles[rng.below(len(bundles))] for _ in bundles]
        *won, count = (math.fsum(column) for column in zip(*sample, strict=True))
        drawn.append(elo(strengths(tables, won, matches * count, best)))
    # Drawing anew from a few shows too little spread; with many this is next to nothing.
    count = len(bundles)
    wider = student(count - 1) / CERTAINTY * math.sqrt(count / (count - 1))
    return tuple(
        _spread(point, [sample[bot] for sample in drawn], wider) for bot, point in enumerate(elo(best))
    )


def strengths(
    tables: Tables, wins: Sequence[float], matches: float, start: Sequence[float] | None = None
) -> list[float]:
    """The likeliest strengths, as logarithms, after so many matches at each table (Newton's method)."""
    values = list(start) if start is not None else [0.0] * len(wins)
    height = likelihood(tables, wins, matches, values)
    for _ in range(100):
        slope, bend = slope_and_bend(tables, wins, matches, values)
        step = solve(bend, slope)
        size = max(abs(part) for part in step)
        scale = min(1.0, 3.0 / size) if size else 1.0
        while True:
            tried = [value + scale * part for value, part in zip(values, step, strict=True)]
            reached = likelihood(tables, wins, matches, tried)
            if reached >= height or scale * size < CLOSE:
                break
            scale /= 2
        values, height = tried, reached
        if scale * size < CLOSE:
            break
    return values


def likelihood(tables: Tables, wins: Sequence[float], matches: float, values: Sequence[float]) -> float:
    """The logarithm of how likely the wins are, with the prior."""
    height = sum(won * value for won, value in zip(wins, values, strict=True))
    powers = [math.exp(value) for value in values]
    for seats in tables:
        height -= matches * math.log(sum(count * powers[bot] for bot, count in enumerate(seats) if count))
    for value in values:
        height += PRIOR * (value / 2 - math.log1p(math.exp(value)))
    return height


def slope_and_bend(
    tables: Tables, wins: Sequence[float], matches: float, values: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The first derivatives of the likelihood, and the second ones with their sign turned."""
    slope, bend = list(wins), [[0.0] * len(wins) for _ in wins]
    powers = [math.exp(value) for value in values]
    for seats in tables:
        parts = [(bot, count * powers[bot]) for bot, count in enumerate(seats) if count]
        whole = sum(part for _, part in parts)
        chances = [(bot, part / whole) for bot, part in parts]
        for bot, chance in chances:
            slope[bot] -= matches * chance
            bend[bot][bot] += matches * chance
            for other, theirs in chances:
                bend[bot][other] -= matches * chance * theirs
    for bot, value in enumerate(values):
        chance = 1 / (1 + math.exp(-value))
        slope[bot] += PRIOR * (0.5 - chance)
        bend[bot][bot] += PRIOR * chance * (1 - chance)
    return slope, bend


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of some linear equations (Gauss, with a choice of pivots).

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])
    [0.8, 1.4]
    """
    rows = [[*row, end] for row, end in zip(matrix, right, strict=True)]
    count = len(rows)
    for column in range(count):
        best = max(range(column, count), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(column + 1, count):
            factor = rows[row][column] / rows[column][column]
            for place in range(column, count + 1):
                rows[row][place] -= factor * rows[column][place]
    found = [0.0] * count
    for row in reversed(range(count)):
        known = sum(rows[row][place] * found[place] for place in range(row + 1, count))
        found[row] = (rows[row][count] - known) / rows[row][row]
    return found


def elo(values: Sequence[float]) -> list[float]:
    """Logarithms of strengths on Elo's scale, with a mean of 0."""
    mean = sum(values) / len(values)
    return [ELO * (value - mean) for value in values]


def with_a_win(wins: Sequence[float], bot: int) -> list[float]:
    """The wins of a deal in which a bot wins one match that otherwise anyone might have won.

    >>> with_a_win([1.5, 0.5], 1)
    [0.75, 1.25]
    """
    whole = sum(wins)
    return [won * (1 - 1 / whole) + (other == bot) for other, won in enumerate(wins)]


def bundled(deals: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """The deals, summed in bundles where there are very many."""
    count = min(len(deals), MOST_BUNDLES)
    return [
        tuple(math.fsum(column) for column in zip(*deals[first::count], strict=True))
        for first in range(count)
    ]


def _spread(point: float, drawn: list[float], wider: float) -> Estimate:
    drawn.sort()
    edge = len(drawn) // 40
    middle = drawn[len(drawn) // 2]
    low, high = (middle + wider * (end - middle) for end in (drawn[edge], drawn[-edge - 1]))
    return Estimate(point, min(point, low), max(point, high))
