"""Joining tables and waiting for turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.helpers.person import Person
from tests.browser.helpers.playing import is_due


def join_table(person: Person, code: str) -> None:
    """Join a table by its link and get a seat."""
    person.go(f"/t/{code}")
    person.button("page-join").click()
    expect(person.button("page-stand")).to_be_visible()


def wait_for_view(person: Person, condition: Callable[[dict[str, Any]], Any], what: str) -> None:
    """Wait until a person's view meets a condition."""
    person.wait(lambda: person.view is not None and condition(person.view), what)


def wait_for_turn(person: Person) -> None:
    """Wait until it is a person's turn."""
    person.wait(lambda: is_due(person), "the turn")


def wait_until_only_one_due(person: Person) -> None:
    """Wait until everyone else has chosen, so that nothing more happens without this person."""
    wait_for_turn(person)
    wait_for_view(person, lambda view: view["due"] == [view["seat"]], "the others' choices")


def reconnect_now(person: Person) -> None:
    """Make the page reconnect now: after a long outage its back-off is nearly 20 s."""
    person.page.evaluate("dispatchEvent(new Event('online'))")


def switch_tips_off(person: Person) -> None:
    """End the tips of the coach: beside the tip, or on a phone in the menu."""
    expect(person.button("page-coach-next")).to_be_visible()
    off = person.button("page-coach-off")
    if not off.count():
        person.page.get_by_role("button", name=person.say("page-table"), exact=True).click()
    off.click()
