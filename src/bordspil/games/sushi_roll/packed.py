"""Dice packed into whole numbers (packed.pxd has the same functions as inline C).

Packed dice count the dice that show each face, in the order of `Face`: three bits per face and, from bit 48
on, four bits per face of the appetizers, because no other kind has more than seven dice. Taking a die is a
subtraction, moving a belt an assignment. A set of faces is packed the same way, with at most one die each.

The dipped nigiri of a tray are packed dice too. The bag counts its dice in four bits per kind. A word
describes the dice of one kind: for each of the six sides one byte with the shift of its face.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bordspil.core.bits import lowest_bit
from bordspil.games.sushi_roll.components import (
    BOX,
    DICE_PER_BELT,
    FACES,
    FACES_OF,
    INDEX,
    KINDS,
    Face,
    Kind,
)

PACKED_BITS = 60
WASABI = INDEX[Face.WASABI]


def pack(faces: Iterable[Face]) -> int:
    """Some dice, packed."""
    return sum([one_die(INDEX[face]) for face in faces])


@lru_cache(maxsize=65536)
def unpack(dice: int) -> tuple[Face, ...]:
    """The faces that packed dice show, in order.

    >>> unpack(pack((Face.SASHIMI, Face.EGG, Face.SASHIMI)))
    (Face.EGG, Face.SASHIMI, Face.SASHIMI)
    """
    faces: list[Face] = []
    for index, face in enumerate(FACES):
        faces += [face] * count_of(dice, index)
    return tuple(faces)


def shift_of(face: int) -> int:
    """The lowest bit of a face's count."""
    return 3 * face if face < 16 else 4 * face - 16


def face_at(shift: int) -> int:
    """The face whose count starts at this bit."""
    return shift // 3 if shift < 48 else (shift + 16) // 4


# The lowest bits of all counts, and of the appetizers' counts alone.
LOWEST = sum([1 << shift_of(face) for face in range(len(FACES))])
LOWEST_FOUR = LOWEST >> 48 << 48


def one_die(face: int) -> int:
    """A single die, packed."""
    return 1 << shift_of(face)


def count_of(dice: int, face: int) -> int:
    """The number of dice that show a face."""
    return dice >> shift_of(face) & (7 if face < 16 else 15)


def count_of_kind(dice: int, kind: int) -> int:
    """The number of dice of a kind: the digits of a number to base 8 add up to its remainder modulo 7."""
    if kind == 0:
        return (dice & 0o777) % 7
    if kind == 1:
        return (dice >> 9 & 0o777) % 7
    if kind == 2:
        return (dice >> 18 & 0o7777777) % 7
    if kind == 3:
        return (dice >> 39 & 0o777) % 7
    return (dice >> 48 & 0xFFF) % 15


def size(dice: int) -> int:
    """The number of dice."""
    return sum([count_of_kind(dice, kind) for kind in range(len(KINDS))])


def counted_size(dice: int) -> int:
    """The number of dice, counted face by face: right for any number, where `size` assumes a real box."""
    return sum([count_of(dice, face) for face in range(len(FACES))])


@lru_cache(maxsize=65536)
def is_small(dice: int) -> bool:
    """Whether there are no more dice than a belt can hold, nor more of a kind than the box has."""
    counts = [sum([count_of(dice, INDEX[face]) for face in FACES_OF[kind]]) for kind in KINDS]
    return sum(counts) <= max(DICE_PER_BELT) and all(
        count <= BOX[kind] for count, kind in zip(counts, KINDS, strict=True)
    )


def faces_in(dice: int) -> int:
    """The set of faces that the dice show."""
    return ((dice | dice >> 1 | dice >> 2) & LOWEST) | (dice >> 3 & LOWEST_FOUR)


def lowest_face(faces: int) -> int:
    """The first face of a set."""
    return face_at(lowest_bit(faces))


def nth_face(faces: int, number: int) -> int:
    """The face of a set that comes after `number` others."""
    for _ in range(number):
        faces &= faces - 1
    return lowest_face(faces)


# Trays.


def open_wasabi(tray: int, dipped: int) -> int:
    """The number of wasabi dice without a nigiri on them."""
    return count_of(tray, WASABI) - count_of_kind(dipped, 0)


def pack_tray(loose: Sequence[Face], dipped: Sequence[Face]) -> tuple[int, int]:
    """A tray and its dipped nigiri, from the dice that lie loose and the nigiri on wasabi."""
    packed = pack(dipped)
    return pack(loose) + packed + len(dipped) * one_die(WASABI), packed


def unpack_tray(tray: int, dipped: int) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """The dice of a tray that lie loose, and its nigiri on wasabi."""
    nigiri = unpack(dipped)
    return unpack(tray - dipped - len(nigiri) * one_die(WASABI)), nigiri


# The bag.


def count_in_bag(bag: int, kind: int) -> int:
    """The number of dice of a kind in the bag."""
    return bag >> 4 * kind & 15


def in_bag(count: int, kind: int) -> int:
    """That many dice of a kind, counted as the bag does."""
    return count << 4 * kind


def pack_bag(kinds: Iterable[Kind]) -> int:
    """A bag with one die for each kind named."""
    return sum([in_bag(1, KINDS.index(kind)) for kind in kinds])


@lru_cache(maxsize=1024)
def unpack_bag(bag: int) -> tuple[Kind, ...]:
    """The dice in a bag, kind by kind."""
    kinds: list[Kind] = []
    for index, kind in enumerate(KINDS):
        kinds += [kind] * count_in_bag(bag, index)
    return tuple(kinds)


# The sides of a die.


def shift_on_side(word: int, side: int) -> int:
    """The shift of the face on one side of the dice that a word describes."""
    return word >> 8 * side & 63


def pack_sides(faces: Sequence[Face]) -> int:
    """The word for dice with these six faces."""
    return sum([shift_of(INDEX[face]) << 8 * side for side, face in enumerate(faces)])
