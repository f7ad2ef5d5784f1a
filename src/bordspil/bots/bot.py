"""What every bot is."""

from __future__ import annotations

from typing import ClassVar

from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.view import View


class Bot:
    """Chooses moves from views; the same view and generator give the same move."""

    name: ClassVar[str]

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, rng: Rng) -> Move:
        """The move for the seat that has this view; the generator is the bot's own, never the match's."""
        raise TypeError(f"{type(self).__name__} must choose")
