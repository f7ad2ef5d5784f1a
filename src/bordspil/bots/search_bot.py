"""The bot that plans ahead."""

from __future__ import annotations

from bordspil.bots.bot import Bot
from bordspil.bots.search import Budget, Search
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.search import Brake
from bordspil.core.search_settings import SearchSettings
from bordspil.core.view import View


class SearchBot(Bot):
    """A bot that searches as far ahead as its budget allows.

    With a `temperature` it doesn't always play the move it tried most, but draws one in proportion to
    visits ** (1 / temperature): the better a move did, the likelier it is. A poor move is hardly ever tried,
    so it is hardly ever drawn.
    """

    name = "searcher"

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        settings: SearchSettings | None = None,
        temperature: float = 0.0,
        *,
        brake: Brake | None = None,
    ) -> None:
        super().__init__(game)
        self.budget = budget or Budget()
        self.settings = settings
        self.temperature = temperature
        # A brake passed in stops every choice; the bot's own stops only the current one.
        self.given_brake = brake
        self.brake = brake or Brake()

    def choose(self, view: View, rng: Rng) -> Move:
        moves = self.open_moves(view)
        if len(moves) == 1:
            return moves[0]
        self.brake = brake = self.given_brake or Brake()
        search = Search(self.game, view, Rng.checked(rng), self.budget, self.settings, brake=brake)
        return search.run().best(self.temperature, rng)

    @property
    def is_repeatable(self) -> bool:
        return self.budget.seconds is None

    def bounded(
        self, *, share: float = 1.0, seconds: float | None = None, memory: int, brake: Brake
    ) -> SearchBot:
        bot = SearchBot(
            self.game,
            self.budget.bounded(share=share, seconds=seconds, memory=memory),
            self.settings,
            self.temperature,
            brake=brake,
        )
        bot.name = self.name
        return bot

    def cancel(self) -> None:
        self.brake.pull()
