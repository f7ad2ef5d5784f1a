"""The bot that searches."""

from __future__ import annotations

from bordspil.bots.bot import Bot
from bordspil.bots.search import Budget, Search
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.planning import Planning
from bordspil.core.rng import Rng
from bordspil.core.search import Brake
from bordspil.core.view import View


class Searcher(Bot):
    """Thinks ahead as far as its budget goes.

    With `wavering` it does not always take the move that it has tried most, but draws one in proportion to
    visits to the power of 1 / wavering: the better a move did, the likelier; a move that looked poor was
    hardly tried and is hardly ever drawn.
    """

    name = "searcher"

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        planning: Planning | None = None,
        wavering: float = 0.0,
        *,
        brake: Brake | None = None,
    ) -> None:
        super().__init__(game)
        self.budget = budget or Budget()
        self.planning = planning
        self.wavering = wavering
        # One that was given stops every choice; one of its own only the choice that is running.
        self.given_brake = brake
        self.brake = brake or Brake()

    def choose(self, view: View, rng: Rng) -> Move:
        moves = self.open_moves(view)
        if len(moves) == 1:
            return moves[0]
        self.brake = brake = self.given_brake or Brake()
        search = Search(self.game, view, Rng.checked(rng), self.budget, self.planning, brake=brake)
        return search.run().best(self.wavering, rng)

    @property
    def is_repeatable(self) -> bool:
        return self.budget.seconds is None

    def bounded(
        self, *, share: float = 1.0, seconds: float | None = None, memory: int, brake: Brake
    ) -> Searcher:
        bot = Searcher(
            self.game,
            self.budget.bounded(share=share, seconds=seconds, memory=memory),
            self.planning,
            self.wavering,
            brake=brake,
        )
        bot.name = self.name
        return bot

    def cancel(self) -> None:
        self.brake.pull()
