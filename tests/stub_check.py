"""Check that the stubs of compiled modules match what is compiled: `python tests/stub_check.py`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"


def stubbed_modules() -> list[str]:
    """The modules that have a stub beside them."""
    return [
        ".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in sorted(SOURCE.rglob("*.pyi"))
    ]


def main() -> int:
    """Run stubtest on all of them."""
    command = [sys.executable, "-m", "mypy.stubtest", *stubbed_modules(), "--concise"]
    command += ["--allowlist", "tests/stubtest-allowlist.txt", "--ignore-unused-allowlist"]
    # Every compiled class is a disjoint base; stubs don't say so.
    command += ["--ignore-disjoint-bases", "--mypy-config-file", "pyproject.toml"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
