"""A program as a user would write it: it plays a match with the engine's Python API, strictly typed."""

from __future__ import annotations

from bordspil.core.move import Move
from bordspil.core.playouts import run_playouts
from bordspil.core.rng import Rng
from bordspil.games import find_game
from bordspil.games.sushi_go.state import SushiGoState


def walk(name: str, seats: int, seed: int) -> tuple[int, ...]:
    """Play the action with the highest heuristic value until the end, step by step; return the scores."""
    game, rng = find_game(name), Rng.from_seed(seed)
    state = game.setup(seats, rng=rng)
    while due := state.due():
        seat = due[0]
        values: tuple[float, ...] = game.evaluator.action_values(state, seat)
        best: int = state.actions(seat)[values.index(max(values))]
        state.play_step(seat, best, rng)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


def choices(seats: int) -> list[tuple[Move, ...]]:
    """The legal moves of each seat after the deal, and the cards in each hand as the engine packs them."""
    state = SushiGoState(seats)
    state.begin(Rng.from_seed(1))
    hands: list[int] = state.hand
    assert len(hands) == 5
    assert run_playouts(state.clone(), 10, Rng.from_seed(2)) >= 0
    return [state.legal_moves(seat) for seat in range(state.seat_count)]
