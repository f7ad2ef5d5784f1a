"""What every bot is."""

from __future__ import annotations

from typing import ClassVar

from bordspil.core.errors import NotDue, shown
from bordspil.core.game import Game, expected
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.view import View


class Bot:
    """Chooses moves from views; the same view and generator give the same move."""

    name: ClassVar[str]

    def __init__(self, game: Game) -> None:
        self.game = expected(game, Game)

    def choose(self, view: View, rng: Rng) -> Move:
        """The move for the seat that has this view; the generator is the bot's own, never the match's."""
        raise TypeError(f"{type(self).__name__} must choose")

    def open_moves(self, view: View) -> tuple[Move, ...]:
        """The moves to choose from; raises NotDue where the view's seat has none."""
        moves = expected(view, View).legal_moves
        if not moves:
            raise NotDue(
                "whoever has this view has nothing to choose now",
                seat=shown(view.seat),
                due=", ".join(str(seat) for seat in view.due),
            )
        return moves
