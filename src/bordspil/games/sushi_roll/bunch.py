"""A bunch: dice with the faces they show, packed into one whole number.

The count of a face lies in three bits, that of an appetizer's face in four, since no other kind has more than
seven dice: nigiri from bit 0 on, then maki, special, pudding and, from bit 48, appetizer. Taking a die is a
subtraction, moving a belt an assignment. A set of faces is a bunch of at most one of each. bunch.pxd holds
the same functions as inline C for the compiled rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bordspil.games.sushi_roll.parts import FACES, INDEX, Face

# The lowest bit of every face's field, and of the appetizers' alone.
LOWEST = sum(1 << (3 * face if face < 16 else 4 * face - 16) for face in range(19))
LOWEST_FOUR = LOWEST >> 48 << 48


def pack(faces: Iterable[Face]) -> int:
    """The bunch of some faces."""
    return sum([1 << shift_of(INDEX[face]) for face in faces])


@lru_cache(maxsize=65536)
def unpack(bunch: int) -> tuple[Face, ...]:
    """The faces of a bunch, in their order.

    >>> unpack(pack((Face.SASHIMI, Face.EGG, Face.SASHIMI)))
    (Face.EGG, Face.SASHIMI, Face.SASHIMI)
    """
    faces: list[Face] = []
    for index, face in enumerate(FACES):
        faces += [face] * count_of(bunch, index)
    return tuple(faces)


def shift_of(face: int) -> int:
    """Where the field of a face begins."""
    return 3 * face if face < 16 else 4 * face - 16


def face_at(shift: int) -> int:
    """The face whose field begins there."""
    return shift // 3 if shift < 48 else (shift + 16) // 4


def one(face: int) -> int:
    """The bunch of a single die."""
    return 1 << shift_of(face)


def count_of(bunch: int, face: int) -> int:
    """How many dice of a bunch show a face."""
    return bunch >> shift_of(face) & (7 if face < 16 else 15)


def dice_in(bunch: int, kind: int) -> int:
    """How many dice of a kind there are: the digits of a number add up to its rest by seven (or fifteen)."""
    if kind == 0:
        return (bunch & 0o777) % 7
    if kind == 1:
        return (bunch >> 9 & 0o777) % 7
    if kind == 2:
        return (bunch >> 18 & 0o7777777) % 7
    if kind == 3:
        return (bunch >> 39 & 0o777) % 7
    return (bunch >> 48 & 0xFFF) % 15


def size(bunch: int) -> int:
    """How many dice."""
    return sum([dice_in(bunch, kind) for kind in range(5)])


def faces_in(bunch: int) -> int:
    """The set of faces that a bunch shows."""
    return ((bunch | bunch >> 1 | bunch >> 2) & LOWEST) | (bunch >> 3 & LOWEST_FOUR)


def faces_count(faces: int) -> int:
    """How many faces a set has."""
    return faces.bit_count()


def lowest_face(faces: int) -> int:
    """The first face of a set."""
    return face_at((faces & -faces).bit_length() - 1)


def nth_face(faces: int, number: int) -> int:
    """The face of a set that has `number` faces before it."""
    for _ in range(number):
        faces &= faces - 1
    return lowest_face(faces)
