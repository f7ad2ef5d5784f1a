"""The move that looks best at first glance."""

from __future__ import annotations

from typing import ClassVar

from bordspil.bots.bot import Bot
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.view import View


class Greedy(Bot):
    """Takes what the game appraises highest; where it can't say, what scores most at once."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: View, rng: Rng) -> Move:
        moves, rng = self.open_moves(view), Rng.checked(rng)
        if len(moves) == 1:
            return moves[0]
        worths = self.game.appraise(view)
        if worths is None:
            worths = tuple(self.try_out(view, move, rng) for move in moves)
        best = max(worths)
        return rng.choice([move for move, worth in zip(moves, worths, strict=True) if worth == best])

    def try_out(self, view: View, move: Move, rng: Rng) -> float:
        """What the seat gains at once by a move, in a state that agrees with the view."""
        assert view.seat is not None
        state = self.game.sample_state(view, rng)
        state.play_unchecked(view.seat, move, rng)
        return float(state.scores()[view.seat] - view.scores[view.seat])
