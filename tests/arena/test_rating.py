"""Ratings and intervals against closed forms and simulations."""

from __future__ import annotations

import math

import pytest

from bordspil.arena.estimate import share
from bordspil.arena.rating import ELO, elo, ratings, strengths
from bordspil.core.rng import Rng


def winner(rng: Rng, seats: list[int], values: list[float]) -> int:
    """A random winner, in proportion to strength."""
    weights = [count * math.exp(value) for count, value in zip(seats, values, strict=True)]
    point = rng.unit() * sum(weights)
    for bot, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return bot
    return len(weights) - 1


def deals(
    rng: Rng, tables: list[list[int]], values: list[float], count: int, matches: int
) -> list[list[float]]:
    found = []
    for _ in range(count):
        wins = [0.0] * len(values)
        for seats in tables:
            for _ in range(matches):
                wins[winner(rng, seats, values)] += 1
        found.append(wins)
    return found


def test_two_bots_get_the_closed_form_rating() -> None:
    rated = elo(strengths([[1, 1]], [70, 30], 100))
    assert rated[0] - rated[1] == pytest.approx(ELO * math.log(70 / 30), abs=0.5)
    assert rated[0] == -rated[1]


def test_one_against_three_equals_gets_the_closed_form_rating() -> None:
    strong, weak = elo(strengths([[1, 3]], [50, 50], 100))
    assert strong - weak == pytest.approx(ELO * math.log(3), abs=0.5)


def test_known_strengths_are_recovered() -> None:
    values = [0.9, 0.2, -0.3, -0.8]
    tables = [[1, 1, 1, 0], [1, 1, 0, 1], [1, 0, 1, 1], [0, 1, 1, 1]]
    found = ratings(tables, deals(Rng.from_seed(1), tables, values, 1500, 3), 3)
    for estimate, value in zip(found, values, strict=True):
        assert estimate.value == pytest.approx(ELO * value, abs=15)
        assert estimate.low < estimate.value < estimate.high
        assert estimate.high - estimate.low < 50


def test_ratings_after_nothing_but_wins_are_finite_and_uncertain() -> None:
    few, many = (ratings([[1, 1]], [[2.0, 0.0]] * count, 2)[0] for count in (5, 500))
    assert 0 < few.low < few.value < math.inf
    assert few.high - few.low > 200
    # A longer run of wins is stronger evidence.
    assert many.low > few.low + 200


def test_equal_results_give_equal_intervals() -> None:
    results = deals(Rng.from_seed(2), [[1, 1]], [0.5, 0.0], 40, 2)
    assert ratings([[1, 1]], results, 2) == ratings([[1, 1]], results, 2)


def test_bundling_deals_keeps_the_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    results = deals(Rng.from_seed(3), [[1, 1]], [0.5, 0.0], 900, 2)
    bundles = ratings([[1, 1]], results, 2)[0]
    monkeypatch.setattr("bordspil.arena.rating.MAX_BUNDLES", 10_000)
    single = ratings([[1, 1]], results, 2)[0]
    assert bundles.value == single.value
    assert bundles.high - bundles.low == pytest.approx(single.high - single.low, rel=0.15)


@pytest.mark.parametrize(("gap", "count"), [(0.0, 15), (0.8, 40), (2.5, 40)])
def test_rating_intervals_have_the_promised_coverage(
    monkeypatch: pytest.MonkeyPatch, gap: float, count: int
) -> None:
    monkeypatch.setattr("bordspil.arena.rating.RESAMPLES", 160)
    rng, tries = Rng.from_seed("coverage"), 150
    held = 0
    for _ in range(tries):
        found = ratings([[1, 1]], deals(rng, [[1, 1]], [gap, 0.0], count, 2), 2)[0]
        held += found.low <= ELO * gap / 2 <= found.high
    assert 0.91 <= held / tries <= 0.995


@pytest.mark.parametrize("chance", [0.03, 0.3, 0.5])
@pytest.mark.parametrize("together", [False, True])
def test_share_intervals_have_the_promised_coverage_even_if_deals_decide_their_matches(
    chance: float, together: bool
) -> None:
    rng, tries = Rng.from_seed("shares"), 600
    held = 0
    for _ in range(tries):
        results = []
        for _ in range(30):
            first = rng.unit() < chance
            second = first if together else rng.unit() < chance
            results.append((first + second) / 2)
        found = share(results)
        held += found.low <= chance <= found.high
    assert held / tries >= 0.93


def test_a_share_is_the_mean_and_its_interval_stays_between_0_and_1() -> None:
    found = share([1.0, 0.5, 0.75, 0.25])
    assert found.value == 0.625
    assert 0 <= found.low < 0.625 < found.high <= 1
    assert share([0.0] * 3).low == 0
    assert share([0.0] * 3).high > 0.3
