"""How bots play Sushi Roll."""

from __future__ import annotations

from bordspil.arena.estimate import wilson
from bordspil.arena.simulate import Plan, Tally, simulate
from bordspil.bots import make_bot
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME, Take
from bordspil.games.sushi_roll.moves import LIFT


def test_greedy_beats_uniform() -> None:
    tally = Tally()
    for result in simulate(Plan("sushi-roll", 2, ("greedy", "uniform"), 60, "strength"), workers=1):
        tally.add(result.scores[0], result.shares[0])
    assert tally.interval()[0] > 0.85


def test_greedy_knows_when_a_token_pays() -> None:
    """Against itself without tokens, on the same deals from both seats."""
    greedy = make_bot("greedy", GAME)
    won = 0.0
    for number in range(60):
        for seat_with_tokens in (0, 1):
            chance, thoughts = Rng.from_seed(number), Rng.from_seed(number)
            state = GAME.setup(2, rng=chance)
            while due := state.due():
                seat, move = due[0], greedy.choose(state.view(due[0]), thoughts)
                if seat != seat_with_tokens and not isinstance(move, Take):
                    worths = dict(
                        zip(state.actions(seat), GAME.evaluator.action_values(state, seat), strict=True)
                    )
                    takes = [action for action in worths if action < LIFT]
                    move = state.move_of(max(takes, key=lambda action: worths[action]))
                state.play(seat, move, chance)
            won += (seat_with_tokens in state.winners()) / len(state.winners())
    assert wilson(won / 120, 120)[0] > 0.6
