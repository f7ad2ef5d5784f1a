"""`bordspil bench`"""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table

from bordspil import is_compiled
from bordspil.arena.speed import measure
from bordspil.cli.desk import OK, Desk
from bordspil.games import all_games


def command(desk: Desk) -> Callable[..., int]:
    """The command."""

    def bench() -> int:
        say = desk.say
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(say("rules-game"))
        for key in ("rules-players", "bench-playouts", "bench-decisions", "bench-clone", "bench-memory"):
            table.add_column(say(key), justify="right")
        with desk.err.status(say("bench-progress")):
            for game in all_games().values():
                for count in game.seat_counts:
                    speed = measure(game, count)
                    table.add_row(
                        game.title,
                        str(count),
                        desk.decimal(speed.playouts, 0),
                        desk.decimal(speed.decisions, 0),
                        f"{desk.decimal(speed.copy_nanoseconds, 1)} ns",
                        f"{speed.state_bytes} B",
                    )
        desk.out.print(table)
        desk.out.print(say("bench-compiled" if is_compiled() else "bench-plain"))
        return OK

    return bench
