"""A game made with `make game` has a board, an emblem, a pad, hints and lessons of its own.

It is made in a copy of the project.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.accessibility import assert_accessible
from tests.browser.helpers.hints import suggested
from tests.browser.helpers.pad import count, go_on, open_pad, totals
from tests.browser.helpers.person import DESKTOP, Person
from tests.browser.helpers.playing import is_due, is_over
from tests.server.server_process import ServerProcess, serve

ROOT = Path(__file__).parents[2]
# What the page is built from, and what the server runs.
COPIED = ("_build", "src", "web", "tests/toys", "tests/games/garden_party")
NAME, SLUG, TITLE = "summer_fair", "summer-fair", "Summer Fair"


@pytest.fixture(scope="module")
def created(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of a copy of the project in which a game was created."""
    root = tmp_path_factory.mktemp("project")
    left_out = shutil.ignore_patterns("node_modules", "static", "__pycache__")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, root / folder, ignore=left_out)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for words in (["_build/new_game.py", NAME], ["_build/page.py", "build"]):
        subprocess.run([sys.executable, *words], cwd=root, check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(root / "src"))
        with serve(f"sqlite:///{root / 'b.db'}") as server:
            yield server


def lay(person: Person, food: str) -> None:
    """Lay a card of your hand."""
    person.board.locator(f"[data-card={food}]").first.click()


def test_a_created_game_is_played_with_hints_and_lessons_to_its_end(
    created: ServerProcess, person: MakePerson
) -> None:
    anna = person(server=created)
    anna.go()
    article = anna.page.get_by_role("article", name=TITLE)
    # Its own emblem has three cards on a blanket.
    expect(article.locator("svg[viewBox='0 0 320 180'] g g rect[fill='#fffaf0']")).to_have_count(3)
    anna.play_now(TITLE)
    anna.assert_fits()
    expect(anna.page.get_by_text(anna.say("coach-garden-party-lay"))).to_be_visible()
    expect(anna.board.get_by_role("region")).to_have_count(4)
    assert_accessible(anna, "the board of a created game")

    anna.wait(lambda: is_due(anna), "the turn")
    anna.button("page-hint").click()
    anna.button("page-hint-move").click()
    expect(suggested(anna)).to_have_count(1)
    laid = 0
    while True:
        anna.wait(lambda: is_due(anna) or is_over(anna), "the next turn or the end")
        if is_over(anna):
            break
        assert anna.view is not None
        turn = anna.view["turn"]
        lay(anna, anna.view["legal_moves"][-1])
        anna.wait(lambda turn=turn: anna.view and anna.view["turn"] > turn, "the move")  # type: ignore[misc]
        laid += 1
    assert laid == 3
    assert anna.view is not None
    for seat, score in enumerate(anna.view["scores"]):
        blanket = anna.board.get_by_role("region").nth(seat)
        expect(blanket).to_contain_text(anna.say("garden-party-points", points=score))
        expect(blanket.locator("svg.piece")).to_have_count(3)

    anna.button("page-see-end").click()
    anna.page.get_by_role("link", name=anna.say("after-replay")).click()
    # The keys work once the match is there.
    expect(anna.page.get_by_role("group", name=anna.say("replay-controls"))).to_be_visible()
    anna.page.keyboard.press("End")
    # Three cards on each of three blankets.
    expect(anna.page.locator("section ul svg.piece.m")).to_have_count(9)
    anna.assert_fits()


def test_a_created_game_has_a_score_pad_and_a_rule_book_with_pictures(
    created: ServerProcess, person: MakePerson
) -> None:
    jon = person("Jón", server=created, size=DESKTOP)
    open_pad(jon, TITLE, ["Jón", "Ewa"])
    count(jon, jon.say("garden-party-cakes"), 1)
    count(jon, jon.say("garden-party-sandwiches"), 2)
    go_on(jon)
    count(jon, jon.say("garden-party-lemonades"), 1)
    expect(totals(jon)).to_contain_text(["8 points", "4 points"])
    expect(jon.page.locator("svg.piece")).to_have_count(3)
    assert_accessible(jon, "the pad of a created game")

    jon.go(f"/learn/{SLUG}")
    expect(jon.page.get_by_role("img")).not_to_have_count(0)
    expect(jon.page.get_by_text("SF-1", exact=True)).to_be_visible()
    jon.assert_fits()


def test_an_option_of_a_created_game_has_its_own_words(created: ServerProcess, person: MakePerson) -> None:
    anna = person(server=created)
    anna.go()
    anna.button("page-with-friends", anna.page.get_by_role("article", name=TITLE)).click()
    option = anna.page.get_by_label(anna.say("option-name-garden-party-hand_size"))
    option.select_option("6")
    anna.wait(lambda: anna.table.get("options", {}).get("hand_size") == 6, "the option")
