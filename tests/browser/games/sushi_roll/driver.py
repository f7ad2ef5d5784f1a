"""The driver for the board of Sushi Roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, expect

from tests.browser.helpers.driver import BoardDriver, piece

if TYPE_CHECKING:
    from tests.browser.helpers.keys import Keys
    from tests.browser.helpers.person import Person


def belt_of(person: Person) -> Locator:
    """Your belt."""
    return person.board.get_by_role("toolbar", name=person.say("roll-page-your-belt"))


def offers(moves: list[str], kind: str) -> bool:
    """Whether there are moves of a kind."""
    return any(move.startswith(kind) for move in moves)


class SushiRollDriver(BoardDriver):
    """Moves are `squid`, `reroll egg+egg`, `swap egg for squid of 2`."""

    pieces = "button[data-face]"

    def press(self, person: Person, move: str) -> None:
        belt, words = belt_of(person), move.split()
        unmarked = person.page.get_by_role("button", pressed=False)
        if words[0] == "reroll":
            faces = words[1].split("+")
            person.button("roll-page-roll", person.board).first.click()
            for face in faces:
                piece(belt, "data-face", face).and_(unmarked).first.click()
            person.button("roll-page-roll-count", person.board, count=len(faces)).click()
        elif words[0] == "swap":
            _, give, _, get, _, seat = words
            person.button("roll-page-swap", person.board).first.click()
            piece(belt, "data-face", give).first.click()
            piece(person.board.locator(f'[data-belt="{seat}"]'), "data-face", get).first.click()
        else:
            piece(belt, "data-face", move).first.click()

    def press_keys(self, keys: Keys, move: str) -> None:
        person, belt, words = keys.person, belt_of(keys.person), move.split()
        board = person.board
        unmarked = keys.page.get_by_role("button", pressed=False)
        if words[0] == "reroll":
            faces = words[1].split("+")
            keys.use(person.button("roll-page-roll", board).first)
            assert keys.is_within(belt)
            for face in faces:
                keys.go_along(belt, piece(belt, "data-face", face).and_(unmarked).first)
                keys.press("Space")
            keys.use(person.button("roll-page-roll-count", board, count=len(faces)))
        elif words[0] == "swap":
            _, give, _, get, _, seat = words
            keys.use(person.button("roll-page-swap", board).first)
            assert keys.is_within(belt)
            keys.go_along(belt, piece(belt, "data-face", give).first)
            keys.press("Space")
            wanted = piece(board.locator(f'[data-belt="{seat}"]'), "data-face", get).first
            keys.reach(wanted, "Shift+Tab")
            keys.press("Enter")
        else:
            keys.go_along(belt, piece(belt, "data-face", move).first)
            keys.press("Enter")

    def expect_drawn(self, person: Person) -> None:
        assert person.view is not None
        seat = person.view["seat"]
        dice = person.page.locator(f"[data-belt='{seat}'] > button")
        expect(dice).to_have_count(len(person.view["places"][seat]["belt"]))

    def expect_score(self, person: Person, name: str, score: int) -> None:
        place = person.board.get_by_role("region", name=name, exact=True)
        expect(place.locator("[data-score] b")).to_have_text(str(score))

    def expect_offers(self, words: Locator, view: dict[str, Any]) -> None:
        moves: list[str] = view["legal_moves"]
        takes = [move for move in moves if " " not in move]
        expect(words.locator(".row").get_by_role("button")).to_have_count(len(takes))
        # Tokens may have been spent. Both lists of a swap begin with an empty entry.
        dice = len(view["places"][view["seat"]]["belt"]) if offers(moves, "reroll") else 0
        belts = [len(set(place["belt"])) for place in view["places"]]
        expect(words.get_by_role("checkbox")).to_have_count(dice)
        expect(words.locator("option")).to_have_count(sum(belts) + 2 if offers(moves, "swap") else 0)

    def held(self, view: dict[str, Any]) -> list[str]:
        return list(view["places"][view["seat"]]["belt"])

    def choose_half(self, person: Person) -> Locator:
        person.button("roll-page-roll", person.board).click()
        die = person.board.locator(self.pieces).first
        die.click()
        return die

    def cancel(self, person: Person) -> None:
        person.button("roll-page-cancel", person.board).click()

    def dialogs(self, person: Person) -> list[Locator]:
        return [person.button("roll-page-odds", person.board)]


DRIVER = SushiRollDriver()
