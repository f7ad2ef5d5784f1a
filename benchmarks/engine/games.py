"""The engines of all games beside Sushi Go!'s, in one run."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from rich.table import Table

from bordspil.arena.speed import measure
from bordspil.games import all_games, find_game

BASELINE = "sushi-go"
# The baseline's seats where it can't be played by as many as the other game.
USUAL_SEATS = 4


def compare_games(advance: Callable[[], None]) -> tuple[Table, dict[str, float], int]:
    """A table of all games; for each game its worst share of the baseline's decisions; the largest state."""
    table = Table(
        *("Game", "players", "random matches/s", "decisions/s", "of Sushi Go!", "copy", "state"),
        box=None,
        header_style="dim",
        pad_edge=False,
    )
    shares: dict[str, float] = {}
    largest = 0
    baseline = find_game(BASELINE)
    for game in all_games().values():
        for seat_count in game.seat_counts:
            seats = seat_count if seat_count in baseline.seat_counts else USUAL_SEATS
            # Alternate, so that a machine whose speed drifts favours neither.
            results = [(measure(game, seat_count), measure(baseline, seats)) for _ in range(3)]
            ratios = [one.decisions / other.decisions for one, other in results]
            result, share = results[1][0], statistics.median(ratios)
            largest = max(largest, result.state_bytes)
            shares[game.name] = min(shares.get(game.name, share), share)
            table.add_row(
                game.title,
                str(seat_count),
                f"{result.playouts:,.0f}",
                f"{result.decisions:,.0f}",
                f"{share:.2f}",
                f"{result.copy_nanoseconds:.1f} ns",
                f"{result.state_bytes} B",
            )
            advance()
    return table, shares, largest
