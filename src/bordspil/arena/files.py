"""Files of records: one record a line."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from bordspil.core.errors import BadRecord, GameError
from bordspil.match.record import Record

LONGEST_LINE = 4 << 20


def read_lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that are not blank, with their numbers; raises OSError or BadRecord."""
    with path.open("rb") as file:
        number = 0
        while line := file.readline(LONGEST_LINE):
            number += 1
            if len(line) == LONGEST_LINE:
                raise BadRecord(f"line {number}: too long for a record", reason="line-too-long", line=number)
            try:
                text = line.decode()
            except UnicodeDecodeError:
                raise BadRecord(f"line {number}: not text", reason="line-not-text", line=number) from None
            if text.strip():
                yield number, text.rstrip("\r\n")


def read_records(path: Path) -> Iterator[tuple[int, Record | GameError]]:
    """Every line's number with its record, or with what is wrong with it."""
    for number, text in read_lines(path):
        try:
            yield number, Record.from_json(text)
        except BadRecord as problem:
            yield number, problem


class RecordWriter:
    """Writes records beside the file and puts them in its place when all are there: no half files."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(path.name + ".part")

    def __enter__(self) -> RecordWriter:
        self.file = self.part.open("w", encoding="utf-8", newline="\n")
        return self

    def write(self, record: str) -> None:
        """Adds a record's line."""
        self.file.write(record + "\n")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.flush()
        os.fsync(self.file.fileno())
        self.file.close()
        if kind is None:
            self.part.replace(self.path)
        else:
            self.part.unlink()
