"""Tables for a match against bots, set up in the lobby as people do it."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.helpers.person import Person


def open_table(person: Person, title: str) -> None:
    """Open a table from the home page."""
    person.go()
    person.button("page-with-friends", person.page.get_by_role("article", name=title)).click()
    expect(person.page.get_by_role("heading", name=person.say("page-invite"))).to_be_visible()


def choose_seats(person: Person, seats: int) -> None:
    """Set the number of seats."""
    person.page.get_by_role("combobox", name=person.say("page-seat-count"), exact=True).select_option(
        str(seats)
    )
    expect(
        person.page.get_by_role("listitem").filter(has_text=person.say("page-seat", number=seats))
    ).to_be_visible()


def tick(person: Person, option: str) -> None:
    """Switch on an option of the game."""
    box = person.page.get_by_role("checkbox", name=person.say(f"option-name-{option}"))
    box.check()
    person.wait(
        lambda: any(m.get("table", {}).get("options", {}).get(option) is True for m in person.received),
        f"the option {option}",
    )
    expect(box).to_be_checked()


def speed_up_bots(person: Person) -> None:
    """Let bots move without a pause."""
    person.page.get_by_text(person.say("page-table-settings")).click()
    person.page.get_by_role("combobox", name=person.say("page-set-pace")).select_option("0")
    person.wait(
        lambda: any(m.get("table", {}).get("settings", {}).get("pace") == 0 for m in person.received),
        "the pace of bots",
    )


def start_match(person: Person, title: str, *, seats: int, options: Sequence[str] = ()) -> None:
    """Open a table, choose seats and options, fill it with quick bots, and start."""
    open_table(person, title)
    choose_seats(person, seats)
    for option in options:
        tick(person, option)
    speed_up_bots(person)
    person.button("page-fill-and-start", count=seats - 1).click()
    expect(person.board).to_be_visible()
