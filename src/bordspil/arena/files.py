"""Files of records: one record a line."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from bordspil.core.errors import BadRecord, GameError
from bordspil.match.record import Record

LONGEST_LINE = 4 << 20


def read_records(path: Path) -> Iterator[tuple[int, Record | GameError]]:
    """Every line's number with its record, or with what is wrong with it; blank lines are passed over."""
    with path.open("rb") as file:
        number = 0
        while line := file.readline(LONGEST_LINE):
            number += 1
            if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
                yield number, BadRecord("too long for a record", reason="line-too-long")
                while line and not line.endswith(b"\n"):
                    line = file.readline(LONGEST_LINE)
                continue
            if line.strip():
                yield number, read_record(line)


def read_record(line: bytes) -> Record | GameError:
    """The record in a line, or what is wrong with it."""
    try:
        return Record.from_json(line.decode().rstrip("\r\n"))
    except UnicodeDecodeError:
        return BadRecord("not text", reason="line-not-text")
    except BadRecord as problem:
        return problem


class RecordWriter:
    """Writes records beside the file and puts them in its place when all are there: no half files."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(path.name + ".part")

    def __enter__(self) -> RecordWriter:
        # Said of what the user named, not of the file in the making.
        if self.path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(self.path))
        if not self.path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path.parent))
        try:
            self.file = self.part.open("w", encoding="utf-8", newline="\n")
        except OSError as problem:
            raise type(problem)(problem.errno, problem.strerror, str(self.path)) from None
        return self

    def write(self, record: str) -> None:
        """Adds a record's line."""
        self.file.write(record + "\n")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            with self.file:
                self.file.flush()
                os.fsync(self.file.fileno())
            if kind is None:
                self.part.replace(self.path)
        finally:
            self.part.unlink(missing_ok=True)
