"""Check that the stubs of compiled modules match what is compiled: `python tests/stub_check.py`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
# A compiled module shows Python the constants that it imports for itself; its stub needn't.
IMPORTED = re.compile(r"bordspil\.[a-z_.]+\.[A-Z][A-Z0-9_]* is not present in stub")


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
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    wrong = [line for line in done.stdout.splitlines() if not IMPORTED.match(line)]
    print(*wrong, done.stderr, sep="\n", end="")
    # stubtest leaves with 1 where it found something; with anything else it didn't get that far.
    return 1 if wrong else done.returncode * (done.returncode != 1)


if __name__ == "__main__":
    sys.exit(main())
