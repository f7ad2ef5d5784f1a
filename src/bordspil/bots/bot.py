"""The base class of all bots."""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.core.errors import NotDue, shown
from bordspil.core.game import Game, expected
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.search import Brake
from bordspil.core.state import State
from bordspil.core.view import View


class Bot:
    """A player that chooses moves from views.

    Equal views and generators give equal moves (see `is_repeatable`).
    """

    name: str

    def __init__(self, game: Game) -> None:
        self.game = expected(game, Game)

    def choose(self, view: View, rng: Rng) -> Move:
        """Choose a move for the seat with this view; the generator is the bot's own, never the match's."""
        raise TypeError(f"{type(self).__name__} must implement choose")

    @property
    def is_repeatable(self) -> bool:
        """Whether equal views and generators give equal moves; false for bots with a time limit."""
        return True

    @property
    def is_quick(self) -> bool:
        """Whether a choice is fast enough to make inside an event loop."""
        return False

    def bounded(self, *, share: float = 1.0, seconds: float | None = None, memory: int, brake: Brake) -> Bot:
        """Limit the bot to one thread and this much memory; it stops when the brake is pulled.

        A bot with a time limit uses `share` of it, or of `seconds` if given.
        """
        return self

    def cancel(self) -> None:
        """Make a `choose` running in another thread return at once; later ones are not affected."""

    def open_moves(self, view: View) -> tuple[Move, ...]:
        """The legal moves in a view; raises NotDue if there are none."""
        return open_moves(view)


def open_moves(view: View) -> tuple[Move, ...]:
    """The legal moves in a view; raises NotDue if there are none."""
    moves = expected(view, View).legal_moves
    if not moves:
        raise NotDue(
            "the seat that has this view has nothing to choose now",
            seat=shown(view.seat),
            due=", ".join(str(seat) for seat in view.due),
        )
    return moves


def whole_move(state: State, steps: Sequence[int]) -> Move | None:
    """The move that these steps make up; None if it isn't complete yet."""
    try:
        move: Move = state.move_of(*steps)
    except ValueError:
        return None
    return move
