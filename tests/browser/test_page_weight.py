"""Limits on the page's weight and its layout shifts."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.helpers.driver import GAMES, title_of
from tests.browser.helpers.measurements import shifts, watch_bytes, watch_shifts, worst_shift
from tests.browser.helpers.person import DESKTOP, PHONE
from tests.browser.helpers.playing import play_match

MAX_BYTES, MIN_BYTES = 200_000, 50_000
MAX_SHIFT = 0.01


@pytest.mark.parametrize(("game", "size"), list(zip(GAMES, itertools.cycle([PHONE, DESKTOP]), strict=False)))
def test_a_first_match_loads_little_and_shifts_nothing(
    person: MakePerson, game: str, size: dict[str, int]
) -> None:
    anna = person(size=size)
    loaded = watch_bytes(anna)
    watch_shifts(anna)
    anna.play_now(title_of(game))
    # Shifts while the page loads don't count.
    began = anna.page.evaluate("performance.now()")
    play_match(anna, random.Random(game).choice, most=3)
    assert MIN_BYTES < loaded.without_fonts < MAX_BYTES, loaded.sizes
    others = [other.replace("-", "_") for other in GAMES if other != game]
    assert not [file for file in loaded.files if file.startswith(tuple(f"{other}-" for other in others))]
    moved = [shift for shift in shifts(anna) if shift.when > began and not shift.is_expected]
    assert worst_shift(moved) < MAX_SHIFT, moved
