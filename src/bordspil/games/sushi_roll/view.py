"""What everyone may know of a match of Sushi Roll: all but the dice still to be rolled."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bordspil.core.view import View
from bordspil.games.sushi_roll.bunch import one, unpack
from bordspil.games.sushi_roll.dice import dice_from_words
from bordspil.games.sushi_roll.explain import tray_points
from bordspil.games.sushi_roll.options import SushiRollOptions
from bordspil.games.sushi_roll.parts import INDEX, KINDS, Face, Kind

if TYPE_CHECKING:
    from bordspil.games.sushi_roll.rules import SushiRollState

WASABI = INDEX[Face.WASABI]


@dataclass(frozen=True, slots=True)
class Place:
    """What lies in front of a player.

    `belt` are the dice to choose from; `tray` those taken in this round, open wasabi among them; `dipped` the
    nigiri that lie on a wasabi each; `worth` what the tray would score if the round ended now.
    """

    seat: int
    belt: tuple[Face, ...]
    tray: tuple[Face, ...]
    dipped: tuple[Face, ...]
    puddings: int
    menus: int
    chopsticks: int
    score: int
    worth: int


@dataclass(frozen=True, slots=True)
class Supply:
    """The tokens that nobody holds."""

    menus: int
    chopsticks: int
    puddings: int


@dataclass(frozen=True)
class SushiRollView(View):
    """A seat's view: the same for everyone but for the legal moves. `red` has the belt that starts.

    `round_turn` counts the dice that each has taken in this round; `bag` are the dice that stay out of it.
    """

    options: SushiRollOptions
    round: int
    round_turn: int
    red: int
    places: tuple[Place, ...]
    supply: Supply
    bag: tuple[Kind, ...]


def build_view(state: SushiRollState, seat: int | None) -> SushiRollView:
    """The view of a seat (None: a spectator)."""
    others = tuple(map(tuple, (state.belt, state.pudding, state.menu, state.chopsticks, state.score)))
    return SushiRollView(
        game="sushi-roll",
        options=options_of(tuple(state.dice)),
        seat_count=state.seat_count,
        seat=seat,
        turn=state.turn,
        due=state.due(),
        legal_moves=() if seat is None else state.legal_moves(seat),
        scores=state.scores(),
        outcome=state.outcome(),
        round=state.round,
        round_turn=state.round_turn,
        red=state.red,
        places=places_shown(tuple(state.tray), tuple(state.dipped), others, state.seat_count),
        supply=Supply(state.menus_left, state.chopsticks_left, state.puddings_left),
        bag=bag_of(state.bag),
    )


@lru_cache(maxsize=256)
def places_shown(
    trays: tuple[int, ...], dipped: tuple[int, ...], others: tuple[tuple[int, ...], ...], seat_count: int
) -> tuple[Place, ...]:
    """What lies in front of everyone; all seats see the same, so it is kept for the next one to look.

    `others` are belts, puddings, menus, chopsticks and scores.
    """
    points = tray_points(trays, dipped, seat_count)
    return tuple(
        [place_of(seat, trays[seat], dipped[seat], others, points[seat].total) for seat in range(seat_count)]
    )


def place_of(seat: int, tray: int, dipped: int, others: tuple[tuple[int, ...], ...], worth: int) -> Place:
    """What lies in front of a seat."""
    belt, puddings, menus, chopsticks, score = [part[seat] for part in others]
    nigiri = unpack(dipped)
    return Place(
        seat=seat,
        belt=unpack(belt),
        # Each dipped nigiri lies on a wasabi; both are told apart from the rest. A bunch begins with nigiri.
        tray=unpack(tray - dipped - len(nigiri) * one(WASABI)),
        dipped=nigiri,
        puddings=puddings,
        menus=menus,
        chopsticks=chopsticks,
        score=score,
        worth=worth,
    )


@lru_cache(maxsize=1024)
def bag_of(bag: int) -> tuple[Kind, ...]:
    """The dice in the bag, kind by kind."""
    kinds: list[Kind] = []
    for index, kind in enumerate(KINDS):
        kinds += [kind] * (bag >> 4 * index & 15)
    return tuple(kinds)


@lru_cache(maxsize=256)
def options_of(words: tuple[int, ...]) -> SushiRollOptions:
    """The options that the rules play with."""
    return SushiRollOptions(dice=dice_from_words(words))
