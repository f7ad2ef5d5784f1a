"""Odds against brute force: every possible roll, one by one."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.components import BOX, FACES, FACES_OF, KIND_OF, Face, Kind
from bordspil.games.sushi_roll.dice import DEFAULT, DiceSet
from bordspil.games.sushi_roll.face_values import token_values
from bordspil.games.sushi_roll.odds import face_odds, reroll_odds
from bordspil.games.sushi_roll.sample import sample
from bordspil.games.sushi_roll.state import SushiRollState
from tests.games.sushi_roll.appraisal import best_after, mean, values_of
from tests.games.sushi_roll.referee import RICH, random_move
from tests.games.sushi_roll.table import table

seeds = st.integers(0, 2**64)
sets = st.fixed_dictionaries(
    {
        kind.value: st.fixed_dictionaries(
            {
                "dice": st.just(BOX[kind]),
                "faces": st.lists(st.sampled_from(FACES_OF[kind]), min_size=6, max_size=6),
            }
        )
        for kind in Kind
    }
).map(DiceSet.from_data)
some_sets = st.sampled_from([DEFAULT, RICH]) | sets


def falls(dice: DiceSet, kinds: Sequence[Kind]) -> Iterator[tuple[Face, ...]]:
    """All 6ⁿ rolls of some dice."""
    return itertools.product(*[dice.of(kind).faces for kind in kinds])


def played(dice: DiceSet, seat_count: int, seed: int, moves: int) -> SushiRollState:
    """A position some random moves into a match, but never its end."""
    rng = Rng.from_seed(seed)
    state = SushiRollState(seat_count, dice.words())
    state.begin(rng)
    for _ in range(moves):
        before = state.clone()
        (seat,) = state.due()
        state.play(seat, random_move(state, seat, rng), rng)
        if not state.due():
            assert isinstance(before, SushiRollState)
            return before
    return state


positions = st.builds(played, some_sets, st.integers(2, 5), seeds, st.integers(0, 150))


# Faces.


@given(some_sets, st.lists(st.sampled_from(Kind), max_size=4))
def test_the_odds_of_faces_agree_with_all_possible_rolls(dice: DiceSet, kinds: list[Kind]) -> None:
    ways = [Counter(fall) for fall in falls(dice, kinds)]
    assert len(ways) == 6 ** len(kinds)
    told = face_odds(dice, kinds)
    assert [odds.face for odds in told] == [face for face in FACES if any(face in fall for fall in ways)]
    for odds in told:
        seen = Counter(fall[odds.face] for fall in ways)
        number = kinds.count(KIND_OF[odds.face])
        assert odds.exactly == tuple(Fraction(seen[count], len(ways)) for count in range(number + 1))
        assert odds.some == Fraction(sum(odds.face in fall for fall in ways), len(ways))
        assert odds.mean == Fraction(sum(fall[odds.face] for fall in ways), len(ways))


@given(some_sets, st.lists(st.sampled_from(Kind), max_size=8))
def test_odds_add_up(dice: DiceSet, kinds: list[Kind]) -> None:
    told = face_odds(dice, kinds)
    for odds in told:
        assert sum(odds.exactly) == 1
        assert all(isinstance(chance, Fraction) and 0 <= chance <= 1 for chance in odds.exactly)
        assert odds.some + odds.exactly[0] == 1
    # Each die shows one face.
    assert sum(odds.mean for odds in told) == len(kinds)
    for kind in kinds:
        means = [odds.mean for odds in told if KIND_OF[odds.face] is kind]
        assert sum(means) == kinds.count(kind)


def test_the_odds_of_two_appetizers_are_what_you_count_by_hand() -> None:
    dumpling, tempura, sashimi = face_odds(DEFAULT, [Kind.APPETIZER, Kind.APPETIZER])
    assert dumpling.exactly == (Fraction(1, 4), Fraction(1, 2), Fraction(1, 4))
    assert tempura.exactly == (Fraction(16, 36), Fraction(16, 36), Fraction(4, 36))
    assert sashimi.exactly == (Fraction(25, 36), Fraction(10, 36), Fraction(1, 36))
    assert face_odds(DEFAULT, []) == ()


# Re-rolls.


@given(positions, st.data())
def test_the_odds_of_a_reroll_agree_with_all_possible_rolls(
    state: SushiRollState, drawn: st.DataObject
) -> None:
    view = state.view(None)
    seat = drawn.draw(st.sampled_from([place.seat for place in view.places if place.belt]))
    belt = view.places[seat].belt
    faces = drawn.draw(st.permutations(belt))[: drawn.draw(st.integers(1, min(4, len(belt))))]
    worth, kept = values_of(view, seat), list((Counter(belt) - Counter(faces)).elements())
    now = max(worth[face] for face in belt)
    ways = [
        max(worth[face] for face in (*kept, *fall))
        for fall in falls(view.options.dice, [KIND_OF[face] for face in faces])
    ]
    odds = reroll_odds(view, seat, faces)
    assert odds.faces == tuple(faces)
    assert odds.now == now
    assert isclose(odds.then, sum(ways) / len(ways), rel_tol=1e-12)
    assert odds.better == Fraction(sum(best > now for best in ways), len(ways))
    assert odds.token == token_values(sample(view), seat)[0]
    assert isclose(odds.gain, odds.then - now - odds.token, rel_tol=1e-12, abs_tol=1e-12)
    # The faster computation, which the tests below rely on, agrees.
    assert isclose(float(mean(best_after(view, seat, faces))), odds.then, rel_tol=1e-12)


@given(positions)
@settings(max_examples=30)
def test_every_reroll_of_a_belt_has_its_exact_odds(state: SushiRollState) -> None:
    (seat,) = state.due()
    view = state.view(seat)
    belt = view.places[seat].belt
    now = max(values_of(view, seat)[face] for face in belt)
    for size in range(1, len(belt) + 1):
        for faces in set(itertools.combinations(belt, size)):
            odds, best = reroll_odds(view, seat, faces), best_after(view, seat, faces)
            assert isclose(odds.then, mean(best), rel_tol=1e-12)
            assert odds.better == sum(chance for level, chance in best.items() if level > now)
            assert odds.gain == odds.then - odds.now - odds.token


@given(positions, st.lists(st.sampled_from(FACES), max_size=9))
def test_dice_that_are_not_on_the_belt_have_no_odds(state: SushiRollState, faces: list[Face]) -> None:
    view = state.view(None)
    for place in view.places:
        if not faces or Counter(faces) - Counter(place.belt):
            with pytest.raises(ValueError, match="belt"):
                reroll_odds(view, place.seat, faces)
        with pytest.raises(ValueError, match="belt"):
            reroll_odds(view, place.seat, (*place.belt, Face.EGG))
        with pytest.raises(ValueError, match="belt"):
            reroll_odds(view, place.seat, ["egg"])  # type: ignore[list-item]


def test_there_are_no_odds_when_the_match_is_over() -> None:
    state = played(DEFAULT, 2, 1, 0)
    state.play_randomly(Rng.from_seed(1))
    with pytest.raises(ValueError, match="belt"):
        reroll_odds(state.view(0), 0, [Face.EGG])
    with pytest.raises(ValueError, match="belt"):
        reroll_odds(state.view(0), 0, [])


def test_odds_of_a_position_counted_by_hand() -> None:
    # Everyone has one nigiri die left, so an egg is worth 1, a salmon 2, a squid 3.
    state = table(["egg", "maki1"], menus=[1, 0])
    view = state.view(0)
    odds = reroll_odds(view, 0, [Face.EGG])
    assert (odds.now, odds.better) == (1.0, Fraction(1, 2))
    assert isclose(odds.then, (3 * 1 + 2 * 2 + 1 * 3) / 6)
