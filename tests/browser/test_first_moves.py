"""From the home page to the first moves of a match, on every board."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.helpers.driver import GAMES, title_of
from tests.browser.helpers.person import DESKTOP, PHONE
from tests.browser.helpers.playing import play_match


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_one_click_starts_a_match_that_can_be_played(
    person: MakePerson, game: str, size: dict[str, int]
) -> None:
    anna = person(size=size)
    anna.play_now(title_of(game))
    assert play_match(anna, random.Random(game).choice, most=4) == 4
    anna.assert_fits()
