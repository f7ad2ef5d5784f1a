"""Learning a game: the rule book with pictures, and a first match with a coach."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.driver import GAMES, driver_of, title_of
from tests.browser.helpers.person import DESKTOP, NARROW, PHONE, Person
from tests.browser.helpers.playing import is_due, is_over, play_match

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


def coach_of(person: Person) -> Locator:
    """The coach's box."""
    return person.page.get_by_role("complementary", name=person.say("page-coach"))


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("sushi-go", "es", PHONE), ("sequence", "is", NARROW)],
)
def test_the_coach_explains_a_first_match_until_the_last_lesson(
    person: MakePerson, game: str, language: str, size: dict[str, int]
) -> None:
    anna = person(language=language, size=size)
    anna.go(f"/learn/{game}")
    anna.button("page-learn-first").click()
    expect(anna.board).to_be_visible()
    [opened] = [message for message in anna.sent if message["type"] == "open"]
    assert opened["bots"] == {"1": "first-time"}
    coach, first = coach_of(anna), driver_of(game).first_lesson
    lesson = coach.get_by_role("status")
    expect(lesson).to_have_text(anna.say(f"coach-{game}-{first}"))
    anna.assert_fits()
    # A click goes on to the next lesson without a move.
    anna.button("page-coach-next", coach).click()
    expect(lesson).to_have_text(anna.say("page-coach-hint"))
    heard = collect_lessons(anna, game)
    assert len(heard) >= MIN_LESSONS
    assert [text for text in heard if text.startswith("coach-") or "{" in text] == []
    anna.button("page-coach-done", coach).click()
    expect(coach).to_have_count(0)
    # The page remembers it.
    anna.page.reload()
    expect(anna.board).to_be_visible()
    expect(coach).to_have_count(0)


def collect_lessons(anna: Person, game: str) -> list[str]:
    """Play until the last lesson is shown; return all lessons."""
    heard: list[str] = []
    last, lesson, rounds = anna.say(f"coach-{game}-last"), coach_of(anna).get_by_role("status"), 1
    while last not in heard:
        anna.wait(lambda: is_due(anna) or is_over(anna), "the next turn")
        assert anna.view is not None
        if anna.view.get("round", 1) > rounds:
            rounds += 1
            close_scoring(anna)
        text = lesson.inner_text()
        if text not in heard and text != anna.say("page-coach-play"):
            heard.append(text)
        if text != last:
            assert play_match(anna, most=1) == 1, "the match is over before the last lesson"
    return heard


def close_scoring(anna: Person) -> None:
    """Close the scoring of a round."""
    scoring = anna.page.get_by_role("dialog")
    expect(scoring).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(scoring).to_be_hidden()


def test_the_rules_open_at_the_table_and_the_coach_can_be_switched_off(person: MakePerson) -> None:
    anna = person(language="pl", size=DESKTOP)
    anna.play_now("Sushi Roll")
    coach = coach_of(anna)
    lesson = coach.get_by_role("status")
    expect(lesson).to_have_text(anna.say("coach-sushi-roll-take"))
    # A move ends a lesson too.
    play_match(anna, most=1)
    expect(lesson).to_have_text(anna.say("page-coach-hint"))
    anna.button("page-coach-next", coach).click()
    # The next lesson depends on what has happened.
    anna.wait(lambda: is_due(anna), "the next turn")
    lessons = [anna.say(f"coach-sushi-roll-{name}") for name in ("belts", "wasabi")]
    expect(lesson).to_have_text(re.compile("|".join(map(re.escape, lessons))))
    anna.button("page-learn-rules", coach).click()
    book = anna.page.get_by_role("dialog", name=anna.say("page-learn-rules"))
    expect(book.get_by_role("img").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    anna.button("page-coach-off", coach).click()
    expect(coach).to_have_count(0)
    anna.page.reload()
    expect(anna.board).to_be_visible()
    expect(coach).to_have_count(0)
    anna.page.get_by_role("button", name=anna.say("page-table"), exact=True).click()
    anna.button("page-learn-rules").click()
    expect(book.get_by_role("img").first).to_be_visible()
    anna.assert_fits()
