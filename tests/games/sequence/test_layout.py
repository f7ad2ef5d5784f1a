"""The page shows the board of the rules."""

from __future__ import annotations

from bordspil.games.sequence.layout import FILE, layout


def test_the_page_has_the_printed_board() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert written == layout(), "run: python -m bordspil.games.sequence.layout"
