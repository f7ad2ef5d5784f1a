"""Record files, as commands use them."""

from __future__ import annotations

from pathlib import Path

from bordspil.arena.record_files import read_records
from bordspil.cli.context import Context, Failure
from bordspil.core.errors import GameError
from bordspil.match.record import Record


def pick_record(path: Path, number: int, context: Context) -> Record:
    """The record with this number in a file, counted from 1; raises a Failure if there is none."""
    count = 0
    for line, found in read_records(path):
        count += 1
        if count == number:
            if isinstance(found, GameError):
                raise Failure(context.say("record-line", line=line, problem=context.explain(found)))
            return found
    if count == 0:
        raise Failure(context.say("record-file-empty", file=str(path)))
    raise Failure(context.say("record-no-such", number=number, count=count, file=str(path)))
