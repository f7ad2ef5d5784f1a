"""Files of records, one record a line, and files that appear whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from bordspil.core.errors import BadRecord, GameError
from bordspil.match.record import Record

LONGEST_LINE = 4 << 20


def read_records(path: Path) -> Iterator[tuple[int, Record | GameError]]:
    """Every line's number with its record, or with what is wrong with it; blank lines are passed over."""
    with path.open("rb") as file:
        number = 0
        while line := read_line(file, path):
            number += 1
            if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
                yield number, BadRecord("too long for a record", reason="line-too-long")
                while line and not line.endswith(b"\n"):
                    line = read_line(file, path)
                continue
            if line.strip():
                yield number, read_record(line)


def read_line(file: BinaryIO, path: Path) -> bytes:
    """The next line, or as much of it as may be one."""
    try:
        return file.readline(LONGEST_LINE)
    except OSError as problem:
        raise os_error(problem.errno or errno.EIO, path) from None


def read_record(line: bytes) -> Record | GameError:
    """The record in a line, or what is wrong with it."""
    try:
        return Record.from_json(line.decode("utf-8-sig").rstrip("\r\n"))
    except UnicodeDecodeError:
        return BadRecord("not text", reason="line-not-text")
    except BadRecord as problem:
        return problem


class WholeFile:
    """Writes lines beside the file and puts them in its place when all are there: no half files."""

    def __init__(self, path: Path) -> None:
        # A link is followed, not replaced.
        self.path = path.resolve()

    def __enter__(self) -> WholeFile:
        # Said of what the user named, not of the file in the making.
        if self.path.is_dir():
            raise os_error(errno.EISDIR, self.path)
        if self.path.exists() and not self.path.is_file():
            # A device or a pipe can't be put in place of, only lost.
            raise os_error(errno.EINVAL, self.path)
        if not self.path.parent.is_dir():
            raise os_error(errno.ENOENT, self.path.parent)
        try:
            handle, part = tempfile.mkstemp(".part", f"{self.path.name}.", self.path.parent)
        except OSError as problem:
            raise os_error(problem.errno or errno.EIO, self.path) from None
        self.part = Path(part)
        self.file = open(handle, "w", encoding="utf-8", newline="\n")
        return self

    def write(self, line: str) -> None:
        """Adds a line."""
        self.file.write(line + "\n")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            with self.file:
                self.file.flush()
                os.fsync(self.file.fileno())
            if kind is None:
                self.part.chmod(usual_mode())
                self.part.replace(self.path)
        except OSError as problem:
            raise os_error(problem.errno or errno.EIO, self.path) from None
        finally:
            self.part.unlink(missing_ok=True)


def os_error(number: int, path: Path) -> OSError:
    """The system's error about a file that the user has named."""
    return OSError(number, os.strerror(number), str(path))


def usual_mode() -> int:
    """The permissions that a new file gets here (temporary ones are private)."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
