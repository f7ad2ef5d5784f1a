"""Your turn: the title changes and the phone vibrates; sound and notifications are opt-in."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import Person
from tests.browser.helpers.playing import play_match

# Runs before the page: counts its signals.
COUNTING = """
globalThis.counts = { notes: 0, buzzes: 0, notices: [] };
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { counts.notes++; return start.apply(this, when); };
const vibrate = Navigator.prototype.vibrate;
Navigator.prototype.vibrate = function (...how) { counts.buzzes++; return vibrate.apply(this, how); };
globalThis.Notification = class extends Notification {
  constructor(text, ...more) { super(text, ...more); counts.notices.push(text); }
};
"""
IN_THE_BACKGROUND = "Object.defineProperty(document, 'hidden', { get: () => true })"


def signals(person: Person) -> tuple[int, int, list[str]]:
    """The tones, vibrations and notifications so far."""
    counts = person.page.evaluate("counts")
    return counts["notes"], counts["buzzes"], counts["notices"]


def test_a_turn_is_signalled_as_chosen_in_the_settings(
    person: MakePerson,
) -> None:
    anna = person(language="pl")
    anna.context.grant_permissions(["notifications"], origin=anna.url)
    anna.context.add_init_script(COUNTING)
    anna.play_now("Sushi Go!")
    mine = anna.say("page-your-turn")
    expect(anna.page).to_have_title(re.compile(f"^{re.escape(mine)} · "))
    assert signals(anna) == (0, 0, [])
    play_match(anna, most=1)
    anna.wait(lambda: signals(anna)[1] == 1, "a vibration for the next turn")
    assert signals(anna) == (0, 1, [])

    anna.page.get_by_role("link", name=anna.say("page-settings")).click()
    for key in ("page-sound", "page-notify"):
        box = anna.page.get_by_role("checkbox", name=anna.say(key))
        expect(box).not_to_be_checked()
        box.check()
    # Switching the sound on plays it once.
    anna.wait(lambda: signals(anna)[0] == 2, "the sound")

    anna.page.get_by_role("link", name=re.compile("^Bordspil")).click()
    anna.page.get_by_role("region", name=anna.say("page-waiting-seats")).get_by_role("link").click()
    expect(anna.board).to_be_visible()
    anna.page.evaluate(IN_THE_BACKGROUND)
    play_match(anna, most=1)
    anna.wait(lambda: signals(anna)[2], "a notification")
    assert signals(anna) == (4, 2, [mine])
