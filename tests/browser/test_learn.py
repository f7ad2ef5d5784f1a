"""Learning a game: the rule book with pictures, and a first match with a coach."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.driver import GAMES, title_of
from tests.browser.helpers.person import DESKTOP, NARROW, PHONE, Person
from tests.browser.helpers.playing import is_due, is_over, play_match
from tests.browser.helpers.turns import switch_tips_off

# Markdown that was not parsed.
RAW = re.compile(r"\*\*|<!--|-->|```|^#|^- |\|--", re.MULTILINE)
MIN_CHAPTERS, MIN_READINGS, MIN_PICTURES, MIN_LESSONS = 6, 4, 12, 5
# Tables that scroll horizontally.
TOO_WIDE = "frames => frames.filter(each => each.scrollWidth > each.clientWidth).map(each => each.innerText)"


def assert_readable(book: Locator) -> None:
    """The whole book, with all details open, is text and labelled pictures."""
    book.page.evaluate("document.querySelectorAll('details').forEach((fold) => (fold.open = true))")
    assert RAW.findall(book.inner_text()) == []
    pictures = book.get_by_role("img")
    assert pictures.count() >= MIN_PICTURES
    names = [picture.get_attribute("aria-label") or "" for picture in pictures.all()]
    # An untranslated piece would be called by its key.
    assert [name for name in names if not name or re.search(r"\b(card|die|seq|go|roll)-[a-z]", name)] == []


@pytest.mark.parametrize(
    ("game", "language", "size"),
    list(zip(GAMES, cycle(["pl", "en", "is"]), cycle([DESKTOP, NARROW, PHONE]), strict=False)),
)
def test_the_rules_with_pictures_are_linked_from_the_home_page(
    person: MakePerson, game: str, language: str, size: dict[str, int]
) -> None:
    title = title_of(game)
    anna = person(language=language, size=size, dark=language == "is")
    anna.go()
    page = anna.page
    page.get_by_role("link", name=anna.say("page-learn-game", game=title)).click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    expect(page).to_have_title(re.compile(re.escape(title)))
    contents = page.get_by_role("navigation", name=anna.say("page-learn-contents")).get_by_role("link")
    expect(contents.first).to_be_visible()
    assert contents.count() >= MIN_CHAPTERS
    anna.assert_fits()
    chapter = contents.last.inner_text()
    contents.last.press("Enter")
    expect(page.get_by_role("heading", level=2, name=chapter, exact=True)).to_be_focused()
    expect(page.get_by_role("heading", level=2, name=chapter, exact=True)).to_be_in_viewport()
    assert_readable(page.get_by_role("main"))
    assert page.get_by_role("main").get_by_role("blockquote").count() >= MIN_READINGS
    assert page.locator(".wide:has(table)").evaluate_all(TOO_WIDE) == []
    anna.assert_fits()


def test_an_address_may_name_a_rule_and_an_unknown_game_is_not_found(person: MakePerson) -> None:
    anna = person(language="es")
    anna.go("/learn/sushi-go#SG-8")
    expect(anna.page.locator("#SG-8")).to_be_focused()
    expect(anna.page.locator("#SG-8")).to_be_in_viewport()
    anna.go("/learn")
    for game in GAMES:
        article = anna.page.get_by_role("article", name=title_of(game))
        expect(anna.button("page-learn-first", article)).to_be_visible()
        expect(article.get_by_role("link")).to_be_visible()
    anna.assert_fits()
    anna.go("/learn/chess")
    expect(anna.page.get_by_role("heading", name=anna.say("page-nothing-here"))).to_be_visible()


def tip_of(person: Person) -> str:
    """The tip in the prompt line; empty if there is none."""
    tip = person.board.locator(".advice").get_by_role("status")
    return tip.inner_text() if tip.count() else ""


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("sushi-go", "es", PHONE), ("sequence", "is", NARROW), ("sushi-roll", "pl", DESKTOP)],
)
def test_tips_follow_a_first_match_and_can_be_switched_off(
    person: MakePerson, game: str, language: str, size: dict[str, int]
) -> None:
    anna = person(language=language, size=size)
    anna.go(f"/learn/{game}")
    anna.button("page-learn-first").click()
    expect(anna.board).to_be_visible()
    [opened] = [message for message in anna.sent if message["type"] == "open"]
    assert opened["bots"] == {"1": "first-time"}
    heard: list[str] = []
    for turn in range(8):
        anna.wait(lambda: is_due(anna) or is_over(anna), "the next turn")
        expect(anna.button("page-coach-next")).to_be_visible()
        text = tip_of(anna)
        assert text not in heard, "each tip comes once"
        assert "coach-" not in text
        assert "{" not in text
        heard.append(text)
        if turn == 0:
            # A click doesn't bring the next one: it waits for the next turn.
            anna.button("page-coach-next").click()
            expect(anna.button("page-coach-next")).to_have_count(0)
        if len(heard) >= MIN_LESSONS:
            break
        assert play_match(anna, most=1) == 1
    assert len(heard) >= MIN_LESSONS
    switch_tips_off(anna)
    expect(anna.button("page-coach-next")).to_have_count(0)
    # The page remembers it.
    anna.page.reload()
    expect(anna.board).to_be_visible()
    expect(anna.button("page-coach-next")).to_have_count(0)


def test_the_rules_open_at_the_table(person: MakePerson) -> None:
    anna = person(language="pl", size=DESKTOP)
    anna.play_now("Sushi Roll")
    book = anna.page.get_by_role("dialog", name=anna.say("page-learn-rules"))
    anna.page.get_by_role("button", name=anna.say("page-table"), exact=True).click()
    anna.button("page-learn-rules").click()
    expect(book.get_by_role("img").first).to_be_visible()
    anna.assert_fits()
