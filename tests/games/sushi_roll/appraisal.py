"""What moves of Sushi Roll are worth at first glance, counted naively: a reference for the planning face.

Only the worths of single faces and tokens come from the engine. What a roll or a swap makes of them is
counted here side by side and belt by belt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from bordspil.core.move import Move
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take
from bordspil.games.sushi_roll.parts import FACES, KIND_OF, Face
from bordspil.games.sushi_roll.view import SushiRollView
from bordspil.games.sushi_roll.worth import face_worths, token_worths

# How much of another player's loss counts as an own gain, shared among the opponents.
DENIAL = 0.25


def worth_of(view: SushiRollView, seat: int) -> dict[Face, float]:
    """What each face is worth to a seat."""
    return dict(zip(FACES, face_worths(view, seat), strict=True))


def best_after(view: SushiRollView, seat: int, faces: Sequence[Face]) -> dict[float, Fraction]:
    """What the best die may be worth after a roll, with the chance of each: die by die, side by side."""
    worth, kept = worth_of(view, seat), Counter(view.places[seat].belt) - Counter(faces)
    best = {max([worth[face] for face in kept], default=float("-inf")): Fraction(1)}
    for rolled in faces:
        after: dict[float, Fraction] = {}
        for so_far, chance in best.items():
            for face in view.options.dice.of(KIND_OF[rolled]).faces:
                level = max(so_far, worth[face])
                after[level] = after.get(level, Fraction(0)) + chance / 6
        best = after
    return best


def mean(chances: dict[float, Fraction]) -> Fraction:
    """The mean of what may come, by its chances."""
    assert sum(chances.values()) == 1
    return sum((Fraction(level) * chance for level, chance in chances.items()), Fraction(0))


def still_to_choose(view: SushiRollView, seat: int, mover: int) -> bool:
    """Whether a seat has not taken a die yet: it has as many left as the one who moves."""
    return len(view.places[seat].belt) == len(view.places[mover].belt)


def swapped(view: SushiRollView, seat: int, move: Swap) -> float:
    """The best die after a swap, and a share of what the other loses if it can still choose."""
    worth = worth_of(view, seat)
    own = Counter(view.places[seat].belt) - Counter([move.give]) + Counter([move.get])
    lost = 0.0
    if still_to_choose(view, move.seat, seat):
        other, before = worth_of(view, move.seat), Counter(view.places[move.seat].belt)
        after = before - Counter([move.get]) + Counter([move.give])
        lost = max(other[face] for face in before) - max(other[face] for face in after)
    return max(worth[face] for face in own) + lost * DENIAL / (view.seat_count - 1)


def appraised(view: SushiRollView, seat: int, move: Move) -> float:
    """What a legal move is worth to a seat, the token paid."""
    menu, chopsticks = token_worths(view, seat)
    match move:
        case Take():
            return worth_of(view, seat)[move.face]
        case Reroll():
            return float(mean(best_after(view, seat, move.faces))) - menu
        case Swap():
            return swapped(view, seat, move) - chopsticks
    raise AssertionError(f"{move} is of no known kind")
