"""Estimates with 95 % intervals, where the deal is the unit: matches of one deal are not independent."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from bordspil.arena.simulate import CERTAINTY


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def share(deals: Sequence[float]) -> Estimate:
    """The mean of shares (0 to 1) over deals.

    The interval counts two made-up deals besides, one won and one lost wholly (the idea of Agresti and Coull,
    with deals for trials), so that a run of nothing but wins is not taken for certainty.

    >>> share([1.0] * 100)  # doctest: +ELLIPSIS
    Estimate(value=1.0, low=0.97..., high=1.0)
    """
    value = math.fsum(deals) / len(deals)
    count = len(deals) + 2
    middle = (math.fsum(deals) + 1) / count
    spread = math.fsum((deal - middle) ** 2 for deal in deals) + middle**2 + (1 - middle) ** 2
    half = student(count - 1) * math.sqrt(spread / (count * (count - 1)))
    return Estimate(value, max(0.0, min(middle - half, value)), min(1.0, max(middle + half, value)))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, by its series around the normal one.

    >>> round(student(10), 2), round(student(1000), 2)
    (2.23, 1.96)
    """
    z = CERTAINTY
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + terms[0] / freedom + terms[1] / freedom**2 + terms[2] / freedom**3
