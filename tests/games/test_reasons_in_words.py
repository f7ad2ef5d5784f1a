"""The reasons of every legal move in random positions of every game, in every language."""

from __future__ import annotations

import re

import pytest

from bordspil.bots.greedy import Greedy
from bordspil.core.game import Game
from bordspil.core.reason import MOST_REASONS, Purpose, Reason
from bordspil.core.rng import Rng
from bordspil.core.view import View
from bordspil.games import all_games, message_folders
from bordspil.locales import Localizer
from tests.helpers.games import from_tests, languages_of, tables_of

GAMES = [game for game in all_games().values() if game.text.reason_keys]
NAMES = [f"Player{seat}" for seat in range(12)]


def walk(game: Game, step: int = 5) -> list[View]:
    """Views of due seats, from matches with greedy and random moves."""
    views, bot = list[View](), Greedy(game)
    for seat_count, options in tables_of(game):
        for seed in range(3):
            rng = Rng.from_seed(seed)
            state = game.setup(seat_count, game.options.from_data(options), rng=rng)
            number = 0
            while due := state.due():
                seat = due[0]
                view = state.view(seat)
                if number % step == 0:
                    views.append(view)
                greedy = bot.choose(view, rng)
                state.play(seat, rng.choice([greedy, greedy, rng.choice(view.legal_moves)]), rng)
                number += 1
    return views


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_has_words_in_every_language(game: Game) -> None:
    speakers = [Localizer(language, message_folders()) for language in languages_of(game)]
    met: dict[tuple[Purpose, str], Reason] = {}
    worded: set[tuple[str, Reason]] = set()
    silent = best_moves = 0
    for view in walk(game):
        best = Greedy(game).choose(view, Rng.from_seed("best"))
        best_moves += 1
        silent += not game.reasons(view, best)
        for move in view.legal_moves[:: 1 + len(view.legal_moves) // 12]:
            found = game.reasons(view, move)
            assert len(found) <= MOST_REASONS
            assert len(set(found)) == len(found)
            for reason in found:
                assert (reason.kind, reason.about) in game.text.reason_keys
                assert game.reasons(view, move) == found
                if (reason.kind, reason.about) not in met or len(worded) < 400:
                    met[reason.kind, reason.about] = reason
                    for say in speakers:
                        check_words(game, reason, say)
                        worded.add((say.language, reason))
    missing = set(game.text.reason_keys) - set(met) - from_tests(game, "RARE_REASONS", set())
    assert len(missing) <= 4, missing
    assert silent <= best_moves * 0.05, "nearly every good move has its reason"


def check_words(game: Game, reason: Reason, say: Localizer) -> None:
    key = game.text.reason_keys[reason.kind, reason.about]
    facts = {name: game.text.fact(name, fact, NAMES, say) for name, fact in reason.facts}
    pattern = say.bundle(say.language).get_message(key).value
    assert pattern is not None
    said, errors = say.bundle(say.language).format_pattern(pattern, facts)
    assert errors == [], (key, say.language)
    text = game.text.reason(reason, NAMES, say)
    assert text == said
    assert not re.search(r"[{}]|\$|Purpose|Card\.|Face\.|  ", text), text
    assert text.endswith("."), text
    looked = game.text.look([reason], NAMES, say)
    assert looked
    assert not re.search(r"[{}]|\$|look-", looked), looked


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_reasons_are_plain_data(game: Game) -> None:
    view = walk(game, step=9)[1]
    for move in view.legal_moves[:5]:
        for reason in game.reasons(view, move):
            data = reason.as_data()
            assert data["kind"] == reason.kind.value
            for fact in data["facts"].values():
                assert isinstance(fact, (bool, int, float, str, list))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_reasons_depend_only_on_the_view(game: Game) -> None:
    """The same view of different hidden states gives the same reasons."""
    seat_count, options = tables_of(game)[0]
    state = game.setup(seat_count, game.options.from_data(options), rng=Rng.from_seed(5))
    view = state.view(state.due()[0])
    for seed in range(4):
        other = state.resampled(view.seat, Rng.from_seed(seed)).view(view.seat)
        assert [game.reasons(other, move) for move in other.legal_moves] == [
            game.reasons(view, move) for move in view.legal_moves
        ]


def test_a_game_without_reasons_still_says_where_to_look() -> None:
    game = all_games()["high-card"]
    view = game.setup(2, rng=Rng.from_seed(1)).view(0)
    assert game.reasons(view, view.legal_moves[0]) == ()
    assert game.text.because((), NAMES, Localizer("en")) == ""
    assert game.text.look((), NAMES, Localizer("en")).startswith("No single thing")
