"""The browser: Debian's chromium, or a relative of it on the PATH."""

from __future__ import annotations

import shutil
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# No background traffic; and root can't use the sandbox.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def launch_args() -> dict[str, Any]:
    """The arguments that launch it."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "the tests of the page need chromium: sudo apt install chromium"
    return {"executable_path": found, "args": FLAGS}
