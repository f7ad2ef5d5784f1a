"""What everyone may know of a match of Sushi Roll: everything but future rolls."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bordspil.core.view import View
from bordspil.games.sushi_roll.components import Face, Kind
from bordspil.games.sushi_roll.dice import dice_from_words
from bordspil.games.sushi_roll.explain import tray_points
from bordspil.games.sushi_roll.options import SushiRollOptions
from bordspil.games.sushi_roll.packed import unpack, unpack_bag, unpack_tray

if TYPE_CHECKING:
    from bordspil.games.sushi_roll.rules import SushiRollRules


@dataclass(frozen=True, slots=True)
class Place:
    """What lies in front of a player.

    `belt` has the dice to choose from. `tray` has those taken in this round, open wasabi included, and
    `dipped` the nigiri that lie on a wasabi each. `worth` is what the tray would score now.
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
    """The tokens nobody holds."""

    menus: int
    chopsticks: int
    puddings: int


@dataclass(frozen=True)
class SushiRollView(View):
    """A seat's view: only the legal moves differ between seats. `red` has the red belt, which starts.

    `round_turn` counts the dice that everyone has taken in this round. `bag` has the dice left out of it.
    """

    options: SushiRollOptions
    round: int
    round_turn: int
    red: int
    places: tuple[Place, ...]
    supply: Supply
    bag: tuple[Kind, ...]


def build_view(state: SushiRollRules, seat: int | None) -> SushiRollView:
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
        bag=unpack_bag(state.bag),
    )


@lru_cache(maxsize=256)
def places_shown(
    trays: tuple[int, ...], dipped: tuple[int, ...], others: tuple[tuple[int, ...], ...], seat_count: int
) -> tuple[Place, ...]:
    """What lies in front of everyone, cached because all seats see the same.

    `others` has the belts, puddings, menus, chopsticks and scores.
    """
    points = tray_points(trays, dipped, seat_count)
    return tuple(
        [place_of(seat, trays[seat], dipped[seat], others, points[seat].total) for seat in range(seat_count)]
    )


def place_of(seat: int, tray: int, dipped: int, others: tuple[tuple[int, ...], ...], worth: int) -> Place:
    """What lies in front of a seat."""
    belt, puddings, menus, chopsticks, score = [numbers[seat] for numbers in others]
    loose, nigiri = unpack_tray(tray, dipped)
    return Place(
        seat=seat,
        belt=unpack(belt),
        tray=loose,
        dipped=nigiri,
        puddings=puddings,
        menus=menus,
        chopsticks=chopsticks,
        score=score,
        worth=worth,
    )


@lru_cache(maxsize=256)
def options_of(words: tuple[int, ...]) -> SushiRollOptions:
    """The options with these dice."""
    return SushiRollOptions(dice=dice_from_words(words))
