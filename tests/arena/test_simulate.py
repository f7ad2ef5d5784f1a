from __future__ import annotations

import os
import statistics
from pathlib import Path

import pytest

from bordspil.arena.atomic_file import AtomicFile
from bordspil.arena.estimate import wilson
from bordspil.arena.record_files import read_records
from bordspil.arena.simulate import Plan, Tally, simulate
from bordspil.arena.speed import decisions_per_match, measure
from bordspil.core.errors import BadOptions, BadSeatCount, GameError, UnknownBot, UnknownGame
from bordspil.games import find_game
from bordspil.match.record import Record

PLAN = Plan("sushi-go", 3, ("greedy", "uniform"), 60, "arena")


def test_results_are_the_same_with_any_number_of_processes() -> None:
    alone = list(simulate(PLAN, workers=1, with_records=True))
    together = list(simulate(PLAN, workers=2, with_records=True))
    assert alone == together
    assert [result.number for result in alone] == list(range(60))


def test_progress_counts_every_match() -> None:
    counts: list[int] = []
    list(simulate(PLAN, workers=2, on_progress=counts.append))
    assert sum(counts) == 60


def test_another_seed_gives_other_matches() -> None:
    other = Plan("sushi-go", 3, ("greedy", "uniform"), 60, "another")
    assert [result.scores for result in simulate(PLAN, workers=1)] != [
        result.scores for result in simulate(other, workers=1)
    ]


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", 2, ("greedy",), 1, "x"), UnknownGame),
        (Plan("sushi-go", 7, ("greedy",), 1, "x"), BadSeatCount),
        (Plan("sushi-go", 2, ("genius",), 1, "x"), UnknownBot),
        (Plan("sushi-go", 3, ("greedy",), 1, "x", {"invisible": True}), BadOptions),
        (Plan("sushi-go", 3, ("greedy",), 1, "x", {"blind": True}), BadOptions),
    ],
)
def test_an_impossible_plan_is_refused_before_it_starts(plan: Plan, error: type[GameError]) -> None:
    with pytest.raises(error):
        list(simulate(plan))


def test_a_tally_agrees_with_the_statistics_module() -> None:
    scores = [31, 40, 22, 55, 31]
    tally = Tally()
    for score in scores:
        tally.add(score, 0.5)
    assert tally.mean == statistics.mean(scores)
    assert tally.deviation == pytest.approx(statistics.stdev(scores))
    assert tally.wins == 0.5


def test_wilson_intervals_match_known_values() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10)[0] == 0
    assert wilson(1.0, 10)[1] == pytest.approx(1)


def test_a_record_file_is_written_completely_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    records = [result.record for result in simulate(PLAN, workers=1, with_records=True)]
    with AtomicFile(path) as writer:
        for record in records:
            assert record is not None
            writer.write(record)
    assert [number for number, _ in read_records(path)] == list(range(1, 61))
    assert all(isinstance(record, Record) for _, record in read_records(path))
    before = path.read_bytes()
    with pytest.raises(KeyboardInterrupt):
        interrupted(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def interrupted(path: Path) -> None:
    with AtomicFile(path) as writer:
        writer.write("half")
        raise KeyboardInterrupt


def test_speed_counts_decisions_exactly() -> None:
    game = find_game("sushi-go")
    assert decisions_per_match(game, 4, matches=3) == 84
    speed = measure(game, 2)
    assert speed.playouts > 0
    assert speed.decisions == pytest.approx(speed.playouts * 54)
    assert speed.state_bytes < 1024


def test_an_atomic_file_follows_links_and_refuses_pipes(tmp_path: Path) -> None:
    target, link, pipe = tmp_path / "target", tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(target)
    with AtomicFile(link) as writer:
        writer.write("record")
    assert link.is_symlink()
    assert target.read_text() == "record\n"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="pipe"):
        AtomicFile(pipe).__enter__()
    assert pipe.is_fifo()
