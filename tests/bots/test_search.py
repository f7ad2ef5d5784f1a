"""The search: it uses only what its seat knows, stops in time, fits into its memory and finds good moves."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

import bordspil
from bordspil.bots import Budget, Search, make_bot
from bordspil.core.errors import BadBot, NotDue
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.python_game import PythonState
from bordspil.core.rng import Rng
from bordspil.core.search import LEAST_MEMORY, Brake, Tree
from bordspil.core.search_settings import SearchSettings
from bordspil.core.state import State
from bordspil.core.view import View
from bordspil.games import all_games, find_game
from tests.bots.guessing import GUESSING, FaultyState
from tests.games.sequence import table as sequence
from tests.games.sushi_go import table as sushi_go
from tests.helpers.uncompiled import printed

GAMES = sorted(all_games())
SHORT = Budget(seconds=None, iterations=80, threads=1, memory=1 << 20)


def walk(game: Game, seat_count: int, seed: int, moves: int) -> State:
    """A position some random moves into a match, with at least one seat due."""
    rng = Rng.from_seed(seed)
    state = game.setup(seat_count, rng=rng)
    for _ in range(moves):
        if len(state.due()) < 1:
            return game.setup(seat_count, rng=rng)
        seat = rng.choice(state.due())
        state.play(seat, rng.choice(state.legal_moves(seat)), rng)
    return state


def ranking(game: Game, state: State, seat: int, budget: Budget = SHORT) -> list[tuple[Move, object]]:
    return list(Search(game, state.view(seat), Rng.from_seed("same"), budget).run().ranked())


@pytest.mark.parametrize("name", GAMES)
def test_a_search_depends_only_on_the_view_not_on_what_is_hidden(name: str) -> None:
    game = find_game(name)
    for seed, moves in enumerate((0, 1, 5, 11)):
        state = walk(game, game.default_seat_count, seed, moves)
        if not state.due():
            continue
        seat = state.due()[-1]
        found = [ranking(game, state.resampled(seat, Rng.from_seed(other)), seat) for other in range(5)]
        assert all(each == found[0] for each in found)


def test_the_search_does_not_know_simultaneous_choices() -> None:
    """Guessing a number would win every time by peeking; without peeking it wins one time in four."""
    for seat, chance in ((0, 0.75), (1, 0.25)):
        state = GUESSING.setup(2, rng=Rng.from_seed(1))
        search = Search(GUESSING, state.view(seat), Rng.from_seed(2), Budget(seconds=None, iterations=4000))
        findings = [finding for _, finding in search.run().ranked()]
        mean = sum(each.chance * each.visits for each in findings) / sum(each.visits for each in findings)
        assert mean == pytest.approx(chance, abs=0.08)


def test_the_search_treats_an_unseen_choice_as_still_open() -> None:
    """Seat 0 has chosen; seat 1 must neither find out what, nor assume that it was chosen at random."""
    for chosen in GUESSING.setup(2, rng=Rng.from_seed(1)).legal_moves(0):
        state = GUESSING.setup(2, rng=Rng.from_seed(1))
        state.play(0, chosen, Rng.from_seed(1))
        search = Search(GUESSING, state.view(1), Rng.from_seed(2), Budget(seconds=None, iterations=2000))
        search.run()
        assert {finding.chance < 0.5 for _, finding in search.ranked()} == {True}


@pytest.mark.parametrize("name", GAMES)
def test_a_number_of_iterations_gives_equal_results_on_any_number_of_threads(name: str) -> None:
    game = find_game(name)
    state = walk(game, game.default_seat_count, 3, 3)
    seat = state.due()[0]
    for threads in (1, 2, 3):
        budget = Budget(seconds=None, iterations=90, threads=threads, memory=4 << 20)
        first, second = ranking(game, state, seat, budget), ranking(game, state, seat, budget)
        assert first == second
        search = Search(game, state.view(seat), Rng.from_seed(1), budget).run()
        assert search.iterations == 90


@pytest.mark.parametrize("name", GAMES)
def test_a_cancelled_search_stops_at_once_and_still_answers(name: str) -> None:
    game = find_game(name)
    state = walk(game, game.default_seat_count, 3, 3)
    seat = state.due()[0]
    delays = []
    for _ in range(5):
        search = Search(game, state.view(seat), Rng.from_seed(1), Budget(seconds=60, threads=2))
        thread = threading.Thread(target=search.run)
        thread.start()
        time.sleep(0.05)
        begin = time.perf_counter()
        search.cancel()
        thread.join()
        delays.append(time.perf_counter() - begin)
        assert search.best() in state.legal_moves(seat)
    # Far less than its minute; `make bench` measures how soon exactly.
    assert min(delays) < 0.5


def test_a_bot_can_be_cancelled_while_it_thinks() -> None:
    game = find_game("sushi-go")
    state = game.setup(4, rng=Rng.from_seed(1))
    bot = make_bot("master:seconds=60", game)
    answer: list[Move] = []
    thread = threading.Thread(target=lambda: answer.append(bot.choose(state.view(0), Rng.from_seed(1))))
    thread.start()
    time.sleep(0.1)
    bot.cancel()
    thread.join(10)
    assert answer
    assert answer[0] in state.legal_moves(0)


def test_a_time_limit_is_kept() -> None:
    state = find_game("sequence").setup(2, rng=Rng.from_seed(1))
    begin = time.perf_counter()
    search = Search(
        find_game("sequence"), state.view(0), Rng.from_seed(1), Budget(seconds=0.1, threads=2)
    ).run()
    assert 0.09 < time.perf_counter() - begin < 30
    assert search.iterations > 2


@pytest.mark.parametrize("name", GAMES)
def test_a_full_tree_stays_within_its_memory_and_keeps_searching(name: str) -> None:
    game = find_game(name)
    state = game.setup(2, rng=Rng.from_seed(1))
    # Trying all moves equally often makes a wide tree.
    settings = SearchSettings(rounds=1, plies=6, exploration=20.0, with_prior=False)
    tree = Tree(state, state.due()[0], Rng.from_seed(2), Brake(), LEAST_MEMORY, settings, game.evaluator)
    assert tree.most_memory() <= LEAST_MEMORY
    # Games in Python are too slow, and often too small, to fill a tree.
    is_fast = bordspil.is_compiled() and not isinstance(state, PythonState)
    if not is_fast:
        tree.run(200)
    while is_fast and tree.edges_used < 0.9 * tree.edge_limit():
        if tree.nodes_used > 0.74 * tree.node_limit():
            break
        tree.run(1000)
        assert tree.iterations < 500_000
    before = tree.iterations
    tree.run(500)
    assert tree.iterations == before + 500
    assert tree.edges_used <= tree.edge_limit()
    assert tree.nodes_used <= 0.76 * tree.node_limit()
    assert tree.memory() <= LEAST_MEMORY


def test_the_winning_move_is_found() -> None:
    state = sequence.table(["2C 2H 9S", "3H 5C"], ["b2-d2 f2 b1-e1", "h8"], lines=["a1-e1"])
    bot = make_bot("master:iterations=200", find_game("sequence"))
    assert str(bot.choose(state.view(0), Rng.from_seed(1))) == "2C e2"


def test_a_card_is_kept_from_the_neighbour_who_needs_it() -> None:
    """The squid scores three, but passing on the sashimi would give the neighbour ten, and the match."""
    state = sushi_go.table(
        ["squid sashimi egg", "egg egg egg"],
        ["", "sashimi sashimi"],
        round=3,
        round_turn=7,
        scores=[25, 19],
    )
    game = find_game("sushi-go")
    assert str(make_bot("greedy", game).choose(state.view(0), Rng.from_seed(1))) == "squid"
    bot = make_bot("master:iterations=1000", game)
    assert str(bot.choose(state.view(0), Rng.from_seed(1))) == "sashimi"


def test_every_step_of_a_move_is_chosen_by_the_search() -> None:
    game = find_game("sushi-roll")
    state = game.setup(2, rng=Rng.from_seed(5))
    seat = state.due()[0]
    search = Search(game, state.view(seat), Rng.from_seed(1), Budget(seconds=None, iterations=3000)).run()
    assert search.best() in state.legal_moves(seat)
    ranked = search.ranked()
    assert {move for move, _ in ranked} == set(state.legal_moves(seat))
    assert sum(finding.visits for _, finding in ranked) <= search.iterations
    assert any(len(state.steps_of(move)) > 1 and finding.visits for move, finding in ranked)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seconds": None}, "seconds, iterations or both"),
        ({"seconds": 0}, "above 0"),
        ({"seconds": float("nan")}, "above 0"),
        ({"iterations": 0}, "iterations"),
        ({"iterations": 1.5}, "iterations"),
        ({"threads": -1}, "threads"),
        ({"threads": 10**6}, "threads"),
        ({"memory": 5}, "memory"),
    ],
)
def test_an_invalid_budget_is_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Budget(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("master:iterations", "not a setting"),
        ("master:iteration=5", "iterations=1…"),
        ("master:iterations=0", "1…1000000000"),
        ("master:iterations=٣", "1…1000000000"),
        ("master:seconds=nan", "0.001…3600"),
        ("master:at_random=maybe", "yes | no"),
        ("greedy:iterations=5", "doubt="),
        ("uniform:doubt=1", "settings: –"),
        ("master:", "not a setting"),
    ],
)
def test_a_bot_with_an_invalid_setting_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadBot, match=message.replace("|", "[|]").replace("–", "–")):
        make_bot(text, find_game("sushi-go"))


def test_a_seat_with_nothing_to_choose_cannot_search() -> None:
    game = find_game("sushi-roll")
    state = game.setup(2, rng=Rng.from_seed(1))
    other = 1 - state.due()[0]
    with pytest.raises(NotDue):
        Search(game, state.view(other), Rng.from_seed(1), SHORT)
    with pytest.raises(ValueError, match="nothing to choose"):
        Tree(state, other, Rng.from_seed(1), Brake(), LEAST_MEMORY, SearchSettings(), game.evaluator)
    with pytest.raises(ValueError, match="bytes"):
        Tree(state, 1 - other, Rng.from_seed(1), Brake(), 10, SearchSettings(), game.evaluator)


SCRIPT = """
from bordspil.bots import Budget, Search
from bordspil.core.rng import Rng
from bordspil.games import all_games, find_game
budget = Budget(seconds=None, iterations=30, threads=1, memory=1 << 20)
for name, seats in [(name, seats) for name in all_games() for seats in (2, 4)]:
    game = find_game(name)
    rng = Rng.from_seed("modes")
    state = game.setup(seats, rng=rng)
    for _ in range(2):
        seat = state.due()[0]
        search = Search(game, state.view(seat), rng, budget)
        for move, finding in search.run().ranked():
            if finding.visits:
                print(name, seats, move, finding.visits, round(finding.chance, 9), round(finding.points, 9))
        state.play(seat, search.best(), rng)
"""


@pytest.mark.skipif(not bordspil.is_compiled(), reason="compares with the compiled search")
def test_compiled_and_uncompiled_searches_find_the_same() -> None:
    runs = [printed(SCRIPT, uncompiled=uncompiled) for uncompiled in (False, True)]
    assert runs[0] == runs[1] != ""


def test_many_threads_share_the_memory_of_the_budget() -> None:
    state = GUESSING.setup(2, rng=Rng.from_seed(1))
    budget = Budget(seconds=None, iterations=10, threads=256, memory=1 << 20)
    search = Search(GUESSING, state.view(0), Rng.from_seed(1), budget)
    assert sum(tree.most_memory() for tree in search.trees) <= 1 << 20


def test_a_search_can_be_cancelled_before_it_starts() -> None:
    game = find_game("sushi-go")
    state = game.setup(4, rng=Rng.from_seed(1))
    bot = make_bot("master:seconds=60", game)
    original = game.sample_state

    class Slow(type(game)):  # type: ignore[misc]
        def sample_state(self, view: View, rng: Rng) -> State:
            bot.cancel()
            return original(view, rng)

    bot.game = Slow()
    begin = time.perf_counter()
    assert bot.choose(state.view(0), Rng.from_seed(1)) in state.legal_moves(0)
    assert time.perf_counter() - begin < 10


def test_the_search_raises_errors_of_python_games() -> None:
    class Faulty(type(GUESSING)):  # type: ignore[misc]
        def sample_state(self, view: View, rng: Rng) -> State:
            return FaultyState()

    state = GUESSING.setup(2, rng=Rng.from_seed(1))
    with pytest.raises(ZeroDivisionError):
        Search(
            Faulty(), state.view(0), Rng.from_seed(1), Budget(seconds=None, iterations=100, threads=1)
        ).run()


def test_a_tree_is_initialized_only_once_and_only_with_valid_arguments() -> None:
    game = find_game("sushi-go")
    state = game.setup(2, rng=Rng.from_seed(1))
    made_of = (state, 0, Rng.from_seed(1), Brake(), LEAST_MEMORY)
    tree = Tree(*made_of, SearchSettings(), game.evaluator)
    with pytest.raises(TypeError, match="once"):
        tree.__init__(*made_of, SearchSettings(), game.evaluator)
    with pytest.raises(TypeError, match="searched"):
        tree.found(find_game("sequence").setup(2, rng=Rng.from_seed(1)), 0)
    with pytest.raises(RuntimeError, match="never made"):
        Tree.__new__(Tree).run(1)
    with pytest.raises(TypeError, match="searched"):
        Tree.__new__(Tree).found(state, 0)
    with pytest.raises(TypeError, match="SearchSettings"):
        Tree(*made_of, None, game.evaluator)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Evaluator"):
        Tree(*made_of, SearchSettings(), None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="evaluates"):
        Tree(*made_of, SearchSettings(), find_game("sushi-roll").evaluator)


@pytest.mark.parametrize(
    "wrong", [{"margin": 2.0}, {"spread": 0.0}, {"exploration": float("nan")}, {"plies": -1}, {"rounds": 1.5}]
)
def test_invalid_search_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        SearchSettings(**wrong)


def test_seconds_replace_the_iterations_of_a_level() -> None:
    game = find_game("sushi-go")
    state = game.setup(4, rng=Rng.from_seed(1))
    begin = time.perf_counter()
    make_bot("regular:seconds=0.2", game).choose(state.view(0), Rng.from_seed(1))
    assert time.perf_counter() - begin > 0.19
    assert make_bot("regular", game).is_repeatable
    assert not make_bot("master", game).is_repeatable


def test_a_python_game_has_at_most_32_seats() -> None:
    with pytest.raises(ValueError, match="1 to 32"):
        PythonState(33)
