"""Navigation within a tab, and several tabs that must not undo each other's changes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import DESKTOP, Person
from tests.browser.helpers.turns import reconnect_now
from tests.server.clients import talk
from tests.server.server_process import serve


def open_table(host: Person) -> str:
    """Open a table for friends; return its code."""
    host.go()
    host.button("page-with-friends", host.page.get_by_role("article", name="Sequence")).click()
    expect(host.button("page-stand").or_(host.button("page-invite")).first).to_be_visible()
    return host.page.url.rsplit("/", 1)[1]


def entrances(person: Person) -> int:
    """How often this person has entered a table."""
    return sum(message["type"] in ("open", "join", "return") for message in person.sent)


def test_a_page_keeps_its_title_and_its_connection(person: MakePerson) -> None:
    anna = person(size=DESKTOP)
    page = anna.page
    code = open_table(anna)
    table = f"{anna.say('page-table-title', code=code)} · Bordspil"
    expect(page).to_have_title(table)

    skip = page.get_by_role("link", name=anna.say("page-skip"))
    skip.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    expect(page).to_have_title(table)
    assert entrances(anna) == 1

    # Messages appear inside an open dialog, as the page behind it is inert.
    page.get_by_role("button", name=anna.say("page-table"), exact=True).click()
    dialog = page.get_by_role("dialog")
    anna.button("page-learn-rules", dialog).click()
    rules = page.get_by_role("dialog", name=anna.say("page-learn-rules"))
    expect(rules.get_by_role("heading", level=2).nth(1)).to_be_visible()
    expect(rules.get_by_role("status")).to_be_attached()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    page.get_by_role("link", name=anna.say("page-home")).first.click()
    expect(page.get_by_role("heading", name=anna.say("page-welcome"))).to_be_visible()
    expect(page).to_have_title("Bordspil")
    page.go_back()
    expect(page).to_have_title(table)


def test_tabs_adopt_each_others_changes(person: MakePerson) -> None:
    anna = person(size=DESKTOP)
    anna.go()
    first, anna.page = anna.page, anna.context.new_page()
    code = open_table(anna)

    waiting = first.get_by_role("region", name=anna.say("page-waiting-seats"))
    expect(waiting).to_contain_text(code)
    first.get_by_role("combobox", name=anna.say("page-language")).select_option("pl")
    anna.language = "pl"
    expect(anna.page.locator("html")).to_have_attribute("lang", "pl")
    expect(anna.button("page-share-link")).to_be_visible()
    first.reload()
    expect(first.get_by_role("region", name=anna.say("page-waiting-seats"))).to_contain_text(code)


def test_a_table_that_no_longer_exists_is_reported(person: MakePerson, tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        anna = person(language="es", server=server)
        anna.ignore_problems("WebSocket|ERR_CONNECTION|Failed to load")
        code = open_table(anna)
        server.kill()
        expect(anna.page.get_by_text(anna.say("page-lost"))).to_be_visible()
        for file in tmp_path.glob("b.db*"):
            file.unlink()
        server.start()
        reconnect_now(anna)
        alert = anna.page.get_by_role("alert")
        expect(alert.get_by_role("heading", name=anna.say("page-no-table", code=code))).to_be_visible()


def test_a_full_server_says_so_in_the_readers_language_and_has_room_later(
    person: MakePerson, tmp_path: Path
) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}", max_sockets=1) as server:
        anna = person(language="is", server=server)
        anna.ignore_problems("WebSocket")
        anna.go()
        with talk(server.ws) as other:
            assert other.ask("open", game="sequence", name="Birta")["type"] == "welcome"
            anna.button("page-play-now", anna.page.get_by_role("article", name="Sushi Go!")).click()
            anna.wait(lambda: any(each["type"] == "error" for each in anna.received), "the refusal")
            refusal = next(each for each in anna.received if each["type"] == "error")
            expect(anna.page.get_by_role("status").get_by_text(refusal["text"])).to_be_visible()
            assert refusal["text"] == anna.say("error-busy", **refusal["facts"])
        expect(anna.board).to_be_visible()
