"""Golden matches: recorded transcripts are reproduced line by line. Perft: counts of positions by depth.

`python -m tests.games.sequence.test_golden` rewrites both; only do so after changing the rules on purpose.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bordspil.arena.simulate import Plan
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.games.sequence.state import SequenceState
from tests.helpers import golden

pytestmark = pytest.mark.uncompiled

GOLDEN = Path(__file__).parent / "golden"
PLANS = {
    "two": Plan("sequence", 2, ("greedy",), 1, "golden"),
    "three-advanced": Plan("sequence", 3, ("uniform",), 1, "golden", {"advanced": True}),
    "four-draw-yourself": Plan("sequence", 4, ("greedy", "uniform"), 1, "golden", {"draw_yourself": True}),
    "six-in-three-teams": Plan("sequence", 6, ("greedy",), 1, "golden", {"teams": "3"}),
    "twelve": Plan("sequence", 12, ("uniform",), 1, "golden"),
}


def position(seats: int, moves: int) -> State:
    """A position some moves into a match."""
    state = SequenceState(seats)
    state.begin(Rng.from_seed(f"perft {seats}"))
    return golden.further(state, moves)


POSITIONS = {
    f"{seats} {moves}": partial(position, seats, moves)
    for seats, moves in ((2, 0), (2, 20), (3, 15), (4, 30), (6, 0), (12, 40))
}


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_match_is_reproduced_line_by_line(name: str) -> None:
    golden.compare(GOLDEN / f"{name}.jsonl")


@pytest.mark.parametrize("name", POSITIONS)
def test_perft_counts_match_the_golden_file(name: str) -> None:
    golden.compare_counts(GOLDEN / "perft.json", name, POSITIONS[name]())


if __name__ == "__main__":
    golden.write(GOLDEN, PLANS, POSITIONS, deepest=3)
