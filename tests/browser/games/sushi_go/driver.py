"""The driver for the board of Sushi Go!."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, expect

from bordspil.games.sushi_go.components import Card
from tests.browser.helpers.driver import BoardDriver, piece

if TYPE_CHECKING:
    from tests.browser.helpers.keys import Keys
    from tests.browser.helpers.person import Person


def hand_of(person: Person) -> Locator:
    """Your hand."""
    return person.board.get_by_role("region", name=person.say("go-hand"), exact=True)


class SushiGoDriver(BoardDriver):
    """Moves are `squid`, `wasabi+squid`, `squid/egg`: the cards in the order of their roles."""

    pieces = "[data-card] button"
    cards = frozenset(card.value for card in Card)

    def press(self, person: Person, move: str) -> None:
        hand = hand_of(person)
        if "+" in move:
            person.button("go-call", hand).click()
        unpressed = person.page.get_by_role("button", pressed=False)
        for card in re.split(r"[+/]", move):
            piece(hand, "data-card", card).and_(unpressed).first.click()

    def press_keys(self, keys: Keys, move: str) -> None:
        person, hand = keys.person, hand_of(keys.person)
        if "+" in move:
            keys.reach(person.button("go-call", hand), "Shift+Tab" if keys.is_within(hand) else "Tab")
            keys.press("Space")
        unpressed = keys.page.get_by_role("button", pressed=False)
        for card in re.split(r"[+/]", move):
            keys.go_along(hand.get_by_role("list"), piece(hand, "data-card", card).and_(unpressed).first)
            keys.press("Space")

    def expect_drawn(self, person: Person) -> None:
        assert person.view is not None
        expect(person.board.locator("[data-hand] [data-card]")).to_have_count(len(person.view["hand"]))

    def expect_score(self, person: Person, name: str, score: int) -> None:
        place = person.board.get_by_role("region", name=name, exact=True)
        expect(place.locator("[data-score] b")).to_have_text(str(score))

    def held(self, view: dict[str, Any]) -> list[str]:
        return list(view["hand"])

    def card_words(self, person: Person, card: str) -> list[str]:
        name = person.say(f"card-{card}")
        return [card, name, name.capitalize()]


DRIVER = SushiGoDriver()
