"""The page shows the board of the rules."""

from __future__ import annotations

from pathlib import Path

from bordspil.games.sequence.layout import layout

# By this file, not by the package: the package may be a copy that was built elsewhere.
FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "sequence" / "layout.json"


def test_the_page_has_the_printed_board() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert written == layout(), "run: python -m bordspil.games.sequence.layout"
