"""From the home page into a match, and its first moves, on every board."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.person import DESKTOP, PHONE
from tests.browser.playing import play_match


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("title", ["Sushi Go!", "Sushi Roll", "Sequence"])
def test_a_newcomer_is_in_a_match_with_one_click_and_can_play(
    person: MakePerson, title: str, size: dict[str, int]
) -> None:
    anna = person(size=size)
    anna.play_now(title)
    assert play_match(anna, random.Random(title).choice, most=4) == 4
    anna.assert_fits()
