"""`bordspil bench [GAME]`"""

from __future__ import annotations

from collections.abc import Callable

import typer
from rich.table import Table

from bordspil import is_compiled
from bordspil.arena.speed import measure
from bordspil.cli.desk import OK, Desk
from bordspil.cli.flags import parameter, with_parameters
from bordspil.games import all_games, find_game


def command(desk: Desk) -> Callable[..., int]:
    """The command."""

    say = desk.say
    parameters = [
        parameter("game", str | None, None, typer.Argument(metavar="GAME", help=say("help-bench-game")))
    ]

    def bench(game: str | None) -> int:
        games = list(all_games().values()) if game is None else [find_game(game)]
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(say("rules-game"))
        for key in ("rules-players", "bench-playouts", "bench-decisions", "bench-clone", "bench-memory"):
            table.add_column(say(key), justify="right")
        with desk.err.status(say("bench-progress")):
            for each in games:
                for count in each.seat_counts:
                    speed = measure(each, count)
                    table.add_row(
                        each.title,
                        str(count),
                        desk.decimal(speed.playouts, 0),
                        desk.decimal(speed.decisions, 0),
                        f"{desk.decimal(speed.copy_nanoseconds, 1)} ns",
                        f"{speed.state_bytes} B",
                    )
        desk.out.print(table)
        desk.out.print(say("bench-compiled" if is_compiled() else "bench-plain"))
        return OK

    return with_parameters(bench, parameters)
