"""The adapter: a game in plain Python works wherever a compiled one does."""

import pytest

import bordspil
from bordspil.core.move import Move, TextMove
from bordspil.core.playouts import run_playouts
from bordspil.core.rng import Rng
from bordspil.games import find_game
from tests.toys.high_card import HighCardOptions, HighCardState


@pytest.fixture
def started() -> HighCardState:
    state = find_game("high-card").setup(3, rng=Rng.from_seed(1))
    assert type(state).__name__ == "HighCardState"
    return state  # type: ignore[return-value]


def test_compiled_code_plays_a_random_match_to_its_end(started: HighCardState) -> None:
    started.play_randomly(Rng.from_seed(2))
    started.settle()
    outcome = started.outcome()
    assert outcome is not None
    assert sum(started.scores()) == 3


def test_playouts_do_not_change_the_state_they_start_from(started: HighCardState) -> None:
    before = started.snapshot()
    first = run_playouts(started, 20, Rng.from_seed(3))
    assert first == run_playouts(started, 20, Rng.from_seed(3))
    assert first != run_playouts(started, 20, Rng.from_seed(4))
    assert started.snapshot() == before


def test_a_clone_never_changes_its_source(started: HighCardState) -> None:
    copy = started.clone()
    assert copy == started
    seat = copy.due()[0]
    copy.play(seat, copy.legal_moves(seat)[0], Rng.from_seed(1))
    assert copy != started
    assert started.turn == 0


def test_resampling_keeps_what_the_observer_knows(started: HighCardState) -> None:
    view = started.view(1)
    for seed in range(10):
        assert started.resampled(1, Rng.from_seed(seed)).view(1) == view


class Broken(HighCardState):
    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[()]:
        raise ZeroDivisionError("a mistake in the game")


def test_an_error_in_a_games_code_ends_the_playout_and_is_raised() -> None:
    state = Broken(2, HighCardOptions())
    state.begin(Rng.from_seed(1))
    with pytest.raises(ZeroDivisionError, match="a mistake in the game"):
        state.play_randomly(Rng.from_seed(1))
    with pytest.raises(ZeroDivisionError, match="a mistake in the game"):
        run_playouts(state, 3, Rng.from_seed(1))


class Stuck(HighCardState):
    def open_moves(self, seat: int) -> tuple[Move, ...]:
        return ()


class Endless(HighCardState):
    all_moves = tuple(TextMove(str(number)) for number in range(5000))

    def open_moves(self, seat: int) -> tuple[Move, ...]:
        return self.all_moves


class Chatty(HighCardState):
    def scores(self) -> tuple[int, ...]:
        return (1,) * 1000


@pytest.mark.parametrize(
    ("kind", "error", "says"),
    [(Stuck, RuntimeError, "nobody can move"), (Endless, ValueError, "5000 numbers where 2048 have room")],
)
def test_a_playout_that_cannot_continue_raises_an_error(
    kind: type[HighCardState], error: type[Exception], says: str
) -> None:
    state = kind(2, HighCardOptions())
    state.begin(Rng.from_seed(1))
    with pytest.raises(error, match=says):
        state.play_randomly(Rng.from_seed(1))


def test_too_many_scores_never_reach_compiled_code() -> None:
    state = Chatty(2, HighCardOptions())
    state.begin(Rng.from_seed(1))
    with pytest.raises(ValueError, match="1000 numbers where 2 have room"):
        state.payoffs()


def test_payoffs_and_winners_agree_with_the_outcome(started: HighCardState) -> None:
    assert started.winners() == ()
    started.play_randomly(Rng.from_seed(5))
    outcome = started.outcome()
    assert outcome is not None
    assert started.winners() == outcome.winners
    assert started.payoffs() == started.scores()


def test_the_number_of_seats_cant_be_changed(started: HighCardState) -> None:
    if bordspil.is_compiled():
        with pytest.raises(AttributeError):
            started.seat_count = 99  # type: ignore[misc]
