"""The driver for the board of Sequence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, expect

from bordspil.games.sequence.components import Card
from tests.browser.helpers.driver import BoardDriver, piece

if TYPE_CHECKING:
    from tests.browser.helpers.keys import Keys
    from tests.browser.helpers.person import Person

# Cards with more cells are jacks: the first tap only aims.
FEW_CELLS = 2
REMOVERS = ("JS", "JH")


def hand_of(person: Person) -> Locator:
    """Your hand."""
    return person.board.get_by_role("region", name=person.say("seq-hand-name"), exact=True)


def confirm_button(person: Person, card: str, cell: str) -> Locator | None:
    """The button that confirms an aimed card; None if no confirmation is needed."""
    assert person.view is not None
    targets = [move for move in person.view["legal_moves"] if move.startswith(f"{card} ")]
    if len(targets) <= FEW_CELLS:
        return None
    action = "seq-do-remove" if card in REMOVERS else "seq-do-place"
    return person.button(action, person.board, cell=cell)


class SequenceDriver(BoardDriver):
    """Moves are `7S b9`, `dead 7S`, `lose 7S`, `draw`, `pass`, `line b2-f6`."""

    pieces = "button[data-card], button[data-cell]"
    cards = frozenset(card.value for card in Card)

    def press(self, person: Person, move: str) -> None:
        board, words = person.board, move.split()
        if move in ("draw", "pass"):
            person.button(f"seq-do-{move}", board).click()
        elif words[0] == "line":
            ends = dict(zip(("first", "last"), words[1].split("-"), strict=True))
            person.button("seq-line-name", board, **ends).click()
            person.button("seq-do-line", board).click()
        else:
            card = words[1] if words[0] in ("dead", "lose") else words[0]
            chosen = piece(hand_of(person), "data-card", card)
            if chosen.get_attribute("aria-pressed") != "true":
                chosen.click()
            if words[0] in ("dead", "lose"):
                board.locator("button.primary").click()
            else:
                confirm = confirm_button(person, card, words[1])
                piece(board, "data-cell", words[1]).click()
                if confirm:
                    confirm.click()

    def press_keys(self, keys: Keys, move: str) -> None:
        """Only for cards: choose one, then go to the cell with the arrow keys."""
        person, words = keys.person, move.split()
        board = person.board
        card = words[1] if words[0] in ("dead", "lose") else words[0]
        keys.use(piece(hand_of(person), "data-card", card))
        if words[0] in ("dead", "lose"):
            keys.reach(board.locator("button.primary"), "Shift+Tab")
            keys.press("Enter")
            return
        assert keys.is_within(board.get_by_role("grid")), "the focus moves to the card's first cell"
        here = keys.page.evaluate("document.activeElement.dataset.cell")
        step(keys, ord(words[1][0]) - ord(here[0]), "ArrowRight", "ArrowLeft")
        step(keys, int(words[1][1:]) - int(here[1:]), "ArrowDown", "ArrowUp")
        assert keys.look(piece(board, "data-cell", words[1]))
        confirm = confirm_button(person, card, words[1])
        keys.press("Enter")
        if confirm:
            keys.use(confirm)

    def expect_score(self, person: Person, name: str, score: int) -> None:
        expect(person.board).to_contain_text(person.say("seq-team-lines", count=score))

    def expect_offers(self, words: Locator, view: dict[str, Any]) -> None:
        buttons = words.locator(".row:not(:has(select))").get_by_role("button")
        lists = words.locator(".row:has(select)")
        expect(buttons).not_to_have_count(0)
        assert buttons.count() + lists.locator("option").count() == len(view["legal_moves"])
        assert lists.get_by_role("button").count() == lists.count()

    def card_words(self, person: Person, card: str) -> list[str]:
        rank, suit = card[0].replace("T", "10"), "♠♥♦♣"["SHDC".index(card[1])]
        return [card, rank + suit]

    def choose_half(self, person: Person) -> Locator:
        card = hand_of(person).get_by_role("button").last
        card.click()
        return card


def step(keys: Keys, distance: int, forward: str, back: str) -> None:
    """Press an arrow key as often as needed."""
    for _ in range(abs(distance)):
        keys.press(forward if distance > 0 else back)


DRIVER = SequenceDriver()
