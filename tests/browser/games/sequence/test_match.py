"""A whole match of Sequence against bots, from the home page to the end."""

from __future__ import annotations

import random

from tests.browser.conftest import MakePerson
from tests.browser.helpers.invariants import assert_nothing_is_covered, play_watchfully
from tests.browser.helpers.lobby import start_match
from tests.browser.helpers.person import NARROW
from tests.browser.helpers.playing import is_due


def test_a_whole_match_on_a_narrow_screen(person: MakePerson) -> None:
    anna = person("Anna", language="en", size=NARROW)
    start_match(anna, "Sequence", seats=2)
    anna.wait(lambda: is_due(anna), "the first turn")
    assert_nothing_is_covered(anna)
    play_watchfully(anna, random.Random(4).choice)
