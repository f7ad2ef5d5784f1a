"""The scoring of a round in both sushi games."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.helpers.accessibility import assert_accessible
from tests.browser.helpers.person import DESKTOP
from tests.browser.helpers.playing import play_match
from tests.browser.helpers.staged_match import Scene, StagedTable, stage
from tests.server.server_process import ServerProcess, serve

SIMPLE = re.compile("[^ ]+")


def near_the_end(match: Match) -> bool:
    """Whether the first seat has one of its last choices in the first round."""
    place = match.view(0).as_data()
    left = place["hand"] if "hand" in place else place["places"][0]["belt"]
    return len(left) <= 2 and 0 in match.due()


@pytest.fixture(scope="module")
def tables(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ServerProcess, dict[str, StagedTable]]]:
    """A table of each sushi game shortly before a scoring."""
    database = f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}"
    scene = functools.partial(Scene, 1, near_the_end, names=("Anna",), bots=1)
    games = ("sushi-go", "sushi-roll")
    scenes = {game: scene(game=game) for game in games}
    scenes |= {f"{game}-beside": scene(game=game, names=("Birta",)) for game in games}
    staged = stage(database, scenes)
    with serve(database) as server:
        yield server, staged


@pytest.mark.parametrize(("game", "language"), [("sushi-go", "en"), ("sushi-roll", "is")])
def test_the_scoring_of_a_round_is_accessible(
    person: MakePerson, tables: tuple[ServerProcess, dict[str, StagedTable]], game: str, language: str
) -> None:
    server, staged = tables
    anna = person(language=language, server=server)
    staged[game].go(anna)
    expect(anna.board).to_be_visible()
    while not any(
        message["type"] == "update" and message["changes"].get("round") for message in anna.received
    ):
        assert play_match(anna, lambda moves: next(filter(SIMPLE.fullmatch, moves)), most=1) == 1
    counting = anna.page.locator("[data-counting]")
    expect(counting).to_be_visible()
    # The next round waits for those who read.
    anna.button("counting-read").click()
    scoring = anna.page.get_by_role("dialog")
    expect(scoring).to_contain_text("Anna")
    assert_accessible(anna, f"the points of a round of {game}")
    anna.page.keyboard.press("Escape")
    assert_accessible(anna, f"the counting of a round of {game}")
    expect(counting).to_be_visible()
    anna.button("counting-next").click()
    expect(counting).to_have_count(0)


@pytest.mark.parametrize("game", ["sushi-go", "sushi-roll"])
def test_the_story_waits_with_the_next_round_for_the_counting(
    person: MakePerson, tables: tuple[ServerProcess, dict[str, StagedTable]], game: str
) -> None:
    server, staged = tables
    birta = person("Birta", server=server, size=DESKTOP)
    staged[f"{game}-beside"].go(birta)
    title = birta.page.get_by_role("log").get_by_role("heading", name=birta.say("after-round", round=2))
    counting = birta.page.locator("[data-counting]")
    while not counting.is_visible():
        assert play_match(birta, lambda moves: next(filter(SIMPLE.fullmatch, moves)), most=1) == 1
    birta.button("counting-next").focus()
    assert birta.view is not None
    assert birta.view["round"] == 2
    expect(title).to_have_count(0)
    birta.button("counting-next").click()
    expect(title).to_be_visible()
