"""Moves of Sushi Roll. They name faces, because dice with the same face are interchangeable.

As text: `squid` takes a squid nigiri; `reroll egg+maki1+maki1` spends a menu token and rolls three dice
again; `swap egg for squid of 2` spends chopsticks and swaps your egg for the squid of seat 2.

A move consists of steps, and each step has a number that is the same in every position (moves.pxd has these
numbers as C constants):

      0 …  18   TAKE + face: take the die with that face (in the order of `Face`)
     19 …  37   LIFT + face: pick up a die for rolling it again, never a face before the last one picked up
     38         ROLL: roll what was picked up
     39 …  57   OFFER + face: offer your own die for a swap
     58 … 152   GET + FACE_COUNT · seat + face: get a die of another seat for it

So `reroll egg+egg` is 19, 19, 38. Only the last step of a move changes the table. Planners may stop in
between; players and matches only ever see whole moves.
"""

from __future__ import annotations

import difflib
import re
from contextlib import suppress
from dataclasses import dataclass

from bordspil.core.errors import InvalidMove, shown
from bordspil.core.move import Move
from bordspil.games.sushi_roll.components import FACE_NAMED, FACES, INDEX, Face

FACE_COUNT = len(FACES)
TAKE = 0
LIFT = TAKE + FACE_COUNT
ROLL = LIFT + FACE_COUNT
OFFER = ROLL + 1
GET = OFFER + FACE_COUNT
SEATS = 5
ACTION_COUNT = GET + SEATS * FACE_COUNT
MOST_DICE = 8

_SWAP = re.compile(r"swap (\S+) for (\S+) of ([0-9])")


@dataclass(frozen=True, slots=True)
class Take(Move):
    """SR-11: move a die from your belt to your tray; this ends the turn."""

    face: Face

    def __str__(self) -> str:
        return self.face.value


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """SR-9: return a menu token and roll some dice of your belt again.

    >>> str(Reroll((Face.MAKI1, Face.EGG, Face.MAKI1)))
    'reroll egg+maki1+maki1'
    """

    faces: tuple[Face, ...]

    def __post_init__(self) -> None:
        # Sorted, so that equal moves are equal values; is_well_formed finds what isn't a face at all.
        with suppress(KeyError, TypeError):
            object.__setattr__(self, "faces", tuple(sorted(self.faces, key=INDEX.__getitem__)))

    def __str__(self) -> str:
        return "reroll " + "+".join([face.value for face in self.faces])


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """SR-10: return chopsticks and swap a die of your belt for one of another player's.

    >>> str(Swap(Face.EGG, Face.SQUID, 2))
    'swap egg for squid of 2'
    """

    give: Face
    get: Face
    seat: int

    def __str__(self) -> str:
        return f"swap {self.give.value} for {self.get.value} of {self.seat}"


def reroll_sorted(faces: tuple[Face, ...]) -> Reroll:
    """A re-roll of faces that are already sorted: much faster, and there can be hundreds."""
    move = object.__new__(Reroll)
    object.__setattr__(move, "faces", faces)
    return move


def swap_action(seat: int, face: int) -> int:
    """The step that gets a seat's die for the one on offer."""
    return GET + FACE_COUNT * seat + face


def swap_seat(action: int) -> int:
    """The seat that a GET step gets its die from."""
    return (action - GET) // FACE_COUNT


def swap_face(action: int) -> int:
    """The face that a GET step gets."""
    return (action - GET) % FACE_COUNT


def is_well_formed(move: object) -> bool:
    """Whether this is a move of Sushi Roll with faces and a seat in it: Python callers can pass anything."""
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
    """The steps of a move.

    >>> steps_of(Reroll((Face.EGG, Face.EGG)))
    (19, 19, 38)
    """
    if not is_well_formed(move):
        raise ValueError("not a move of Sushi Roll")
    if isinstance(move, Take):
        return (TAKE + INDEX[move.face],)
    if isinstance(move, Reroll):
        return (*[LIFT + INDEX[face] for face in move.faces], ROLL)
    assert isinstance(move, Swap)
    return (OFFER + INDEX[move.give], swap_action(move.seat, INDEX[move.get]))


def move_of(steps: tuple[int, ...]) -> Move:
    """The move with these steps; ValueError if they are none, or only the start of one."""
    if not steps:
        raise ValueError("a move has at least one step")
    *first, last = steps
    if not first and TAKE <= last < LIFT:
        return TAKES[last]
    if first and last == ROLL and sorted(first) == first and all(LIFT <= step < ROLL for step in first):
        return Reroll(tuple([FACES[step - LIFT] for step in first]))
    if len(first) == 1 and OFFER <= first[0] < GET <= last < ACTION_COUNT:
        return SWAPS[first[0] - OFFER][last - GET]
    raise ValueError(f"steps {steps} don't make a whole move")


def parse(text: str) -> Move:
    """Parse a move.

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
            return SWAPS[INDEX[give]][swap_action(seat, INDEX[get]) - GET]
    elif verb == text and verb != "reroll":
        read_face(text)
    raise InvalidMove(
        f"{shown(text)!r} is not a move; write 'squid', 'reroll egg+maki1' or 'swap egg for squid of 2'",
        reason="roll-move-shape",
        move=shown(text),
    )


def read_face(word: str) -> Face:
    """The face with this name, or InvalidMove that suggests the nearest one."""
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
# By the face offered, then by GET step.
SWAPS = tuple(
    [tuple([Swap(give, get, seat) for seat in range(SEATS) for get in FACES]) for give in FACES],
)
