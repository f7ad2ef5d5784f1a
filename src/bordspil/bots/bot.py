"""What every bot is."""

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
    """Chooses moves from views; equal views and generators give equal moves (see `is_repeatable`)."""

    name: str

    def __init__(self, game: Game) -> None:
        self.game = expected(game, Game)

    def choose(self, view: View, rng: Rng) -> Move:
        """The move for the seat that has this view; the generator is the bot's own, never the match's."""
        raise TypeError(f"{type(self).__name__} must choose")

    @property
    def is_repeatable(self) -> bool:
        """Whether equal views and generators give equal moves; not so where a bot thinks by the clock."""
        return True

    @property
    def is_quick(self) -> bool:
        """Whether a choice takes so little time that an event loop may wait for it; no bot is taken to be."""
        return False

    def bounded(self, *, share: float = 1.0, seconds: float | None = None, memory: int, brake: Brake) -> Bot:
        """A bot that plays alike on one thread, within the memory, and stops when the brake is pulled.

        `seconds` takes the place of the time that a bot by the clock has, of which it uses the `share`.
        """
        return self

    def cancel(self) -> None:
        """Makes a `choose` that runs in another thread answer at once; one that begins later goes on."""

    def open_moves(self, view: View) -> tuple[Move, ...]:
        """The moves to choose from; raises NotDue where the view's seat has none."""
        return open_moves(view)


def open_moves(view: View) -> tuple[Move, ...]:
    """The moves of the seat that has a view; raises NotDue where it has none."""
    moves = expected(view, View).legal_moves
    if not moves:
        raise NotDue(
            "whoever has this view has nothing to choose now",
            seat=shown(view.seat),
            due=", ".join(str(seat) for seat in view.due),
        )
    return moves


def whole_move(state: State, steps: Sequence[int]) -> Move | None:
    """The move made of some steps; None where more must follow."""
    try:
        move: Move = state.move_of(*steps)
    except ValueError:
        return None
    return move
