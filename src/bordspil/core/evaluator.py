"""What a search needs besides the rules: heuristic values of actions and positions.

A search is given an evaluator, and every game has its own (`Game.evaluator`). Both kinds of values are for
states sampled from a view, but they differ in what they may look at. Action values must depend only on what
the seat knows: the greedy bot uses a single sample, and the random cards dealt there must not affect it. An
evaluation may look at everything, because a search averages over many samples.
"""

from __future__ import annotations

import cython

from bordspil.core.state import State

if not cython.compiled:
    from bordspil.core.bits import bit_count


class Evaluator:
    """The neutral evaluator: all actions look alike, and so do all seats until somebody has won."""

    # The states it understands; the C side casts without checking.
    state_type = State

    def write_action_values(self, state, seat, actions, count, values):
        """Write the heuristic value of each action, roughly in points."""
        for index in range(count):
            values[index] = 0.0

    def write_evaluation(self, state, chances, scores):
        """Write each seat's chance of winning and expected final score; exact once the match is over."""
        state.returns(scores)
        winners = state.winners_mask()
        count = bit_count(winners)
        for seat in range(state.seat_count):
            chances[seat] = 0.0 if count else 1.0 / state.seat_count
            if winners >> seat & 1:
                chances[seat] = 1.0 / count

    def check_state(self, state: State) -> None:
        """Raise TypeError for the state of another game."""
        if not isinstance(state, self.state_type):
            raise TypeError(
                f"{type(self).__name__} evaluates a {self.state_type.__name__}, not a {type(state).__name__}"
            )

    def settle(self) -> None:
        """Raise the error that C code caught but couldn't raise; compiled evaluators have none."""

    @cython.locals(source="State", count=cython.int, index=cython.int)
    def action_values(self, state: State, seat: int) -> tuple[float, ...]:
        """The heuristic value of each of the seat's `State.actions`, roughly in points."""
        actions = cython.declare(cython.int[2048])
        values = cython.declare(cython.double[2048])
        self.check_state(state)
        state.check_seat(seat)
        source = state
        count = source.legal_actions(seat, actions)
        self.write_action_values(source, seat, actions, count, values)
        state.settle()
        self.settle()
        return tuple([values[index] for index in range(count)])

    @cython.locals(source="State", seat=cython.int)
    def evaluate(self, state: State) -> tuple[tuple[float, float], ...]:
        """Each seat's chance of winning and expected final score, by heuristic."""
        chances = cython.declare(cython.double[32])
        scores = cython.declare(cython.double[32])
        self.check_state(state)
        source = state
        self.write_evaluation(source, chances, scores)
        state.settle()
        self.settle()
        return tuple([(chances[seat], scores[seat]) for seat in range(state.seat_count)])
