"""Whether the fields of a snapshot fit together: the compiled rules trust them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bordspil.games.sushi_roll.components import (
    BOX,
    CHOPSTICKS,
    DICE_PER_BELT,
    FACES,
    INDEX,
    KINDS,
    MENUS,
    NIGIRI,
    PUDDINGS,
    ROUNDS,
    Face,
)
from bordspil.games.sushi_roll.dice import check_words
from bordspil.games.sushi_roll.packed import (
    count_in_bag,
    count_of,
    count_of_kind,
    counted_size,
    is_small,
)
from bordspil.games.sushi_roll.rules import ACT, DRAW, FINISH, OVER, SCORE, chooses_later

# Unused seats have nothing of these.
SEAT_FIELDS = ("belt", "tray", "score", "pudding", "menu", "chopsticks")


def check_position(values: dict[str, Any]) -> None:
    """Raise ValueError unless the values, each within its bounds, can occur together in a match."""
    check_words(values["dice"])
    fits = (
        fit_seats(values)
        and fit_dice(values["belt"], values["tray"], values["dipped"], values["bag"])
        and fit_tokens(values)
        and fit_phase(values)
        and fit_half_made_move(values)
    )
    if not fits:
        raise ValueError("this snapshot can't be a position of Sushi Roll: its fields don't fit together")


def fit_seats(values: dict[str, Any]) -> bool:
    """Whether the seats exist, and unused ones have nothing."""
    seat_count = values["seat_count"]
    return (
        2 <= seat_count <= 5
        and values["active"] < seat_count
        and values["red"] < seat_count
        and not any(any(values[name][seat_count:]) for name in SEAT_FIELDS)
    )


def fit_dice(belt: Sequence[int], tray: Sequence[int], dipped: Sequence[int], bag: int) -> bool:
    """Whether all dice of the box are there, no tray or belt has too many, and dipped nigiri have wasabi."""
    return (
        all(is_small(dice) for dice in (*belt, *tray))
        and all(is_dipped(*pair) for pair in zip(dipped, tray, strict=True))
        and all(
            sum([count_of_kind(dice, index) for dice in (*belt, *tray)]) + count_in_bag(bag, index)
            == BOX[kind]
            for index, kind in enumerate(KINDS)
        )
    )


def is_dipped(dipped: int, tray: int) -> bool:
    """Whether the dipped nigiri lie on the tray, each with a wasabi."""
    counts = [count_of(dipped, INDEX[face]) for face in NIGIRI]
    enough = all(count <= count_of(tray, INDEX[face]) for count, face in zip(counts, NIGIRI, strict=True))
    return enough and sum(counts) <= count_of(tray, INDEX[Face.WASABI])


def fit_tokens(values: dict[str, Any]) -> bool:
    """Whether all tokens of the box are there."""
    supplies = (
        ("menu", "menus_left", MENUS),
        ("chopsticks", "chopsticks_left", CHOPSTICKS),
        ("pudding", "puddings_left", PUDDINGS),
    )
    return all(sum(values[held]) + values[left] == total for held, left, total in supplies)


def fit_phase(values: dict[str, Any]) -> bool:
    """Whether the belts are full enough for the phase; seats that have moved have one die fewer (SR-11)."""
    belt, phase, round_ = values["belt"], values["phase"], values["round"]
    seat_count, active, red = values["seat_count"], values["active"], values["red"]
    if phase != ACT and active != red:
        return False
    if phase in (DRAW, FINISH, OVER):
        rounds = range(ROUNDS) if phase == DRAW else (ROUNDS,)
        return round_ in rounds and not any(belt) and not any(values["tray"])
    left = counted_size(belt[active])
    sizes = [
        left - (seat != active and not chooses_later(seat, active, red, seat_count))
        for seat in range(seat_count)
    ]
    return (
        1 <= round_ <= ROUNDS
        and left <= DICE_PER_BELT[seat_count]
        and (left == 0) == (phase == SCORE)
        and [counted_size(dice) for dice in belt[:seat_count]] == sizes
    )


def fit_half_made_move(values: dict[str, Any]) -> bool:
    """Whether a half-made move has its dice, its token and, for a swap, another belt with dice."""
    belt, active, lifted, offered = (values[name] for name in ("belt", "active", "lifted", "offered"))
    if not lifted and not offered:
        return True
    if values["phase"] != ACT or (lifted and offered):
        return False
    if lifted:
        enough = all(count_of(lifted, face) <= count_of(belt[active], face) for face in range(len(FACES)))
        return enough and values["menu"][active] > 0
    return (
        count_of(belt[active], offered - 1) > 0
        and values["chopsticks"][active] > 0
        and any(belt[:active] + belt[active + 1 :])
    )
