"""The speed of the search, beside random playouts of the same position in the same run."""

from __future__ import annotations

import os
import statistics
import threading
import time
from collections.abc import Callable

from rich.table import Table

from benchmarks.engine.timing import cpu_rate
from bordspil.bots.search import Budget, Search
from bordspil.core.game import Game
from bordspil.core.playouts import run_playouts
from bordspil.core.rng import Rng
from bordspil.core.search import Brake, Tree
from bordspil.core.search_settings import SearchSettings
from bordspil.core.state import State
from bordspil.games import all_games

# Random playouts to the end without the heuristic: an iteration is a playout plus the cost of the tree.
BARE = SearchSettings(at_random=True, with_prior=False, rounds=0, plies=0)
MEMORY = 64 << 20
ROUNDS = 5
SEAT_COUNTS = (2, 4)
MIN_SHARE, MIN_GAIN, MAX_DELAY = 0.5, 1.6, 20.0


def first_move(game: Game, seat_count: int) -> State:
    return game.setup(seat_count, rng=Rng.from_seed("first move"))


def iterations(game: Game, state: State, settings: SearchSettings) -> float:
    """Iterations per CPU second, each time in a new tree."""
    seat = state.due()[0]
    return cpu_rate(
        lambda count: Tree(state, seat, Rng.from_seed(count), Brake(), MEMORY, settings, game.evaluator).run(
            count
        )
    )


def speeds(game: Game, seat_count: int) -> tuple[float, float, float]:
    """Iterations per second, bare and as bots search, and the bare ones as a share of random playouts."""
    state = first_move(game, seat_count)
    shares, bare = [], []
    for _ in range(ROUNDS):
        # Alternate, so that a machine whose speed drifts favours neither.
        playouts = cpu_rate(lambda count: run_playouts(state, count, Rng.from_seed(count)))
        bare.append(iterations(game, state, BARE))
        shares.append(bare[-1] / playouts)
    return statistics.median(bare), iterations(game, state, game.search_settings), statistics.median(shares)


def gain_of_two_threads() -> float:
    """The iterations of two threads as a multiple of one thread's in the same time."""
    game = all_games()["sushi-go"]
    view = first_move(game, 4).view(0)
    gains = []
    for number in range(ROUNDS):
        done = [
            Search(game, view, Rng.from_seed(number), Budget(seconds=0.5, threads=threads)).run().iterations
            for threads in (1, 2)
        ]
        gains.append(done[1] / done[0])
    return statistics.median(gains)


def delay_of_a_cancel(game: Game) -> float:
    """The longest of ten delays between cancelling a search and its end, in milliseconds."""
    state = first_move(game, game.seat_counts[-1])
    delays = []
    for number in range(10):
        search = Search(
            game, state.view(state.due()[0]), Rng.from_seed(number), Budget(seconds=30, threads=1)
        )
        thread = threading.Thread(target=search.run)
        thread.start()
        time.sleep(0.05)
        begin = time.perf_counter()
        search.cancel()
        thread.join()
        delays.append(time.perf_counter() - begin)
    return 1000 * max(delays)


def measure_search(advance: Callable[[], None]) -> tuple[Table, Table, list[tuple[str, bool]]]:
    """Two tables, and the goals with whether they are met."""
    table = Table(
        *(
            "Search, first move",
            "players",
            "iterations/s, random to the end",
            "of random playouts",
            "as bots search",
        ),
        box=None,
        header_style="dim",
        pad_edge=False,
    )
    goals = []
    for game in all_games().values():
        for seat_count in [count for count in SEAT_COUNTS if count in game.seat_counts]:
            bare, usual, share = speeds(game, seat_count)
            table.add_row(game.title, str(seat_count), f"{bare:,.0f}", f"{share:.2f}", f"{usual:,.0f}")
            if (game.name, seat_count) == ("sushi-go", 4):
                goals.append((f"a search at least {MIN_SHARE} of random playouts", share >= MIN_SHARE))
            advance()
    rest = Table("Search", "measured", "goal", box=None, header_style="dim", pad_edge=False)
    if (os.cpu_count() or 1) > 1:
        gain = gain_of_two_threads()
        rest.add_row(
            "two threads against one, iterations in 0.5 s", f"{gain:.2f} ×", f"≥ {MIN_GAIN} (idle machine)"
        )
        goals.append((f"two threads at least {MIN_GAIN} × one (needs an idle machine)", gain >= MIN_GAIN))
    for game in all_games().values():
        delay = delay_of_a_cancel(game)
        rest.add_row(
            f"cancelling, {game.title}, the slowest of ten", f"{delay:.1f} ms", f"< {MAX_DELAY:g} ms"
        )
        goals.append((f"{game.title}: a search stops within {MAX_DELAY:g} ms", delay < MAX_DELAY))
        advance()
    return table, rest, goals
