"""The journal keeps what was played, whatever happens."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bordspil.arena.journal import NAME, BadJournal, Journal
from bordspil.arena.simulate import Plan
from bordspil.arena.tournament import Played, Schedule, play

PLAN = Plan("sushi-go", 2, ("greedy", "uniform"), 6, "journal", {"both_ways": False, "invisible": False})
MATCHES = [play(Schedule(PLAN), number) for number in range(6)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a journal of four matches, not in their order."""
    folder = tmp_path / "cup"
    with Journal(folder) as journal:
        journal.begin(PLAN)
        journal.add([MATCHES[2], MATCHES[0]])
        journal.add([MATCHES[1], MATCHES[5]])
    return folder


def read(folder: Path) -> dict[int, Played]:
    with Journal(folder) as journal:
        journal.begin(PLAN)
        return journal.played


def refused(folder: Path, plan: Plan = PLAN) -> BadJournal:
    with pytest.raises(BadJournal) as caught, Journal(folder) as journal:
        journal.begin(plan)
    return caught.value


def test_what_was_written_is_read_again_seconds_and_all(folder: Path) -> None:
    played = read(folder)
    assert played == {number: MATCHES[number] for number in (0, 1, 2, 5)}
    assert played[5].seconds == MATCHES[5].seconds


def test_a_tail_that_was_torn_off_anywhere_is_cut_and_played_again(folder: Path) -> None:
    path = folder / NAME
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    start = len(whole) - len(lines[-1])
    for size in range(start, len(whole), 7):
        path.write_bytes(whole[:size])
        with Journal(folder) as journal:
            journal.begin(PLAN)
            assert sorted(journal.played) == [0, 1, 2]
            journal.add([MATCHES[5]])
        assert path.read_bytes() == whole


def test_zeros_at_the_end_as_a_power_cut_leaves_them_are_cut(folder: Path) -> None:
    path = folder / NAME
    whole = path.read_bytes()
    path.write_bytes(whole + b"\0" * 50 + b"\n" + b"\0" * 50)
    assert len(read(folder)) == 4
    assert path.read_bytes() == whole


@pytest.mark.parametrize("size", [0, 1, 30])
def test_a_journal_without_a_whole_first_line_is_a_new_one(folder: Path, size: int) -> None:
    path = folder / NAME
    path.write_bytes(path.read_bytes()[:size])
    assert read(folder) == {}
    assert read(folder) == {}


def test_a_damaged_line_in_the_middle_is_named(folder: Path) -> None:
    path = folder / NAME
    lines = path.read_bytes().splitlines(keepends=True)
    match = json.loads(lines[2])
    forged = [
        {**match, "scores": [float("nan")] * len(match["scores"])},
        {**match, "scores": [1.5] * len(match["scores"])},
        {**match, "shares": [9.0] * len(match["shares"])},
        {**match, "places": [0] * len(match["places"])},
        {**match, "seconds": [float("inf")] * len(match["seconds"])},
    ]
    odd = [json.dumps(each).encode() + b"\n" for each in forged]
    for wrong in (b"{}\n", b"nonsense\n", b"[]\n", lines[1], b'{"number": 99}\n', *odd):
        path.write_bytes(b"".join([*lines[:2], wrong, *lines[3:]]))
        problem = refused(folder)
        assert (problem.reason, problem.facts["line"]) == ("journal-damaged", 3)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (replace(PLAN, matches=8), "matches"),
        (replace(PLAN, seed="other"), "seed"),
        (replace(PLAN, bots=("uniform", "greedy")), "bots"),
        (replace(PLAN, options={"both_ways": True, "invisible": False}), "options"),
    ],
)
def test_a_journal_of_another_plan_is_refused_and_says_what_differs(
    folder: Path, other: Plan, what: str
) -> None:
    before = (folder / NAME).read_bytes()
    problem = refused(folder, other)
    assert (problem.reason, problem.facts["what"]) == ("journal-other-plan", what)
    assert (folder / NAME).read_bytes() == before


def test_a_journal_of_another_version_is_shown_if_finished_and_else_refused(folder: Path) -> None:
    path = folder / NAME
    head, rest = path.read_text().split("\n", 1)
    path.write_text(json.dumps({**json.loads(head), "bordspil": "0.0.1"}) + "\n" + rest)
    assert refused(folder).reason == "journal-other-version"
    with Journal(folder) as journal:
        journal.add([MATCHES[3], MATCHES[4]])
    assert len(read(folder)) == 6


def test_a_journal_of_another_format_is_refused(folder: Path) -> None:
    (folder / NAME).write_text('{"format": 2}\n')
    assert refused(folder).reason == "journal-format"


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "dear.txt").write_text("dear")
    assert refused(tmp_path).reason == "journal-no-home"
    assert [file.name for file in tmp_path.iterdir()] == ["dear.txt"]


def test_two_processes_cant_write_one_journal_and_a_killed_one_leaves_no_lock(folder: Path) -> None:
    code = "import sys, time; from pathlib import Path; from bordspil.arena.journal import Journal\n"
    code += "journal = Journal(Path(sys.argv[1])); print('open', flush=True); time.sleep(60)"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(folder)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with pytest.raises(BadJournal, match="another run"):
            Journal(folder, anew=True)
        other.kill()
        other.wait()
    assert len(read(folder)) == 4


def test_starting_anew_forgets_what_was_played(folder: Path) -> None:
    with Journal(folder, anew=True) as journal:
        assert journal.played == {}
        journal.begin(replace(PLAN, seed="new"))
    assert refused(folder).facts["what"] == "seed"
