"""From place to place, in one tab and in several: each is itself, and undoes nothing that another did."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.company import try_again
from tests.browser.conftest import MakePerson
from tests.browser.person import DESKTOP, Person
from tests.server.serving import serve
from tests.server.talking import talk


def open_table(host: Person) -> str:
    """A table for friends; gives its code."""
    host.go()
    host.button("page-with-friends", host.page.get_by_role("article", name="Sequence")).click()
    expect(host.button("page-stand").or_(host.button("page-invite")).first).to_be_visible()
    return host.page.url.rsplit("/", 1)[1]


def entrances(person: Person) -> int:
    """How often this person has come to a table."""
    return sum(message["type"] in ("open", "join", "return") for message in person.sent)


def test_a_place_keeps_its_title_and_its_line_and_leaves_none_behind(person: MakePerson) -> None:
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

    # What is told while a dialog is open is told in the dialog: the page behind it is out of reach.
    page.get_by_role("button", name=anna.say("page-table"), exact=True).click()
    dialog = page.get_by_role("dialog")
    anna.button("page-learn-rules", dialog).click()
    rules = dialog.get_by_role("dialog")
    expect(rules.get_by_role("heading", level=2).nth(1)).to_be_visible()
    expect(rules.get_by_role("status")).to_be_attached()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    page.get_by_role("link", name=anna.say("page-home")).first.click()
    expect(page.get_by_role("heading", name=anna.say("page-welcome"))).to_be_visible()
    expect(page).to_have_title("Bordspil")
    page.go_back()
    expect(page).to_have_title(table)


def test_what_one_tab_does_another_takes_over_and_does_not_undo(person: MakePerson) -> None:
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


def test_a_seat_that_is_no_more_is_told_instead_of_waited_for(person: MakePerson, tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        anna = person(language="es", server=server)
        anna.forgive("WebSocket|ERR_CONNECTION|Failed to load")
        code = open_table(anna)
        server.kill()
        expect(anna.page.get_by_text(anna.say("page-lost"))).to_be_visible()
        for file in tmp_path.glob("b.db*"):
            file.unlink()
        server.start()
        try_again(anna)
        alert = anna.page.get_by_role("alert")
        expect(alert.get_by_role("heading", name=anna.say("page-no-table", code=code))).to_be_visible()


def test_a_full_server_says_so_in_the_own_language_and_lets_in_when_there_is_room(
    person: MakePerson, tmp_path: Path
) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}", max_sockets=1) as server:
        anna = person(language="is", server=server)
        anna.forgive("WebSocket")
        anna.go()
        with talk(server.ws) as other:
            assert other.ask("open", game="sequence", name="Birta")["type"] == "welcome"
            anna.button("page-play-now", anna.page.get_by_role("article", name="Sushi Go!")).click()
            anna.wait(lambda: any(each["type"] == "error" for each in anna.heard), "the refusal")
            refusal = next(each for each in anna.heard if each["type"] == "error")
            expect(anna.page.get_by_role("status").get_by_text(refusal["text"])).to_be_visible()
            assert refusal["text"] == anna.say("error-busy", **refusal["facts"])
        expect(anna.board).to_be_visible()
