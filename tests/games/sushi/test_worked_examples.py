"""The pictures in the rule books of the sushi games show the points that the rules give."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bordspil.games import find_game
from bordspil.games.sushi_go import points as go_points
from bordspil.games.sushi_roll import points as roll_points
from bordspil.locales.rule_book import rule_book
from tests.games.sushi_go import test_scoring as go
from tests.games.sushi_roll import test_scoring as roll

SCORED: dict[str, Callable[..., tuple[int, ...]]] = {"sushi-go": go.scored, "sushi-roll": roll.scored}
PUDDINGS = {"sushi-go": go_points.pudding_points, "sushi-roll": roll_points.pudding_points}
PIECE = re.compile(r"(@?\w+)(?:/(\w+))?(?:\*(\d+))?")


def pictures(game: str) -> list[str]:
    """The pictures that show points."""
    book = rule_book(find_game(game).folder, "en")
    return [mark for mark in re.findall(r"<!-- (.*) -->", book) if "=" in mark]


def read(example: str) -> tuple[list[str], list[str], int]:
    """The tray at the end, its nigiri on wasabi, and the score."""
    shown, _, score = example.rpartition("=")
    tray: list[str] = []
    dipped: list[str] = []
    for word in shown.rpartition("→")[2].split():
        piece = PIECE.fullmatch(word)
        assert piece, word
        name, onto, count = piece.groups()
        (dipped if onto else tray).extend([onto or name] * int(count or 1))
    return tray, dipped, int(score)


@pytest.mark.parametrize(
    ("game", "picture"), [(game, picture) for game in SCORED for picture in pictures(game)]
)
def test_a_worked_example_has_the_right_points(game: str, picture: str) -> None:
    examples = [read(example) for example in picture.split("|")]
    told = [score for _, _, score in examples]
    if re.search(r"\b(menu|chopsticks)\*", picture):
        [(tokens, _, score)] = examples
        assert score == roll_points.token_points(tokens.count("@menu"), tokens.count("@chopsticks"))
    elif "pudding" in picture:
        counts = [len(tray) for tray, _, _ in examples]
        assert told == [points for _, _, points in PUDDINGS[game](counts, len(counts))]
    elif all(tray and "maki" in tray[0] for tray, _, _ in examples):
        # Players compete for maki.
        trays = [" ".join(tray) for tray, _, _ in examples]
        assert SCORED[game](*trays)[: len(told)] == tuple(told)
    else:
        for tray, dipped, score in examples:
            assert SCORED[game](" ".join(tray), "", dipped=[" ".join(dipped)])[0] == score


def test_there_are_many_worked_examples() -> None:
    assert min(len(pictures(game)) for game in SCORED) > 5
