"""Advice: the moves of a view ranked, with the chance to win, the likely score, and why the best is best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bordspil.bots.search import Budget, Search
from bordspil.core.data import to_data
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.reason import Reason
from bordspil.core.rng import Rng
from bordspil.core.search import Brake
from bordspil.core.view import View

# What is looked at where nothing is said: nobody should wait much longer for a hint.
BUDGET = Budget(seconds=0.8)


@dataclass(frozen=True, slots=True)
class RankedMove:
    """A move with the chance to win by it (0 to 1) and the score that its seat will likely end with.

    `weight` is the part of all the looking that went into this move (0 to 1).
    """

    move: Move
    chance: float
    points: float
    weight: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The moves that were looked at, best first, and the reasons of the best."""

    moves: tuple[RankedMove, ...]
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> RankedMove:
        """The recommended move."""
        return self.moves[0]

    def as_data(self) -> dict[str, Any]:
        """The advice as plain data."""
        return {
            "moves": [to_data(ranked) for ranked in self.moves],
            "reasons": [reason.as_data() for reason in self.reasons],
        }


def advise(
    game: Game, view: View, rng: Rng, budget: Budget = BUDGET, *, brake: Brake | None = None
) -> Advice:
    """Advice for the seat of a view, which is all that is looked at; raises NotDue where there is no choice.

    Equal views and generators give equal advice if the budget is a number of iterations.
    A brake ends the search from another thread; the advice then is what was found so far.
    """
    search = Search(game, view, Rng.checked(rng), budget, brake=brake).run()
    found = search.ranked()
    total = max(1, sum(finding.visits for _, finding in found))
    moves = tuple(
        [
            RankedMove(move, finding.chance, finding.points, finding.visits / total)
            for move, finding in found
            if finding.visits
        ]
    )
    if not moves:
        # Cancelled before any whole move was tried.
        chance, points = search.root.forecast()[search.seat]
        moves = (RankedMove(search.best(), chance, points, 0.0),)
    return Advice(moves, game.reasons(view, moves[0].move))
