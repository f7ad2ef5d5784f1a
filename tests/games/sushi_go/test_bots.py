"""How bots play Sushi Go!."""

from __future__ import annotations

from bordspil.arena.simulate import Plan, Tally, simulate
from bordspil.bots import make_bot
from bordspil.core.rng import Rng
from bordspil.games.sushi_go import GAME, Card, Pick
from tests.games.sushi_go.table import table


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
    bot = make_bot("greedy", GAME)
    third_sashimi = table(hands=["sashimi squid maki3", "egg egg egg"], trays=["sashimi sashimi", ""])
    assert bot.choose(third_sashimi.view(0), Rng.from_seed(1)) == Pick(Card.SASHIMI)
    dip = table(hands=["squid tempura maki3", "egg egg egg"], trays=["wasabi tempura", ""])
    assert bot.choose(dip.view(0), Rng.from_seed(1)) == Pick(Card.SQUID)
    both = table(hands=["wasabi squid tempura egg", "egg egg egg egg"], trays=["chopsticks", ""])
    assert bot.choose(both.view(0), Rng.from_seed(1)) == Pick(Card.WASABI, Card.SQUID)
