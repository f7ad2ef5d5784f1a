"""What lies beside the boards can be used by everybody too: score pads, rule books, scorings."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from bordspil.match.match import Match
from tests.browser.access import EVERY_RULE, assert_open_to_all, violations
from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.playing import play_match
from tests.browser.prepared import Prepared, Scene, prepare
from tests.server.serving import Serving, serve

SIMPLE = re.compile("[^ ]+")


def new_pad(person: Person, title: str) -> None:
    """Starts a pad for two."""
    person.go("/pad")
    person.page.get_by_role("radio", name=title, exact=True).check()
    person.page.get_by_role("radio", name="2", exact=True).check()


def begin(person: Person) -> Locator:
    """Opens the pad; gives the heading that says whose count it is."""
    person.button("pad-begin").click()
    person.page.wait_for_url("**/p/*")
    heading = person.page.locator("#count-title")
    expect(heading).to_be_visible()
    return heading


def count(person: Person, thing: str) -> None:
    """One more of it."""
    person.page.get_by_label(person.say("pad-more", thing=thing), exact=True).click()


def test_the_score_pad_at_every_stage(person: MakePerson) -> None:
    anna = person(language="is")
    new_pad(anna, "Sushi Go!")
    anna.page.get_by_role("checkbox", name=anna.say("option-name-invisible")).check()
    assert_open_to_all(anna, "a new pad")
    heading = begin(anna)
    assert_open_to_all(anna, "an empty pad")
    count(anna, anna.say("kind-maki"))
    expect(anna.page.get_by_role("list", name=anna.say("page-scores"))).to_contain_text("6")
    for fold in ("pad-names", "pad-history"):
        anna.page.get_by_text(anna.say(fold)).click()
    assert_open_to_all(anna, "a pad with a count")
    # Two players and the invisible one, three rounds and the puddings.
    onward, whose = anna.page.locator("button.primary"), []
    for _ in range(11):
        whose.append(before := heading.inner_text())
        onward.click()
        expect(heading).not_to_have_text(before)
    assert whose[2].startswith(anna.say("invisible-name"))
    # The invisible one has most puddings, but never wins.
    for _ in range(7):
        count(anna, anna.say("kind-pudding"))
    expect(onward).to_have_count(0)
    first = anna.page.get_by_role("list", name=anna.say("page-scores")).get_by_role("listitem").first
    expect(first).to_contain_text(anna.say("invisible-name"))
    won = anna.say("after-won", names="Anna", count=1)
    expect(anna.page.get_by_role("status").filter(has_text=won)).to_be_visible()
    assert_open_to_all(anna, "a pad that is full")


def test_the_pad_of_a_game_in_teams(person: MakePerson) -> None:
    anna = person(language="es")
    new_pad(anna, "Sequence")
    begin(anna)
    count(anna, anna.say("seq-pad-lines"))
    anna.page.locator("button.primary").click()
    expect(anna.page.locator("#how-title + *")).to_be_visible()
    assert_open_to_all(anna, "a pad of teams")


def test_all_that_is_read_before_playing(person: MakePerson) -> None:
    anna = person(language="pl", dark=True)
    anna.go("/learn")
    expect(anna.page.get_by_role("article", name="Sequence")).to_be_visible()
    assert_open_to_all(anna, "what can be learnt")
    for game in ("sushi-go", "sushi-roll", "sequence"):
        anna.go(f"/learn/{game}")
        expect(anna.page.get_by_role("img").first).to_be_visible()
        anna.page.evaluate("document.querySelectorAll('details').forEach((fold) => (fold.open = true))")
        # All books are drawn by the same hand: one is looked at from all sides.
        if game == "sushi-go":
            assert_open_to_all(anna, "a rule book")
        else:
            assert violations(anna, EVERY_RULE) == []
    anna.button("page-learn-first").click()
    expect(anna.page.get_by_role("complementary", name=anna.say("page-coach"))).to_be_visible()
    assert_open_to_all(anna, "the first match with its guide")


def near_the_end(match: Match) -> bool:
    """Whether the first seat chooses for the last time, or nearly so, in the first round."""
    place = match.view(0).as_data()
    left = place["hand"] if "hand" in place else place["places"][0]["belt"]
    return len(left) <= 2 and 0 in match.due()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, dict[str, Prepared]]]:
    """A table of each sushi game shortly before a round is scored."""
    path: Path = tmp_path_factory.mktemp("data") / "b.db"
    scene = functools.partial(Scene, 1, near_the_end, names=("Anna",), bots=1)
    prepared = prepare(f"sqlite:///{path}", {game: scene(game=game) for game in ("sushi-go", "sushi-roll")})
    with serve(f"sqlite:///{path}") as server:
        yield server, prepared


@pytest.mark.parametrize(("game", "language"), [("sushi-go", "en"), ("sushi-roll", "is")])
def test_the_scoring_of_a_round(
    person: MakePerson, tables: tuple[Serving, dict[str, Prepared]], game: str, language: str
) -> None:
    server, prepared = tables
    anna = person(language=language, server=server)
    prepared[game].go(anna)
    expect(anna.board).to_be_visible()
    while not any(message["type"] == "update" and message["changes"].get("round") for message in anna.heard):
        assert play_match(anna, lambda moves: next(filter(SIMPLE.fullmatch, moves)), most=1) == 1
    scoring = anna.page.get_by_role("dialog")
    expect(scoring).to_be_visible()
    expect(scoring).to_contain_text("Anna")
    assert_open_to_all(anna, f"the scoring of a round of {game}")
    expect(scoring).to_be_visible()
