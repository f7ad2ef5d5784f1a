from __future__ import annotations

import time

import pytest

from bordspil.bots.advice import advise
from bordspil.bots.search import Budget
from bordspil.core.errors import NotDue
from bordspil.core.game import Game
from bordspil.core.reason import Purpose
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.games import all_games, find_game
from bordspil.games.sequence import GAME as SEQUENCE
from bordspil.games.sushi_go import GAME as SUSHI_GO
from tests.games.sequence import table as sequence
from tests.games.sushi_go import table as sushi_go

GAMES = sorted(all_games())


def looks(iterations: int) -> Budget:
    return Budget(seconds=None, iterations=iterations, threads=1)


def position(game: Game, seed: int) -> tuple[State, int]:
    """A position some moves into a match, and a seat that is due."""
    rng = Rng.from_seed(seed)
    state = game.setup(game.default_seat_count, rng=rng)
    for _ in range(seed):
        seat = state.due()[0]
        state.play(seat, rng.choice(state.legal_moves(seat)), rng)
    return state, state.due()[0]


@pytest.mark.parametrize("name", GAMES)
def test_advice_ranks_legal_moves_best_first(name: str) -> None:
    game = find_game(name)
    for seed in (0, 3):
        state, seat = position(game, seed)
        view = state.view(seat)
        advice = advise(game, view, Rng.from_seed(1), looks(300))
        assert {ranked.move for ranked in advice.moves} <= set(view.legal_moves)
        assert len({ranked.move for ranked in advice.moves}) == len(advice.moves) > 0
        assert sum(ranked.weight for ranked in advice.moves) == pytest.approx(1)
        assert all(0 <= ranked.chance <= 1 for ranked in advice.moves)
        best = [ranked for ranked in advice.moves if ranked.weight == advice.best.weight]
        assert advice.best.chance == max(ranked.chance for ranked in best)
        assert advice.reasons == game.reasons(view, advice.best.move)


@pytest.mark.parametrize("name", GAMES)
def test_advice_never_sees_more_than_the_view(name: str) -> None:
    """The same view of different hidden states, with equal generators, gives equal advice."""
    game = find_game(name)
    state, seat = position(game, 4)
    found = {
        advise(game, state.resampled(seat, Rng.from_seed(other)).view(seat), Rng.from_seed(1), looks(120))
        for other in range(5)
    }
    assert len(found) == 1


def test_a_move_that_wins_at_once_is_recommended_for_that_reason() -> None:
    state = sequence.table(["2C 2H 9S", "3H 5C"], ["b2-d2 f2 b1-e1", "h8"], lines=["a1-e1"])
    advice = advise(SEQUENCE, state.view(0), Rng.from_seed(1), looks(600))
    assert (str(advice.best.move), advice.best.chance) == ("2C e2", 1.0)
    assert advice.reasons[0].kind is Purpose.WINS


def test_the_expected_points_are_the_final_score() -> None:
    """With two cards left, the pick decides everything: squid on wasabi, then an egg as the last card."""
    state = sushi_go.table(["squid tempura", "egg egg"], ["wasabi", ""], round=3, scores=[20, 20])
    advice = advise(SUSHI_GO, state.view(0), Rng.from_seed(1), looks(200))
    assert (str(advice.best.move), advice.best.chance, advice.best.points) == ("squid", 1.0, 30.0)


def test_a_time_limit_is_kept() -> None:
    state, seat = position(find_game("sushi-roll"), 0)
    begin = time.monotonic()
    advice = advise(find_game("sushi-roll"), state.view(seat), Rng.from_seed(1), Budget(seconds=0.2))
    assert time.monotonic() - begin < 2
    assert advice.moves


def test_there_is_no_advice_without_a_choice() -> None:
    state = find_game("sushi-go").setup(2, rng=Rng.from_seed(1))
    with pytest.raises(NotDue):
        advise(SUSHI_GO, state.view(None), Rng.from_seed(1))
