"""Who the bots are: twelve characters, each with a level of its own and a name that works in every language.

Where a level has too few characters for a table, it borrows from its neighbours.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bordspil.bots.levels import BOTS, LEVELS


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody a bot can be. `colour` is the seat colour that suits the drawing best."""

    name: str
    level: str
    colour: int

    @property
    def face(self) -> str:
        """The name of the drawing."""
        return self.name.lower()


CAST = (
    Character("Mochi", "first-time", 4),
    Character("Pip", "first-time", 0),
    Character("Tumi", "first-time", 11),
    Character("Lola", "family", 2),
    Character("Otto", "family", 9),
    Character("Nina", "family", 6),
    Character("Hugo", "regular", 1),
    Character("Mila", "regular", 5),
    Character("Saga", "regular", 3),
    Character("Axel", "master", 4),
    Character("Oda", "master", 10),
    Character("Rex", "master", 8),
)
# Bots that nobody can choose by level borrow their characters.
LIKE = {"uniform": "first-time", "greedy": "family"}


def candidates(level: str, first: int = 0) -> list[Character]:
    """All characters, the level's own before those of the nearest levels; `first` turns each level's."""
    home = LEVELS.index(LIKE.get(level, level))
    found: list[Character] = []
    for near in sorted(LEVELS, key=lambda other: (abs(LEVELS.index(other) - home), LEVELS.index(other))):
        own = [character for character in CAST if character.level == near]
        start = first % len(own)
        found += own[start:] + own[:start]
    return found


def choose(level: str, taken: Collection[Character], *names: Iterable[str], first: int = 0) -> Character:
    """The character of a bot: nobody else's, and if possible with none of the names.

    Later groups of names matter less: they are given up first, if there are too many. Up to twelve bots and
    people in seats, there never are.

    >>> choose("family", [], ["Lola"]).name
    'Otto'
    """
    free = [character for character in candidates(level, first) if character not in taken]
    free = free or candidates(level, first)
    for kept in range(len(names), 0, -1):
        keys = {name_key(name) for group in names[:kept] for name in group}
        if unnamed := [character for character in free if name_key(character.name) not in keys]:
            return unnamed[0]
    return free[0]


def cast_of(levels: Sequence[str | None], names: Iterable[str] = ()) -> list[Character | None]:
    """A character for each seat that has a level, none with one of the names.

    >>> [character and character.name for character in cast_of([None, "family", "family"], ["Lola"])]
    [None, 'Otto', 'Nina']
    """
    names = list(names)
    found: list[Character | None] = []
    for level in levels:
        taken = [character for character in found if character is not None]
        found.append(None if level is None else choose(level, taken, names))
    return found


def recorded_cast(names: Sequence[str]) -> list[Character | None]:
    """The characters in a record that calls its bots by their level, as all did once; None for people.

    >>> [character and character.name for character in recorded_cast(["Lola", "family", "family 2"])]
    [None, 'Otto', 'Nina']
    """
    levels = [recorded_level(name) for name in names]
    return cast_of(levels, [name for name, level in zip(names, levels, strict=True) if level is None])


def recorded_level(name: str) -> str | None:
    """The level that is a bot's name in an early record; None for people."""
    level = re.sub(r" \d+$", "", name)
    return level if level in BOTS else None


def name_key(name: str) -> str:
    """The first word of a name without accents and capitals: equal for names that are easily mixed up.

    >>> name_key("Ottó Jónsson")
    'otto'
    """
    plain = "".join(char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char))
    return (plain.casefold().split() or [""])[0]
