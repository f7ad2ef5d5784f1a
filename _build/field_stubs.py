"""Write the fields that rules.pxd declares into the stub beside it: `python _build/field_stubs.py`.

A field is declared twice by hand: in rules.pxd and in the list of fields in Python. The stub is generated.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "bordspil" / "games"
FIELD = re.compile(r"^    cdef public \w+ (\w+)(\[\d+\])?$", re.MULTILINE)
BYTES = re.compile(r"^    cdef public u?int8_t (\w+)\[", re.MULTILINE)
START, END = "    # The fields of rules.pxd, written by _build/field_stubs.py.\n", "    # End of the fields.\n"


def property_lines(header: str) -> str:
    """A read-only property for each field: states change by playing."""
    return "".join(
        f"    @property\n    def {name}(self) -> {'list[int]' if length else 'int'}: ...\n"
        for name, length in FIELD.findall(header)
    )


def updated(stub: str, header: str) -> str:
    """The stub with the fields of the header between its two marks."""
    if found := BYTES.search(header):
        raise SystemExit(f"{found[1]}: Python gets an array of bytes cut at its first zero; declare it int16_t")
    before, start, rest = stub.partition(START)
    _, end, after = rest.partition(END)
    if not start or not end:
        raise SystemExit(f"a stub of rules needs these two lines for its fields:\n{START}{END}")
    return before + start + property_lines(header) + end + after


def main() -> int:
    """Rewrite the stubs that are out of date; with --check, only list them."""
    stale = []
    for header in sorted(GAMES.glob("*/rules.pxd")):
        stub = header.with_suffix(".pyi")
        old = stub.read_text(encoding="utf-8")
        new = updated(old, header.read_text(encoding="utf-8"))
        if new != old:
            stale.append(stub)
            if "--check" not in sys.argv:
                stub.write_text(new, encoding="utf-8")
                print(f"{stub.relative_to(GAMES.parent)}: fields brought up to date")
    if stale and "--check" in sys.argv:
        print("stubs without all fields: run python _build/field_stubs.py", *stale, sep="\n  ")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
