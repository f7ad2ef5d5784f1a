"""Golden matches: recorded transcripts come out again, line by line. Perft: counts of positions by depth.

`python tests/games/sushi_go/test_golden.py` writes both anew: only after a change of the rules that is meant.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bordspil.arena.simulate import Plan, play_match
from bordspil.core.data import to_json
from bordspil.core.rng import Rng
from bordspil.games.sushi_go.rules import SushiGoState
from bordspil.match.record import Record
from bordspil.match.replay import transcript

GOLDEN = Path(__file__).parent / "golden"
PLANS = {
    "two": Plan("sushi-go", 2, ("uniform",), 1, "golden"),
    "three": Plan("sushi-go", 3, ("greedy", "uniform"), 1, "golden"),
    "four-both-ways": Plan("sushi-go", 4, ("greedy", "uniform"), 1, "golden", {"both_ways": True}),
    "five": Plan("sushi-go", 5, ("uniform",), 1, "golden"),
    "invisible": Plan("sushi-go", 2, ("greedy", "uniform"), 1, "golden", {"invisible": True}),
}


def lines(record: Record) -> list[str]:
    """The record, then every step of its transcript."""
    return [record.as_json(), *(to_json(step) for step in transcript(record)["steps"])]


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_match_comes_out_again_line_by_line(name: str) -> None:
    golden = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    for number, (right, said) in enumerate(zip(golden, lines(Record.from_json(golden[0])), strict=True), 1):
        assert said == right, f"line {number}"


def perft(state: SushiGoState, depth: int) -> int:
    """How many ways there are to make that many moves, seat by seat."""
    if depth == 0 or not state.due():
        return 1
    seat = state.due()[0]
    if depth == 1:
        return len(state.actions(seat))
    total = 0
    for move in state.legal_moves(seat):
        after = state.clone()
        # The same chance on every path: perft counts choices.
        after.play_unchecked(seat, move, Rng.from_seed("perft"))
        total += perft(after, depth - 1)
    return total


def position(seats: int, invisible: bool, turns: int) -> SushiGoState:
    """Some turns into a match of first moves."""
    state = SushiGoState(seats, False, invisible)
    state.begin(Rng.from_seed(f"perft {seats}"))
    for _ in range(turns):
        for seat in state.due():
            state.play_unchecked(seat, state.legal_moves(seat)[-1], Rng.from_seed("perft"))
    return state


POSITIONS = [
    (2, False, 0),
    (2, False, 6),
    (3, False, 3),
    (4, False, 5),
    (5, False, 4),
    (2, True, 0),
    (2, True, 7),
]


@pytest.mark.parametrize(("seats", "invisible", "turns"), POSITIONS)
def test_the_counts_of_positions_are_as_written(seats: int, invisible: bool, turns: int) -> None:
    counts = json.loads((GOLDEN / "perft.json").read_text())[f"{seats} {invisible} {turns}"]
    state = position(seats, invisible, turns)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def write() -> None:
    for name, plan in PLANS.items():
        text = "\n".join(lines(play_match(plan, 0).record()))
        (GOLDEN / f"{name}.jsonl").write_text(text + "\n", encoding="utf-8")
    counts = {
        f"{seats} {invisible} {turns}": [
            perft(position(seats, invisible, turns), depth) for depth in (1, 2, 3, 4)
        ]
        for seats, invisible, turns in POSITIONS
    }
    (GOLDEN / "perft.json").write_text(json.dumps(counts, indent=1) + "\n")


if __name__ == "__main__":
    write()
