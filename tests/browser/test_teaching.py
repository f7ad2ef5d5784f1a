"""Tips and hints point: their outlines lie on the pieces they speak of, which are on the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import DESKTOP, NARROW, Person
from tests.browser.helpers.playing import is_due
from tests.browser.helpers.staged_match import Scene, StagedTable, Wanted, stage
from tests.server.server_process import ServerProcess, serve

GAMES = ("sushi-go", "sushi-roll", "sequence")
TURNS = {"opening": 0, "middle": 7}
Tables = tuple[ServerProcess, dict[str, StagedTable]]
# Each outline, with the boxes of the pieces that it can be for.
OUTLINES = """() => {
  const box = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  return [...document.querySelectorAll('[data-points]')].map((frame) => ({
    name: frame.dataset.points,
    frame: box(frame),
    pieces: [...document.querySelectorAll('[data-piece]')]
      .filter((each) => each.dataset.piece.split(' ').some((name) => name.startsWith(frame.dataset.points)))
      .map(box),
    window: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
  }));
}"""
# An outline is a little larger than its piece.
MARGIN = 8


def reached(turn: int) -> Wanted:
    """A condition: the first seat has to move, and that many turns are over."""

    def is_reached(match: Match) -> bool:
        return match.turn >= turn and 0 in match.due()

    return is_reached


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A table for each game, at its beginning and in the middle of a match."""
    database = f"sqlite:///{tmp_path_factory.mktemp('teaching') / 'b.db'}"
    scenes = {
        f"{game} {name}": Scene(5, reached(turn), game=game) for game in GAMES for name, turn in TURNS.items()
    }
    staged = stage(database, scenes)
    with serve(database) as server:
        yield server, staged


def assert_outlined(person: Person, what: str) -> list[str]:
    """The pieces that are outlined: at least one, each outline around a piece inside the window."""
    person.wait(lambda: person.page.evaluate(OUTLINES), f"the outline of {what}")
    # Boards may still be moving.
    person.page.wait_for_timeout(500)
    found = person.page.evaluate(OUTLINES)
    assert found, what
    for outline in found:
        near = [piece for piece in outline["pieces"] if is_around(outline["frame"], piece)]
        assert near, f"{what}: no piece in the outline of {outline['name']}"
        assert any(overlap(piece, outline["window"]) for piece in near), f"{what}: outside the window"
    return [outline["name"] for outline in found]


def is_around(frame: dict[str, float], piece: dict[str, float]) -> bool:
    """Whether a frame lies on a piece."""
    return all(abs(frame[side] - piece[side]) <= MARGIN for side in frame)


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )


@pytest.mark.parametrize("size", [NARROW, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("moment", TURNS)
@pytest.mark.parametrize("game", GAMES)
def test_tips_and_hints_outline_pieces_that_are_there(
    tables: Tables, person: MakePerson, game: str, moment: str, size: dict[str, int]
) -> None:
    server, staged = tables
    anna = person("Anna", server=server, size=size)
    staged[f"{game} {moment}"].go(anna)
    anna.wait(lambda: is_due(anna), "the turn")
    assert_outlined(anna, "a tip")
    # *Got it* doesn't run ahead: there is nothing more to say before the next turn.
    anna.button("page-coach-next").click()
    expect(anna.page.locator("[data-points]")).to_have_count(0)
    anna.button("page-hint").click()
    expect(anna.button("page-hint-move")).to_be_visible()
    [hint] = [message for message in anna.received if message["type"] == "hint"]
    expect(anna.page.get_by_text(hint["look"])).to_be_visible()
    assert hint["pieces"][0] in assert_outlined(anna, "the first hint")
    anna.button("page-hint-move").click()
    expect(anna.page.get_by_text(hint["look"])).to_have_count(0)
    assert set(assert_outlined(anna, "the suggested move")) <= set(hint["best_pieces"])
    anna.button("page-coach-next").click()
    expect(anna.page.locator("[data-points]")).to_have_count(0)
