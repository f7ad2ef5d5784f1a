"""Advice: a view's moves ranked by their chance of winning, with expected scores and reasons for the best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bordspil.bots.search import Budget, Search
from bordspil.core.game import Game
from bordspil.core.look import Look
from bordspil.core.move import Move
from bordspil.core.reason import Reason
from bordspil.core.rng import Rng
from bordspil.core.search import Brake
from bordspil.core.to_data import to_data
from bordspil.core.view import View

# The default: nobody wants to wait much longer than this for a hint.
BUDGET = Budget(seconds=0.8)


@dataclass(frozen=True, slots=True)
class RankedMove:
    """A move with its chance of winning (0 to 1) and the seat's expected final score.

    `weight` is the share of the search spent on this move (0 to 1).
    """

    move: Move
    chance: float
    points: float
    weight: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The moves searched, best first, and the reasons for the best one.

    `look` is something to look at first, and `pieces` what the best move is made with.
    """

    moves: tuple[RankedMove, ...]
    reasons: tuple[Reason, ...]
    look: Look | None = None
    pieces: tuple[str, ...] = ()

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
    """Advise the seat that has this view, from the view alone; raises NotDue if it has nothing to choose.

    With a budget in iterations, equal views and generators give equal advice. Another thread can stop the
    search with the brake; you then get the best advice found so far.
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
        # Cancelled before a complete move was tried.
        chance, points = search.evaluator.evaluate(search.root)[search.seat]
        moves = (RankedMove(search.best(), chance, points, 0.0),)
    best = moves[0].move
    return Advice(moves, game.reasons(view, best), game.look(view, best), game.pieces(view, best))
