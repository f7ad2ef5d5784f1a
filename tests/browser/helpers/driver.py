"""What the tests know about the board of a game.

A game with a board of its own has a `DRIVER` in tests/browser/games/NAME/driver.py; nothing lists them.
"""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, expect

from bordspil.games import find_game

if TYPE_CHECKING:
    from tests.browser.helpers.keys import Keys
    from tests.browser.helpers.person import Person

GAMES_FOLDER = Path(__file__).parents[1] / "games"
# The games with a board of their own.
GAMES = sorted(file.parent.name.replace("_", "-") for file in GAMES_FOLDER.glob("*/driver.py"))


class BoardDriver:
    """The driver for the plain board; games with their own board override what differs."""

    # The buttons that make a move, as a CSS selector.
    pieces = "section button"
    # The cards of a game with hidden ones, by their names in the view.
    cards: frozenset[str] = frozenset()

    def press(self, person: Person, move: str) -> None:
        """Press the buttons of a move."""
        assert person.view is not None
        number = person.view["legal_moves"].index(move)
        person.board.get_by_role("button").nth(number).click()

    def press_keys(self, keys: Keys, move: str) -> None:
        """Make a move with the keyboard."""
        raise TypeError("the plain board is not played with the keyboard")

    def expect_drawn(self, person: Person) -> None:
        """Wait until the board shows the current view."""

    def expect_score(self, person: Person, name: str, score: int) -> None:
        """Expect a player's score on the board."""
        expect(person.board).to_contain_text(str(score))

    def expect_offers(self, words: Locator, view: dict[str, Any]) -> None:
        """Expect every legal move in the table in words: as a button, or by choosing its parts."""
        buttons = words.locator(".choices").get_by_role("button")
        expect(buttons).to_have_count(len(view["legal_moves"]))

    def held(self, view: dict[str, Any]) -> list[str]:
        """The pieces in hand whose message keys are `card-NAME`."""
        return []

    def card_words(self, person: Person, card: str) -> list[str]:
        """What a hidden card is called, in data and in words."""
        return [card]

    def choose_half(self, person: Person) -> Locator | None:
        """Choose a part of a move and return its piece; None if every move is a single click."""
        return None

    def cancel(self, person: Person) -> None:
        """Undo `choose_half`."""

    def dialogs(self, person: Person) -> list[Locator]:
        """The buttons that open dialogs of the board."""
        return []


PLAIN = BoardDriver()


@cache
def driver_of(game: str) -> BoardDriver:
    """The driver of a game; the plain one if it has none."""
    if game not in GAMES:
        return PLAIN
    module = importlib.import_module(f"tests.browser.games.{game.replace('-', '_')}.driver")
    driver: BoardDriver = module.DRIVER
    return driver


def title_of(game: str) -> str:
    """The title of a game."""
    return find_game(game).title


def piece(within: Locator, attribute: str, value: str) -> Locator:
    """The enabled buttons of a piece, which the board marks with an attribute."""
    marked = within.page.locator(f'[{attribute}="{value}"], [{attribute}="{value}"] *')
    return within.get_by_role("button", disabled=False).and_(marked)
