"""A turn has a rhythm: choose, reveal, settle, pass; it can be taken back, skipped, and slowed down."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import DESKTOP, PHONE, Person
from tests.browser.helpers.playing import is_due, moves_sent
from tests.browser.helpers.rhythm import BEATS, EARLY, LATE, ORDER, TEMPOS, listen, noted, running, turn_over


def sit_down(person: MakePerson, tempo: str = "normal", *, motion: bool = True, **more: Any) -> Person:
    """Someone in the first turn of Sushi Go! against bots that have chosen."""
    anna = person(motion=motion, **more)
    listen(anna, "sushi-go", tempo)
    anna.play_now("Sushi Go!")
    alone(anna)
    return anna


def alone(anna: Person) -> None:
    """Wait until everyone else has chosen and the hand has come to rest."""
    anna.wait(lambda: is_due(anna) and anna.view and anna.view["due"] == [anna.view["seat"]], "the others")
    anna.page.wait_for_timeout(700)
    anna.page.evaluate("beats.length = 0")


def cards(anna: Person) -> Locator:
    """The cards of the hand, as buttons."""
    return anna.board.locator('[data-piece^="card:"]')


@pytest.mark.parametrize("tempo", TEMPOS)
def test_a_turn_is_chosen_revealed_settled_and_passed_in_time(person: MakePerson, tempo: str) -> None:
    anna = sit_down(person, tempo)
    cards(anna).first.click()
    anna.wait(lambda: turn_over(anna), "the end of the turn")
    beats = noted(anna)
    assert [name for name, _ in beats] == ORDER
    at = dict(beats)
    for name, after, wanted in zip(BEATS, (*BEATS[1:], ""), TEMPOS[tempo], strict=True):
        took = at["sent" if name == "choose" else after] - at[name]
        assert wanted - EARLY <= took <= wanted + LATE, f"{name} took {took:.0f} ms, not {wanted}"


def test_the_tempos_differ(person: MakePerson) -> None:
    lengths = []
    for tempo in TEMPOS:
        anna = sit_down(person, tempo)
        cards(anna).first.click()
        anna.wait(lambda anna=anna: turn_over(anna), "the end of the turn")  # type: ignore[misc]
        beats = noted(anna)
        lengths.append(beats[-1][1] - beats[0][1])
        anna.context.close()
    assert all(longer > shorter for longer, shorter in pairwise(lengths)), lengths


def test_against_bots_a_choice_can_be_taken_back_within_the_beat(person: MakePerson) -> None:
    anna = sit_down(person, "calm", size=PHONE)
    cards(anna).first.click()
    cards(anna).first.click()
    anna.page.wait_for_timeout(1500)
    assert moves_sent(anna) == []
    assert is_due(anna)
    cards(anna).nth(1).click()
    anna.wait(lambda: moves_sent(anna), "the second thought")
    assert len(moves_sent(anna)) == 1


# What the story tells when a beat has been drawn.
TOLD = """
globalThis.told = {};
document.addEventListener('beat', ({ detail }) =>
  setTimeout(() => (told[detail.name] = document.querySelector('[role=log]').innerText), 60));
"""


def test_the_story_names_no_card_before_it_turns_over(person: MakePerson) -> None:
    anna = sit_down(person, "calm", size=DESKTOP)
    before = anna.page.get_by_role("log").inner_text()
    anna.page.evaluate(TOLD)
    cards(anna).first.click()
    anna.wait(lambda: turn_over(anna), "the end of the turn")
    told = anna.page.evaluate("told")
    assert told["reveal"] == before
    assert len(told["pass"].splitlines()) > len(before.splitlines())


def test_a_double_click_chooses_once(person: MakePerson) -> None:
    anna = sit_down(person, size=DESKTOP)
    cards(anna).first.dblclick()
    anna.wait(lambda: moves_sent(anna), "the choice")
    assert len(moves_sent(anna)) == 1


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_tap_or_key_skips_to_the_end(person: MakePerson, how: str) -> None:
    anna = sit_down(person, "calm", size=DESKTOP)
    cards(anna).first.click()
    anna.wait(lambda: any(name == "reveal" for name, _ in noted(anna)), "the reveal")
    if how == "tap":
        anna.page.mouse.click(5, anna.page.viewport_size["height"] - 5 if anna.page.viewport_size else 5)
    else:
        anna.page.keyboard.press("Shift")
    anna.wait(lambda: turn_over(anna), "the end of the turn")
    beats = dict(noted(anna))
    assert beats[""] - beats["reveal"] < sum(TEMPOS["calm"][1:]) - 300
    assert running(anna) == 0


def test_reduced_motion_shows_the_same_facts_without_movement(person: MakePerson) -> None:
    anna = sit_down(person, motion=False)
    cards(anna).first.click()
    anna.wait(lambda: turn_over(anna), "the end of the turn")
    beats = noted(anna)
    names = [name for name, _ in beats]
    assert names == ORDER
    assert beats[-1][1] - beats[names.index("reveal")][1] < 100
    assert anna.page.evaluate("document.getAnimations().length") == 0
    assert anna.view is not None
    expect(anna.board.locator('[data-piece^="plate:0:"]')).not_to_have_count(0)
