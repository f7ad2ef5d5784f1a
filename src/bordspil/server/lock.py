"""A lock on a file that only one process can hold, and that a killed one loses."""

from __future__ import annotations

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]

# POSIX locks don't hold against their own process, and closing any other handle of the file would drop one.
_held: set[Path] = set()


class FileLock:
    """A lock that is held until `release`; raises BlockingIOError where somebody else has it."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        if self.path in _held:
            raise BlockingIOError(f"{path} is locked by this very process")
        self._handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if fcntl is not None:
                self._lock()
        except BaseException:
            os.close(self._handle)
            raise
        _held.add(self.path)

    def _lock(self) -> None:
        try:
            fcntl.lockf(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except PermissionError as problem:
            # What POSIX allows a system to say instead.
            raise BlockingIOError(*problem.args) from None

    def release(self) -> None:
        """Lets the next one in; the file stays, because removing it would let two in at once."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
            _held.discard(self.path)
