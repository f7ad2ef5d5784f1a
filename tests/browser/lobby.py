"""Tables for a match against bots, with everything chosen as people choose it: in the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.person import Person


def open_table(person: Person, title: str) -> None:
    """From the home page to a table of one's own."""
    person.go()
    person.button("page-with-friends", person.page.get_by_role("article", name=title)).click()
    expect(person.page.get_by_role("heading", name=person.say("page-invite"))).to_be_visible()


def choose_seats(person: Person, seats: int) -> None:
    """Chooses how many play."""
    person.page.get_by_role("combobox", name=person.say("page-seat-count"), exact=True).select_option(
        str(seats)
    )
    expect(
        person.page.get_by_role("listitem").filter(has_text=person.say("page-seat", number=seats))
    ).to_be_visible()


def tick(person: Person, option: str) -> None:
    """Switches an option of the game on."""
    box = person.page.get_by_role("checkbox", name=person.say(f"option-name-{option}"))
    box.check()
    person.wait(
        lambda: any(m.get("table", {}).get("options", {}).get(option) is True for m in person.heard),
        f"that {option} is set",
    )
    expect(box).to_be_checked()


def let_bots_hurry(person: Person) -> None:
    """Bots move at once, instead of letting people look on."""
    person.page.get_by_text(person.say("page-table-settings")).click()
    person.page.get_by_role("combobox", name=person.say("page-set-pace")).select_option("0")
    person.wait(
        lambda: any(m.get("table", {}).get("settings", {}).get("pace") == 0 for m in person.heard),
        "that bots hurry",
    )


def start_match(person: Person, title: str, *, seats: int, options: Sequence[str] = ()) -> None:
    """Makes a table, chooses what is to be played, fills it with quick bots and starts."""
    open_table(person, title)
    choose_seats(person, seats)
    for option in options:
        tick(person, option)
    let_bots_hurry(person)
    person.button("page-fill-and-start", count=seats - 1).click()
    expect(person.board).to_be_visible()
