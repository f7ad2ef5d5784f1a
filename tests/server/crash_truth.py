"""What really happened, by journals and records; and whether all that anybody was told agrees with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bordspil.match.match import Match
from bordspil.match.record import Record
from bordspil.match.replay import reopen, verify
from bordspil.server import entries as e
from bordspil.server.audience import event_data
from bordspil.server.store import StoredTable
from bordspil.server.table import Table
from bordspil.server.telling import RECORDS
from tests.server.crash_witness import Sent, Witness, digest, expect

Key = tuple[int, int, str]


class Listener:
    """Follows a journal beside one witness: what was told must come up in it, in the order of telling."""

    def __init__(self, witness: Witness) -> None:
        self.witness = witness
        self.matched = 0
        self.moves: list[Key] = []

    def look(self, table: Table) -> None:
        """The table stands so now."""
        match, told = table.match, self.witness.told
        if match is None or self.matched == len(told):
            return
        seat = table.seat_of(self.witness.person)
        place = (table.match_number, table.witnessed[-1 if seat is None else seat])
        view: bytes | None = None
        while self.matched < len(told):
            following = told[self.matched]
            if (following.match, following.number) != place:
                return
            if view is None:
                shown = match.view(seat)
                view = digest(
                    (shown if table.settings.memory_aid else table.game.plain_view(shown)).as_data()
                )
            if following.view != view:
                return
            self.matched += 1

    def match_ends(self, table: Table) -> None:
        """The last moment of a match: its events are all there now."""
        if table.match is not None:
            seat = table.seat_of(self.witness.person)
            true = [digest(event_data(event)) for event in table.match.events(seat)]
            heard = self.witness.events.get(table.match_number, [])
            expect(
                heard == true[: len(heard)],
                "only true events are told",
                self.witness.label,
                len(heard),
                len(true),
            )

    def moved(self, table: Table, entry: e.Moved) -> None:
        """Somebody's own move stands in the journal."""
        if not entry.bot and table.seat_of(self.witness.person) == entry.seat:
            self.moves.append((table.match_number, entry.turn, entry.move))

    def end(self) -> None:
        """The journal is at its end: nothing that was told or acknowledged may be missing."""
        witness = self.witness
        missing = witness.told[self.matched :]
        expect(not missing, "only what is stored is told", witness.label, *missing[:1], len(missing))
        check_moves(witness.label, witness.sent, self.moves)


def check_moves(label: str, sent: Sequence[Sent], journal: Sequence[Key]) -> None:
    """The journal has all acknowledged moves, no refused ones, and perhaps some that were never answered."""
    open_ones = [move for move in sent if move.fate != "refused"]
    # A move may have been sent twice, lost and then done, so there can be several ways to tell them apart.
    places = {0}
    for key in journal:
        before, places = places, {after for place in places for after in explained(open_ones, place, key)}
        expect(
            bool(places),
            "moves are those sent, none lost",
            label,
            key,
            [open_ones[at : at + 2] for at in before],
        )
    left = min((sum(move.fate == "done" for move in open_ones[place:]) for place in places), default=0)
    expect(left == 0, "acknowledged moves stay", label, left, open_ones[-3:])


def explained(sent: Sequence[Sent], place: int, key: Key) -> Iterator[int]:
    """Where one may stand after a move in the journal: only unanswered ones can be passed over."""
    for index in range(place, len(sent)):
        if sent[index].key == key:
            yield index + 1
        if sent[index].fate == "done":
            return


def check_record(text: str, match: Match, number: int, witnesses: Iterable[Witness]) -> None:
    """A record is in order, is that of the match, and has every acknowledged move."""
    record = Record.from_json(text)
    problems = verify(record)
    expect(not problems, "a record verifies", *map(str, problems))
    expect(record == match.record(), "a record is that of its match", number)
    made: dict[int | None, list[tuple[int, str]]] = {}
    again = reopen(record)
    for move in record.moves:
        made.setdefault(move.seat, []).append((again.turn, move.text))
        again.enter(move)
    for witness in witnesses:
        own = [sent for sent in witness.sent if sent.match == number]
        check_in_record(witness.label, record.game, own, made.get(witness.seat, []))


def check_in_record(label: str, game: str, sent: Sequence[Sent], made: Sequence[tuple[int, str]]) -> None:
    """Every acknowledged move is in the record; where choices can be changed, the last of each turn."""
    if game != "sushi-go":
        texts = iter([text for _, text in made])
        gone = [move for move in sent if move.fate == "done" and move.move not in texts]
        expect(not gone, "acknowledged moves are in the record", label, *gone[:1])
        return
    at = dict(made)
    for turn in {move.turn for move in sent if move.fate == "done"}:
        here = [move for move in sent if move.turn == turn]
        last = max(place for place, move in enumerate(here) if move.fate == "done")
        possible = {here[last].move} | {move.move for move in here[last:] if move.fate == "lost"}
        expect(
            at.get(turn) in possible,
            "the last choice acknowledged is in the record",
            label,
            turn,
            at.get(turn),
            possible,
        )


def check_table(
    stored: StoredTable, witnesses: Sequence[Witness], records: Mapping[str, str]
) -> Counter[str]:
    """Plays a journal again beside everyone who was at the table, and counts what was in it."""
    first, *rest = [e.read_entry(body) for body in stored.entries]
    assert isinstance(first, e.Opened)
    table, listeners = Table(first), [Listener(witness) for witness in witnesses]
    counts: Counter[str] = Counter()
    for entry in rest:
        if isinstance(entry, e.Started):
            for listener in listeners:
                listener.match_ends(table)
        if isinstance(entry, e.Moved):
            counts["bots' moves" if entry.bot else "people's moves"] += 1
            for listener in listeners:
                listener.moved(table, entry)
        counts["time-outs"] += isinstance(entry, e.Ticked)
        table.apply(entry)
        for listener in listeners:
            listener.look(table)
        if isinstance(entry, e.Finished):
            assert table.match is not None
            counts["matches"] += 1
            expect(entry.record in records, "records can be fetched", entry.record)
            check_record(records[entry.record], table.match, table.match_number, witnesses)
    for listener in listeners:
        listener.match_ends(table)
        listener.end()
    expect(not table.is_running, "matches play on to their end", table.game.name)
    expect(len(table.records) == table.match_number >= 1, "each match has one record", table.records)
    for witness in witnesses:
        last = witness.table
        expect(
            last is not None and list(last.records) == table.records[-RECORDS:],
            "records are known to all",
            witness.label,
        )
    return counts
