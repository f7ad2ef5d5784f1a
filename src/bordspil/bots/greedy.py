"""The move that looks best at first glance."""

from __future__ import annotations

import math

from bordspil.bots.bot import Bot, whole_move
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.view import View


class Greedy(Bot):
    """Takes what is worth most by the game's own first glance, step by step.

    With `doubt` it now and then takes what looks nearly as good. Doubt is measured by the position itself, in
    the spread of what its moves are worth, so that it means the same in every game.
    """

    name = "greedy"

    def __init__(self, game: Game, doubt: float = 0.0) -> None:
        super().__init__(game)
        self.doubt = doubt

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
            worths = state.worths(view.seat)
            number = pick(worths, self.doubt * deviation(worths), rng)
            steps.append(state.actions(view.seat)[number])
            move = whole_move(root, steps)
            if move is not None:
                return move
            state = state.clone()
            state.play_step(view.seat, steps[-1], rng)


def pick(worths: tuple[float, ...], doubt: float, rng: Rng) -> int:
    """The number of the best worth, any of several; with doubt, one that looks better than most.

    It is drawn in proportion to exp(worth / doubt) from those that are worth no less than the mean: beginners
    overlook the best, but what they take makes sense to them.
    """
    best = max(worths)
    if doubt <= 0.0:
        return rng.choice([number for number, worth in enumerate(worths) if worth == best])
    mean = math.fsum(worths) / len(worths)
    weights = [math.exp((worth - best) / doubt) if worth >= mean else 0.0 for worth in worths]
    left = rng.unit() * sum(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return number
    return worths.index(best)


def deviation(worths: tuple[float, ...]) -> float:
    """The standard deviation of what the moves are worth."""
    mean = sum(worths) / len(worths)
    return math.sqrt(sum([(worth - mean) ** 2 for worth in worths]) / len(worths))
