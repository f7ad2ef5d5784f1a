"""Golden matches: recorded transcripts are reproduced line by line. Perft: counts of positions by depth.

`python -m tests.games.sushi_go.test_golden` rewrites both; only do so after changing the rules on purpose.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bordspil.arena.simulate import Plan
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.games.sushi_go.state import SushiGoState
from tests.helpers import golden

pytestmark = pytest.mark.uncompiled

GOLDEN = Path(__file__).parent / "golden"
PLANS = {
    "two": Plan("sushi-go", 2, ("uniform",), 1, "golden"),
    "three": Plan("sushi-go", 3, ("greedy", "uniform"), 1, "golden"),
    "four-both-ways": Plan("sushi-go", 4, ("greedy", "uniform"), 1, "golden", {"both_ways": True}),
    "five": Plan("sushi-go", 5, ("uniform",), 1, "golden"),
    "invisible": Plan("sushi-go", 2, ("greedy", "uniform"), 1, "golden", {"invisible": True}),
}


def position(seats: int, invisible: bool, turns: int) -> State:
    """A position some turns into a match."""
    state = SushiGoState(seats, False, invisible)
    state.begin(Rng.from_seed(f"perft {seats}"))
    for _ in range(turns):
        golden.further(state, len(state.due()))
    return state


POSITIONS = {
    f"{seats} {invisible} {turns}": partial(position, seats, invisible, turns)
    for seats, invisible, turns in (
        (2, False, 0),
        (2, False, 6),
        (3, False, 3),
        (4, False, 5),
        (5, False, 4),
        (2, True, 0),
        (2, True, 7),
    )
}


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_match_is_reproduced_line_by_line(name: str) -> None:
    golden.compare(GOLDEN / f"{name}.jsonl")


@pytest.mark.parametrize("name", POSITIONS)
def test_perft_counts_match_the_golden_file(name: str) -> None:
    golden.compare_counts(GOLDEN / "perft.json", name, POSITIONS[name]())


if __name__ == "__main__":
    golden.write(GOLDEN, PLANS, POSITIONS)
