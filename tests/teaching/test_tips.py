"""The tips of a first match, in random positions: each is true, short, and points at pieces that are there.

The page decides which tips to show (web/src/games/NAME/lessons.ts), so the positions go through it: a test of
the page writes down the tips that it finds, and the referees of the engines judge them.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bordspil.games import message_folders
from bordspil.locales import Localizer
from tests.helpers.languages import SHIPPED
from tests.teaching import judge_sequence, judge_sushi_go, judge_sushi_roll
from tests.teaching.judge import Claim, judge
from tests.teaching.positions import GAMES, Position, positions

ROOT = Path(__file__).parents[2]
JUDGES = {"sushi-go": judge_sushi_go, "sushi-roll": judge_sushi_roll, "sequence": judge_sequence}
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
# With names of ten letters; the prompt of the narrowest phone has room for three lines of about 33.
MOST_LETTERS = 98
NAME = "Ragnheiður"
# Whole boards take long to draw: one of so many positions.
DRAWN = 5
# Said once, and true of every position.
ALWAYS_TRUE = {"coach-sushi-roll-take"}
# Drawn by the shell of a match.
BESIDE_THE_BOARD = {"hint"}
# Tips that random positions may lack.
RARE = {"coach-sequence-choice"}

Tips = list[list[dict[str, Any]]]


@pytest.fixture(scope="module")
def met() -> dict[str, list[Position]]:
    """The positions of each game."""
    return {name: positions(name) for name in GAMES}


@pytest.fixture(scope="module")
def told(
    tmp_path_factory: pytest.TempPathFactory, met: dict[str, list[Position]]
) -> dict[str, tuple[list[Position], Tips]]:
    """The positions of each game, and the tips that the page has for them."""
    tips = ask_the_page(tmp_path_factory.mktemp("tips"), met, "tips.test.ts", "BORDSPIL_TIPS")
    return {name: (met[name], tips[name]) for name in GAMES}


@pytest.fixture(scope="module")
def drawn(
    tmp_path_factory: pytest.TempPathFactory, met: dict[str, list[Position]]
) -> dict[str, list[list[str]]]:
    """The pieces that the boards draw for the positions of each game."""
    some = {name: each[::DRAWN] for name, each in met.items()}
    return ask_the_page(tmp_path_factory.mktemp("pieces"), some, "pieces-drawn.test.ts", "BORDSPIL_PIECES")


def ask_the_page(folder: Path, met: dict[str, list[Position]], test: str, variable: str) -> dict[str, Any]:
    """Give the positions to a test of the page; return what it has written about them."""
    answer = folder / "answer.json"
    given = {name: [position.data for position in each] for name, each in met.items()}
    (folder / "positions.json").write_text(json.dumps(given))
    run = subprocess.run(
        [sys.executable, "_build/page.py", "npm", "exec", "--", "vitest", "run", f"src/games/{test}"],
        cwd=ROOT,
        env={
            **os.environ,
            "BORDSPIL_POSITIONS": str(folder / "positions.json"),
            variable: str(answer),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.exists(), run.stdout + run.stderr
    found: dict[str, Any] = json.loads(answer.read_text())
    return found


def plain(fact: Any) -> Any:
    """A fact of a tip as data: `card-egg`, `7♥` and `seat 2` are an egg, the seven of hearts and a seat."""
    if not isinstance(fact, str):
        return fact
    if fact.startswith("seat "):
        return int(fact[5:])
    if fact and fact[-1] in SUITS:
        return fact[:-1].replace("10", "T") + SUITS[fact[-1]]
    return fact.removeprefix("card-")


@pytest.mark.parametrize("name", GAMES)
def test_every_tip_is_true_and_names_its_pieces(
    told: dict[str, tuple[list[Position], Tips]], name: str
) -> None:
    judged, faults, met = JUDGES[name], list[str](), set[str]()
    for position, tips in zip(*told[name], strict=True):
        shown = judged.on_screen(position.data)
        for tip in tips:
            facts = {key: plain(fact) for key, fact in tip["facts"].items()}
            claim = Claim(tip["key"], facts, tuple(tip["pieces"]), position.data, position.hands)
            faults += [f"{fault}: {tip}" for fault in judge(claim, judged.TIPS, shown)]
            met.add(tip["key"])
    assert faults == []
    assert met | RARE >= set(judged.TIPS), "every tip was met"


@pytest.mark.parametrize("name", GAMES)
def test_the_board_draws_every_piece_that_can_be_pointed_at(
    met: dict[str, list[Position]], drawn: dict[str, list[list[str]]], name: str
) -> None:
    """What the judges take to be on the screen is there, in every position."""
    judged = JUDGES[name]
    missing = set()
    for position, pieces in zip(met[name][::DRAWN], drawn[name], strict=True):
        # Plates keep sizes of maki apart; words don't.
        shown = {*pieces, *(re.sub("maki[0-9]$", "maki", piece) for piece in pieces), *BESIDE_THE_BOARD}
        missing |= judged.on_screen(position.data) - shown
    assert missing == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_judges_can_say_no(told: dict[str, tuple[list[Position], Tips]], name: str) -> None:
    """What is true of one position is judged to be false in another; a piece that isn't there is missed."""
    judged, doubted, claims = JUDGES[name], set[str](), dict[str, dict[str, Any]]()
    for position, tips in zip(*told[name], strict=True):
        for tip in tips:
            claims.setdefault(tip["key"], tip)
        for key, tip in claims.items():
            facts = {each: plain(fact) for each, fact in tip["facts"].items()}
            claim = Claim(key, facts, tuple(tip["pieces"]), position.data, position.hands)
            found = judge(claim, judged.TIPS, judged.on_screen(position.data))
            doubted |= {key} if "not true" in found else set()
            assert judge(claim, judged.TIPS, set())[-1].startswith("not on the screen")
    assert doubted >= set(claims) - ALWAYS_TRUE


@pytest.mark.parametrize("name", GAMES)
def test_most_turns_have_a_tip(told: dict[str, tuple[list[Position], Tips]], name: str) -> None:
    """A beginner is told something in nearly every turn, as long as it is new."""
    _, tips = told[name]
    assert sum([bool(each) for each in tips]) >= 0.8 * len(tips)


@pytest.mark.parametrize("language", SHIPPED)
def test_every_tip_is_one_short_line(told: dict[str, tuple[list[Position], Tips]], language: str) -> None:
    say = Localizer(language, message_folders())
    long = set()
    for _, all_tips in told.values():
        for tip in [tip for tips in all_tips for tip in tips]:
            facts = {key: worded(fact, say) for key, fact in tip["facts"].items()}
            text = say(tip["key"], **facts)
            assert "{" not in text, text
            if len(text) > MOST_LETTERS:
                long.add(text)
    assert long == set()


def worded(fact: Any, say: Localizer) -> Any:
    """A fact as the page words it."""
    if not isinstance(fact, str):
        return fact
    return NAME if fact.startswith("seat ") else say(fact) if fact.startswith("card-") else fact
