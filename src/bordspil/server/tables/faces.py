"""How everyone at a table looks: people as they wish, but no two the same; bots as their characters."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import get_args
from zlib import crc32

from bordspil.bots.cast import Character, choose, name_key
from bordspil.wire.messages import PersonFace

FACES: tuple[str, ...] = get_args(PersonFace)
# All seat colours, each beside those that look most like it; the last is beside the first.
RING = (7, 0, 9, 4, 3, 8, 5, 11, 1, 6, 10, 2)


@dataclass(frozen=True, slots=True)
class Look:
    """A person's face and colour."""

    face: str
    colour: int


@dataclass(frozen=True, slots=True)
class Part:
    """The character that a bot at a table is, and its colour."""

    level: str
    character: Character
    colour: int


def nearest_colour(wanted: int, taken: Collection[int]) -> int | None:
    """The colour most like the wanted one that nobody has; None if all are taken.

    >>> nearest_colour(5, [1]), nearest_colour(5, [5]), nearest_colour(5, [5, 8])
    (5, 8, 11)
    """
    place = RING.index(wanted)
    for away in range(len(RING)):
        for near in (RING[place - away], RING[(place + away) % len(RING)]):
            if near not in taken:
                return near
    return None


def look_of(person: str, face: str | None, colour: int | None, others: Iterable[Look]) -> Look:
    """How a person looks: as wished, in the nearest colour that nobody else has.

    Who wishes nothing gets a face by their id. In a crowd larger than the colours only face and colour
    together are different.
    """
    others = set(others)
    chance = crc32(person.encode())
    start = chance % len(FACES) if face is None else FACES.index(face)
    colour = RING[chance // len(FACES) % len(RING)] if colour is None else colour
    near = nearest_colour(colour, {look.colour for look in others})
    if near is not None:
        return Look(FACES[start], near)
    for other in (*FACES[start:], *FACES[:start]):
        near = nearest_colour(colour, {look.colour for look in others if look.face == other})
        if near is not None:
            return Look(other, near)
    return Look(FACES[start], colour)


def settled_cast(
    before: Sequence[Part | None],
    levels: Sequence[str | None],
    names: Sequence[Iterable[str]],
    colours: Sequence[Collection[int]],
    first: int,
) -> list[Part | None]:
    """Who the bots are now. They stay who they were, unless their level or their seat's bot has changed.

    `names` and `colours` are those of the people in seats, then of everyone. A bot gives up its name for
    anyone, and its colour for people in seats.
    """
    kept: list[Part | None] = [
        part if part is not None and part.level == level and stays(part.character, names) else None
        for part, level in zip(before, levels, strict=True)
    ]
    for seat, level in enumerate(levels):
        if level is None:
            continue
        others = [part for each, part in enumerate(kept) if part is not None and each != seat]
        part = kept[seat]
        character = (
            choose(level, [other.character for other in others], *names, first=first)
            if part is None
            else part.character
        )
        wanted, people = (character.colour, colours) if part is None else (part.colour, colours[:1])
        kept[seat] = Part(level, character, bot_colour(wanted, [other.colour for other in others], people))
    return kept


def stays(character: Character, names: Sequence[Iterable[str]]) -> bool:
    """Whether nobody has a character's name."""
    keys = {name_key(name) for group in names for name in group}
    return name_key(character.name) not in keys


def bot_colour(wanted: int, bots: Collection[int], people: Sequence[Collection[int]]) -> int:
    """The nearest colour that no other bot has, and if possible nobody else."""
    for kept in range(len(people), -1, -1):
        near = nearest_colour(wanted, {*bots, *(colour for group in people[:kept] for colour in group)})
        if near is not None:
            return near
    return wanted
