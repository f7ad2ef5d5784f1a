"""Loading the page: in every language, on every screen, at any address, with its security policy."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.driver import GAMES, title_of
from tests.browser.helpers.person import DESKTOP, NARROW, PHONE
from tests.helpers.languages import SHIPPED
from tests.server.clients import talk
from tests.server.server_process import ServerProcess


@pytest.mark.parametrize("language", SHIPPED)
def test_the_page_is_in_the_browsers_language(person: MakePerson, language: str) -> None:
    anna = person(language=language)
    anna.go()
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("page-welcome"))
    for game in GAMES:
        article = anna.page.get_by_role("article", name=title_of(game))
        expect(anna.button("page-play-now", article)).to_be_visible()


def test_the_page_says_that_its_words_are_missing_and_appears_once_they_load(person: MakePerson) -> None:
    anna = person(language="pl")
    anna.ignore_problems(r"status of 500.*/words/")
    refused: list[str] = []

    def refuse_at_first(route: Route) -> None:
        if len(refused) < 4:
            refused.append(route.request.url)
            route.fulfill(status=500)
        else:
            route.continue_()

    # The service worker would fetch them too.
    anna.context.add_init_script("delete Navigator.prototype.serviceWorker")
    anna.page.route("**/words/**", refuse_at_first)
    anna.page.goto(anna.url)
    note = anna.page.get_by_text("Bordspil can’t load its words. Reload the page.")
    expect(note).to_be_visible()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("page-welcome"))
    expect(note).to_be_hidden()
    assert len(refused) == 4


@pytest.mark.parametrize("size", [NARROW, PHONE, DESKTOP], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("path", ["/", "/settings", "/about"])
def test_no_screen_is_wider_than_the_device(person: MakePerson, path: str, size: dict[str, int]) -> None:
    anna = person(size=size, language="pl")
    anna.go(path)
    expect(anna.page.get_by_role("heading").first).to_be_visible()
    anna.assert_fits()


@pytest.mark.parametrize("path", ["/nothing", "/t/ABC/DEF/GHI", "/settings/more"])
def test_an_unknown_address_is_reported_as_such(person: MakePerson, path: str) -> None:
    anna = person()
    # The browser logs the 404.
    anna.ignore_problems(r"status of 404.*" + re.escape(path))
    anna.go(path)
    expect(anna.page.get_by_role("heading", name=anna.say("page-nothing-here"))).to_be_visible()


def test_a_table_that_was_opened_elsewhere_can_be_watched_and_joined(
    person: MakePerson, server: ServerProcess
) -> None:
    with talk(server.ws) as host:
        opened = host.ask("open", game="sequence", name="Birta", seat_count=3, bots={"1": "family"})["table"]
        assert host.ask("sit", seat=0)["type"] == "done"
        onlooker, guest = person("Olga", size=DESKTOP), person("Gauti", language="is")
        onlooker.go(f"/w/{opened['watch_key']}")
        expect(onlooker.page.get_by_role("main")).to_contain_text("Birta")
        guest.go(f"/t/{opened['code']}")
        heading = guest.say("page-come-in", code=opened["code"])
        expect(guest.page.get_by_role("heading", name=heading)).to_be_visible()
        guest.button("page-join").click()
        expect(guest.page.get_by_role("main")).to_contain_text("Birta")
        expect(onlooker.page.get_by_role("main")).to_contain_text("Gauti")
        guest.assert_fits()


def test_inline_scripts_are_blocked_and_reported(person: MakePerson) -> None:
    anna = person()
    anna.go()
    anna.page.evaluate(
        "const script = document.createElement('script'); script.textContent = 'window.evil = 1';"
        "document.body.append(script)"
    )
    anna.wait(lambda: anna.problems, "the browser's report")
    assert anna.page.evaluate("window.evil") is None
    with pytest.raises(AssertionError, match="policy: script-src"):
        anna.check()
    anna.ignore_problems("script-src|Content Security Policy")


def test_the_page_has_a_service_worker_and_a_manifest(person: MakePerson) -> None:
    anna = person()
    anna.go()
    scope = anna.page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    assert scope == f"{anna.url}/"
    manifest = anna.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
