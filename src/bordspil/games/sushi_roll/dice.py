"""Dice sets (SR-30): which faces the dice of each kind have. Faces are data, never code.

The rulebook doesn't print the faces, so the default set is a reconstruction and says so (`source`). If you
own the box, you can enter the faces of your dice. Every `DiceSet` object is valid.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from fractions import Fraction
from functools import lru_cache
from typing import Any, Self

from bordspil.core.errors import BadOptions, shown
from bordspil.games.sushi_roll.components import (
    BOX,
    FACE_NAMED,
    FACES,
    FACES_OF,
    INDEX,
    KIND_OF,
    KINDS,
    SIDES,
    Face,
    Kind,
)
from bordspil.games.sushi_roll.packed import face_at, pack_sides, shift_of, shift_on_side

RECONSTRUCTION, OWN = "reconstruction", "own"
RULE = "SR-30"


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice of one kind: their number, and the six faces that each of them has."""

    dice: int
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class DiceSet:
    """All thirty dice. The order of the faces on a die doesn't matter: they are sorted.

    >>> DEFAULT.source, DEFAULT.chance(Face.DUMPLING)
    ('reconstruction', Fraction(1, 2))
    """

    appetizer: Dice
    maki: Dice
    nigiri: Dice
    special: Dice
    pudding: Dice
    # Computed, never passed in: nobody can pass the default off as the printed faces.
    source: str = field(init=False, default=OWN)

    def __post_init__(self) -> None:
        for kind in KINDS:
            object.__setattr__(self, kind.value, checked_dice(kind, getattr(self, kind.value)))
        is_default = all(self.of(kind).faces == RECONSTRUCTED[kind] for kind in KINDS)
        object.__setattr__(self, "source", RECONSTRUCTION if is_default else OWN)

    @classmethod
    def from_data(cls, data: object) -> Self:
        """The set described by plain data (as read from JSON or TOML), or BadOptions with the reason."""
        if isinstance(data, DiceSet):
            # An instance of a subclass is read like any other data.
            if type(data) is cls:
                return data
            data = {kind.value: data.of(kind) for kind in KINDS}
        if not isinstance(data, Mapping):
            raise BadOptions(
                f"a dice set has an entry for each kind of die, and is not {type(data).__name__}",
                reason="dice-not-a-set",
                rule=RULE,
                value=type(data).__name__,
            )
        known = [kind.value for kind in KINDS]
        for name in data:
            if name not in (*known, "source"):
                near = difflib.get_close_matches(shown(name), known, 1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                raise BadOptions(
                    f"there is no kind of die {shown(name)!r} (there is: {', '.join(known)}){hint}",
                    reason="dice-unknown-kind",
                    rule=RULE,
                    value=shown(name),
                    known=", ".join(known),
                )
        missing = [name for name in known if name not in data]
        if missing:
            raise BadOptions(
                f"the dice set has no {missing[0]} dice",
                reason="dice-missing-kind",
                rule=RULE,
                die=missing[0],
            )
        check_total({name: data[name] for name in known})
        made = cls(**{name: data[name] for name in known})
        if data.get("source", made.source) != made.source:
            raise BadOptions(
                f"the source of this dice set is {made.source!r}; leave it out",
                reason="dice-wrong-source",
                rule=RULE,
                value=shown(data["source"]),
                right=made.source,
            )
        return made

    def of(self, kind: Kind) -> Dice:
        """The dice of a kind."""
        dice: Dice = getattr(self, kind.value)
        return dice

    def chance(self, face: Face) -> Fraction:
        """The chance that a die of the face's kind shows it."""
        return Fraction(self.of(KIND_OF[face]).faces.count(face), SIDES)

    @property
    def is_reconstruction(self) -> bool:
        """Whether this is the default set, which is partly guesswork."""
        return self.source == RECONSTRUCTION

    def words(self) -> tuple[int, ...]:
        """The dice as the rules use them: one word per kind (packed.py)."""
        return tuple([pack_sides(self.of(kind).faces) for kind in KINDS])


def checked_dice(kind: Kind, value: object) -> Dice:
    """The dice of a kind, or BadOptions saying what is wrong."""
    if isinstance(value, Dice):
        value = {"dice": value.dice, "faces": value.faces}
    if not isinstance(value, Mapping) or set(value) != {entry.name for entry in fields(Dice)}:
        raise BadOptions(
            f"{kind.value}: write how many dice and their six faces, as dice = {BOX[kind]}, faces = […]",
            reason="dice-not-a-die",
            rule=RULE,
            die=kind.value,
            right=BOX[kind],
        )
    dice, faces = value["dice"], value["faces"]
    if isinstance(dice, bool) or not isinstance(dice, int) or dice != BOX[kind]:
        raise BadOptions(
            f"{kind.value}: there are {BOX[kind]} such dice in the box, not {shown(dice)}",
            reason="dice-wrong-count",
            rule=RULE,
            die=kind.value,
            right=BOX[kind],
            value=shown(dice),
        )
    if isinstance(faces, str) or not isinstance(faces, (list, tuple)) or len(faces) != SIDES:
        size = len(faces) if isinstance(faces, (list, tuple)) else shown(faces)
        raise BadOptions(
            f"{kind.value}: a die has {SIDES} faces, not {size}",
            reason="dice-wrong-faces",
            rule=RULE,
            die=kind.value,
            value=size,
        )
    read = [checked_face(kind, face) for face in faces]
    return Dice(dice, tuple(sorted(read, key=INDEX.__getitem__)))


def checked_face(kind: Kind, value: object) -> Face:
    """A face that a die of this kind can show, or BadOptions."""
    face = value if isinstance(value, Face) else FACE_NAMED.get(value) if isinstance(value, str) else None
    known = ", ".join(each.value for each in FACES_OF[kind])
    if face in FACES_OF[kind]:
        return face
    symbols = {each.symbol for each in FACES_OF[kind] if each.value != each.symbol}
    if isinstance(value, str) and value.rstrip("-0123456789") in symbols:
        raise BadOptions(
            f"{kind.value}: a face has 1 to 3 icons, so {shown(value)!r} can't be (there is: {known})",
            reason="dice-wrong-icons",
            rule=RULE,
            die=kind.value,
            value=shown(value),
            known=known,
        )
    raise BadOptions(
        f"{kind.value}: such a die can't show {shown(value)!r} (there is: {known})",
        reason="dice-wrong-face",
        rule=RULE,
        die=kind.value,
        value=shown(value),
        known=known,
    )


def check_total(data: Mapping[str, Any]) -> None:
    """SR-1: thirty dice in all. Checked before the kinds, because people count the total first."""
    counts = [value["dice"] for value in data.values() if isinstance(value, Mapping) and "dice" in value]
    whole = [count for count in counts if isinstance(count, int) and not isinstance(count, bool)]
    total, right = sum(whole), sum(BOX.values())
    if len(whole) == len(BOX) and total != right:
        wrong = next(kind for kind in KINDS if data[kind.value]["dice"] != BOX[kind])
        raise BadOptions(
            f"there are {right} dice in the box, not {shown(total)} ({wrong.value}: {BOX[wrong]}, not "
            f"{shown(data[wrong.value]['dice'])})",
            reason="dice-wrong-total",
            rule="SR-1",
            die=wrong.value,
            right=right,
            value=shown(total),
            count=BOX[wrong],
            given=shown(data[wrong.value]["dice"]),
        )


# The shifts that the words of each kind may contain.
SHIFTS_OF = {kind: frozenset([shift_of(INDEX[face]) for face in FACES_OF[kind]]) for kind in KINDS}


def check_words(words: Sequence[int]) -> None:
    """Raise ValueError unless these come from `DiceSet.words`: a wrong shift would break packed dice."""
    for kind, word in zip(KINDS, words, strict=True):
        shifts = [word >> 8 * side & 255 for side in range(SIDES)]
        if not isinstance(word, int) or word >> 8 * SIDES or not SHIFTS_OF[kind].issuperset(shifts):
            raise ValueError(f"not the faces of {kind.value} dice; use DiceSet.words")


@lru_cache(maxsize=256)
def dice_from_words(words: tuple[int, ...]) -> DiceSet:
    """The dice set with these words."""
    faces = {
        kind: tuple([FACES[face_at(shift_on_side(word, side))] for side in range(SIDES)])
        for kind, word in zip(KINDS, words, strict=True)
    }
    return DiceSet(**{kind.value: Dice(BOX[kind], faces[kind]) for kind in KINDS})


# The default faces, a reconstruction: the rulebook doesn't say how common a face is. Rarer faces score more.
RECONSTRUCTED: dict[Kind, tuple[Face, ...]] = {
    Kind.NIGIRI: (*[Face.EGG] * 3, *[Face.SALMON] * 2, Face.SQUID),
    Kind.MAKI: (*[Face.MAKI1] * 3, *[Face.MAKI2] * 2, Face.MAKI3),
    Kind.SPECIAL: (*[Face.WASABI] * 2, Face.MENU1, Face.MENU2, Face.CHOPSTICKS1, Face.CHOPSTICKS2),
    Kind.PUDDING: (*[Face.PUDDING1] * 3, *[Face.PUDDING2] * 2, Face.PUDDING3),
    Kind.APPETIZER: (*[Face.DUMPLING] * 3, *[Face.TEMPURA] * 2, Face.SASHIMI),
}
DEFAULT = DiceSet(**{kind.value: Dice(BOX[kind], RECONSTRUCTED[kind]) for kind in KINDS})
