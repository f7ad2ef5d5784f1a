"""What can be counted and must stay small: bytes over the line, and what moves by itself."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.person import DESKTOP, PHONE
from tests.browser.playing import play_match
from tests.browser.watching import shifts, watch_bytes, watch_shifts, worst_shift

MOST_BYTES, LEAST_BYTES = 200_000, 50_000
MOST_SHIFT = 0.01


@pytest.mark.parametrize(
    ("title", "size"), [("Sushi Go!", PHONE), ("Sushi Roll", DESKTOP), ("Sequence", PHONE)], ids=str
)
def test_a_first_match_loads_little_and_nothing_jumps(
    person: MakePerson, title: str, size: dict[str, int]
) -> None:
    anna = person(size=size)
    loaded = watch_bytes(anna)
    watch_shifts(anna)
    anna.play_now(title)
    # What comes in while the page loads is no jump of a match.
    began = anna.page.evaluate("performance.now()")
    play_match(anna, random.Random(title).choice, most=3)
    assert LEAST_BYTES < loaded.without_fonts < MOST_BYTES, loaded.sizes
    moved = [shift for shift in shifts(anna) if shift.when > began and not shift.is_asked]
    assert worst_shift(moved) < MOST_SHIFT, moved
