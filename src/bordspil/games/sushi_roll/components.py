"""What is in the box: kinds of dice, the faces they can show, tokens."""

from __future__ import annotations

import enum


class Kind(enum.Enum):
    """The five kinds of dice, in the order in which packed dice have them (packed.py)."""

    NIGIRI = "nigiri"
    MAKI = "maki"
    SPECIAL = "special"
    PUDDING = "pudding"
    APPETIZER = "appetizer"

    def __repr__(self) -> str:
        return f"Kind.{self.name}"

    # Members are singletons, and the hash of Enum would be a slow Python call.
    __hash__ = object.__hash__


class Face(enum.Enum):
    """Everything a die can show. Action numbers depend on the order, so it never changes.

    Each face belongs to one kind of die; a digit at the end of its name is its number of icons.
    """

    EGG = "egg"
    SALMON = "salmon"
    SQUID = "squid"
    MAKI1 = "maki1"
    MAKI2 = "maki2"
    MAKI3 = "maki3"
    WASABI = "wasabi"
    MENU1 = "menu1"
    MENU2 = "menu2"
    MENU3 = "menu3"
    CHOPSTICKS1 = "chopsticks1"
    CHOPSTICKS2 = "chopsticks2"
    CHOPSTICKS3 = "chopsticks3"
    PUDDING1 = "pudding1"
    PUDDING2 = "pudding2"
    PUDDING3 = "pudding3"
    DUMPLING = "dumpling"
    TEMPURA = "tempura"
    SASHIMI = "sashimi"

    def __repr__(self) -> str:
        return f"Face.{self.name}"

    __hash__ = object.__hash__

    @property
    def symbol(self) -> str:
        """What the face shows, without the number of icons.

        >>> Face.MAKI3.symbol, Face.EGG.symbol
        ('maki', 'egg')
        """
        return self._value_.rstrip("123")

    @property
    def icons(self) -> int:
        """The number of icons on the face.

        >>> Face.MAKI3.icons, Face.EGG.icons
        (3, 1)
        """
        return int(self._value_[-1]) if self._value_[-1].isdecimal() else 1


KINDS: tuple[Kind, ...] = tuple(Kind)
FACES: tuple[Face, ...] = tuple(Face)
FACE_NAMED: dict[str, Face] = {face.value: face for face in FACES}
INDEX: dict[Face, int] = {face: index for index, face in enumerate(FACES)}
NIGIRI = (Face.EGG, Face.SALMON, Face.SQUID)

# SR-30: what a die of each kind can show.
FACES_OF: dict[Kind, tuple[Face, ...]] = {
    Kind.NIGIRI: FACES[0:3],
    Kind.MAKI: FACES[3:6],
    Kind.SPECIAL: FACES[6:13],
    Kind.PUDDING: FACES[13:16],
    Kind.APPETIZER: FACES[16:19],
}
KIND_OF: dict[Face, Kind] = {face: kind for kind, faces in FACES_OF.items() for face in faces}

# SR-1
BOX: dict[Kind, int] = {
    Kind.NIGIRI: 5,
    Kind.MAKI: 6,
    Kind.SPECIAL: 5,
    Kind.PUDDING: 4,
    Kind.APPETIZER: 10,
}
SIDES = 6

# SR-24
ROUNDS = 3

# SR-5, by the number of players
DICE_PER_BELT = (0, 0, 8, 7, 6, 5)

# SR-2, the tokens: for puddings and points the number of tokens of each value. Puddings are counted, not
# their tokens (SR-14). Point tokens only keep count and limit no score (SR-29).
MENUS = 18
CHOPSTICKS = 12
PUDDING_TOKENS: dict[int, int] = {1: 14, 3: 6}
PUDDINGS = sum(value * count for value, count in PUDDING_TOKENS.items())
POINT_TOKENS: dict[int, int] = {1: 18, 5: 7, 10: 10, 20: 5}
