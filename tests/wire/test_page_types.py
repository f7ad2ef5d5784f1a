"""The generated TypeScript types of the page agree with the Python code that they describe."""

from __future__ import annotations

import dataclasses
import enum
import random
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bordspil.core.event import Event
from bordspil.core.game import Game
from bordspil.core.move import TextMove
from bordspil.games import all_games
from bordspil.match.match import Match
from bordspil.wire.typescript import generated_files
from bordspil.wire.typescript.games import Writer, common_types, game_files, page_folder

# Relative to this file, not to the package: that may be an installed copy.
PAGE = Path(__file__).parents[2] / "web" / "src"
FILES = generated_files(PAGE)
GAMES = [
    game for game in all_games().values() if any(path.parent.name == page_folder(game) for path in FILES)
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PAGE.parent)))
def test_the_generated_files_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], (
        "run: BORDSPIL_GAMES=tests/toys python -m bordspil.wire.typescript"
    )


def fields_of(text: str, interface: str) -> list[str]:
    found = re.search(rf"export interface {interface}( extends \w+)? \{{\n(.*?)\}}\n", text, re.DOTALL)
    assert found is not None, interface
    return re.findall(r"^  (\w+): ", found[2], re.MULTILINE)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_views_and_events_of_a_match_have_exactly_the_typed_fields(game: Game) -> None:
    common, own = common_types(), game_files(game)["types.ts"]
    match = Match(game, game.default_seat_count, seed=bytes(32))
    rng = random.Random(7)
    while not match.is_over:
        seat = match.due()[0]
        moves = match.view(seat).legal_moves
        match.submit(seat, rng.choice(moves))
    view: dict[str, Any] = match.view(0).as_data()
    assert set(view) == {*fields_of(common, "View"), *fields_of(own, type(match.view(0)).__name__)}
    for event in match.story():
        text = common if type(event).__module__ == "bordspil.match.events" else own
        assert list(event.as_data()) == fields_of(text, type(event).__name__)


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Peg:
    """A peg. `at` is None while nobody has placed it.

    More that the page need not know.
    """

    colour: Colour
    at: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class PegsPlaced(Event):
    pegs: tuple[Peg, ...]
    moves: tuple[TextMove, ...]
    owners: tuple[int | None, ...]
    counts: dict[Colour, float]


def test_every_kind_of_value_has_a_typescript_type() -> None:
    writer = Writer()
    assert writer.add(PegsPlaced) == "PegsPlaced"
    assert list(writer.written) == ["Colour", "Peg", "PegsPlaced"]
    assert writer.written["Colour"] == 'export type Colour = "red" | "blue";\n'
    assert writer.written["Peg"] == (
        "/** A peg. `at` is null while nobody has placed it. */\n"
        "export interface Peg {\n  colour: Colour;\n  at: [number, number] | null;\n}\n"
    )
    assert writer.written["PegsPlaced"] == (
        'export interface PegsPlaced {\n  event: "pegs-placed";\n  audience: number[] | null;\n'
        "  pegs: Peg[];\n  moves: string[];\n  owners: (number | null)[];\n"
        "  counts: Record<string, number>;\n}\n"
    )


def test_a_value_without_a_typescript_type_is_an_error() -> None:
    writer = Writer()
    with pytest.raises(TypeError, match="has no TypeScript type"):
        writer.type_of(bytes)
    writer.add(Peg)
    with pytest.raises(TypeError, match="two types are called Peg"):
        writer.add(dataclasses.make_dataclass("Peg", []))
