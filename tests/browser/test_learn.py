"""Learning the games: rule books with pictures, and a first match in which everything is explained."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import DESKTOP, NARROW, PHONE, Person
from tests.browser.playing import is_due, is_over, play_match

# What would be left of a text that was not understood.
RAW = re.compile(r"\*\*|<!--|-->|```|^#|^- |\|--", re.MULTILINE)
FEW_CHAPTERS, FEW_READINGS, MANY_PICTURES, MANY_LESSONS = 6, 4, 12, 5
# Tables that would have to be pushed aside to be read.
TOO_WIDE = "frames => frames.filter(each => each.scrollWidth > each.clientWidth).map(each => each.innerText)"


def assert_readable(book: Locator) -> None:
    """All of it, the folded parts too, is words and pictures with names."""
    book.page.evaluate("document.querySelectorAll('details').forEach((fold) => (fold.open = true))")
    assert RAW.findall(book.inner_text()) == []
    pictures = book.get_by_role("img")
    assert pictures.count() >= MANY_PICTURES
    names = [picture.get_attribute("aria-label") or "" for picture in pictures.all()]
    # A piece without words would be called by its key.
    assert [name for name in names if not name or re.search(r"\b(card|die|seq|go|roll)-[a-z]", name)] == []


@pytest.mark.parametrize(
    ("title", "language", "size"),
    [("Sushi Go!", "en", NARROW), ("Sushi Roll", "is", PHONE), ("Sequence", "pl", DESKTOP)],
)
def test_the_rules_can_be_read_from_home_with_pictures(
    person: MakePerson, title: str, language: str, size: dict[str, int]
) -> None:
    anna = person(language=language, size=size, dark=language == "is")
    anna.go()
    page = anna.page
    page.get_by_role("link", name=anna.say("page-learn-game", game=title)).click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    expect(page).to_have_title(re.compile(re.escape(title)))
    contents = page.get_by_role("navigation", name=anna.say("page-learn-contents")).get_by_role("link")
    expect(contents.first).to_be_visible()
    assert contents.count() >= FEW_CHAPTERS
    anna.assert_fits()
    chapter = contents.last.inner_text()
    contents.last.press("Enter")
    expect(page.get_by_role("heading", level=2, name=chapter, exact=True)).to_be_focused()
    expect(page.get_by_role("heading", level=2, name=chapter, exact=True)).to_be_in_viewport()
    assert_readable(page.get_by_role("main"))
    assert page.get_by_role("main").get_by_role("blockquote").count() >= FEW_READINGS
    assert page.locator(".wide:has(table)").evaluate_all(TOO_WIDE) == []
    anna.assert_fits()


def test_an_address_may_name_a_rule_and_a_game_that_is_none_is_said_to_be_none(person: MakePerson) -> None:
    anna = person(language="es")
    anna.go("/learn/sushi-go#SG-8")
    expect(anna.page.locator("#SG-8")).to_be_focused()
    expect(anna.page.locator("#SG-8")).to_be_in_viewport()
    anna.go("/learn")
    for title in ("Sushi Go!", "Sushi Roll", "Sequence"):
        game = anna.page.get_by_role("article", name=title)
        expect(anna.button("page-learn-first", game)).to_be_visible()
        expect(game.get_by_role("link")).to_be_visible()
    anna.assert_fits()
    anna.go("/learn/chess")
    expect(anna.page.get_by_role("heading", name=anna.say("page-nothing-here"))).to_be_visible()


def coach_of(person: Person) -> Locator:
    """What explains the first moves."""
    return person.page.get_by_role("complementary", name=person.say("page-coach"))


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("sushi-go", "es", PHONE), ("sequence", "is", NARROW)],
)
def test_a_first_match_is_explained_until_all_is_known(
    person: MakePerson, game: str, language: str, size: dict[str, int]
) -> None:
    anna = person(language=language, size=size)
    anna.go(f"/learn/{game}")
    anna.button("page-learn-first").click()
    expect(anna.board).to_be_visible()
    [opened] = [message for message in anna.sent if message["type"] == "open"]
    assert opened["bots"] == {"1": "first-time"}
    coach, first = coach_of(anna), {"sushi-go": "keep", "sequence": "card"}[game]
    lesson = coach.get_by_role("status")
    expect(lesson).to_have_text(anna.say(f"coach-{game}-{first}"))
    anna.assert_fits()
    # Somebody in a hurry goes on by a click, without a move.
    anna.button("page-coach-next", coach).click()
    expect(lesson).to_have_text(anna.say("page-coach-hint"))
    heard = hear_all(anna, game)
    assert len(heard) >= MANY_LESSONS
    assert [text for text in heard if text.startswith("coach-") or "{" in text] == []
    anna.button("page-coach-done", coach).click()
    expect(coach).to_have_count(0)
    # It is remembered.
    anna.page.reload()
    expect(anna.board).to_be_visible()
    expect(coach).to_have_count(0)


def hear_all(anna: Person, game: str) -> list[str]:
    """Plays until the last lesson is on, and gives all that was said."""
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
            assert play_match(anna, most=1) == 1, "the match is over and nothing ended the lessons"
    return heard


def close_scoring(anna: Person) -> None:
    """Puts away what is told at the end of a round."""
    telling = anna.page.get_by_role("dialog")
    expect(telling).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(telling).to_be_hidden()


def test_at_the_table_the_rules_are_at_hand_and_the_coach_can_be_sent_away(person: MakePerson) -> None:
    anna = person(language="pl", size=DESKTOP)
    anna.play_now("Sushi Roll")
    coach = coach_of(anna)
    lesson = coach.get_by_role("status")
    expect(lesson).to_have_text(anna.say("coach-sushi-roll-take"))
    # A lesson is over with the own move, too.
    play_match(anna, most=1)
    expect(lesson).to_have_text(anna.say("page-coach-hint"))
    anna.button("page-coach-next", coach).click()
    # Only where the belts have moved on is that told.
    anna.wait(lambda: is_due(anna), "the next turn")
    told = [anna.say(f"coach-sushi-roll-{name}") for name in ("belts", "wasabi")]
    expect(lesson).to_have_text(re.compile("|".join(map(re.escape, told))))
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
