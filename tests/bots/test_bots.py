from __future__ import annotations

import pytest

from bordspil.arena.simulate import Plan, simulate
from bordspil.bots import BOTS, make_bot
from bordspil.bots.search_bot import SearchBot
from bordspil.core.errors import NotDue, UnknownBot
from bordspil.core.rng import Rng
from bordspil.games import all_games, find_game

GAMES = sorted(all_games())
# Every bot; those that search get a small budget.
NAMES = [f"{name}:iterations=30" if spec.kind is SearchBot else name for name, spec in BOTS.items()]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", NAMES)
def test_every_bot_plays_every_game_to_its_end_with_legal_moves(name: str, bot: str) -> None:
    game = all_games()[name]
    for count in game.seat_counts:
        plan = Plan(name, count, (bot,), 2, "legal")
        assert len(list(simulate(plan, workers=1))) == 2


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_cant_peek(name: str, bot: str) -> None:
    """The same view of different hidden states, with equal generators, gives the same move."""
    game = all_games()[name]
    for seed in range(9):
        rng = Rng.from_seed(seed)
        state = game.setup(game.default_seat_count, rng=rng)
        for _ in range(seed):
            for seat in state.due()[:1]:
                state.play(seat, rng.choice(state.legal_moves(seat)), rng)
        if not state.due():
            break
        seat = state.due()[0]
        moves = {
            make_bot(bot, game).choose(
                state.resampled(seat, Rng.from_seed(other)).view(seat), Rng.from_seed(1)
            )
            for other in range(8)
        }
        assert len(moves) == 1


@pytest.mark.parametrize("name", ["", "greed", "GREEDY", "x" * 1000])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="uniform, greedy"):
        make_bot(name, find_game("sushi-go"))


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_with_nothing_to_choose_says_so(name: str) -> None:
    game = find_game("sushi-go")
    state = game.setup(2, rng=Rng.from_seed(1))
    bot = make_bot(name, game)
    with pytest.raises(NotDue):
        bot.choose(state.view(None), Rng.from_seed(1))
    with pytest.raises(TypeError, match="View"):
        bot.choose(None, Rng.from_seed(1))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Rng"):
        bot.choose(state.view(0), None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Game"):
        make_bot(name, None)  # type: ignore[arg-type]


def test_only_bots_that_dont_search_are_quick() -> None:
    game = find_game("sushi-go")
    quick = {name for name in BOTS if make_bot(name, game).is_quick}
    assert quick == {"uniform", "greedy", "first-time", "family"}
