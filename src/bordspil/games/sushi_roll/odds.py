"""Exact odds: what dice will show, and the value of rolling some of them again.

Chances are fractions, counted and not simulated. The value of a belt is that of its best die
(face_values.py), because one die is taken.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from bordspil.core.errors import NoSuchSeat, shown
from bordspil.core.game import expected
from bordspil.games.sushi_roll.components import FACES, INDEX, KIND_OF, KINDS, SIDES, Face, Kind
from bordspil.games.sushi_roll.dice import DiceSet
from bordspil.games.sushi_roll.face_values import face_values, token_values
from bordspil.games.sushi_roll.sample import sample
from bordspil.games.sushi_roll.view import SushiRollView

KIND_NUMBER = {face: KINDS.index(kind) for face, kind in KIND_OF.items()}


@dataclass(frozen=True, slots=True)
class FaceOdds:
    """The odds of one face in a roll of several dice; `exactly[n]` is the chance that n dice show it."""

    face: Face
    exactly: tuple[Fraction, ...]

    @property
    def some(self) -> Fraction:
        """The chance that at least one die shows the face."""
        return 1 - self.exactly[0]

    @property
    def mean(self) -> Fraction:
        """The mean number of dice that show the face."""
        return sum((count * chance for count, chance in enumerate(self.exactly)), Fraction(0))


def face_odds(dice: DiceSet, kinds: Sequence[Kind]) -> tuple[FaceOdds, ...]:
    """The odds of every face that a roll of these dice can show.

    >>> from bordspil.games.sushi_roll.dice import DEFAULT
    >>> [(odds.face, str(odds.some)) for odds in face_odds(DEFAULT, [Kind.APPETIZER] * 2)]
    [(Face.DUMPLING, '3/4'), (Face.TEMPURA, '5/9'), (Face.SASHIMI, '11/36')]
    """
    counts = Counter([expected(kind, Kind) for kind in kinds])
    found = []
    for face in FACES:
        chance, number = dice.chance(face), counts[KIND_OF[face]]
        if chance and number:
            exactly = [
                comb(number, times) * chance**times * (1 - chance) ** (number - times)
                for times in range(number + 1)
            ]
            found.append(FaceOdds(face, tuple(exactly)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class RerollOdds:
    """The odds of a re-roll, in heuristic values.

    `now` is the value of the best die on the belt, `then` the mean value of the best die after the roll, and
    `token` the value of the menu token. `better` is the chance that the best die will be better than now.
    """

    faces: tuple[Face, ...]
    now: float
    then: float
    token: float
    better: Fraction

    @property
    def gain(self) -> float:
        """The expected gain of the re-roll, with the token deducted."""
        return self.then - self.now - self.token


def reroll_odds(view: SushiRollView, seat: int, faces: Sequence[Face]) -> RerollOdds:
    """The odds of rolling some dice of a seat's belt again; ValueError if they aren't there."""
    if not 0 <= seat < view.seat_count:
        raise NoSuchSeat(f"there is no seat {shown(seat)}", seat=shown(seat), last=view.seat_count - 1)
    kept = Counter(view.places[seat].belt)
    kept.subtract(faces)
    if not faces or min(kept.values()) < 0:
        raise ValueError("these dice aren't on the belt")
    state = sample(view)
    values = face_values(state, seat)
    now = max([values[INDEX[face]] for face in view.places[seat].belt])
    rest = max([values[INDEX[face]] for face, count in kept.items() if count], default=None)
    rolls = RollValues(view.options.dice, values)
    kinds = kinds_in(faces)
    menu, _ = token_values(state, seat)
    return RerollOdds(
        faces=tuple(faces),
        now=now,
        then=rolls.mean_best(kinds, rest),
        token=menu,
        better=1 - rolls.at_most(kinds, now),
    )


def kinds_in(faces: Sequence[Face]) -> tuple[int, ...]:
    """The number of dice of each kind."""
    counts = [0] * len(KINDS)
    for face in faces:
        counts[KIND_NUMBER[face]] += 1
    return tuple(counts)


class RollValues:
    """The values of the best of several rolled dice."""

    def __init__(self, dice: DiceSet, values: Sequence[float]) -> None:
        sides = [sorted([values[INDEX[face]] for face in dice.of(kind).faces]) for kind in KINDS]
        self.levels = sorted({value for side in sides for value in side})
        # For each kind, how many of a die's six sides have at most the value of each level.
        self.sides = [[bisect_right(side, level) for level in self.levels] for side in sides]

    def ways(self, kinds: Sequence[int], level: int) -> int:
        """The number of rolls, out of 6ⁿ, in which no die is better than a level."""
        ways = 1
        for sides, count in zip(self.sides, kinds, strict=True):
            if count:
                ways *= sides[level] ** count
        return ways

    def at_most(self, kinds: Sequence[int], value: float) -> Fraction:
        """The chance that no rolled die has a higher value."""
        levels = bisect_right(self.levels, value)
        return Fraction(self.ways(kinds, levels - 1), SIDES ** sum(kinds)) if levels else Fraction(0)

    def mean_best(self, kinds: Sequence[int], kept: float | None) -> float:
        """The mean value of the best die, among those rolled and the best of those kept."""
        # All rolls that aren't better than the dice kept have the same value.
        start = 0 if kept is None else bisect_right(self.levels, kept)
        before = self.ways(kinds, start - 1) if start else 0
        total = 0.0 if kept is None else before * kept
        for index in range(start, len(self.levels)):
            ways = self.ways(kinds, index)
            total += (ways - before) * self.levels[index]
            before = ways
        return float(total / SIDES ** sum(kinds))
