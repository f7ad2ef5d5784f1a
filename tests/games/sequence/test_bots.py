"""How bots play Sequence."""

from __future__ import annotations

import pytest

from bordspil.arena.simulate import Plan, Tally, simulate
from bordspil.core.playouts import count_decisions
from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME


def test_greedy_beats_uniform() -> None:
    tally = Tally()
    for result in simulate(Plan("sequence", 2, ("greedy", "uniform"), 80, "strength"), workers=1):
        tally.add(result.scores[0], result.shares[0])
    assert tally.interval()[0] > 0.95


@pytest.mark.parametrize("options", [{}, {"teams": "3"}, {"draw_yourself": True}, {"advanced": True}])
def test_matches_end_for_every_number_of_players(options: dict[str, object]) -> None:
    for count in GAME.seat_counts:
        if options.get("teams") and count not in (3, 6, 9, 12):
            continue
        state = GAME.setup(count, GAME.check_options(count, options), rng=Rng.from_seed("end"))
        assert count_decisions(state, 300, Rng.from_seed("end")) > 300
