"""Golden matches and perft counts for all games: written once, compared in every run."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from bordspil.arena.simulate import Plan, play_match
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.core.to_data import to_json
from bordspil.match.record import Record
from bordspil.match.replay import transcript


def lines(record: Record) -> list[str]:
    """The record, then every step of its transcript."""
    return [record.as_json(), *(to_json(step) for step in transcript(record)["steps"])]


def compare(file: Path) -> None:
    """Check that replaying a golden match gives the same lines."""
    golden = file.read_text(encoding="utf-8").splitlines()
    for number, (right, said) in enumerate(zip(golden, lines(Record.from_json(golden[0])), strict=True), 1):
        assert said == right, f"line {number}"


def perft(state: State, depth: int) -> int:
    """The number of ways to choose `depth` actions, seat by seat."""
    if depth == 0 or not state.due():
        return 1
    seat = state.due()[0]
    if depth == 1:
        return len(state.actions(seat))
    total = 0
    for action in state.actions(seat):
        after = state.clone()
        # The same randomness on every path: perft counts choices.
        after.play_step(seat, action, Rng.from_seed("perft"))
        total += perft(after, depth - 1)
    return total


def further(state: State, moves: int) -> State:
    """The state after playing the last legal move some times."""
    for _ in range(moves):
        seat = state.due()[0]
        state.play_unchecked(seat, state.legal_moves(seat)[-1], Rng.from_seed("perft"))
    return state


def compare_counts(file: Path, name: str, state: State) -> None:
    """Check the perft counts of a position."""
    counts = json.loads(file.read_text())[name]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def write(
    folder: Path,
    plans: Mapping[str, Plan],
    positions: Mapping[str, Callable[[], State]],
    deepest: int = 4,
) -> None:
    """Rewrite the golden files, after an intended change of the rules only."""
    folder.mkdir(exist_ok=True)
    for name, plan in plans.items():
        text = "\n".join(lines(play_match(plan, 0).record()))
        (folder / f"{name}.jsonl").write_text(text + "\n", encoding="utf-8")
    counts = {
        name: [perft(make(), depth) for depth in range(1, deepest + 1)] for name, make in positions.items()
    }
    (folder / "perft.json").write_text(json.dumps(counts, indent=1) + "\n")
