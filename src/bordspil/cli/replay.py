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
from bordspil.cli.verify import told
from bordspil.core.data import to_json
from bordspil.match.match import Match
from bordspil.match.replay import Step, reopen, replay, transcript
from bordspil.match.words import event_lines
from bordspil.tui.draw import drawn_block, side_by_side, standings, winners_line


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
        # Played through before anything is printed: a record that can't be played has no story.
        reopened = reopen(record)
        steps = list(replay(record, reopened))
        problems = told(record, desk)
        if problems:
            desk.complain("\n".join([desk.say("replay-altered"), *problems]))
        if json:
            desk.out.print_json(to_json(transcript(record)), indent=1)
        else:
            tell(reopened, steps, desk)
        return FAILED if problems else OK

    return with_parameters(show, parameters)


def tell(match: Match, steps: list[Step], desk: Desk) -> None:
    """Tells a match from beginning to end; nothing is hidden any more."""
    game, names = match.game, match.names
    desk.out.print(Rule(Text(game.title, "bold")))
    for note in game.text.notes(match.options, desk.say):
        desk.out.print(Text(note, "dim"))
    for _, events in steps:
        lines = 0
        for event in events:
            for line in event_lines(event, game.text, names, None, desk.say):
                desk.out.print(Text(line))
                lines += 1
            blocks = game.text.scoring(event, names, None, desk.say)
            if blocks:
                desk.out.print(Padding(side_by_side(blocks), (1, 0, 1, 2)))
        if lines > 1:
            desk.out.print()
    if match.outcome is not None:
        for block in game.text.end(match.view(None), desk.say):
            desk.out.print(Padding(drawn_block(block), (0, 0, 1, 0)))
        desk.out.print(standings(match.outcome, names, desk.say))
        desk.out.print(Text(winners_line(match.outcome, names, desk.say), "bold"))
