"""`bordspil replay FILE`"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from bordspil.cli.context import FAILED, OK, Context
from bordspil.cli.flags import flag, parameter, with_parameters
from bordspil.cli.records import pick_record
from bordspil.cli.verify import problem_texts
from bordspil.core.to_data import to_json
from bordspil.match.match import Match
from bordspil.match.narration import event_lines
from bordspil.match.replay import Step, reopen, replay, transcript
from bordspil.tui.draw import drawn_block, side_by_side, standings, winners_line


def command(context: Context) -> Callable[..., int]:
    """Build the command."""
    say = context.say

    parameters = [
        parameter("file", Path, ..., typer.Argument(metavar="FILE", help=say("help-file"))),
        flag("match", int, 1, "K", say("help-match"), "-m"),
        flag("json", bool, False, "", say("help-json")),
    ]

    def show(file: Path, match: int, json: bool) -> int:
        record = pick_record(file, match, context)
        # Play it to the end before printing anything: a record may turn out to be unplayable.
        reopened = reopen(record)
        steps = list(replay(record, reopened))
        problems = problem_texts(record, context)
        if problems:
            context.print_error("\n".join([context.say("replay-altered"), *problems]))
        if json:
            context.out.print_json(to_json(transcript(record)), indent=1)
        else:
            print_story(reopened, steps, context)
        return FAILED if problems else OK

    return with_parameters(show, parameters)


def print_story(match: Match, steps: list[Step], context: Context) -> None:
    """Print a finished match from beginning to end, with everything revealed."""
    game, names = match.game, match.names
    context.out.print(Rule(Text(game.title, "bold")))
    for note in game.text.notes(match.options, context.say):
        context.out.print(Text(note, "dim"))
    for _, events in steps:
        lines = 0
        for event in events:
            for line in event_lines(event, game.text, names, None, context.say):
                context.out.print(Text(line))
                lines += 1
            blocks = game.text.scoring(event, names, None, context.say)
            if blocks:
                context.out.print(Padding(side_by_side(blocks), (1, 0, 1, 2)))
        if lines > 1:
            context.out.print()
    if match.outcome is not None:
        for block in game.text.end(match.view(None), context.say):
            context.out.print(Padding(drawn_block(block), (0, 0, 1, 0)))
        context.out.print(standings(match.outcome, names, context.say))
        context.out.print(Text(winners_line(match.outcome, names, context.say), "bold"))
