"""The command line. Start with `bordspil --help`."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from types import FrameType


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit with its exit code."""
    try:
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            # Signals that are ignored stay ignored, as under nohup.
            if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, exit_cleanly)
        from bordspil.cli.run import run  # noqa: PLC0415  (Ctrl-C may arrive during the import)

        code = run(sys.argv[1:] if arguments is None else list(arguments))
    except KeyboardInterrupt:
        code = 130
    # A second Ctrl-C must not turn a clean exit into a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(code)


def exit_cleanly(number: int, frame: FrameType | None) -> None:
    """Exit as after an error: remove half-written files and stop the workers."""
    sys.exit(128 + number)
