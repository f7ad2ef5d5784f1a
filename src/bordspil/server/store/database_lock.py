"""A file lock that only one process can hold, and that ends with the process."""

from __future__ import annotations

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None  # type: ignore[assignment]

# A POSIX lock doesn't exclude its own process, and closing any other handle of the file would release it.
_held: set[Path] = set()


class FileLock:
    """A lock held until `release`; raises BlockingIOError if another process has it."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        if self.path in _held:
            raise BlockingIOError(f"{path} is locked by this process")
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
            # POSIX allows this error too.
            raise BlockingIOError(*problem.args) from None

    def release(self) -> None:
        """Release the lock. The file stays: removing it could let two processes in at once."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
            _held.discard(self.path)
