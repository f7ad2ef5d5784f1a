"""The score pad of Sushi Roll."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.pad import count, open_pad, totals, turn_to
from tests.browser.helpers.person import NARROW


def test_a_count_beyond_the_dice_in_the_box_is_refused_and_undone(person: MakePerson) -> None:
    lucia = person("Lucía", language="es", size=NARROW, dark=True)
    open_pad(lucia, "Sushi Roll", ["Lucía", "Pablo"])
    egg = lucia.say("card-egg")
    count(lucia, egg, 3)
    turn_to(lucia, lucia.say("after-round", round=1), "Pablo")
    count(lucia, lucia.say("tray-dipped", card=egg), 2)
    expect(totals(lucia)).to_contain_text(["Pablo", "Lucía"])
    expect(totals(lucia)).to_contain_text(["6 puntos", "3 puntos"])
    count(lucia, egg, 1)
    why = lucia.say("error-more-than-the-box", count=6, most=5, thing=lucia.say("die-nigiri"))
    expect(lucia.page.get_by_text(lucia.say("pad-refused", why=why))).to_be_visible()
    expect(lucia.page.get_by_role("status", name=egg, exact=True)).to_have_text("0")
    lucia.assert_fits()
