"""Makes moves on the real boards, by the buttons that people press; what is legal is what the server said."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.person import Person

FEW_CELLS = 2
# The page's own clock: one that is slow has drawn by then all that it was told, too.
CATCH_UP = "() => new Promise((done) => setTimeout(done, 100))"
Choose = Callable[[list[str]], str]


def first(moves: list[str]) -> str:
    """The simplest choice."""
    return moves[0]


def is_due(person: Person) -> bool:
    """Whether it is this person's turn, and the choice is still open."""
    view = person.view
    return bool(view and view["seat"] in view["due"] and view["legal_moves"] and not view.get("chosen"))


def is_over(person: Person) -> bool:
    """Whether the match has ended."""
    return bool(person.view and person.view["outcome"])


def play_match(person: Person, choose: Choose = first, *, most: int = 10_000) -> int:
    """Plays until the match is over or so many moves are made; gives how many there were."""
    for made in range(most):
        person.wait(lambda: is_due(person) or is_over(person), "the next turn or the end")
        if is_over(person):
            return made
        assert person.view is not None
        play(person, choose(person.view["legal_moves"]))
    return most


def play(person: Person, move: str) -> None:
    """Makes one move by pressing buttons, and waits until the server has it."""
    assert person.view is not None
    # A page that was loaded anew counts its messages anew: older answers are none to this move.
    before, told = len(person.sent), len(person.heard)
    close_telling(person)
    PRESSES.get(person.view["game"], press_plain)(person, move)
    person.wait(lambda: plays(person, before), f"that {move} is sent")
    sent = plays(person, before)[-1]
    assert sent["move"] == move, f"pressing for {move} has sent {sent}"
    person.wait(lambda: answers(person, told, sent["id"]), "the server's answer")
    answer = answers(person, told, sent["id"])[-1]
    assert answer["type"] == "done", answer


def close_telling(person: Person) -> None:
    """Puts away what lies over the board, such as the scoring of a round, once the page has caught up."""
    person.page.evaluate(CATCH_UP)
    telling = person.page.get_by_role("dialog")
    if telling.count() and telling.first.is_visible():
        person.page.keyboard.press("Escape")


def plays(person: Person, since: int) -> list[dict[str, Any]]:
    """The moves that were sent since then."""
    return [message for message in person.sent[since:] if message["type"] == "play"]


def answers(person: Person, since: int, number: int) -> list[dict[str, Any]]:
    """What the server has answered since then to the message of this number."""
    return [message for message in person.heard[since:] if message.get("id") == number]


def piece(within: Locator, attribute: str, value: str) -> Locator:
    """The buttons of a piece, which its board marks by its name."""
    marked = within.page.locator(f'[{attribute}="{value}"], [{attribute}="{value}"] *')
    return within.get_by_role("button", disabled=False).and_(marked)


def press_sushi_go(person: Person, move: str) -> None:
    """`squid`, `wasabi+squid`, `squid/egg`: the cards in the order of their roles."""
    hand = person.board.get_by_role("region", name=person.say("go-hand"), exact=True)
    if "+" in move:
        person.button("go-call", hand).click()
    for card in re.split(r"[+/]", move):
        piece(hand, "data-card", card).and_(person.page.get_by_role("button", pressed=False)).first.click()


def press_sushi_roll(person: Person, move: str) -> None:
    """`squid`, `reroll egg+egg`, `swap egg for squid of 2`."""
    belt = person.board.get_by_role("toolbar", name=person.say("roll-page-your-belt"))
    words = move.split()
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


def press_sequence(person: Person, move: str) -> None:
    """`7S b9`, `dead 7S`, `lose 7S`, `draw`, `pass`, `line b2-f6`."""
    board, words = person.board, move.split()
    hand = board.get_by_role("region", name=person.say("seq-hand-name"), exact=True)
    if move in ("draw", "pass"):
        person.button(f"seq-do-{move}", board).click()
    elif words[0] == "line":
        ends = dict(zip(("first", "last"), words[1].split("-"), strict=True))
        person.button("seq-line-name", board, **ends).click()
        person.button("seq-do-line", board).click()
    else:
        card = words[1] if words[0] in ("dead", "lose") else words[0]
        chosen = piece(hand, "data-card", card)
        if chosen.get_attribute("aria-pressed") != "true":
            chosen.click()
        if words[0] in ("dead", "lose"):
            board.locator("button.primary").click()
        else:
            piece(board, "data-cell", words[1]).click()
            confirm(person, card, words[1])


def confirm(person: Person, card: str, cell: str) -> None:
    """Where a card may go to many cells, the first tap only aims."""
    assert person.view is not None
    targets = [move for move in person.view["legal_moves"] if move.startswith(f"{card} ")]
    if len(targets) > FEW_CELLS:
        deed = "seq-do-remove" if card in ("JS", "JH") else "seq-do-place"
        person.button(deed, person.board, cell=cell).click()


def press_plain(person: Person, move: str) -> None:
    """The board of any game: its moves are buttons, in the order in which they are legal."""
    assert person.view is not None
    number = person.view["legal_moves"].index(move)
    person.board.get_by_role("button").nth(number).click()


PRESSES: dict[str, Callable[[Person, str], None]] = {
    "sushi-go": press_sushi_go,
    "sushi-roll": press_sushi_roll,
    "sequence": press_sequence,
}
