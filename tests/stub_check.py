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
    found = done.stdout.splitlines()
    wrong = [line for line in found if not IMPORTED.match(line)]
    print(*wrong, done.stderr, sep="\n", end="")
    # A failure without any finding is a crash of stubtest itself.
    only_imported = done.returncode == 1 and found and not wrong and not done.stderr
    return 0 if only_imported else done.returncode


if __name__ == "__main__":
    sys.exit(main())
