"""Estimates with 95 % intervals over deals, since the matches of one deal are not independent."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

# Standard deviations of a normal distribution on each side of its mean that hold 95 % of it.
Z_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


def share(deals: Sequence[float]) -> Estimate:
    """The mean share (0 to 1) over deals.

    The interval adds two made-up deals, one won and one lost completely (after Agresti and Coull, with deals
    as trials), so a run of nothing but wins doesn't look certain.

    >>> share([1.0] * 100)  # doctest: +ELLIPSIS
    Estimate(value=1.0, low=0.97..., high=1.0)
    """
    value = math.fsum(deals) / len(deals)
    count = len(deals) + 2
    middle = (math.fsum(deals) + 1) / count
    spread = math.fsum((deal - middle) ** 2 for deal in deals) + middle**2 + (1 - middle) ** 2
    half = student_t(count - 1) * math.sqrt(spread / (count * (count - 1)))
    return Estimate(value, max(0.0, min(middle - half, value)), min(1.0, max(middle + half, value)))


def student_t(freedom: int) -> float:
    """The 97.5 % point of Student's t distribution, by its series around the normal distribution.

    >>> round(student_t(10), 2), round(student_t(1000), 2)
    (2.23, 1.96)
    """
    z = Z_95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + terms[0] / freedom + terms[1] / freedom**2 + terms[2] / freedom**3


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % score interval for a share observed in `count` trials.

    >>> tuple(round(end, 3) for end in wilson(0.9, 1000))
    (0.88, 0.917)
    """
    square = Z_95**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = Z_95 * math.sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return max(0.0, middle - half), min(1.0, middle + half)
