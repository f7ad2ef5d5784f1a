"""Heuristic values of whole moves, computed naively: a reference for the evaluator's action values.

Only the values of single faces and tokens come from the engine. What a roll or a swap makes of them is
computed here side by side and belt by belt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from bordspil.core.move import Move
from bordspil.games.sushi_roll.components import FACES, KIND_OF, Face
from bordspil.games.sushi_roll.face_values import face_values, token_values
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take
from bordspil.games.sushi_roll.sample import sample
from bordspil.games.sushi_roll.view import SushiRollView

# How much of another player's loss counts as a gain, shared among the opponents.
DENIAL = 0.25


def values_of(view: SushiRollView, seat: int) -> dict[Face, float]:
    """The value of each face for a seat."""
    return dict(zip(FACES, face_values(sample(view), seat), strict=True))


def best_after(view: SushiRollView, seat: int, faces: Sequence[Face]) -> dict[float, Fraction]:
    """The possible values of the best die after a roll with their chances, die by die and side by side."""
    values, kept = values_of(view, seat), Counter(view.places[seat].belt) - Counter(faces)
    best = {max([values[face] for face in kept], default=float("-inf")): Fraction(1)}
    for rolled in faces:
        after: dict[float, Fraction] = {}
        for so_far, chance in best.items():
            for face in view.options.dice.of(KIND_OF[rolled]).faces:
                level = max(so_far, values[face])
                after[level] = after.get(level, Fraction(0)) + chance / 6
        best = after
    return best


def mean(chances: dict[float, Fraction]) -> Fraction:
    """The mean of values, given their chances."""
    assert sum(chances.values()) == 1
    return sum((Fraction(level) * chance for level, chance in chances.items()), Fraction(0))


def still_to_choose(view: SushiRollView, seat: int, mover: int) -> bool:
    """Whether a seat has not taken a die yet: it has as many left as the mover."""
    return len(view.places[seat].belt) == len(view.places[mover].belt)


def swapped(view: SushiRollView, seat: int, move: Swap) -> float:
    """The best die after a swap, plus a share of what the other loses if it can still choose."""
    values = values_of(view, seat)
    own = Counter(view.places[seat].belt) - Counter([move.give]) + Counter([move.get])
    lost = 0.0
    if still_to_choose(view, move.seat, seat):
        other, before = values_of(view, move.seat), Counter(view.places[move.seat].belt)
        after = before - Counter([move.get]) + Counter([move.give])
        lost = max(other[face] for face in before) - max(other[face] for face in after)
    return max(values[face] for face in own) + lost * DENIAL / (view.seat_count - 1)


def appraised(view: SushiRollView, seat: int, move: Move) -> float:
    """The value of a legal move for a seat, with the token deducted."""
    menu, chopsticks = token_values(sample(view), seat)
    match move:
        case Take():
            return values_of(view, seat)[move.face]
        case Reroll():
            return float(mean(best_after(view, seat, move.faces))) - menu
        case Swap():
            return swapped(view, seat, move) - chopsticks
    raise AssertionError(f"unknown kind of move: {move}")
