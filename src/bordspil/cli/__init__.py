"""The command line: `bordspil --help` teaches it."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command and ends the process with its exit code."""
    from bordspil.cli.run import run  # noqa: PLC0415  (so that completion and --version start fast)

    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))
