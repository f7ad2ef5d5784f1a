"""The journal of a tournament: the matches played so far, so that a killed tournament can resume.

It is a text file: the plan, then one line per match in the order they finished. Lines are appended and
fsynced chunk by chunk. If a crash leaves the end of the file incomplete, that part is truncated when the
journal is opened again, and its matches are played again with the same results.
"""

from __future__ import annotations

import errno
import json
import math
import os
from collections.abc import Iterable
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from bordspil import __version__
from bordspil.arena.atomic_file import os_error
from bordspil.arena.simulate import Plan
from bordspil.arena.tournament import PlayedMatch, Schedule
from bordspil.core.errors import GameError, shown
from bordspil.core.to_data import to_json

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]

FORMAT = 1
NAME = "journal.jsonl"


class BadJournal(GameError):
    """A journal that is in use, damaged, or for another plan."""

    code = "bad-journal"


class Journal:
    """The open journal of a folder; no other process can open it until this one closes it or exits."""

    def __init__(self, folder: Path, *, overwrite: bool = False) -> None:
        self.path = folder / NAME
        if folder.exists() and not folder.is_dir():
            raise os_error(errno.ENOTDIR, folder)
        if folder.is_dir() and not self.path.exists() and any(folder.iterdir()):
            raise BadJournal(
                f"{folder} is not empty and has no journal", reason="journal-no-home", folder=str(folder)
            )
        try:
            folder.mkdir(exist_ok=True)
            # Create it if missing, but don't truncate it: another process may be writing it.
            self.file: BinaryIO = os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
        except OSError as problem:
            raise os_error(problem.errno or errno.EIO, folder) from None
        try:
            self.lock()
            if overwrite:
                self.file.truncate(0)
            self.plan, self.version, self.played = self.read()
        except BaseException:
            self.file.close()
            raise

    def lock(self) -> None:
        """Lock out other processes; child processes don't inherit the lock, and it dies with its owner."""
        if fcntl is None:
            return
        try:
            fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadJournal(
                f"another run is writing {self.path}", reason="journal-in-use", file=str(self.path)
            ) from None

    def read(self) -> tuple[Plan | None, str, dict[int, PlayedMatch]]:
        """Read the plan (None if new), the version that wrote it and the matches; truncate a torn tail."""
        self.file.seek(0)
        lines = self.file.read().split(b"\n")
        whole, torn = lines[:-1], lines[-1]
        if not whole:
            self.cut(0)
            return None, __version__, {}
        try:
            plan, version = read_head(whole[0])
        except ValueError:
            raise self.damaged(1) from None
        played: dict[int, PlayedMatch] = {}
        size, side_count, length = len(whole[0]) + 1, plan.side_count, len(Schedule(plan))
        bad: int | None = None
        for number, line in enumerate(whole[1:], 2):
            try:
                match = read_match(line, side_count, length)
            except ValueError:
                bad = bad or number
                continue
            if bad is not None:
                # A good line follows, so this is not a torn tail.
                raise self.damaged(bad)
            if match.number in played:
                raise self.damaged(number)
            played[match.number] = match
            size += len(line) + 1
        if torn or bad:
            self.cut(size)
        return plan, version, played

    def cut(self, size: int) -> None:
        """Truncate the file to `size` bytes and continue there."""
        self.file.truncate(size)
        self.file.seek(size)

    def damaged(self, line: int) -> BadJournal:
        """The error for a damaged line."""
        return BadJournal(
            f"line {line} of {self.path} is damaged", reason="journal-damaged", file=str(self.path), line=line
        )

    def begin(self, plan: Plan) -> None:
        """Start a new journal with its plan, or check that an existing one has the same plan."""
        if self.plan is None:
            self.write([{"format": FORMAT, "bordspil": __version__, "plan": asdict(plan)}])
            self.plan = plan
            return
        for field in fields(Plan):
            then, now = getattr(self.plan, field.name), getattr(plan, field.name)
            if then != now:
                raise BadJournal(
                    f"{self.path} has another plan: {field.name} was {shown(then)}, not {shown(now)}",
                    reason="journal-other-plan",
                    file=str(self.path),
                    what=field.name,
                    then=as_typed(then),
                    now=as_typed(now),
                )
        if self.version != __version__ and len(self.played) < len(Schedule(plan)):
            raise BadJournal(
                f"{self.path} was started by bordspil {self.version}; this is {__version__}",
                reason="journal-other-version",
                file=str(self.path),
                then=shown(self.version),
                now=__version__,
            )

    def add(self, played: Iterable[PlayedMatch]) -> None:
        """Write matches; they are on disk when this returns."""
        fresh = list(played)
        self.write([asdict(match) for match in fresh])
        self.played.update((match.number, match) for match in fresh)

    def reload(self) -> int:
        """Read the file again, after an interrupted write, and return how many matches it holds."""
        self.plan, self.version, self.played = self.read()
        return len(self.played)

    def write(self, lines: list[dict[str, Any]]) -> None:
        """Append lines and fsync."""
        try:
            self.file.seek(0, os.SEEK_END)
            self.file.write("".join(to_json(line) + "\n" for line in lines).encode())
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as problem:
            raise os_error(problem.errno or errno.EIO, self.path) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.file.close()
        except OSError:
            # `write` has already reported the error.
            if kind is None:
                raise


def as_typed(value: object) -> str:
    """A value of a plan as you would type it: lists with commas."""
    return shown(",".join(value) if isinstance(value, tuple) else value)


def read_head(line: bytes) -> tuple[Plan, str]:
    """Read the plan in a journal's first line and the version that wrote it; raises ValueError."""
    try:
        data = json.loads(line)
        if data["format"] != FORMAT:
            raise BadJournal(
                f"the journal has format {shown(data['format'])}, this program reads {FORMAT}",
                reason="journal-format",
                format=shown(data["format"]),
                known=FORMAT,
            )
        plan = data["plan"]
        plan = Plan(**{**plan, "bots": tuple(plan["bots"])})
        plan.check()
        return plan, str(data["bordspil"])
    except (TypeError, KeyError, RecursionError) as problem:
        raise ValueError("not the head of a journal") from problem


def reject_constant(word: str) -> float:
    """Refuse NaN and infinity, which no journal contains."""
    raise ValueError(word)


def read_match(line: bytes, side_count: int, length: int) -> PlayedMatch:
    """Read the match in a line; raises ValueError."""
    try:
        data = json.loads(line, parse_constant=reject_constant)
        values: dict[str, Any] = {
            key: tuple(part) if isinstance(part, list) else part for key, part in data.items()
        }
        match = PlayedMatch(**values)
    except (TypeError, AttributeError, RecursionError) as problem:
        raise ValueError("no match") from problem
    lists = (match.scores, match.places, match.shares, match.moves, match.seconds, match.longest)
    good = (
        type(match.number) is int
        and 0 <= match.number < length
        and type(match.turns) is int
        and all(isinstance(part, tuple) and len(part) == side_count for part in lists)
        and all(type(value) in (int, float) for part in lists for value in part)
        and all(math.isfinite(value) and value >= 0 for part in lists[1:] for value in part)
        and all(type(value) is int for value in match.scores)
        and all(1 <= place <= side_count for place in match.places)
        and abs(math.fsum(match.shares) - 1) < 1e-6
    )
    if not good:
        raise ValueError("no match")
    return match
