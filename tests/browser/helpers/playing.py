"""Make moves on the real boards with the buttons that people press; the server says what is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.helpers.driver import driver_of
from tests.browser.helpers.person import Person

# By the page's own clock: even a slow page has drawn everything by then.
CATCH_UP = "() => new Promise((done) => setTimeout(done, 100))"
Choose = Callable[[list[str]], str]


def first(moves: list[str]) -> str:
    """The first move."""
    return moves[0]


def is_due(person: Person) -> bool:
    """Whether it is this person's turn and they have not chosen yet."""
    view = person.view
    return bool(view and view["seat"] in view["due"] and view["legal_moves"] and not view.get("chosen"))


def is_over(person: Person) -> bool:
    """Whether the match has ended."""
    return bool(person.view and person.view["outcome"])


def play_match(person: Person, choose: Choose = first, *, most: int = 10_000) -> int:
    """Play until the match is over or `most` moves are made; return their number."""
    for made in range(most):
        person.wait(lambda: is_due(person) or is_over(person), "the next turn or the end")
        if is_over(person):
            return made
        assert person.view is not None
        play(person, choose(person.view["legal_moves"]))
    return most


def play(person: Person, move: str) -> None:
    """Make a move by pressing buttons, and wait until the server has accepted it."""
    assert person.view is not None
    # A reloaded page counts its messages from 1 again, so older answers don't count.
    sent_before, received_before = len(person.sent), len(person.received)
    close_scoring(person)
    driver_of(person.view["game"]).press(person, move)
    person.wait(lambda: moves_sent(person, sent_before), f"the message for {move}")
    sent = moves_sent(person, sent_before)[-1]
    assert sent["move"] == move, f"pressing for {move} has sent {sent}"
    person.wait(lambda: answers(person, received_before, sent["id"]), "the server's answer")
    answer = answers(person, received_before, sent["id"])[-1]
    assert answer["type"] == "done", answer


def close_scoring(person: Person) -> None:
    """Close what covers the board, such as the counting of a round, once the page has caught up."""
    person.page.evaluate(CATCH_UP)
    dialog = person.page.get_by_role("dialog")
    if dialog.count() and dialog.first.is_visible():
        person.page.keyboard.press("Escape")
    counting = person.page.locator("[data-counting]")
    # The first press shows the totals, the second one goes on; nothing comes after the last round.
    for _ in range(2):
        if counting.count() and not is_over(person):
            person.page.keyboard.press("Escape")
            person.page.evaluate(CATCH_UP)


def moves_sent(person: Person, since: int = 0) -> list[dict[str, Any]]:
    """The moves among the messages sent since then."""
    return [message for message in person.sent[since:] if message["type"] == "play"]


def answers(person: Person, since: int, number: int) -> list[dict[str, Any]]:
    """The server's answers since then to the message with this id."""
    return [message for message in person.received[since:] if message.get("id") == number]
