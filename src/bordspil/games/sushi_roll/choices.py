"""All whole moves of a position, put together from cached lists."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bordspil.core.move import Move
from bordspil.games.sushi_roll.components import FACES, Face
from bordspil.games.sushi_roll.moves import GET, MOST_DICE, SWAPS, TAKES, reroll_sorted, swap_action
from bordspil.games.sushi_roll.packed import count_of, faces_in, size

if TYPE_CHECKING:
    from bordspil.games.sushi_roll.rules import SushiRollRules


def whole_moves(state: SushiRollRules, seat: int) -> tuple[Move, ...]:
    """A seat's legal moves: takes first, then re-rolls, then swaps."""
    if seat not in state.due() or state.is_half_made():
        return ()
    belt = state.belt[seat]
    if size(belt) > MOST_DICE:
        raise ValueError("this state is broken: an illegal move was played unchecked")
    moves = takes(faces_in(belt))
    if state.menu[seat] > 0:
        moves += rerolls(belt)
    if state.chopsticks[seat] > 0:
        for other in range(state.seat_count):
            if other != seat:
                moves += swaps(faces_in(belt), faces_in(state.belt[other]), other)
    return moves


@lru_cache(maxsize=4096)
def takes(faces: int) -> tuple[Move, ...]:
    """SR-11: one for each face."""
    return tuple([TAKES[face] for face in numbers_in(faces)])


# A belt has up to 255 of them, and the garbage collector visits everything in a cache.
@lru_cache(maxsize=512)
def rerolls(belt: int) -> tuple[Move, ...]:
    """SR-9: one for each choice of at least one die; dice with the same face are alike."""
    chosen: list[tuple[Face, ...]] = [()]
    for face in numbers_in(faces_in(belt)):
        more = [(FACES[face],) * count for count in range(count_of(belt, face) + 1)]
        chosen = [few + run for few in chosen for run in more]
    return tuple([reroll_sorted(faces) for faces in sorted(chosen[1:], key=len)])


@lru_cache(maxsize=16384)
def swaps(own: int, others: int, seat: int) -> tuple[Move, ...]:
    """SR-10: one for each face of your belt and each face of the other belt."""
    gets = [swap_action(seat, face) - GET for face in numbers_in(others)]
    return tuple([SWAPS[give][get] for give in numbers_in(own) for get in gets])


def numbers_in(faces: int) -> list[int]:
    """The numbers of the faces in a set."""
    return [face for face in range(len(FACES)) if count_of(faces, face)]
