from __future__ import annotations

import pytest

from bordspil.arena.simulate import Plan, Tally, simulate, wilson
from bordspil.bots import BOTS, make_bot
from bordspil.core.errors import NotDue, UnknownBot
from bordspil.core.rng import Rng
from bordspil.games import all_games, find_game
from bordspil.games.sushi_go import Card, Pick
from bordspil.games.sushi_roll import Take
from bordspil.games.sushi_roll.moves import LIFT

GAMES = sorted(all_games())
# Every bot, the strongest with little time.
NAMES = [name if name != "master" else "master:iterations=30" for name in BOTS]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", NAMES)
def test_every_bot_plays_every_game_legally_to_its_end(name: str, bot: str) -> None:
    game = all_games()[name]
    for count in game.seat_counts:
        plan = Plan(name, count, (bot,), 2, "legal")
        assert len(list(simulate(plan, workers=1))) == 2


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_cant_peek(name: str, bot: str) -> None:
    """The same view out of different hidden states, with equal generators, gives the same move."""
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


def test_greedy_beats_uniform_clearly() -> None:
    tally = Tally()
    for result in simulate(Plan("sushi-go", 2, ("greedy", "uniform"), 300, "strength"), workers=1):
        tally.add(result.scores[0], result.shares[0])
    assert tally.interval()[0] > 0.8


def test_greedy_beats_uniform_with_the_invisible_player_too() -> None:
    tally = Tally()
    plan = Plan("sushi-go", 2, ("uniform", "greedy"), 150, "strength", {"invisible": True})
    for result in simulate(plan, workers=1):
        tally.add(result.scores[1], result.shares[1])
    assert tally.interval()[0] > 0.8


def test_greedy_completes_what_it_has_begun() -> None:
    from tests.games.sushi_go.table import table  # noqa: PLC0415

    game = find_game("sushi-go")
    bot = make_bot("greedy", game)
    third_sashimi = table(hands=["sashimi squid maki3", "egg egg egg"], trays=["sashimi sashimi", ""])
    assert bot.choose(third_sashimi.view(0), Rng.from_seed(1)) == Pick(Card.SASHIMI)
    dip = table(hands=["squid tempura maki3", "egg egg egg"], trays=["wasabi tempura", ""])
    assert bot.choose(dip.view(0), Rng.from_seed(1)) == Pick(Card.SQUID)
    both = table(hands=["wasabi squid tempura egg", "egg egg egg egg"], trays=["chopsticks", ""])
    assert bot.choose(both.view(0), Rng.from_seed(1)) == Pick(Card.WASABI, Card.SQUID)


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


def test_greedy_beats_uniform_in_sushi_roll() -> None:
    tally = Tally()
    for result in simulate(Plan("sushi-roll", 2, ("greedy", "uniform"), 60, "strength"), workers=1):
        tally.add(result.scores[0], result.shares[0])
    assert tally.interval()[0] > 0.85


def test_greedy_knows_when_a_token_pays() -> None:
    """Against itself without tokens, on the same deals from both seats."""
    game = find_game("sushi-roll")
    greedy = make_bot("greedy", game)
    won = 0.0
    for number in range(60):
        for seat_with_tokens in (0, 1):
            chance, thoughts = Rng.from_seed(number), Rng.from_seed(number)
            state = game.setup(2, rng=chance)
            while due := state.due():
                seat, move = due[0], greedy.choose(state.view(due[0]), thoughts)
                if seat != seat_with_tokens and not isinstance(move, Take):
                    worths = dict(zip(state.actions(seat), state.worths(seat), strict=True))
                    takes = [action for action in worths if action < LIFT]
                    move = state.move_of(max(takes, key=lambda action: worths[action]))
                state.play(seat, move, chance)
            won += (seat_with_tokens in state.winners()) / len(state.winners())
    assert wilson(won / 120, 120)[0] > 0.6


def test_greedy_beats_uniform_in_sequence() -> None:
    tally = Tally()
    for result in simulate(Plan("sequence", 2, ("greedy", "uniform"), 80, "strength"), workers=1):
        tally.add(result.scores[0], result.shares[0])
    assert tally.interval()[0] > 0.95


@pytest.mark.parametrize("options", [{}, {"teams": "3"}, {"draw_yourself": True}, {"advanced": True}])
def test_matches_of_sequence_end_for_every_number_of_players(options: dict[str, object]) -> None:
    game = find_game("sequence")
    for count in game.seat_counts:
        if options.get("teams") and count not in (3, 6, 9, 12):
            continue
        state = game.setup(count, game.check_options(count, options), rng=Rng.from_seed("end"))
        assert state.count_decisions(300, Rng.from_seed("end")) > 300


def test_only_bots_that_dont_search_are_quick() -> None:
    game = find_game("sushi-go")
    quick = {name for name in BOTS if make_bot(name, game).is_quick}
    assert quick == {"uniform", "greedy", "first-time", "family"}
