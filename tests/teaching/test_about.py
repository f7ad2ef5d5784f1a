"""The sheet of a piece: what it says is true, of this position, and nothing that the seat can't know."""

from __future__ import annotations

import re

import pytest

from bordspil.core.about import About, AboutLine
from bordspil.core.errors import UnknownPiece
from bordspil.core.game import Game
from bordspil.core.rng import Rng
from bordspil.core.to_data import to_data
from bordspil.core.view import View
from bordspil.games import find_game, message_folders
from bordspil.locales import Localizer
from bordspil.locales.rule_book import rule_book
from tests.helpers.languages import SHIPPED
from tests.teaching import about_sequence, about_sushi_go, about_sushi_roll
from tests.teaching.judge import Claim
from tests.teaching.positions import GAMES, Position, positions

JUDGES = {"sushi-go": about_sushi_go, "sushi-roll": about_sushi_roll, "sequence": about_sequence}
NAMES = [f"Player{seat}" for seat in range(12)]
SPEAKERS = {language: Localizer(language, message_folders()) for language in SHIPPED}
# A line has to fit beside a piece: three lines of a narrow sheet.
MOST_LETTERS = 90
WRONG = [
    "", ":", "card", "card:", "card:nothing", "card:tempura:1", "CARD:tempura", "plate:0", "plate:9:tempura",
    "plate:-1:tempura", "plate:0:nothing", "plate:01:maki", "plate:²:maki", "tray:9:egg", "tray:0:", "die:",
    "die:maki4", "token:point", "belt:5", "belt:", "mat:12", "mat:", "mat:1e1", "cell:100", "cell:-1",
    "cell:a1", "team:3", "team:", "deck:", "card:1H", "card:JX", "card:7h", "supply:1", "💥",
]  # fmt: skip


def sentences(position: Position, about: About, piece: str) -> list[tuple[str, Claim]]:
    """Everything that a sheet says, as claims; the points of a line are a fact of it."""
    lines = [about.title, *about.lines, *about.coming]
    return [(line.key, claim_of(line, piece, position)) for line in lines if isinstance(line, AboutLine)]


def claim_of(line: AboutLine, piece: str, position: Position) -> Claim:
    facts = {name: to_data(fact) for name, fact in line.facts}
    if "points" not in facts:
        facts["points"] = line.points
    return Claim(line.key, facts, (piece,), position.data, position.hands)


@pytest.mark.parametrize("name", GAMES)
def test_everything_a_sheet_says_is_true(name: str) -> None:
    judged = JUDGES[name]
    met, faults = set(), []
    for position in positions(name):
        for piece in judged.pieces(position.data):
            about = position.game.about(position.view, piece)
            for key, claim in sentences(position, about, piece):
                met.add(key)
                if key not in judged.VERDICTS:
                    faults.append(f"no rule is known for {key}")
                elif not judged.VERDICTS[key](claim):
                    faults.append(f"{piece}: {claim.key} {claim.facts}")
            assert judged.scored(about, piece, position.data), (piece, about.lines)
            # Left to come is what the seat can't see, counted in another way.
            assert about.left == judged.left(piece, position.data), (piece, about.left)
    assert not faults, faults[:5]
    assert met >= set(judged.VERDICTS) - judged.RARE, "every kind of line was met"


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_uses_only_what_the_view_shows(name: str) -> None:
    """The same view of different hidden states gives the same sheets."""
    game = find_game(name)
    for position in positions(name, 30):
        view = position.view
        for seed in range(2):
            other = game.sample_state(view, Rng.from_seed(seed)).view(view.seat)
            for piece in JUDGES[name].pieces(position.data):
                assert game.about(other, piece) == game.about(view, piece)


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_has_short_words_in_every_language(name: str) -> None:
    for position in positions(name, 25):
        game = position.game
        for piece in JUDGES[name].pieces(position.data):
            about = game.about(position.view, piece)
            for language, say in SPEAKERS.items():
                for line in (about.title, *about.lines, *about.coming):
                    text = game.text.about(line, NAMES, say)
                    assert 0 < len(text) <= MOST_LETTERS, (language, text)
                    assert not re.search(r"[{}$]|Card\.|Face\.|Why\.|-about-|  ", text), (language, text)
                    assert not text.endswith("."), (language, text)


@pytest.mark.parametrize("name", GAMES)
def test_the_rule_of_a_sheet_is_in_the_book(name: str) -> None:
    for position in positions(name, 25):
        books = [rule_book(position.game.folder, language) for language in SHIPPED]
        for piece in JUDGES[name].pieces(position.data):
            rule = position.game.about(position.view, piece).rule
            assert all(f"**{rule}**" in book for book in books), rule


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("piece", WRONG)
def test_a_name_that_means_nothing_is_refused(name: str, piece: str) -> None:
    view = positions(name, 1)[0].view
    with pytest.raises(UnknownPiece) as problem:
        find_game(name).about(view, piece)
    assert problem.value.facts["piece"] == piece


@pytest.mark.parametrize("name", GAMES)
def test_spectators_and_finished_matches_have_sheets_too(name: str) -> None:
    game = find_game(name)
    state = game.setup(game.default_seat_count, rng=Rng.from_seed("about"))
    rng, views = Rng.from_seed("moves"), list[View]()
    while due := state.due():
        views.append(state.view(None))
        seat = due[0]
        state.play(seat, rng.choice(state.view(seat).legal_moves), rng)
    for view in [*views[::9], state.view(None), state.view(0)]:
        # What lies before the first player is asked about, but nothing is known of any hand.
        for piece in JUDGES[name].pieces({**view.as_data(), "seat": 0}):
            about = game.about(view, piece)
            if view.seat is None or view.outcome is not None:
                check_no_own_line(about)
            if view.outcome is not None and piece != "deck":
                assert about.left is None
                assert about.coming == ()


def check_no_own_line(about: About) -> None:
    """Nothing says what a piece would bring: nobody is there to take it."""
    keys = [line.key for line in about.lines if isinstance(line, AboutLine)]
    assert not any("-now-" in key or "completes" in key or "needs" in key for key in keys), keys


def test_games_without_sheets_refuse_every_piece() -> None:
    game = Game.__new__(find_game("sushi-go").__class__)
    view = positions("sushi-go", 1)[0].view
    assert Game.find_about(game, view, "card:egg") is None
