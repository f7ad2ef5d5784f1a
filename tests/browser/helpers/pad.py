"""Using score pads."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.helpers.person import Person


def open_pad(person: Person, title: str, players: list[str]) -> str:
    """Open a new pad from the home page; return its path."""
    person.go()
    person.page.get_by_role("link", name=person.say("pad-open")).click()
    person.page.get_by_role("radio", name=title, exact=True).check()
    person.page.get_by_role("radio", name=str(len(players)), exact=True).check()
    boxes = person.page.get_by_role("group").last.get_by_role("textbox")
    expect(boxes).to_have_count(len(players))
    for number, name in enumerate(players):
        boxes.nth(number).fill(name)
    person.button("pad-begin").click()
    person.page.wait_for_url("**/p/*")
    return person.page.url.removeprefix(person.url)


def turn_to(person: Person, page: str, player: str | None = None) -> None:
    """Choose a page and a player."""
    for group, name in (("pad-pages", page), ("pad-whose", player)):
        if name is not None:
            buttons = person.page.get_by_role("group", name=person.say(group), exact=True)
            buttons.get_by_role("button", name=name).click()


def count(person: Person, thing: str, times: int) -> None:
    """Press plus several times."""
    more = person.button("pad-more", thing=thing).and_(
        person.page.get_by_label(person.say("pad-more", thing=thing), exact=True)
    )
    for _ in range(times):
        more.click()


def go_on(person: Person) -> None:
    """Go on to the next player."""
    person.page.locator("button.primary.next").click()


def totals(person: Person) -> Locator:
    """The scores, best first."""
    return person.page.get_by_role("list", name=person.say("page-scores")).get_by_role("listitem")


def explained(person: Person) -> Locator:
    """The explanation of a page's scores."""
    return person.page.locator("section", has=person.page.locator("#how-title"))
