"""The greedy bot, which plays the move with the highest heuristic value."""

from __future__ import annotations

import math

from bordspil.bots.bot import Bot, whole_move
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.view import View


class Greedy(Bot):
    """A bot that plays the action with the highest heuristic value, step by step.

    With a `temperature` it sometimes plays one that looks nearly as good. The temperature is in units of the
    standard deviation of the position's values, so it means the same in every game.
    """

    name = "greedy"

    def __init__(self, game: Game, temperature: float = 0.0) -> None:
        super().__init__(game)
        self.temperature = temperature

    @property
    def is_quick(self) -> bool:
        return True

    def choose(self, view: View, rng: Rng) -> Move:
        moves, rng = self.open_moves(view), Rng.checked(rng)
        if len(moves) == 1:
            return moves[0]
        assert view.seat is not None
        state = root = self.game.sample_state(view, rng)
        steps: list[int] = []
        while True:
            values = self.game.evaluator.action_values(state, view.seat)
            number = pick(values, self.temperature * deviation(values), rng)
            steps.append(state.actions(view.seat)[number])
            move = whole_move(root, steps)
            if move is not None:
                return move
            state = state.clone()
            state.play_step(view.seat, steps[-1], rng)


def pick(values: tuple[float, ...], temperature: float, rng: Rng) -> int:
    """The index of the highest value; ties are broken at random.

    With a temperature, it is drawn in proportion to exp(value / temperature) from the values that aren't
    below the mean: beginners overlook the best move, but the one they play makes sense to them.
    """
    best = max(values)
    if temperature <= 0.0:
        return rng.choice([number for number, value in enumerate(values) if value == best])
    mean = math.fsum(values) / len(values)
    weights = [math.exp((value - best) / temperature) if value >= mean else 0.0 for value in values]
    left = rng.unit() * sum(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return number
    return values.index(best)


def deviation(values: tuple[float, ...]) -> float:
    """The standard deviation of the values."""
    mean = sum(values) / len(values)
    return math.sqrt(sum([(value - mean) ** 2 for value in values]) / len(values))
