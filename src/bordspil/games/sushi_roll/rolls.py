"""Rolls outside of a match, for statistics, benchmarks and tests of fairness."""

from __future__ import annotations

import cython

from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.packed import PACKED_BITS, is_small
from bordspil.games.sushi_roll.rules import SushiRollRules, check_rules

if not cython.compiled:
    from bordspil.games.sushi_roll.moves import FACE_COUNT
    from bordspil.games.sushi_roll.packed import count_of, faces_in, lowest_face

    FaceCounts = cython.ulonglong[FACE_COUNT]


@cython.locals(source=SushiRollRules, generator=Rng)
def roll(rules: SushiRollRules, dice: int, rng: Rng) -> int:
    """Up to eight packed dice, rolled with a position's dice set; the position stays as it is."""
    check_roll(rules, dice)
    source, generator = rules, Rng.checked(rng)
    return source.rolled(dice, generator)


def run_rolls(rules: SushiRollRules, dice: int, count: int, rng: Rng) -> tuple[int, ...]:
    """How often each face comes up in `count` rolls of packed dice, in the order of `Face`."""
    seen = cython.declare(FaceCounts)
    check_roll(rules, dice)
    count_faces(rules, dice, count, Rng.checked(rng), seen)
    return tuple([seen[face] for face in range(FACE_COUNT)])


def count_faces(rules, dice, count, rng, seen):
    """Write how often each face comes up."""
    for face in range(FACE_COUNT):
        seen[face] = 0
    for _ in range(count):
        rolled = rules.rolled(dice, rng)
        faces = faces_in(rolled)
        while faces:
            face = lowest_face(faces)
            seen[face] += count_of(rolled, face)
            faces &= faces - 1


def check_roll(rules: SushiRollRules, dice: int) -> None:
    """Raise an error unless a position can roll these dice: the C side trusts both."""
    check_rules(rules)
    if not isinstance(dice, int) or not 0 <= dice < 1 << PACKED_BITS or not is_small(dice):
        raise ValueError("roll up to eight dice, and no more of a kind than the box has")
