"""What the lobby lets be chosen: only what goes with the number of seats, and it says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.access import assert_open_to_all
from tests.browser.company import come_in
from tests.browser.conftest import MakePerson
from tests.browser.lobby import choose_seats, open_table, tick
from tests.browser.person import DESKTOP, NARROW


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_an_option_that_does_not_go_with_the_seats_looks_so_and_says_why(
    person: MakePerson, dark: bool
) -> None:
    anna = person(size=NARROW, dark=dark)
    open_table(anna, "Sushi Go!")
    third = anna.page.get_by_role("checkbox", name=anna.say("option-name-invisible"))
    other = anna.page.get_by_role("checkbox", name=anna.say("option-name-both_ways"))
    choose_seats(anna, 4)
    expect(third).to_be_disabled()
    expect(other).to_be_enabled()
    # The reason is a part of its name.
    expect(third).to_have_accessible_name(re.compile(re.escape(anna.say("option-invisible"))))
    expect(third).to_have_css("border-style", "dashed")
    assert_open_to_all(anna, "an option that can't be chosen")
    anna.page.get_by_text(anna.say("option-name-invisible"), exact=True).click(force=True)
    expect(third).not_to_be_checked()
    assert not [message for message in anna.heard if message["type"] == "error"]
    choose_seats(anna, 2)
    expect(third).to_be_enabled()
    tick(anna, "invisible")


def test_teams_are_offered_to_those_whom_they_fit(person: MakePerson) -> None:
    anna, birta = person(size=DESKTOP), person("Birta", language="pl", size=NARROW)
    open_table(anna, "Sequence")
    teams = anna.page.get_by_role("combobox", name=anna.say("option-name-teams"))
    three = teams.get_by_role("option", name="3", exact=True)
    choose_seats(anna, 4)
    expect(three).to_be_disabled()
    expect(teams).to_have_accessible_name(re.compile(re.escape(anna.say("option-teams"))))
    choose_seats(anna, 6)
    expect(three).to_be_enabled()
    teams.select_option("3")
    anna.wait(
        lambda: any(m.get("table", {}).get("options", {}).get("teams") == "3" for m in anna.heard), "3 teams"
    )
    # Guests see what is chosen, and that the choice is not theirs.
    come_in(birta, anna.page.url.rpartition("/")[2])
    seen = birta.page.get_by_role("combobox", name=birta.say("option-name-teams"))
    expect(seen).to_be_disabled()
    expect(seen).to_have_value("3")
    expect(seen).to_have_css("opacity", "1")
    assert_open_to_all(birta, "the lobby of a guest")
