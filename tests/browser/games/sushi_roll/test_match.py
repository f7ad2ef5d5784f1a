"""A whole match of Sushi Roll against bots, from the home page to the end."""

from __future__ import annotations

import random

from tests.browser.conftest import MakePerson
from tests.browser.helpers.invariants import assert_nothing_is_covered, play_watchfully
from tests.browser.helpers.lobby import start_match
from tests.browser.helpers.person import PHONE, Person
from tests.browser.helpers.playing import is_due, moves_sent


class ByTokens:
    """A strategy that re-rolls twice and swaps twice, as soon as there are tokens."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person, self.rng = person, random.Random(seed)

    def __call__(self, moves: list[str]) -> str:
        done = [sent["move"].split()[0] for sent in moves_sent(self.person)]
        for kind in ("reroll", "swap"):
            offered = [move for move in moves if move.startswith(kind)]
            if offered and done.count(kind) < 2:
                return self.rng.choice(offered)
        return self.rng.choice([move for move in moves if " " not in move])


def test_a_whole_match_of_five_with_rerolls_and_swaps(person: MakePerson) -> None:
    anna = person("Anna", language="pl", size=PHONE, motion=True)
    start_match(anna, "Sushi Roll", seats=5)
    anna.wait(lambda: is_due(anna), "the first turn")
    anna.button("roll-page-swap", anna.board).first.click()
    assert_nothing_is_covered(anna)
    anna.button("roll-page-cancel", anna.board).click()
    play_watchfully(anna, ByTokens(anna, 3))
    kinds = [sent["move"].split()[0] for sent in moves_sent(anna)]
    assert kinds.count("reroll") >= 2
    assert kinds.count("swap") >= 2
