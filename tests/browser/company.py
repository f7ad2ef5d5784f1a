"""Several people at one table: how they come in, and what they wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import is_due


def come_in(person: Person, code: str) -> None:
    """Joins a table by its link, and has a seat."""
    person.go(f"/t/{code}")
    person.button("page-join").click()
    expect(person.button("page-stand")).to_be_visible()


def until(person: Person, fact: Callable[[dict[str, Any]], Any], what: str) -> None:
    """Waits until somebody's view is so."""
    person.wait(lambda: person.view is not None and fact(person.view), what)


def until_due(person: Person) -> None:
    """Waits until it is somebody's turn."""
    person.wait(lambda: is_due(person), "the turn")


def until_all_wait(person: Person) -> None:
    """Waits until nothing more happens without somebody: where all choose at once, bots take their time."""
    until_due(person)
    until(person, lambda view: view["due"] == [view["seat"]], "that all others have chosen")


def try_again(person: Person) -> None:
    """Has a page that lost its server look for it now: after a long outage it waits nearly 20 s."""
    person.page.evaluate("dispatchEvent(new Event('online'))")
