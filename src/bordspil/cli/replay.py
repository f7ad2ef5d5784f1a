"""`bordspil replay FILE`"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from bordspil.cli.desk import OK, Desk
from bordspil.cli.flags import flag, parameter, with_parameters
from bordspil.cli.records import pick_record
from bordspil.core.data import to_json
from bordspil.games import find_game
from bordspil.match.events import TimeRanOut
from bordspil.match.record import Record
from bordspil.match.replay import final_outcome, replay, transcript
from bordspil.tui.draw import event_lines, side_by_side, standings, winners_line


def command(desk: Desk) -> Callable[..., int]:
    """The command."""
    say = desk.say

    parameters = [
        parameter("file", Path, ..., typer.Argument(metavar="FILE", help=say("help-file"))),
        flag("match", int, 1, "K", say("help-match"), "-m"),
        flag("json", bool, False, "", say("help-json")),
    ]

    def show(file: Path, match: int, json: bool) -> int:
        record = pick_record(file, match, desk)
        if json:
            desk.out.print_json(to_json(transcript(record)), indent=1)
        else:
            tell(record, desk)
        return OK

    return with_parameters(show, parameters)


def tell(record: Record, desk: Desk) -> None:
    """Tells a match from beginning to end; nothing is hidden any more."""
    game = find_game(record.game)
    # Played through before anything is printed: a record that can't be played has no story.
    steps = list(replay(record))
    desk.out.print(Rule(Text(game.title, "bold")))
    for move, events in steps:
        ran_out = (TimeRanOut(move.seat),) if move is not None and move.timed_out else ()
        told = 0
        for event in (*ran_out, *events):
            for line in event_lines(event, game.text, record.seats, None, desk.say):
                desk.out.print(Text(line))
                told += 1
            blocks = game.text.scoring(event, record.seats, None, desk.say)
            if blocks:
                desk.out.print(Padding(side_by_side(blocks), (1, 0, 1, 2)))
        if told > 1:
            desk.out.print()
    outcome = final_outcome(record)
    if outcome is not None:
        desk.out.print(standings(outcome, record.seats, desk.say))
        desk.out.print(Text(winners_line(outcome, record.seats, desk.say), "bold"))
