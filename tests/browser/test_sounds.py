"""Sounds: each plays once, none before the first gesture, and in the background only “your turn”."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.driver import GAMES, title_of
from tests.browser.helpers.person import Person
from tests.browser.helpers.playing import play_match
from tests.browser.helpers.sounds import IN_THE_BACKGROUND, buzzes, contexts, heard, listen, names_heard

SOUNDS = (
    *("card", "flip", "pass", "die", "rattle", "chip", "token", "tick"),
    *("set", "line", "turn", "round", "win", "lose", "reaction"),
)
# What the first moves of a match play at least; boards add theirs.
FIRST_MOVES: dict[str, set[str]] = {
    "sushi-go": {"card", "flip", "pass"},
    "sequence": {"card", "chip"},
    "sushi-roll": {"die", "pass", "rattle"},
}
# Longer than the time in which the same sound counts as the same event.
PAUSE = 100
# Without a gesture, and several at once.
PRESS = "(button, times) => { for (let time = 0; time < times; time++) button.click(); }"


def at_the_settings(someone: Person) -> Locator:
    """Open the settings, where a button plays one sound of the set after another."""
    listen(someone)
    someone.go("/settings")
    button = someone.button("page-sound-try")
    expect(button).to_be_visible()
    return button


def touch(someone: Person) -> None:
    """Make a gesture that changes nothing."""
    someone.page.get_by_role("heading", level=1).click()


def press(button: Locator, times: int) -> None:
    """Press a button many times at once."""
    button.evaluate(PRESS, times)
    button.page.wait_for_timeout(PAUSE)


def test_nothing_plays_before_the_first_gesture(person: MakePerson) -> None:
    anna = person()
    button = at_the_settings(anna)
    press(button, len(SOUNDS))
    assert (names_heard(anna), contexts(anna), buzzes(anna)) == ([], 0, 0)
    button.click()
    anna.wait(lambda: names_heard(anna) == [SOUNDS[0]], "the first sound")
    assert contexts(anna) == 1


def test_each_sound_plays_once_when_asked(person: MakePerson) -> None:
    anna = person()
    button = at_the_settings(anna)
    for _ in SOUNDS:
        button.click()
        anna.page.wait_for_timeout(PAUSE)
    assert names_heard(anna) == list(SOUNDS)
    assert contexts(anna) == 1


def test_no_sound_plays_twice_within_60_ms(person: MakePerson) -> None:
    anna = person()
    button = at_the_settings(anna)
    touch(anna)
    press(button, 2 * len(SOUNDS))
    assert sorted(names_heard(anna)) == sorted(SOUNDS)
    press(button, len(SOUNDS))
    assert sorted(names_heard(anna)) == sorted(2 * SOUNDS)
    first, second = (each for each in heard(anna) if each.name == "tick")
    assert second.pitch > first.pitch, "points in quick succession rise"


def test_in_the_background_only_your_turn_plays(person: MakePerson) -> None:
    anna = person()
    button = at_the_settings(anna)
    touch(anna)
    anna.page.evaluate(IN_THE_BACKGROUND)
    press(button, len(SOUNDS))
    assert names_heard(anna) == ["turn"]


def test_mute_is_kept_and_old_defaults_are_not(person: MakePerson) -> None:
    anna = person()
    # Earlier versions stored this without being asked.
    anna.go()
    anna.page.evaluate("localStorage.bordspil = JSON.stringify({ name: 'Anna', sound: false })")
    button = at_the_settings(anna)
    sounds = anna.page.get_by_role("checkbox", name=anna.say("page-sound"), exact=True)
    vibration = anna.page.get_by_role("checkbox", name=anna.say("page-vibrate"), exact=True)
    expect(sounds).to_be_checked()
    sounds.uncheck()
    vibration.uncheck()
    anna.page.get_by_role("radio", name=anna.say("page-tempo-quick")).check()
    anna.page.reload()
    expect(sounds).not_to_be_checked()
    expect(vibration).not_to_be_checked()
    expect(anna.page.get_by_role("radio", name=anna.say("page-tempo-quick"))).to_be_checked()
    touch(anna)
    press(button, len(SOUNDS))
    assert (names_heard(anna), contexts(anna), buzzes(anna)) == ([], 0, 0)
    anna.play_now("Sushi Go!")
    play_match(anna, most=2)
    anna.page.wait_for_timeout(PAUSE)
    assert (names_heard(anna), contexts(anna), buzzes(anna)) == ([], 0, 0)
    # Turning them on can be heard.
    anna.go("/settings")
    sounds.check()
    anna.wait(lambda: names_heard(anna) == ["tick"], "a sound")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_moves_sound(person: MakePerson, game: str) -> None:
    anna = person()
    listen(anna)
    anna.play_now(title_of(game))
    play_match(anna, most=2)
    expected = FIRST_MOVES.get(game, set()) | {"turn"}
    anna.wait(lambda: expected <= set(names_heard(anna)), f"{expected}")
    assert set(names_heard(anna)) <= set(SOUNDS)
    assert contexts(anna) == 1
