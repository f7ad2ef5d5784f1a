"""How fast the search is, beside the plain random playouts of the same position in the same run."""

from __future__ import annotations

import os
import statistics
import threading
import time
from collections.abc import Callable

from rich.table import Table

from bordspil.bots.search import Budget, Search
from bordspil.core.game import Game
from bordspil.core.planning import Planning
from bordspil.core.rng import Rng
from bordspil.core.search import Brake, Tree
from bordspil.core.state import State
from bordspil.games import all_games

# Playouts to the end and at random, no first glance: an iteration is a playout and what the tree costs.
BARE = Planning(at_random=True, with_prior=False, rounds=0, plies=0)
MEMORY = 64 << 20
ROUNDS = 5
SECONDS = 0.4
LEAST_SHARE, LEAST_GAIN, MOST_DELAY = 0.5, 1.6, 20.0


def cpu_rate(work: Callable[[int], object]) -> float:
    """How often a second of CPU time does some work, told how often to do it."""
    count, spent = 100, 0.0
    while spent < SECONDS:
        count *= 2
        begin = time.process_time()
        work(count)
        spent = time.process_time() - begin
    return count / spent


def first_move(game: Game, seat_count: int) -> State:
    return game.setup(seat_count, rng=Rng.from_seed("first move"))


def iterations(state: State, planning: Planning) -> float:
    """Iterations a second of CPU time, each time in a fresh tree."""
    seat = state.due()[0]
    return cpu_rate(
        lambda count: Tree(state, seat, Rng.from_seed(count), Brake(), MEMORY, planning).run(count)
    )


def speeds(game: Game, seat_count: int) -> tuple[float, float, float]:
    """Iterations a second bare and as the bots do it, and the bare ones as a share of plain playouts."""
    state = first_move(game, seat_count)
    shares, bare = [], []
    for _ in range(ROUNDS):
        # One after the other in one run, so that a machine whose speed drifts favours neither.
        playouts = cpu_rate(lambda count: state.run_playouts(count, Rng.from_seed(count)))
        bare.append(iterations(state, BARE))
        shares.append(bare[-1] / playouts)
    return statistics.median(bare), iterations(state, game.planning), statistics.median(shares)


def gain_of_two_threads() -> float:
    """How many times as many iterations two threads make as one, in the same time."""
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
    """The longest of some delays between the call and the end of the search, in milliseconds."""
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
    """Two tables, and the promises with whether they hold."""
    table = Table(
        *(
            "Search, first move",
            "players",
            "iterations/s, random to the end",
            "of plain playouts",
            "as bots do it",
        ),
        box=None,
        header_style="dim",
        pad_edge=False,
    )
    goals = []
    for game in all_games().values():
        for seat_count in (2, 4):
            bare, usual, share = speeds(game, seat_count)
            table.add_row(game.title, str(seat_count), f"{bare:,.0f}", f"{share:.2f}", f"{usual:,.0f}")
            if (game.name, seat_count) == ("sushi-go", 4):
                goals.append((f"a search at least {LEAST_SHARE} of plain playouts", share >= LEAST_SHARE))
            advance()
    rest = Table("Search", "measured", "goal", box=None, header_style="dim", pad_edge=False)
    if (os.cpu_count() or 1) > 1:
        gain = gain_of_two_threads()
        rest.add_row(
            "two threads against one, iterations in 0.5 s", f"{gain:.2f} ×", f"≥ {LEAST_GAIN} (idle machine)"
        )
        goals.append((f"two threads at least {LEAST_GAIN} × one (needs an idle machine)", gain >= LEAST_GAIN))
    for game in all_games().values():
        delay = delay_of_a_cancel(game)
        rest.add_row(
            f"cancelled, {game.title}, the slowest of ten", f"{delay:.1f} ms", f"< {MOST_DELAY:g} ms"
        )
        goals.append((f"{game.title}: a search stops within {MOST_DELAY:g} ms", delay < MOST_DELAY))
        advance()
    return table, rest, goals
