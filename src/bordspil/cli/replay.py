"""`bordspil replay FILE`"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from bordspil.cli.desk import FAILED, OK, Desk
from bordspil.cli.flags import flag, parameter, with_parameters
from bordspil.cli.records import pick_record
from bordspil.core.data import to_json
from bordspil.games import find_game
from bordspil.match.match import clean_name
from bordspil.match.record import Record
from bordspil.match.replay import final_outcome, replay, transcript, verify
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
        problems = verify(record) if record.seed is not None else []
        if problems:
            desk.complain(desk.say("replay-altered"))
            for problem in problems:
                desk.complain(f"{desk.place(problem.place)}: {desk.explain(problem.error)}")
        if json:
            desk.out.print_json(to_json(transcript(record)), indent=1)
        else:
            tell(record, desk)
        return FAILED if problems else OK

    return with_parameters(show, parameters)


def tell(record: Record, desk: Desk) -> None:
    """Tells a match from beginning to end; nothing is hidden any more."""
    game = find_game(record.game)
    # Played through before anything is printed: a record that can't be played has no story.
    steps = list(replay(record))
    names = [clean_name(name) for name in record.seats]
    desk.out.print(Rule(Text(game.title, "bold")))
    for _, events in steps:
        told = 0
        for event in events:
            for line in event_lines(event, game.text, names, None, desk.say):
                desk.out.print(Text(line))
                told += 1
            blocks = game.text.scoring(event, names, None, desk.say)
            if blocks:
                desk.out.print(Padding(side_by_side(blocks), (1, 0, 1, 2)))
        if told > 1:
            desk.out.print()
    outcome = final_outcome(record)
    if outcome is not None:
        desk.out.print(standings(outcome, names, desk.say))
        desk.out.print(Text(winners_line(outcome, names, desk.say), "bold"))
