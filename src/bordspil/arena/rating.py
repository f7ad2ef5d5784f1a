"""Ratings from first places: a bot's chance of winning is its share of all the strength at the table.

This is the Plackett–Luce model, using first places only. With two bots at the table it is Elo's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from bordspil.arena.estimate import Z_95, Estimate, student_t
from bordspil.core.rng import Rng

ELO = 400 / math.log(10)
# The prior: each bot has half won this many matches against an average bot, so that 100 % wins stay finite.
PRIOR = 0.1
RESAMPLES = 1000
# Newton's method stops at steps this small on the log scale: a fraction of an Elo point.
TOLERANCE = 1e-5
# Deals are independent and identically distributed, so many of them can be resampled in bundles.
MAX_BUNDLES = 400
# How often each bot sits at the table, for each line-up.
Tables = Sequence[Sequence[int]]


def ratings(tables: Tables, wins: Sequence[Sequence[float]], matches: int) -> tuple[Estimate, ...]:
    """The Elo rating of each bot (their mean is 0) with its interval.

    `wins` has the matches won by each bot, deal by deal; in each deal every line-up plays `matches` matches.
    Intervals come from a bootstrap over deals with a fixed seed. For each bot it also draws from one extra
    deal, an average one in which the bot wins one match more, so that a run of nothing but wins doesn't look
    certain.
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
    # A bootstrap over few deals underestimates the spread; with many this correction is tiny.
    count = len(bundles)
    wider = student_t(count - 1) / Z_95 * math.sqrt(count / (count - 1))
    return tuple(
        _spread(point, [sample[bot] for sample in drawn], wider) for bot, point in enumerate(elo(best))
    )


def strengths(
    tables: Tables, wins: Sequence[float], matches: float, start: Sequence[float] | None = None
) -> list[float]:
    """The maximum-likelihood log strengths, after `matches` matches at each table (Newton's method)."""
    values = list(start) if start is not None else [0.0] * len(wins)
    height = log_likelihood(tables, wins, matches, values)
    for _ in range(100):
        gradient, hessian = gradient_and_hessian(tables, wins, matches, values)
        step = solve(hessian, gradient)
        size = max(abs(part) for part in step)
        scale = min(1.0, 3.0 / size) if size else 1.0
        while True:
            tried = [value + scale * part for value, part in zip(values, step, strict=True)]
            reached = log_likelihood(tables, wins, matches, tried)
            if reached >= height or scale * size < TOLERANCE:
                break
            scale /= 2
        values, height = tried, reached
        if scale * size < TOLERANCE:
            break
    return values


def log_likelihood(tables: Tables, wins: Sequence[float], matches: float, values: Sequence[float]) -> float:
    """The log-likelihood of the wins, with the prior."""
    height = sum(won * value for won, value in zip(wins, values, strict=True))
    powers = [math.exp(value) for value in values]
    for seats in tables:
        height -= matches * math.log(sum(count * powers[bot] for bot, count in enumerate(seats) if count))
    for value in values:
        height += PRIOR * (value / 2 - math.log1p(math.exp(value)))
    return height


def gradient_and_hessian(
    tables: Tables, wins: Sequence[float], matches: float, values: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood and its negated Hessian."""
    gradient, hessian = list(wins), [[0.0] * len(wins) for _ in wins]
    powers = [math.exp(value) for value in values]
    for seats in tables:
        parts = [(bot, count * powers[bot]) for bot, count in enumerate(seats) if count]
        whole = sum(part for _, part in parts)
        chances = [(bot, part / whole) for bot, part in parts]
        for bot, chance in chances:
            gradient[bot] -= matches * chance
            hessian[bot][bot] += matches * chance
            for other, theirs in chances:
                hessian[bot][other] -= matches * chance * theirs
    for bot, value in enumerate(values):
        chance = 1 / (1 + math.exp(-value))
        gradient[bot] += PRIOR * (0.5 - chance)
        hessian[bot][bot] += PRIOR * chance * (1 - chance)
    return gradient, hessian


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations by Gaussian elimination with pivoting.

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
    """Log strengths on the Elo scale, with a mean of 0."""
    mean = sum(values) / len(values)
    return [ELO * (value - mean) for value in values]


def with_a_win(wins: Sequence[float], bot: int) -> list[float]:
    """The wins of a deal if a bot wins one match that anyone might have won.

    >>> with_a_win([1.5, 0.5], 1)
    [0.75, 1.25]
    """
    whole = sum(wins)
    return [won * (1 - 1 / whole) + (other == bot) for other, won in enumerate(wins)]


def bundled(deals: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """The deals, summed into bundles if there are very many."""
    count = min(len(deals), MAX_BUNDLES)
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
