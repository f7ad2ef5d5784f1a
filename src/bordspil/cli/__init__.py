"""The command line: `bordspil --help` teaches it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from types import FrameType


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command and ends the process with its exit code."""
    try:
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            # What is ignored stays ignored: nohup wants it so.
            if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, end_orderly)
        from bordspil.cli.run import run  # noqa: PLC0415  (Ctrl-C may come while it loads)

        code = run(sys.argv[1:] if arguments is None else list(arguments))
    except KeyboardInterrupt:
        code = 130
    # A second Ctrl-C must not turn an orderly end into a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(code)


def end_orderly(number: int, frame: FrameType | None) -> None:
    """Ends as after an error: half-written files are removed, workers sent home."""
    sys.exit(128 + number)
