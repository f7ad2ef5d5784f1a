"""Files that appear complete or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from types import TracebackType


class AtomicFile:
    """A file written line by line under a temporary name, and renamed once it is complete."""

    def __init__(self, path: Path) -> None:
        # Follow a link instead of replacing it.
        self.path = path.resolve()

    def __enter__(self) -> AtomicFile:
        # Report errors for the file the user named, not for the temporary one.
        if self.path.is_dir():
            raise os_error(errno.EISDIR, self.path)
        if self.path.exists() and not self.path.is_file():
            # Replacing a device or a pipe would destroy it.
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
        """Add a line."""
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
    """The operating system's error for a file the user named."""
    return OSError(number, os.strerror(number), str(path))


def usual_mode() -> int:
    """The permissions of an ordinary new file (temporary ones are private)."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
