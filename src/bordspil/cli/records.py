"""Files of records, as the commands meet them."""

from __future__ import annotations

from pathlib import Path

from bordspil.arena.files import read_records
from bordspil.cli.desk import Desk, Failure
from bordspil.core.errors import GameError
from bordspil.match.record import Record


def pick_record(path: Path, number: int, desk: Desk) -> Record:
    """The record of a number in a file, counted from 1; says what is wrong where it can't be had."""
    count = 0
    for line, found in read_records(path):
        count += 1
        if count == number:
            if isinstance(found, GameError):
                raise Failure(desk.say("record-line", line=line, problem=desk.explain(found)))
            return found
    if count == 0:
        raise Failure(desk.say("record-file-empty", file=str(path)))
    raise Failure(desk.say("record-no-such", number=number, count=count, file=str(path)))
