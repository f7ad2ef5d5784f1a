"""Any legal move, every one equally likely: the zero of every scale."""

from __future__ import annotations

from bordspil.bots.bot import Bot
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.view import View


class Uniform(Bot):
    """Plays at random."""

    name = "uniform"

    @property
    def is_quick(self) -> bool:
        return True

    def choose(self, view: View, rng: Rng) -> Move:
        return Rng.checked(rng).choice(self.open_moves(view))
