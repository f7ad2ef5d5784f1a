"""The page in a language that is only partly translated."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Request, expect

from bordspil.games import all_games
from bordspil.locales import LANGUAGES
from bordspil.locales.sources import PACKAGE
from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import DESKTOP, NARROW
from tests.browser.helpers.playing import play_match
from tests.helpers.games import is_english_only
from tests.helpers.languages import SHIPPED
from tests.server.server_process import ServerProcess, serve


def test_missing_messages_fall_back_to_english(person: MakePerson) -> None:
    anna = person(language="de", size=NARROW)
    anna.go()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Setz dich, der Tisch ist gedeckt")
    game = anna.page.get_by_role("article", name="Sushi Go!")
    expect(game.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    # Messages from the server and from the page.
    expect(game).to_contain_text("Behalte eine Karte")
    expect(game).to_contain_text("2 bis 5 Personen")
    expect(anna.page.get_by_text("Play with friends and bots, right here.")).to_be_visible()
    assert not re.search(r"\b(?:page|game|option)-[a-z]+", anna.page.locator("body").inner_text())
    anna.assert_fits()


def test_a_whole_match_can_be_played_in_it(person: MakePerson) -> None:
    anna = person(language="de", size=DESKTOP)
    anna.go()
    expect(anna.page.get_by_text("Behalte eine Karte").first).to_be_visible()
    anna.play_now("Sushi Go!")
    play_match(anna)
    anna.button("page-see-end").click()
    expect(anna.page.get_by_role("main")).to_contain_text(anna.say("after-rematch"))


def test_untranslated_rules_are_marked_as_english(person: MakePerson) -> None:
    anna = person(language="de")
    anna.go("/learn/sequence")
    book = anna.page.locator(".book")
    expect(book).to_have_attribute("lang", "en")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    expect(book.get_by_role("heading").first).to_be_visible()


@pytest.fixture(scope="module")
def without_toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose games are in all shipped languages: a toy game is only in English."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("BORDSPIL_GAMES")
        with serve(f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}") as server:
            yield server


@pytest.mark.parametrize(("language", "fetched"), [("is", {"is"}), ("en", {"en"}), ("de", {"de", "en"})])
def test_english_is_fetched_only_if_it_is_needed(
    person: MakePerson, without_toys: ServerProcess, language: str, fetched: set[str]
) -> None:
    if any(
        is_english_only(game) for game in all_games().values() if game.folder.is_relative_to(PACKAGE.root)
    ):
        fetched = fetched | {"en"}
    anna = person(language=language, server=without_toys)
    # The service worker fetches all languages later.
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
    # The page remembers it, and the menu is translated too.
    anna.page.reload()
    expect(anna.page.get_by_role("combobox", name="Sprache")).to_have_value("de")
