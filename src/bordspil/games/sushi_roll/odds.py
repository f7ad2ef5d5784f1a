"""Exact odds: what dice will show, and what rolling some of them again is worth.

Chances are fractions, counted and not simulated. The worth of a belt is that of its best die by the greedy
valuation (worth.py), since one die is taken.
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
from bordspil.games.sushi_roll.dice import DiceSet
from bordspil.games.sushi_roll.parts import FACES, INDEX, KIND_OF, KINDS, SIDES, Face, Kind
from bordspil.games.sushi_roll.view import SushiRollView
from bordspil.games.sushi_roll.worth import face_worths, token_worths

KIND_NUMBER = {face: KINDS.index(kind) for face, kind in KIND_OF.items()}


@dataclass(frozen=True, slots=True)
class FaceOdds:
    """How a face may come in a roll of several dice.

    `exactly[n]` is the chance that n dice show it, `some` that at least one does, `mean` how many on average.
    """

    face: Face
    exactly: tuple[Fraction, ...]

    @property
    def some(self) -> Fraction:
        """The chance that at least one die shows the face."""
        return 1 - self.exactly[0]

    @property
    def mean(self) -> Fraction:
        """How many dice show the face on average."""
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
    """What rolling some dice again brings, by the greedy valuation.

    `now` is the worth of the best die as the belt lies, `then` that of the best die after the roll, on
    average; `token` what the menu token is worth; `better` the chance that the best die is worth more.
    """

    faces: tuple[Face, ...]
    now: float
    then: float
    token: float
    better: Fraction

    @property
    def gain(self) -> float:
        """What the re-roll is expected to bring, the token paid."""
        return self.then - self.now - self.token


def reroll_odds(view: SushiRollView, seat: int, faces: Sequence[Face]) -> RerollOdds:
    """The odds of rolling some dice of a seat's belt again; raises ValueError if they don't lie there."""
    if not 0 <= seat < view.seat_count:
        raise NoSuchSeat(f"there is no seat {shown(seat)}", seat=shown(seat), last=view.seat_count - 1)
    kept = Counter(view.places[seat].belt)
    kept.subtract(faces)
    if not faces or min(kept.values()) < 0:
        raise ValueError("these dice don't lie on the belt")
    worths = face_worths(view, seat)
    now = max([worths[INDEX[face]] for face in view.places[seat].belt])
    rest = max([worths[INDEX[face]] for face, count in kept.items() if count], default=None)
    valuation = Valuation(view.options.dice, worths)
    kinds = kinds_in(faces)
    menu, _ = token_worths(view, seat)
    return RerollOdds(
        faces=tuple(faces),
        now=now,
        then=valuation.best_of(kinds, rest),
        token=menu,
        better=1 - valuation.at_most(kinds, now),
    )


def kinds_in(faces: Sequence[Face]) -> tuple[int, ...]:
    """How many dice of each kind some faces belong to."""
    counts = [0] * len(KINDS)
    for face in faces:
        counts[KIND_NUMBER[face]] += 1
    return tuple(counts)


class Valuation:
    """The worths of all faces, ready for asking what the best of several rolled dice will be worth."""

    def __init__(self, dice: DiceSet, worths: Sequence[float]) -> None:
        sides = [sorted([worths[INDEX[face]] for face in dice.of(kind).faces]) for kind in KINDS]
        self.levels = sorted({worth for side in sides for worth in side})
        # How many of a die's six sides are worth at most each level, by kind.
        self.sides = [[bisect_right(side, level) for level in self.levels] for side in sides]

    def ways(self, kinds: Sequence[int], level: int) -> int:
        """In how many of the 6ⁿ ways the dice fall, all of them are worth at most a level."""
        ways = 1
        for sides, count in zip(self.sides, kinds, strict=True):
            if count:
                ways *= sides[level] ** count
        return ways

    def at_most(self, kinds: Sequence[int], worth: float) -> Fraction:
        """The chance that no rolled die is worth more."""
        levels = bisect_right(self.levels, worth)
        return Fraction(self.ways(kinds, levels - 1), SIDES ** sum(kinds)) if levels else Fraction(0)

    def best_of(self, kinds: Sequence[int], kept: float | None) -> float:
        """What the best die will be worth on average, among those rolled and the best of those kept."""
        # All that falls no better than what was kept counts the same.
        start = 0 if kept is None else bisect_right(self.levels, kept)
        before = self.ways(kinds, start - 1) if start else 0
        total = 0.0 if kept is None else before * kept
        for index in range(start, len(self.levels)):
            ways = self.ways(kinds, index)
            total += (ways - before) * self.levels[index]
            before = ways
        return float(total / SIDES ** sum(kinds))
