"""Your turn: the title changes, a sound plays and the phone vibrates; notifications are opt-in."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import Person
from tests.browser.helpers.playing import play_match
from tests.browser.helpers.sounds import IN_THE_BACKGROUND, buzzes, listen, names_heard

# Runs before the page: counts its notifications.
COUNTING = """
globalThis.notices = [];
globalThis.Notification = class extends Notification {
  constructor(text, ...more) { super(text, ...more); notices.push(text); }
};
"""


def signals(person: Person) -> tuple[int, int, list[str]]:
    """The sounds, vibrations and notifications for a turn so far."""
    return names_heard(person).count("turn"), buzzes(person), person.page.evaluate("notices")


def test_a_turn_is_signalled_as_chosen_in_the_settings(
    person: MakePerson,
) -> None:
    anna = person(language="pl")
    anna.context.grant_permissions(["notifications"], origin=anna.url)
    anna.context.add_init_script(COUNTING)
    listen(anna)
    anna.play_now("Sushi Go!")
    mine = anna.say("page-your-turn")
    expect(anna.page).to_have_title(re.compile(f"^{re.escape(mine)} · "))
    assert signals(anna) == (0, 0, [])
    play_match(anna, most=1)
    anna.wait(lambda: signals(anna)[0] == 1, "a sound for the next turn")
    assert buzzes(anna) >= 1

    # Opens a new page, which counts from the beginning.
    anna.go("/settings")
    box = anna.page.get_by_role("checkbox", name=anna.say("page-notify"))
    expect(box).not_to_be_checked()
    box.check()

    anna.page.get_by_role("link", name=re.compile("^Bordspil")).click()
    anna.page.get_by_role("region", name=anna.say("page-waiting-seats")).get_by_role("link").click()
    expect(anna.board).to_be_visible()
    anna.page.evaluate(IN_THE_BACKGROUND)
    play_match(anna, most=1)
    anna.wait(lambda: signals(anna)[2], "a notification")
    anna.wait(lambda: signals(anna)[0] == 1, "a sound in the background")
    assert buzzes(anna) >= 1
    assert signals(anna)[2] == [mine]
