"""Moves of Sushi Roll: they name faces, since dice that show the same face are interchangeable.

Text: `squid` takes a squid nigiri; `reroll egg+maki1+maki1` rolls three dice again with a menu token;
`swap egg for squid of 2` swaps the own egg for the squid of seat 2 with chopsticks.

Every move is made of steps, each with a number that is the same in every position:

      0 …  18   take the die with face 0 … 18 (in the order of `Face`)
     19 …  37   pick up a die with face 0 … 18 for rolling it again; never one before the last in order
     38         roll what was picked up
     39 …  57   offer the own die with face 0 … 18
     58 … 152   get for it from seat 0 … 4 the die with face 0 … 18 (58 + 19 · seat + face)

So `reroll egg+egg` is 19, 19, 38. Only the last step of a move changes the table: until then a planner may
look, and nobody else ever sees a move half made.
"""

from __future__ import annotations

import difflib
import re
from contextlib import suppress
from dataclasses import dataclass

from bordspil.core.errors import InvalidMove, shown
from bordspil.core.move import Move
from bordspil.games.sushi_roll.parts import FACE_NAMED, FACES, INDEX, Face

TAKE, LIFT, ROLL, OFFER, GET = 0, 19, 38, 39, 58
SEATS = 5
ACTION_COUNT = GET + SEATS * len(FACES)
MOST_DICE = 8

_SWAP = re.compile(r"swap (\S+) for (\S+) of ([0-9])")


@dataclass(frozen=True, slots=True)
class Take(Move):
    """SR-11: move a die from the own belt to the own tray; ends the turn."""

    face: Face

    def __str__(self) -> str:
        return self.face.value


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """SR-9: give a menu token back and roll some dice of the own belt again.

    >>> str(Reroll((Face.MAKI1, Face.EGG, Face.MAKI1)))
    'reroll egg+maki1+maki1'
    """

    faces: tuple[Face, ...]

    def __post_init__(self) -> None:
        # Sorted, so that equal moves are equal values; what is no face at all stays for is_sound to find.
        with suppress(KeyError, TypeError):
            object.__setattr__(self, "faces", tuple(sorted(self.faces, key=INDEX.__getitem__)))

    def __str__(self) -> str:
        return "reroll " + "+".join([face.value for face in self.faces])


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """SR-10: give chopsticks back and swap a die of the own belt for one of another player's.

    >>> str(Swap(Face.EGG, Face.SQUID, 2))
    'swap egg for squid of 2'
    """

    give: Face
    get: Face
    seat: int

    def __str__(self) -> str:
        return f"swap {self.give.value} for {self.get.value} of {self.seat}"


def reroll_sorted(faces: tuple[Face, ...]) -> Reroll:
    """A re-roll of faces that are in order already; much quicker, and there may be hundreds."""
    move = object.__new__(Reroll)
    object.__setattr__(move, "faces", faces)
    return move


def is_sound(move: object) -> bool:
    """Whether it is a move of this game, made of faces and a seat: Python lets people put anything in."""
    if isinstance(move, Take):
        return isinstance(move.face, Face)
    if isinstance(move, Reroll):
        faces = move.faces
        return isinstance(faces, tuple) and len(faces) > 0 and all(isinstance(face, Face) for face in faces)
    return (
        isinstance(move, Swap)
        and isinstance(move.give, Face)
        and isinstance(move.get, Face)
        and isinstance(move.seat, int)
        and not isinstance(move.seat, bool)
        and 0 <= move.seat < SEATS
    )


def steps_of(move: Move) -> tuple[int, ...]:
    """The actions that a move is made of.

    >>> steps_of(Reroll((Face.EGG, Face.EGG)))
    (19, 19, 38)
    """
    if not is_sound(move):
        raise ValueError("this is no move of Sushi Roll")
    if isinstance(move, Take):
        return (TAKE + INDEX[move.face],)
    if isinstance(move, Reroll):
        return (*[LIFT + INDEX[face] for face in move.faces], ROLL)
    assert isinstance(move, Swap)
    return (OFFER + INDEX[move.give], GET + move.seat * len(FACES) + INDEX[move.get])


def move_of(steps: tuple[int, ...]) -> Move:
    """The move made of some actions; ValueError where they are none, or only the beginning of one."""
    if not steps:
        raise ValueError("no actions are no move")
    *first, last = steps
    if not first and TAKE <= last < LIFT:
        return TAKES[last]
    if first and last == ROLL and sorted(first) == first and all(LIFT <= step < ROLL for step in first):
        return Reroll(tuple([FACES[step - LIFT] for step in first]))
    if len(first) == 1 and OFFER <= first[0] < GET <= last < ACTION_COUNT:
        return SWAPS[first[0] - OFFER][last - GET]
    raise ValueError(f"actions {steps} are no whole move")


def parse(text: str) -> Move:
    """The move that a text says.

    >>> parse("swap egg for squid of 2")
    Swap(give=Face.EGG, get=Face.SQUID, seat=2)
    """
    if not isinstance(text, str):
        raise InvalidMove(
            f"a move is text such as 'squid', not {type(text).__name__}",
            reason="move-not-text",
            kind=type(text).__name__,
        )
    if text in FACE_NAMED:
        return TAKES[INDEX[FACE_NAMED[text]]]
    verb, _, rest = text.partition(" ")
    if verb == "reroll" and rest:
        faces = tuple([read_face(word) for word in rest.split("+", MOST_DICE)])
        if len(faces) <= MOST_DICE:
            return Reroll(faces)
    elif swap := _SWAP.fullmatch(text):
        give, get, seat = read_face(swap[1]), read_face(swap[2]), int(swap[3])
        if seat < SEATS:
            return SWAPS[INDEX[give]][seat * len(FACES) + INDEX[get]]
    elif verb == text and verb != "reroll":
        read_face(text)
    raise InvalidMove(
        f"{shown(text)!r} is not a move; write 'squid', 'reroll egg+maki1' or 'swap egg for squid of 2'",
        reason="roll-move-shape",
        move=shown(text),
    )


def read_face(word: str) -> Face:
    """The face of a name, or InvalidMove with the nearest one."""
    if word in FACE_NAMED:
        return FACE_NAMED[word]
    near = difflib.get_close_matches(shown(word).casefold(), FACE_NAMED, 1)
    names = ", ".join(FACE_NAMED)
    raise InvalidMove(
        f"there is no face {shown(word)!r}; " + (f"did you mean {near[0]!r}?" if near else f"faces: {names}"),
        reason="unknown-face-near" if near else "unknown-face",
        value=shown(word),
        faces=near[0] if near else names,
    )


TAKES = tuple([Take(face) for face in FACES])
SWAPS = tuple(
    [tuple([Swap(give, get, seat) for seat in range(SEATS) for get in FACES]) for give in FACES],
)
