import math

import pytest

from bordspil.core.errors import BadOptions, BadTime, OutOfTime, shown
from bordspil.games import find_game
from bordspil.match.clock import Clock
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from bordspil.match.record import Record, RecordedMove
from bordspil.match.replay import replay, verify


def timed(now: float = 100.0) -> Match:
    return Match(find_game("sushi-go"), 3, seed=seed_from("clock"), clock=Clock(10), now=now)


def test_nothing_happens_before_time_is_up() -> None:
    match = timed()
    assert match.deadline() == 110
    assert match.tick(109.9) == ()
    assert match.due() == (0, 1, 2)


def test_when_time_is_up_a_legal_move_is_played_and_marked() -> None:
    match = timed()
    match.submit(1, match.view(1).legal_moves[-1], now=104)
    events = match.tick(110)
    assert [event.name() for event in events].count("time-ran-out") == 2
    assert match.turn == 1
    marks = [(move.seat, move.timed_out) for move in match.record().moves]
    assert marks == [(1, False), (0, True), (2, True)]


def test_taking_a_choice_back_gives_no_new_time() -> None:
    match = timed()
    for seat in (1, 2):
        match.submit(seat, match.view(seat).legal_moves[0], now=101)
    match.submit(2, match.view(2).legal_moves[0], now=102)
    match.take_back(2, now=109)
    assert match.deadline() == 110
    events = match.tick(110)
    assert [event.name() for event in events].count("time-ran-out") == 2


def test_a_late_move_is_refused_until_tick_has_played() -> None:
    match = timed()
    match.submit(0, match.view(0).legal_moves[0], now=101)
    before = (match.record(), match.story())
    for seat in (0, 1):
        with pytest.raises(OutOfTime):
            match.submit(seat, match.view(seat).legal_moves[0], now=110)
    assert (match.record(), match.story()) == before
    match.tick(110)
    match.submit(1, match.view(1).legal_moves[0], now=111)


def test_everyone_sees_time_outs_and_so_do_replays() -> None:
    match = timed()
    while (deadline := match.deadline()) is not None:
        match.tick(deadline)
    ran_out = [event.name() for event in match.events(None)].count("time-ran-out")
    assert ran_out == 3 * 24
    replayed = [event for _, events in replay(match.record()) for event in events]
    assert tuple(replayed) == match.story()


def test_a_forged_time_out_is_detected() -> None:
    match = timed()
    while (deadline := match.deadline()) is not None:
        match.tick(deadline)
    record = match.record()
    view = timed().view(0)
    moves = list(record.moves)
    moves[0] = RecordedMove(0, str(view.legal_moves[-1]), timed_out=True)
    forged = Record.written(
        **{name: getattr(record, name) for name in record.__slots__ if name not in ("chain", "moves")},
        moves=tuple(moves),
    )
    problem = verify(forged)[0]
    assert (problem.place, problem.error.reason) == ("move 1", "record-timeout")


def test_everyones_time_restarts_with_each_turn() -> None:
    match = timed()
    for seat in (0, 1, 2):
        match.submit(seat, match.view(seat).legal_moves[0], now=103)
    assert match.deadline() == 113


def test_changing_a_choice_gives_nobody_more_time() -> None:
    match = timed()
    match.submit(0, match.view(0).legal_moves[0], now=105)
    match.submit(0, match.view(0).legal_moves[-1], now=108)
    assert match.deadline() == 110


def test_the_clock_plays_an_abandoned_match_to_its_end() -> None:
    match = timed()
    while (deadline := match.deadline()) is not None:
        match.tick(deadline)
    assert match.outcome is not None
    record = match.record()
    assert all(move.timed_out for move in record.moves)
    assert verify(Record.from_json(record.as_json())) == []


def test_a_match_without_a_clock_waits_forever() -> None:
    match = Match(find_game("sushi-go"), 2, seed=seed_from(1))
    assert match.deadline() is None
    assert match.tick(1e12) == ()


def test_time_cannot_run_backwards() -> None:
    match = timed()
    match.tick(105)
    with pytest.raises(BadTime):
        match.tick(104)
    before = match.record()
    with pytest.raises(BadTime):
        match.submit(0, match.view(0).legal_moves[0], now=101)
    assert match.record() == before
    assert match.due() == (0, 1, 2)


@pytest.mark.parametrize("now", [math.nan, math.inf, "5", True, 10**400], ids=shown)
def test_time_must_be_a_finite_number(now: object) -> None:
    with pytest.raises(BadTime):
        timed().tick(now)  # type: ignore[arg-type]


@pytest.mark.parametrize("seconds", [0, -1, math.inf, math.nan, "10", None, True, 10**9])
def test_a_bad_time_limit_is_refused(seconds: object) -> None:
    with pytest.raises(BadOptions, match="seconds"):
        Clock(seconds)  # type: ignore[arg-type]
