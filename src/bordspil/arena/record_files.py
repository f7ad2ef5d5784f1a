"""Files of records: one record per line."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from bordspil.arena.atomic_file import os_error
from bordspil.core.errors import BadRecord, GameError
from bordspil.match.record import Record

MAX_LINE = 4 << 20


def read_records(path: Path) -> Iterator[tuple[int, Record | GameError]]:
    """Yield each line's number with its record or its error; blank lines are skipped."""
    with path.open("rb") as file:
        number = 0
        while line := read_line(file, path):
            number += 1
            if len(line) == MAX_LINE and not line.endswith(b"\n"):
                yield number, BadRecord("too long for a record", reason="line-too-long")
                while line and not line.endswith(b"\n"):
                    line = read_line(file, path)
                continue
            if line.strip():
                yield number, read_record(line)


def read_line(file: BinaryIO, path: Path) -> bytes:
    """The next line, up to the maximum length."""
    try:
        return file.readline(MAX_LINE)
    except OSError as problem:
        raise os_error(problem.errno or errno.EIO, path) from None


def read_record(line: bytes) -> Record | GameError:
    """The record in a line, or its error."""
    try:
        return Record.from_json(line.decode("utf-8-sig").rstrip("\r\n"))
    except UnicodeDecodeError:
        return BadRecord("not text", reason="line-not-text")
    except BadRecord as problem:
        return problem
