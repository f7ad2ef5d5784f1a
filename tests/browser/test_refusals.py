"""Refusals are explained in the reader's language, with what to do next."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.accessibility import assert_accessible
from tests.server.clients import talk
from tests.server.server_process import ServerProcess

NOT_THERE = "status of 404"


def test_a_wrong_code_is_reported_at_once_and_can_be_corrected(
    person: MakePerson, server: ServerProcess
) -> None:
    anna = person(language="pl")
    anna.ignore_problems(NOT_THERE)
    anna.go()
    code = anna.page.get_by_role("textbox", name=anna.say("page-code"))
    code.fill("abcd-efgh")
    code.press("Enter")
    problem = anna.page.get_by_role("alert")
    expect(problem).to_contain_text(anna.say("page-no-table", code="ABCD-EFGH"))
    expect(problem).to_contain_text(anna.say("page-no-table-more"))
    assert_accessible(anna, "an unknown code")
    # The right code, however it is written, leads to the table and says whose it is.
    with talk(server.ws) as host:
        table = host.ask("open", game="sushi-roll", name="Birta", seat_count=3, seat=0)["table"]
        code.fill(f"{table['code'][:4]}-{table['code'][4:]}".lower())
        code.press("Enter")
        anna.page.wait_for_url(f"**/t/{table['code']}")
        expect(anna.page.get_by_role("main")).to_contain_text("Sushi Roll")
        expect(anna.page.get_by_role("main")).to_contain_text(
            f"Birta · {anna.say('page-free-seats', count=2)}"
        )
        expect(problem).to_have_count(0)
        anna.button("page-join").click()
        expect(anna.button("page-stand")).to_be_visible()
        assert host.ask("close")["type"] == "done"
    # The table was closed meanwhile.
    expect(problem).to_contain_text(anna.say("page-gone-closed"))
    anna.page.reload()
    expect(problem).to_contain_text(anna.say("page-no-table", code=table["code"]))


def test_half_a_code_a_broken_link_and_an_unknown_pad_are_reported_in_plain_words(
    person: MakePerson,
) -> None:
    anna = person(language="es")
    anna.ignore_problems(NOT_THERE)
    problem = anna.page.get_by_role("alert")
    anna.go("/t/AB")
    expect(problem).to_contain_text(anna.say("page-no-table", code="AB"))
    anna.go("/w/abc")
    expect(problem).to_contain_text(anna.say("page-nothing-here"))
    anna.assert_fits()
    anna.go("/p/ZZZZZZZZ")
    expect(problem).to_contain_text(anna.say("pad-none", code="ZZZZZZZZ"))
    expect(problem).to_contain_text(anna.say("pad-none-more"))
    assert_accessible(anna, "an unknown score pad")
    anna.page.get_by_role("link", name=anna.say("pad-open")).click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("pad-title"))
