"""Full states out of views: nothing is hidden, so there is exactly one."""

from __future__ import annotations

from bordspil.games.sushi_roll.bunch import one, pack
from bordspil.games.sushi_roll.parts import INDEX, KINDS, Face
from bordspil.games.sushi_roll.phases import ACT, OVER
from bordspil.games.sushi_roll.rules import SushiRollState
from bordspil.games.sushi_roll.view import SushiRollView

WASABI = INDEX[Face.WASABI]


def sample(view: SushiRollView) -> SushiRollState:
    """The state in which everyone would have this view."""
    words = view.options.dice.words()
    belt, tray, dipped, score = [0] * 5, [0] * 5, [0] * 5, [0] * 5
    pudding, menu, chopsticks = [0] * 5, [0] * 5, [0] * 5
    for seat, place in enumerate(view.places):
        belt[seat], dipped[seat] = pack(place.belt), pack(place.dipped)
        tray[seat] = pack(place.tray) + dipped[seat] + len(place.dipped) * one(WASABI)
        score[seat], pudding[seat] = place.score, place.puddings
        menu[seat], chopsticks[seat] = place.menus, place.chopsticks
    running = view.outcome is None
    if running and not view.due:
        raise ValueError("this view can't be: the match runs, and nobody is due")
    state = SushiRollState(view.seat_count, words)
    state.restore(
        (
            *(belt, tray, dipped, score, pudding, menu, chopsticks, words),
            (
                *(view.seat_count, view.turn, ACT if running else OVER, view.round, view.round_turn),
                *(view.due[0] if running else view.red, view.red, 0, 0),
            ),
            (
                *(view.supply.menus, view.supply.chopsticks, view.supply.puddings),
                sum([1 << 4 * KINDS.index(kind) for kind in view.bag]),
            ),
        )
    )
    return state
