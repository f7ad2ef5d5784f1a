"""`bordspil bench [GAME]`"""

from __future__ import annotations

from collections.abc import Callable

import typer
from rich.table import Table

from bordspil import is_compiled
from bordspil.arena.speed import measure
from bordspil.cli.context import OK, Context
from bordspil.cli.flags import parameter, with_parameters
from bordspil.games import all_games, find_game


def command(context: Context) -> Callable[..., int]:
    """Build the command."""

    say = context.say
    parameters = [
        parameter("game", str | None, None, typer.Argument(metavar="GAME", help=say("help-bench-game")))
    ]

    def bench(game: str | None) -> int:
        games = list(all_games().values()) if game is None else [find_game(game)]
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(say("rules-game"))
        for key in ("rules-players", "bench-playouts", "bench-decisions", "bench-clone", "bench-memory"):
            table.add_column(say(key), justify="right")
        with context.err.status(say("bench-progress")):
            for each in games:
                for count in each.seat_counts:
                    speed = measure(each, count)
                    table.add_row(
                        each.title,
                        str(count),
                        context.decimal(speed.playouts, 0),
                        context.decimal(speed.decisions, 0),
                        f"{context.decimal(speed.copy_nanoseconds, 1)} ns",
                        f"{speed.state_bytes} B",
                    )
        context.out.print(table)
        context.out.print(say("bench-compiled" if is_compiled() else "bench-plain"))
        return OK

    return with_parameters(bench, parameters)
