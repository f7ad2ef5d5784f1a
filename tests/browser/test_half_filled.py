"""The page in a language that is only half filled in: its own words, and English where it is silent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Request, expect

from bordspil.locales import LANGUAGES
from tests.browser.conftest import MakePerson
from tests.browser.person import DESKTOP, NARROW
from tests.browser.playing import play_match
from tests.locales.shipped import SHIPPED


def test_the_page_speaks_it_to_who_likes_it_and_english_where_it_is_silent(person: MakePerson) -> None:
    anna = person(language="de", size=NARROW)
    anna.go()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Setz dich, der Tisch ist gedeckt")
    game = anna.page.get_by_role("article", name="Sushi Go!")
    expect(game.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    # The server's own words, and the page's.
    expect(game).to_contain_text("Behalte eine Karte")
    expect(game).to_contain_text("2 bis 5 Personen")
    expect(anna.page.get_by_text("Play with friends and bots, right here.")).to_be_visible()
    assert not re.search(r"\b(?:page|game|option)-[a-z]+", anna.page.locator("body").inner_text())
    anna.assert_fits()


def test_a_match_is_played_in_it_to_the_end(person: MakePerson) -> None:
    anna = person(language="de", size=DESKTOP)
    anna.play_now("Sushi Go!")
    expect(anna.page.get_by_text("Welche Karte behältst du?").first).to_be_visible()
    play_match(anna)
    anna.button("page-see-end").click()
    expect(anna.page.get_by_role("main")).to_contain_text(anna.say("after-honest"))


def test_rules_that_nobody_has_translated_are_read_as_english(person: MakePerson) -> None:
    anna = person(language="de")
    anna.go("/learn/sequence")
    book = anna.page.locator(".book")
    expect(book).to_have_attribute("lang", "en")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    expect(book.get_by_role("heading").first).to_be_visible()


@pytest.mark.parametrize(("language", "fetched"), [("is", {"is"}), ("en", {"en"}), ("de", {"de", "en"})])
def test_english_is_fetched_only_where_it_is_needed(
    person: MakePerson, language: str, fetched: set[str]
) -> None:
    anna = person(language=language)
    # The worker fetches all of them, later.
    anna.context.add_init_script("delete Navigator.prototype.serviceWorker")
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.extend(re.findall(r"/words/([\w-]+)", request.url))

    anna.page.on("request", note)
    anna.go()
    assert sorted(asked) == sorted(fetched)


def test_every_language_can_be_chosen_by_its_own_name(person: MakePerson) -> None:
    anna = person()
    anna.go()
    menu = anna.page.get_by_role("combobox", name=anna.say("page-language"))
    names = menu.get_by_role("option").all_inner_texts()
    assert names == ["English", "Deutsch", "Español", "Íslenska", "Polski"]
    assert len(names) == len(LANGUAGES) == len(SHIPPED) + 1
    menu.select_option("Deutsch")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Setz dich, der Tisch ist gedeckt")
    # It is remembered, and the menu itself has changed with it.
    anna.page.reload()
    expect(anna.page.get_by_role("combobox", name="Sprache")).to_have_value("de")
