"""Faces and names at a table: stable, and no two the same."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from bordspil.bots.levels import LEVELS
from bordspil.core.errors import BadRecord
from bordspil.match import fairness
from bordspil.match.match import Match
from bordspil.match.player import Player
from bordspil.match.record import FORMAT, WITHOUT_PLAYERS, Record
from bordspil.match.replay import reopen, verify
from bordspil.server.tables import entries as e
from bordspil.server.tables.faces import FACES, RING, Look, look_of, nearest_colour
from bordspil.server.tables.table import Table, table_from_journal
from bordspil.wire.messages import Settings

SEED = fairness.seed_from("faces").hex()


def opened(seats: int, code: str = "ABCDEFGH", game: str = "sequence") -> e.Opened:
    return e.Opened(
        at=0.0, code=code, watch_key="key", game=game, seat_count=seats, options={}, settings=Settings()
    )


def joined(name: str, seat: int | None = None, **look: Any) -> list[e.AnyEntry]:
    entries: list[e.AnyEntry] = [e.Joined(at=0.0, person=name, name=name, **look)]
    return entries if seat is None else [*entries, e.Sat(at=0.0, person=name, seat=seat)]


def bots(seats: range, level: str = "family") -> list[e.AnyEntry]:
    return [e.BotSeated(at=0.0, seat=seat, bot=level) for seat in seats]


def made(*entries: e.AnyEntry) -> Table:
    return table_from_journal(tuple(e.write_entry(entry) for entry in entries))


def started(**more: Any) -> e.Started:
    return e.Started(at=0.0, seed=SEED, **{"format": FORMAT, **more})


def play_out(match: Match) -> Record:
    while not match.is_over:
        for seat in match.due():
            match.submit(seat, match.view(seat).legal_moves[0])
    return match.record()


def test_nobody_at_a_table_looks_or_is_called_the_same() -> None:
    for seats, level, code in itertools.product((2, 3, 4, 6, 8, 9, 10, 12), LEVELS, ("ABCD", "EFGH", "IJKL")):
        for people in range(seats):
            names = ["Otto", "Oda", "Mochi", "Hugo", "Rex", "Saga", "Nina", "Lola", "Pip", "Mila", "Axel"]
            guests = [joined(name, seat) for seat, name in enumerate(names[:people])]
            table = made(opened(seats, code), *bots(range(people, seats), level), *itertools.chain(*guests))
            players = [player for player in table.seat_players() if player is not None]
            assert len(set(table.seat_names())) == len(players) == seats
            assert len({player.colour for player in players}) == seats
            assert len({player.face for player in players if player.bot}) == seats - people


def test_a_full_table_with_visitors_still_has_different_names() -> None:
    table = made(opened(12), *joined("Otto"), *joined("Nina"), *bots(range(12)))
    assert len({*table.seat_names(), "Otto", "Nina"}) == 14


def test_tables_have_different_bots() -> None:
    firsts = {made(opened(2, code), *bots(range(1))).seat_names()[0] for code in "ABCDEFGHIJ"}
    assert firsts == {"Lola", "Otto", "Nina"}


def test_bots_stay_who_they_are() -> None:
    before = [opened(4), *joined("Anna", 0), *bots(range(1, 4))]
    names, players = made(*before).seat_names(), made(*before).seat_players()
    table = made(*before)
    for entry in (
        *joined("Carl"),
        e.BotSeated(at=0.0, seat=1, bot="family"),
        e.Renamed(at=0.0, person="Anna", name="Berta"),
        started(),
        e.Left(at=0.0, person="Carl"),
    ):
        table.apply(entry)
        assert table.seat_names()[1:] == names[1:]
        assert table.seat_players()[1:] == players[1:]
    record = play_out(table.running_match())
    assert record.seats == ("Berta", *names[1:])
    table.apply(started())
    assert table.seat_players()[1:] == players[1:]


def test_a_bot_moves_with_its_seat_and_changes_with_its_level() -> None:
    table = made(opened(4), *joined("Anna", 0), *bots(range(1, 4)))
    names = table.seat_names()
    table.apply(e.Swapped(at=0.0, a=0, b=2))
    assert table.seat_names() == (names[2], names[1], names[0], names[3])
    table.apply(e.BotSeated(at=0.0, seat=1, bot="master"))
    assert table.seat_names()[1] in {"Axel", "Oda", "Rex"}
    assert (table.seat_names()[0], table.seat_names()[3]) == (names[2], names[3])


def test_a_bot_gives_name_and_colour_up_for_a_person() -> None:
    table = made(opened(3), *bots(range(2)))
    names, colours = table.seat_names(), [part.colour for part in table.cast if part]
    for entry in joined(names[1].upper(), 2, colour=colours[0]):
        table.apply(entry)
    assert table.seat_names()[0] == names[0]
    assert table.seat_names()[1] not in {*names, names[1].upper()}
    assert colours[0] not in [part.colour for part in table.cast if part]


def test_a_seat_that_was_left_is_played_by_somebody() -> None:
    table = made(opened(3), *joined("Anna", 0), *joined("Ben", 1), *bots(range(2, 3)))
    assert table.seat_names()[:2] == ("Anna", "Ben")
    table.apply(started())
    table.apply(e.Left(at=0.0, person="Ben"))
    names = table.seat_names()
    assert names[1] not in {"", "Ben", names[2]}
    assert table.running_match().names[1] == "Ben"
    # Before the first match, nobody plays there.
    assert made(opened(2), *joined("Anna", 0)).seat_names() == ("Anna", "")


def test_who_is_away_keeps_name_and_face() -> None:
    table = made(opened(2), *joined("Anna", 0, face="cap", colour=5), *bots(range(1, 2)), started())
    assert table.seat_names()[0] == "Anna"
    assert table.seat_players()[0] == Player("cap", 5)


def test_a_taken_colour_becomes_the_nearest_free_one() -> None:
    table = made(opened(2), *joined("Anna", face="cap", colour=5), *joined("Ben", face="cap", colour=5))
    assert table.looks == {"Anna": Look("cap", 5), "Ben": Look("cap", nearest_colour(5, [5]) or 0)}
    table.apply(e.Renamed(at=0.0, person="Anna", face="curls"))
    assert (table.people["Anna"], table.looks["Anna"]) == ("Anna", Look("curls", 5))
    table.apply(e.Renamed(at=0.0, person="Anna", colour=1))
    table.apply(e.Renamed(at=0.0, person="Ben", colour=5))
    assert table.looks == {"Anna": Look("curls", 1), "Ben": Look("cap", 5)}


def test_even_in_a_crowd_no_two_look_the_same() -> None:
    looks: list[Look] = []
    for person in range(96):
        looks.append(look_of(str(person), "cap" if person < 12 else None, 3, looks))
    assert len({look.colour for look in looks[:12]}) == 12
    assert len(set(looks)) == 96
    assert sorted(RING) == list(range(12))


def test_who_wishes_nothing_gets_the_same_face_again() -> None:
    looks = {look_of(f"person {number}", None, None, []) for number in range(400)}
    assert {look.face for look in looks} == set(FACES)
    assert {look.colour for look in looks} == set(RING)
    assert look_of("anna", None, None, []) == look_of("anna", None, None, [])


def test_a_record_says_how_the_players_looked() -> None:
    table = made(opened(2), *joined("Anna", 0, face="cap", colour=5), *bots(range(1, 2)), started())
    record = play_out(table.running_match())
    assert record.format == FORMAT
    assert record.players == table.seat_players()
    assert Record.from_json(record.as_json()) == record
    assert verify(record) == []
    assert reopen(record).players == record.players


def test_a_match_that_began_before_there_were_faces_is_recorded_as_it_was() -> None:
    early = e.read_entry(b'{"entry":"started","at":0.0,"seed":"%s"}' % SEED.encode())
    table = made(opened(3), *joined("Anna", 0), *bots(range(1, 3)), early)
    record = play_out(table.running_match())
    assert (record.format, record.seats) == (WITHOUT_PLAYERS, ("Anna", "family", "family 2"))
    assert "players" not in record.as_data()
    # People see the characters all the same.
    assert {*table.seat_names()[1:]} < {"Lola", "Otto", "Nina"}


@pytest.mark.parametrize("wrong", [None, [], [{"face": "cap"}], [{"face": "cap", "colour": 1, "bot": 2}] * 2])
def test_a_record_with_wrong_players_is_refused(wrong: Any) -> None:
    table = made(opened(2), *joined("Anna", 0), *bots(range(1, 2)), started())
    data = play_out(table.running_match()).as_data()
    with pytest.raises(BadRecord, match="players"):
        Record.from_data({**data, "players": wrong})
