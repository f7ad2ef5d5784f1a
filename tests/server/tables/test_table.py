"""A table is defined by its entries, and an invalid entry changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from bordspil.core.errors import GameError
from bordspil.match import fairness
from bordspil.server.tables import entries as e
from bordspil.server.tables.identifiers import checked_name, new_code, read_code
from bordspil.server.tables.table import NOBODY, Holder, Table, table_from_journal
from bordspil.wire.messages import Settings

SEED = fairness.seed_from("table").hex()


def opened(game: str = "sushi-go", seats: int = 2, **settings: Any) -> e.Opened:
    return e.Opened(
        at=0.0,
        code="ABCDEFGH",
        watch_key="key",
        game=game,
        seat_count=seats,
        options={},
        settings=Settings(**settings),
    )


def seated(*, bots: tuple[str, ...] = ("family",)) -> list[e.AnyEntry]:
    """Anna in seat 0, bots in the others."""
    return [
        opened(seats=1 + len(bots)),
        e.Joined(at=1.0, person="anna", name="Anna"),
        e.Sat(at=1.0, person="anna", seat=0),
        *(e.BotSeated(at=1.0, seat=seat, bot=bot) for seat, bot in enumerate(bots, 1)),
    ]


def made(entries: list[e.AnyEntry]) -> Table:
    return table_from_journal(tuple(e.write_entry(entry) for entry in entries))


def snapshot(table: Table) -> tuple[Any, ...]:
    match = table.match
    return (
        dict(table.people),
        dict(table.looks),
        list(table.cast),
        list(table.seats),
        table.host,
        table.settings,
        table.options,
        table.game.name,
        table.match_number,
        None if match is None else [match.view(seat).as_json() for seat in (None, *range(table.seat_count))],
        list(table.witnessed),
    )


def refused(table: Table, entry: e.AnyEntry) -> GameError:
    """The error for an entry, which must not change the table."""
    before = snapshot(table)
    with pytest.raises(GameError) as caught:
        table.apply(entry)
    assert snapshot(table) == before
    return caught.value


def test_the_first_person_is_the_host_and_equal_names_are_numbered() -> None:
    table = made(seated())
    table.apply(e.Joined(at=2.0, person="other", name="Anna"))
    assert table.host == "anna"
    assert table.people == {"anna": "Anna", "other": "Anna 2"}
    table.apply(e.Renamed(at=3.0, person="anna", name="Anna 2"))
    assert table.people["anna"] == "Anna 2 2"


def test_an_occupied_seat_cannot_be_taken() -> None:
    table = made(seated())
    table.apply(e.Joined(at=2.0, person="jon", name="Jón"))
    assert refused(table, e.Sat(at=2.0, person="jon", seat=0)).reason == "seat-taken"
    assert refused(table, e.Sat(at=2.0, person="jon", seat=1)).reason == "seat-taken"
    assert refused(table, e.BotSeated(at=2.0, seat=0, bot="family")).reason == "seat-taken"
    assert refused(table, e.Sat(at=2.0, person="jon", seat=2)).reason == "no-such-seat"
    table.apply(e.Cleared(at=2.0, seat=1))
    table.apply(e.Sat(at=2.0, person="jon", seat=1))
    assert table.seat_of("jon") == 1


def test_a_match_starts_only_when_every_seat_is_taken() -> None:
    table = made(seated())
    table.apply(e.Cleared(at=2.0, seat=1))
    error = refused(table, e.Started(at=2.0, seed=SEED))
    assert error.reason == "seats-empty"
    assert error.facts["seats"] == "2"
    table.apply(e.BotSeated(at=2.0, seat=1, bot="regular"))
    table.apply(e.Started(at=2.0, seed=SEED))
    assert table.is_running
    assert table.match is not None
    assert table.match.names == ("Anna", "regular")


def test_changes_that_would_disturb_a_match_are_refused() -> None:
    table = made([*seated(), e.Started(at=2.0, seed=SEED)])
    table.apply(e.Joined(at=2.0, person="jon", name="Jón"))
    same: dict[str, Any] = {"game": "sushi-go", "seat_count": 2, "options": table.options.as_data()}
    for entry in (
        e.Started(at=3.0, seed=SEED),
        e.Swapped(at=3.0, a=0, b=1),
        e.Configured(at=3.0, **{**same, "seat_count": 3}, settings=Settings()),
        e.Configured(at=3.0, **{**same, "game": "sequence", "options": {}}, settings=Settings()),
        e.Configured(at=3.0, **same, settings=Settings(seconds_per_move=5.0)),
    ):
        assert refused(table, entry).reason == "match-running"
    # Settings that don't affect the match may change.
    table.apply(e.Configured(at=3.0, **same, settings=Settings(hints="off")))
    assert table.settings.hints == "off"


def test_a_seat_cleared_during_a_match_can_be_taken() -> None:
    table = made([*seated(), e.Started(at=2.0, seed=SEED)])
    table.apply(e.Joined(at=2.0, person="jon", name="Jón"))
    assert refused(table, e.Sat(at=3.0, person="jon", seat=1)).reason == "seat-taken"
    table.apply(e.Cleared(at=3.0, seat=1))
    table.apply(e.Sat(at=3.0, person="jon", seat=1))
    assert refused(table, e.Sat(at=3.0, person="jon", seat=0)).reason == "seat-taken"


def test_leaving_gives_up_the_seat_and_the_host_role() -> None:
    table = made(seated())
    table.apply(e.Left(at=2.0, person="anna"))
    assert table.seats[0] == NOBODY
    assert table.host is None
    assert table.people == {}


def test_removing_seats_unseats_their_people() -> None:
    table = made(seated(bots=("family", "master")))
    table.apply(e.Configured(at=2.0, game="sushi-go", seat_count=2, options={}, settings=Settings()))
    assert table.seats == [Holder(person="anna"), Holder(bot="family")]
    table.apply(e.Configured(at=2.0, game="sequence", seat_count=4, options={}, settings=Settings()))
    assert table.seats[2:] == [NOBODY, NOBODY]
    assert table.sides == (0, 1, 0, 1)


@pytest.mark.parametrize(
    "entry",
    [
        e.Configured(at=2.0, game="chess", seat_count=2, options={}, settings=Settings()),
        e.Configured(at=2.0, game="sequence", seat_count=5, options={}, settings=Settings()),
        e.Configured(at=2.0, game="sequence", seat_count=2, options={"x": 1}, settings=Settings()),
        e.Configured(at=2.0, game="sequence", seat_count=2, options={}, settings=Settings(stand_in="hal")),
        e.BotSeated(at=2.0, seat=1, bot="hal"),
        e.Moved(at=2.0, seat=0, move="squid", turn=0),
        e.Ruled(at=2.0, ruling="ruling 1"),
        e.Ticked(at=2.0),
    ],
)
def test_an_invalid_entry_changes_nothing(entry: e.AnyEntry) -> None:
    refused(made(seated()), entry)


def test_a_journal_restores_the_table_in_the_middle_of_a_match() -> None:
    entries = [*seated(), e.Started(at=2.0, seed=SEED)]
    table = made(entries)
    match = table.match
    assert match is not None
    at = 3.0
    while not match.is_over:
        for seat in match.due():
            move = match.view(seat).legal_moves[-1]
            entry = e.Moved(at=at, seat=seat, move=str(move), turn=match.turn)
            table.apply(entry)
            entries.append(entry)
            at += 0.5
        if match.turn % 5 == 0:
            assert snapshot(made(entries)) == snapshot(table)
    again = made(entries)
    assert snapshot(again) == snapshot(table)
    assert again.witnessed == [len(match.events(seat)) for seat in (0, 1, None)]
    assert again.match is not None
    assert again.match.record() == match.record()


def test_a_clock_runs_on_the_tables_own_time() -> None:
    table = made([opened(seats=2, seconds_per_move=10.0), *seated()[1:], e.Started(at=100.0, seed=SEED)])
    match = table.match
    assert match is not None
    assert match.deadline() == 110.0
    table.apply(e.Ticked(at=111.0))
    assert match.turn == 1
    assert match.record().moves[0].timed_out


def test_names_are_cleaned_and_limited() -> None:
    assert checked_name("  Þór \n\t dís\u202e ") == "Þór dís"
    assert len(checked_name("x" * 60)) == 30
    for mark in ("\u0301", "\u0e47", "\u20dd"):
        assert len(checked_name("Z" + mark * 40)) <= 4
    assert checked_name("བརྒྱུད") == "བརྒྱུད"
    assert checked_name("An\u3164na") == "Anna"
    for empty in ("   ", "\u200b\u200b", "...", "\u0301", "\u3164"):
        with pytest.raises(GameError, match="name"):
            checked_name(empty)


def test_codes_avoid_confusing_letters_and_are_read_as_typed() -> None:
    code = new_code()
    assert len(code) == 8
    assert not set(code) & set("01ILO")
    assert read_code(f" {code[:4].lower()}-{code[4:].lower()} ") == code
    assert new_code() != code
