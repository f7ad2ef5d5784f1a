"""The score pad of Sequence, for several matches of two teams."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.pad import count, explained, open_pad, totals


def test_a_pad_counts_several_matches_and_is_found_by_its_code(person: MakePerson) -> None:
    zofia = person("Zofia", language="pl")
    link = open_pad(zofia, "Sequence", ["Zofia i Jan", "Ewa i Adam"])
    lines = zofia.say("seq-pad-lines")
    count(zofia, lines, 2)
    # From here on with the keyboard only.
    zofia.page.locator("main button.primary").press("Enter")
    zofia.button("pad-more", thing=lines).press("Enter")
    expect(totals(zofia)).to_contain_text([zofia.say("seq-pad-wins", count=number) for number in (1, 0)])
    expect(explained(zofia)).to_contain_text(
        zofia.say("seq-pad-lost", lines=zofia.say("seq-team-lines", count=1))
    )
    pages = zofia.page.get_by_role("group", name=zofia.say("pad-pages"), exact=True)
    expect(pages.get_by_role("button")).to_have_count(2)
    zofia.page.get_by_text(zofia.say("pad-names")).press("Enter")
    name = zofia.page.get_by_role("textbox", name="Ewa i Adam")
    name.fill("Ewa i Piotr")
    name.press("Tab")
    expect(totals(zofia).nth(1)).to_contain_text("Ewa i Piotr")

    # On the home page a pad's code leads to the pad.
    eva = person("Eva")
    eva.go()
    eva.page.get_by_placeholder(eva.say("page-code")).fill(link.removeprefix("/p/"))
    eva.button("page-join").click()
    eva.page.wait_for_url(f"**{link}")
    expect(totals(eva)).to_contain_text(["1 match won", "0 matches won"])
