"""A random legal move, all equally likely: the baseline for every other bot."""

from __future__ import annotations

from bordspil.bots.bot import Bot
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.view import View


class Uniform(Bot):
    """A bot that plays at random."""

    name = "uniform"

    @property
    def is_quick(self) -> bool:
        return True

    def choose(self, view: View, rng: Rng) -> Move:
        return Rng.checked(rng).choice(self.open_moves(view))
