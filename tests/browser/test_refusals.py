"""What the server refuses is told in the reader's own language."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson


def test_a_wrong_code_is_told_in_the_own_language_and_can_be_tried_again(person: MakePerson) -> None:
    anna = person(language="pl")
    anna.go()
    anna.page.get_by_role("textbox", name=anna.say("page-code")).fill("abcd-efgh")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name=anna.say("page-come-in", code="ABCD-EFGH"))).to_be_visible()
    anna.button("page-join").click()
    expect(anna.page.get_by_role("alert")).to_have_text(anna.say("error-no-such-table"))
    anna.assert_fits()
    expect(anna.button("page-join")).to_be_enabled()


def test_half_a_code_and_a_broken_link_are_told_in_plain_words(person: MakePerson) -> None:
    anna = person(language="es")
    anna.go("/t/AB")
    anna.button("page-join").click()
    expect(anna.page.get_by_role("alert")).to_have_text(anna.say("page-nothing-here"))
    anna.go("/w/abc")
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.say("page-nothing-here"))
    anna.assert_fits()
