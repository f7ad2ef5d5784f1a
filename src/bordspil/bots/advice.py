"""Advice: the moves of a view ranked, with the chance to win, the likely score, and why the best is best."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from bordspil.core.data import to_data
from bordspil.core.errors import NotDue, shown
from bordspil.core.game import Game, expected
from bordspil.core.move import Move
from bordspil.core.reason import Reason
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.core.view import View

# Playouts in all; some tenths of a second with compiled rules.
BUDGET = 12_000
# Moves that are looked at; where there are more, those that seem best at first glance.
MOST_MOVES = 24
# Each heat drops the worse half of the moves, down to so many.
FINALISTS = 3


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


def advise(game: Game, view: View, rng: Rng, budget: int = BUDGET, *, seconds: float | None = None) -> Advice:
    """Advice for the seat of a view, which is all that is looked at; raises NotDue where there is no choice.

    Equal views and generators give equal advice; with a limit of `seconds`, only as far as time goes.
    """
    expected(game, Game)
    if not expected(view, View).legal_moves or view.seat is None:
        raise NotDue(
            "whoever has this view has nothing to choose now",
            seat=shown(view.seat),
            due=", ".join(str(seat) for seat in view.due),
        )
    if isinstance(budget, bool) or not isinstance(budget, int) or budget < 1:
        raise ValueError(f"the budget must be a whole number of playouts from 1 on, not {shown(budget)}")
    moves = ranked(game, view, Rng.checked(rng), budget, seconds)
    return Advice(moves, game.reasons(view, moves[0].move))


def ranked(
    game: Game, view: View, rng: Rng, budget: int, seconds: float | None = None
) -> tuple[RankedMove, ...]:
    """The moves of a view, best first: each is tried in states that agree with it, played on at random."""
    assert view.seat is not None
    end = None if seconds is None else time.monotonic() + seconds
    trials = [Trial(move, view.seat) for move in promising(game, view)]
    state, spent = game.sample_state(view, rng), 0
    running = trials
    while spent < budget:
        heat = max(budget // 6 // len(running), 1)
        for _ in range(heat):
            for trial in running:
                trial.play(state, rng)
            spent += len(running)
            if spent >= budget or (end is not None and time.monotonic() > end):
                break
        running = sorted(running, key=Trial.merit, reverse=True)[: max(len(running) // 2, FINALISTS)]
        if end is not None and time.monotonic() > end:
            break
    # Whatever stayed longer was better, and is better known.
    trials.sort(key=lambda trial: (trial in running, trial.count, trial.merit()), reverse=True)
    return tuple([trial.result(spent) for trial in trials])


def promising(game: Game, view: View) -> tuple[Move, ...]:
    """The moves worth trying: all, or the best at first glance where there are very many."""
    moves = view.legal_moves
    if len(moves) <= MOST_MOVES:
        return moves
    worths = game.appraise(view)
    if worths is None:
        return moves[:MOST_MOVES]
    best = sorted(range(len(moves)), key=lambda index: -worths[index])[:MOST_MOVES]
    return tuple([moves[index] for index in sorted(best)])


class Trial:
    """A move tried out again and again."""

    def __init__(self, move: Move, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.count = 0
        self.won = 0.0
        self.points = 0.0

    def play(self, state: State, rng: Rng) -> None:
        """One match: hidden things dealt anew, the move made, then at random to the end."""
        trial = state.resampled(self.seat, rng)
        trial.play_unchecked(self.seat, self.move, rng)
        trial.play_randomly(rng)
        outcome = trial.outcome()
        assert outcome is not None
        self.count += 1
        self.won += outcome.shares[self.seat]
        self.points += outcome.scores[self.seat]

    def merit(self) -> tuple[float, float]:
        """How good it was so far: wins first, then points."""
        count = max(self.count, 1)
        return self.won / count, self.points / count

    def result(self, spent: int) -> RankedMove:
        """What was found out."""
        chance, points = self.merit()
        return RankedMove(self.move, chance, points, self.count / spent)
