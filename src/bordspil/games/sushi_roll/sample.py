"""A state from a view: nothing is hidden, so there is exactly one."""

from __future__ import annotations

from bordspil.games.sushi_roll.moves import SEATS
from bordspil.games.sushi_roll.packed import pack, pack_bag, pack_tray
from bordspil.games.sushi_roll.rules import ACT, OVER
from bordspil.games.sushi_roll.state import SushiRollState
from bordspil.games.sushi_roll.view import SushiRollView


def sample(view: SushiRollView) -> SushiRollState:
    """The state in which everyone has this view."""
    is_running = view.outcome is None
    if is_running and not view.due:
        raise ValueError("this view can't exist: the match is running, but nobody is due")
    trays = [pack_tray(place.tray, place.dipped) for place in view.places]
    state = SushiRollState(view.seat_count, view.options.dice.words())
    state.restore(
        state.snapshot()
        | {
            "turn": view.turn,
            "belt": for_all_seats([pack(place.belt) for place in view.places]),
            "tray": for_all_seats([tray for tray, _ in trays]),
            "dice": view.options.dice.words(),
            "dipped": for_all_seats([dipped for _, dipped in trays]),
            "score": for_all_seats([place.score for place in view.places]),
            "pudding": for_all_seats([place.puddings for place in view.places]),
            "menu": for_all_seats([place.menus for place in view.places]),
            "chopsticks": for_all_seats([place.chopsticks for place in view.places]),
            "bag": pack_bag(view.bag),
            "phase": ACT if is_running else OVER,
            "round": view.round,
            "round_turn": view.round_turn,
            "active": view.due[0] if is_running else view.red,
            "red": view.red,
            "menus_left": view.supply.menus,
            "chopsticks_left": view.supply.chopsticks,
            "puddings_left": view.supply.puddings,
        }
    )
    return state


def for_all_seats(numbers: list[int]) -> list[int]:
    """The numbers of the seats in use, and 0 for the others."""
    return numbers + [0] * (SEATS - len(numbers))
