"""The first hint: something to look at in this very position, true, and pointing at pieces that are there."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bordspil.core.game import Game
from bordspil.core.look import Look
from bordspil.core.rng import Rng
from bordspil.core.to_data import to_data
from bordspil.games import find_game, message_folders
from bordspil.locales import Localizer
from tests.helpers.languages import SHIPPED
from tests.teaching import judge_sequence, judge_sushi_go, judge_sushi_roll
from tests.teaching.judge import Claim, judge
from tests.teaching.positions import GAMES, Position, openings, positions

JUDGES = {"sushi-go": judge_sushi_go, "sushi-roll": judge_sushi_roll, "sequence": judge_sequence}
# The longest first hint: three lines of a phone's prompt.
MOST_LETTERS = 120
NAMES = [f"Player{seat}" for seat in range(12)]
SPEAKERS = {language: Localizer(language, message_folders()) for language in SHIPPED}


def look_of(position: Position) -> Look:
    """The look for the position's good move."""
    found = position.game.look(position.view, position.move)
    assert found is not None, "every position has something to look at"
    return found


def claim_of(look: Look, position: Position) -> Claim:
    """What a look says, as data."""
    facts = {name: to_data(fact) for name, fact in look.facts}
    return Claim(look.key, facts, look.pieces, position.data, position.hands)


@pytest.mark.parametrize("name", GAMES)
def test_every_first_hint_is_true_and_names_its_pieces(name: str) -> None:
    judged = JUDGES[name]
    faults = []
    met = set()
    for position in positions(name):
        data = position.data
        for move in [position.move, *position.view.legal_moves[:: 1 + len(position.view.legal_moves) // 4]]:
            look = position.game.look(position.view, move)
            assert look is not None
            met.add(look.key)
            found = judge(claim_of(look, position), judged.VERDICTS, judged.on_screen(data))
            faults += [f"{fault}: {look}" for fault in found]
    assert faults == []
    assert len(met) >= 10, "there are many things to look at"


@pytest.mark.parametrize("name", GAMES)
def test_openings_have_different_first_hints(name: str) -> None:
    looks = [look_of(position) for position in openings(name, 50)]
    assert len({(look.key, look.pieces) for look in looks}) >= 8
    assert len({look.key for look in looks}) >= 3
    # None is so common that it fits every opening.
    common, times = Counter([(look.key, look.pieces) for look in looks]).most_common(1)[0]
    assert times <= 12, common


@pytest.mark.parametrize("name", GAMES)
def test_every_first_hint_has_short_words_in_every_language(name: str) -> None:
    for position in positions(name, 120):
        for language, say in SPEAKERS.items():
            check_words(position.game, look_of(position), say, language)


def check_words(game: Game, look: Look, say: Localizer, language: str) -> None:
    facts = {name: game.text.fact(name, fact, NAMES, say) for name, fact in look.facts}
    pattern = say.bundle(language).get_message(look.key).value
    assert pattern is not None
    _, errors = say.bundle(language).format_pattern(pattern, facts)
    assert errors == [], (look, language)
    text = game.text.seen(look, NAMES, say)
    assert not re.search(r"[{}$]|Card\.|Face\.|-look-|  ", text), text
    assert text.endswith("."), text
    assert len(text) <= MOST_LETTERS, text


@pytest.mark.parametrize("name", GAMES)
def test_a_first_hint_uses_only_what_the_seat_knows(name: str) -> None:
    """The same view of different hidden states gives the same look and the same pieces."""
    game = find_game(name)
    for position in positions(name, 30):
        view = position.view
        for seed in range(2):
            other = game.sample_state(view, Rng.from_seed(seed)).view(view.seat)
            for move in view.legal_moves[:3]:
                assert game.look(other, move) == game.look(view, move)
                assert game.pieces(other, move) == game.pieces(view, move)


@pytest.mark.parametrize("name", GAMES)
def test_the_pieces_of_every_move_are_there(name: str) -> None:
    for position in positions(name, 60):
        shown = JUDGES[name].on_screen(position.data)
        for move in position.view.legal_moves:
            pieces = position.game.pieces(position.view, move)
            assert set(pieces) <= shown, (move, pieces)
            assert pieces or str(move) == "pass"
