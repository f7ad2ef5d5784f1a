"""The lobby offers only options that fit the number of seats, and says why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.accessibility import assert_accessible
from tests.browser.helpers.lobby import choose_seats, open_table, tick
from tests.browser.helpers.person import DESKTOP, NARROW
from tests.browser.helpers.turns import join_table


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_an_option_that_does_not_fit_the_seats_is_disabled_with_a_reason(
    person: MakePerson, dark: bool
) -> None:
    anna = person(size=NARROW, dark=dark)
    open_table(anna, "Sushi Go!")
    third = anna.page.get_by_role("checkbox", name=anna.say("option-name-invisible"))
    other = anna.page.get_by_role("checkbox", name=anna.say("option-name-both_ways"))
    choose_seats(anna, 4)
    expect(third).to_be_disabled()
    expect(other).to_be_enabled()
    # The reason is part of the accessible name.
    expect(third).to_have_accessible_name(re.compile(re.escape(anna.say("option-invisible"))))
    expect(third).to_have_css("border-style", "dashed")
    assert_accessible(anna, "a disabled option")
    anna.page.get_by_text(anna.say("option-name-invisible"), exact=True).click(force=True)
    expect(third).not_to_be_checked()
    assert not [message for message in anna.received if message["type"] == "error"]
    choose_seats(anna, 2)
    expect(third).to_be_enabled()
    tick(anna, "invisible")


def test_teams_are_offered_if_they_fit_the_seats(person: MakePerson) -> None:
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
        lambda: any(m.get("table", {}).get("options", {}).get("teams") == "3" for m in anna.received),
        "3 teams",
    )
    # Guests see the choice but can't change it.
    join_table(birta, anna.page.url.rpartition("/")[2])
    seen = birta.page.get_by_role("combobox", name=birta.say("option-name-teams"))
    expect(seen).to_be_disabled()
    expect(seen).to_have_value("3")
    expect(seen).to_have_css("opacity", "1")
    assert_accessible(birta, "the lobby of a guest")
