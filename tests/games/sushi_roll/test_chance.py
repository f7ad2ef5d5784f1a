"""Dice are fair: faces are rolled and dice are drawn as often as they should be."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, prod, sqrt
from typing import Any

import pytest
from hypothesis import given

from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.components import BOX, FACES, INDEX, KIND_OF, KINDS, Face, Kind
from bordspil.games.sushi_roll.dice import DEFAULT, DiceSet
from bordspil.games.sushi_roll.packed import count_of_kind, pack, unpack
from bordspil.games.sushi_roll.rolls import roll, run_rolls
from bordspil.games.sushi_roll.rules import DRAW
from bordspil.games.sushi_roll.state import SushiRollState
from tests.games.sushi_roll.positions import (
    BELT_SIZES,
    COMPILED,
    EVEN,
    FIRST,
    copied,
    dice_lists,
    kinds_on,
    seeds,
    started,
)
from tests.games.sushi_roll.referee import RICH
from tests.games.sushi_roll.table import table


def check_fair(seen: Mapping[Any, int], chances: Mapping[Any, Fraction]) -> None:
    """A chi-square test: neither too far from the chances nor suspiciously close (one in ten thousand)."""
    assert sum(chances.values()) == 1
    assert {what for what, count in seen.items() if count} <= {
        what for what, chance in chances.items() if chance
    }
    # Pool rare results, in order, so that some of them differ from the rest by one die only.
    total, cells, count, expected = sum(seen.values()), [], 0, 0.0
    for what in sorted(chances):
        count, expected = count + seen.get(what, 0), expected + float(chances[what] * total)
        if expected >= 10:
            cells.append((count, expected))
            count, expected = 0, 0.0
    cells[-1] = (cells[-1][0] + count, cells[-1][1] + expected)
    freedom = len(cells) - 1
    assert freedom > 0
    chi_square = sum((count - expected) ** 2 / expected for count, expected in cells)
    # Wilson and Hilferty: the cube root is nearly normal.
    spread = 2 / (9 * freedom)
    deviation = ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    assert abs(deviation) < 3.72, f"{chi_square:.1f} with {freedom} degrees of freedom"


def fall_chances(dice: DiceSet, faces: tuple[Face, ...]) -> dict[int, Fraction]:
    """The chance of each result of a roll, die by die."""
    chances = {0: Fraction(1)}
    for face in faces:
        after: dict[int, Fraction] = {}
        for packed, chance in chances.items():
            for side in dice.of(KIND_OF[face]).faces:
                rolled = packed + pack([side])
                after[rolled] = after.get(rolled, Fraction(0)) + chance / 6
        chances = after
    return chances


@pytest.mark.parametrize("dice", [DEFAULT, EVEN, RICH], ids=["default", "even", "rich"])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.value)
def test_faces_fall_as_often_as_they_should_in_ten_million_rolls(kind: Kind, dice: DiceSet) -> None:
    number = min(BOX[kind], 8)
    rolls = (10_000_000 if COMPILED else 20_000) // number + 1
    packed = pack([FIRST[kind]] * number)
    rng = Rng.from_seed(f"ten million {kind.value}")
    seen = run_rolls(SushiRollState(2, dice.words()), packed, rolls, rng)
    assert sum(seen) == rolls * number
    faces = dice.of(kind).faces
    if len(set(faces)) == 1:
        assert seen[INDEX[faces[0]]] == rolls * number
    else:
        check_fair(
            dict(enumerate(seen)), {index: Fraction(faces.count(face), 6) for index, face in enumerate(FACES)}
        )


@pytest.mark.parametrize(
    "kinds",
    [
        [4, 0, 0, 0, 0],
        [0, 6, 0, 0, 0],
        [0, 0, 5, 0, 0],
        [0, 0, 0, 4, 0],
        [0, 0, 0, 0, 8],
        [0, 0, 2, 0, 0],
        [1, 1, 1, 1, 1],
        [2, 2, 0, 2, 2],
        [0, 0, 4, 2, 2],
        [1, 0, 1, 0, 6],
    ],
    ids=str,
)
@pytest.mark.parametrize("dice", [DEFAULT, EVEN], ids=["default", "even"])
def test_dice_in_one_roll_are_independent(kinds: list[int], dice: DiceSet) -> None:
    """Not only is each die fair, but so is every combination."""
    faces = tuple(
        face
        for kind, count in zip(KINDS, kinds, strict=True)
        for face in itertools.repeat(FIRST[kind], count)
    )
    state, rng, packed = SushiRollState(2, dice.words()), Rng.from_seed(f"together {kinds}"), pack(faces)
    rolls = 4_000 if COMPILED else 2_000
    seen = Counter(roll(state, packed, rng) for _ in range(rolls))
    check_fair(seen, fall_chances(dice, faces))


def test_successive_rolls_are_independent() -> None:
    state, rng, packed = SushiRollState(2, EVEN.words()), Rng.from_seed("pairs"), pack([Face.WASABI])
    rolls = [roll(state, packed, rng) for _ in range(40_000 if COMPILED else 6_000)]
    sides = [pack([face]) for face in EVEN.special.faces]
    pairs = {pair: Fraction(1, 36) for pair in itertools.product(sides, repeat=2)}
    for apart in (1, 2, 3):
        check_fair(Counter(zip(rolls[:-apart:2], rolls[apart::2], strict=False)), pairs)


def test_run_rolls_counts_what_single_rolls_give() -> None:
    state = SushiRollState(2, EVEN.words())
    packed = pack([Face.EGG, Face.MAKI1, Face.WASABI, Face.WASABI, Face.PUDDING1, *[Face.DUMPLING] * 3])
    one, other = Rng.from_seed("counted"), Rng.from_seed("counted")
    seen: Counter[Face] = Counter()
    for _ in range(500):
        seen.update(unpack(roll(state, packed, one)))
    assert run_rolls(state, packed, 500, other) == tuple(seen[face] for face in FACES)
    assert one.key() == other.key()


@lru_cache
def draw_chances(dice: int) -> dict[tuple[int, ...], Fraction]:
    """The chance of each combination of kinds when that many dice are drawn from a full bag."""
    ways = {
        counts: prod(comb(BOX[kind], count) for kind, count in zip(KINDS, counts, strict=True))
        for counts in itertools.product(*[range(BOX[kind] + 1) for kind in KINDS])
        if sum(counts) == dice
    }
    return {counts: Fraction(number, comb(30, dice)) for counts, number in ways.items()}


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_every_die_is_equally_likely_to_be_drawn_onto_every_belt(seat_count: int, round: int) -> None:
    if round == 1:
        fresh = SushiRollState(seat_count)
    else:
        # All dice return from trays that had only some kinds.
        trays = ["egg egg squid salmon", "maki1 maki2 maki3", "maki1", "wasabi", "pudding1"]
        fresh = table(trays=trays[:seat_count])
        fresh.advance(Rng.from_seed("scoring"))
    assert fresh.phase == DRAW
    rng, draws = Rng.from_seed(f"bag {seat_count} {round}"), 10_000 if COMPILED else 1_000
    seen: list[Counter[tuple[int, ...]]] = [Counter() for _ in range(seat_count)]
    red: Counter[int] = Counter()
    for _ in range(draws):
        state = copied(fresh)
        state.advance(rng)
        red[state.red] += 1
        for found, belt in zip(seen, state.belt, strict=False):
            found[tuple([count_of_kind(belt, kind) for kind in range(5)])] += 1
    dice = BELT_SIZES[seat_count]
    for found in seen:
        check_fair(found, draw_chances(dice))
        for number, kind in enumerate(KINDS):
            of_kind: Counter[int] = Counter()
            for counts, times in found.items():
                of_kind[counts[number]] += times
            ways = [comb(BOX[kind], count) * comb(30 - BOX[kind], dice - count) for count in range(dice + 1)]
            check_fair(of_kind, {count: Fraction(way, comb(30, dice)) for count, way in enumerate(ways)})
    if round == 1:
        check_fair(red, {seat: Fraction(1, seat_count) for seat in range(seat_count)})


@given(dice_lists, seeds)
def test_a_roll_keeps_the_kinds_and_the_state(faces: list[Face], seed: int) -> None:
    state = started((3, DEFAULT), 1)
    before = state.snapshot()
    rolled = roll(state, pack(faces), Rng.from_seed(seed))
    assert kinds_on(Counter(unpack(rolled))) == kinds_on(Counter(faces))
    assert all(face in DEFAULT.of(KIND_OF[face]).faces for face in unpack(rolled))
    assert state.snapshot() == before
