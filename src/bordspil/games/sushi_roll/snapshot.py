"""Whether a snapshot can be one of a match: the compiled rules trust what they are given."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from bordspil.games.sushi_roll.bunch import count_of, dice_in, shift_of
from bordspil.games.sushi_roll.parts import (
    BOX,
    CHOPSTICKS,
    DICE_A_BELT,
    FACES,
    FACES_OF,
    INDEX,
    KINDS,
    MENUS,
    NIGIRI,
    PUDDINGS,
    SIDES,
    Face,
)
from bordspil.games.sushi_roll.phases import ACT, DRAW, FINISH, OVER, SCORE

PLACES = 5
LAST_PHASE = OVER
BUNCH_BITS = 60
DIPPED_BITS = 9
MOST_DICE = 8
# Where in a bunch the faces of each kind have their fields.
FIELDS_OF = {kind: frozenset([shift_of(INDEX[face]) for face in FACES_OF[kind]]) for kind in KINDS}


def check_words(words: Sequence[int]) -> None:
    """Raises ValueError where these are no dice (DiceSet.words): a wrong place in a bunch would break it."""
    for kind, word in zip(KINDS, words, strict=True):
        sides = [word >> 8 * side & 255 for side in range(SIDES)]
        if not isinstance(word, int) or word >> 8 * SIDES or not FIELDS_OF[kind].issuperset(sides):
            raise ValueError(f"these are no faces of {kind.value} dice; DiceSet.words gives them")


def check_dice(bunch: int) -> None:
    """Raises ValueError where a bunch is none of up to eight dice: a roll has no more."""
    if not isinstance(bunch, int) or not 0 <= bunch < 1 << BUNCH_BITS or not is_small(bunch):
        raise ValueError("a roll is of up to eight dice, no more of a kind than the box has")


def check_snapshot(snapshot: tuple[Any, ...]) -> None:
    """Raises ValueError for anything that is no snapshot of a match of Sushi Roll."""
    if not isinstance(snapshot, tuple):
        raise ValueError(f"a snapshot is a tuple, not {type(snapshot).__name__}")
    try:
        fits = is_snapshot(snapshot)
    except (TypeError, ValueError, IndexError, OverflowError) as problem:
        raise ValueError(f"this is no snapshot of a match of Sushi Roll: {problem}") from None
    if not fits:
        raise ValueError("this is no snapshot of a match of Sushi Roll")


def is_snapshot(snapshot: tuple[Any, ...]) -> bool:
    """Whether every number lies where it may, and all dice and tokens are there."""
    belt, tray, dipped, score, pudding, menu, chopsticks, dice, table, supply = map(tuple, snapshot)
    seat_count, turn, phase, round_, round_turn, active, red, lifted, offered = table
    menus_left, chopsticks_left, puddings_left, bag = supply
    check_words(dice)
    return (
        all(len(array) == PLACES for array in (belt, tray, dipped, score, pudding, menu, chopsticks))
        and all(isinstance(number, int) for part in snapshot for number in part)
        and 2 <= seat_count <= PLACES
        and 0 <= turn < 1 << 16
        and 0 <= phase <= LAST_PHASE
        and 0 <= round_ <= 3
        and 0 <= round_turn <= MOST_DICE
        and 0 <= active < seat_count
        and 0 <= red < seat_count
        and all(-1000 < number < 1000 for number in score)
        and all(0 <= number <= PUDDINGS for number in (*pudding, puddings_left))
        and all(0 <= number <= MENUS for number in (*menu, menus_left))
        and all(0 <= number <= CHOPSTICKS for number in (*chopsticks, chopsticks_left))
        and all(0 <= bunch < 1 << BUNCH_BITS for bunch in (*belt, *tray, lifted))
        and all(is_small(bunch) for bunch in (*belt, *tray))
        and all(0 <= number < 1 << DIPPED_BITS for number in dipped)
        and all(is_dipped(number, bunch) for number, bunch in zip(dipped, tray, strict=True))
        and 0 <= offered <= len(FACES)
        and (offered == 0 or count_of(belt[active], offered - 1) > 0)
        and all(count_of(lifted, face) <= count_of(belt[active], face) for face in range(len(FACES)))
        and not any(any(part[seat_count:]) for part in (belt, tray, score, pudding, menu, chopsticks))
        and 0 <= bag < 1 << 4 * len(KINDS)
        and all(dice_of(kind, belt, tray, bag) == BOX[KINDS[kind]] for kind in range(len(KINDS)))
        and sum(menu) + menus_left == MENUS
        and sum(chopsticks) + chopsticks_left == CHOPSTICKS
        and sum(pudding) + puddings_left == PUDDINGS
        and fits_phase(belt, tray, table)
        and (lifted == 0 or (offered == 0 and menu[active] > 0))
        and (offered == 0 or (chopsticks[active] > 0 and any(belt[:active] + belt[active + 1 :])))
    )


def fits_phase(belt: Sequence[int], tray: Sequence[int], table: Sequence[int]) -> bool:
    """Whether the belts are as full as the round wants: who has moved has one die fewer (SR-11)."""
    seat_count, _, phase, round_, _, active, red, lifted, offered = table
    if phase != ACT and (lifted or offered or active != red):
        return False
    if phase in (DRAW, FINISH, OVER):
        return round_ in (range(3) if phase == DRAW else (3,)) and not any(belt) and not any(tray)
    left = dice_count(belt[active])
    moved = (active - red) % seat_count
    sizes = [left - ((seat - red) % seat_count < moved) for seat in range(seat_count)]
    return (
        round_ in (1, 2, 3)
        and left <= DICE_A_BELT[seat_count]
        and (left == 0) == (phase == SCORE)
        and [dice_count(bunch) for bunch in belt[:seat_count]] == sizes
    )


def dice_count(bunch: int) -> int:
    """How many dice a bunch has, counted face by face."""
    return sum([count_of(bunch, face) for face in range(len(FACES))])


@lru_cache(maxsize=65536)
def is_small(bunch: int) -> bool:
    """Whether a bunch has no more dice than a belt can hold, nor more of a kind than the box has."""
    counts = [sum([count_of(bunch, INDEX[face]) for face in FACES_OF[kind]]) for kind in KINDS]
    return dice_count(bunch) <= MOST_DICE and all(
        count <= BOX[kind] for count, kind in zip(counts, KINDS, strict=True)
    )


def is_dipped(dipped: int, tray: int) -> bool:
    """Whether the dipped nigiri lie on the tray, each with a wasabi."""
    counts = [dipped >> 3 * INDEX[face] & 7 for face in NIGIRI]
    enough = all(count <= count_of(tray, INDEX[face]) for count, face in zip(counts, NIGIRI, strict=True))
    return enough and sum(counts) <= count_of(tray, INDEX[Face.WASABI])


def dice_of(kind: int, belts: Sequence[int], trays: Sequence[int], bag: int) -> int:
    """How many dice of a kind there are, wherever they lie."""
    return sum([dice_in(bunch, kind) for bunch in (*belts, *trays)]) + (bag >> 4 * kind & 15)
