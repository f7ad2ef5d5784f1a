"""Check that everything anyone was sent agrees with the journals and records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bordspil.match.match import Match
from bordspil.match.record import Record
from bordspil.match.replay import reopen, verify
from bordspil.server.live.audience import event_data
from bordspil.server.live.broadcast import RECORDS
from bordspil.server.store.store import StoredTable
from bordspil.server.tables import entries as e
from bordspil.server.tables.table import Table
from tests.server.crashes.witness import Sent, Witness, digest, expect

Key = tuple[int, int, str]


class Follower:
    """A replay of a journal beside one witness: every view that was sent must occur in it, in order."""

    def __init__(self, witness: Witness) -> None:
        self.witness = witness
        self.matched = 0
        self.moves: list[Key] = []

    def compare(self, table: Table) -> None:
        """Compare the table with the next views that were sent."""
        match, views = table.match, self.witness.views
        if match is None or self.matched == len(views):
            return
        seat = table.seat_of(self.witness.person)
        place = (table.match_number, table.witnessed[-1 if seat is None else seat])
        view: bytes | None = None
        while self.matched < len(views):
            following = views[self.matched]
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
        """Compare the events at the end of a match."""
        if table.match is not None:
            seat = table.seat_of(self.witness.person)
            true = [digest(event_data(event)) for event in table.match.events(seat)]
            received = self.witness.events.get(table.match_number, [])
            expect(
                received == true[: len(received)],
                "only true events are sent",
                self.witness.label,
                len(received),
                len(true),
            )

    def moved(self, table: Table, entry: e.Moved) -> None:
        """Note a move of the witness in the journal."""
        if not entry.bot and table.seat_of(self.witness.person) == entry.seat:
            self.moves.append((table.match_number, entry.turn, entry.move))

    def end(self) -> None:
        """Check at the end of the journal that nothing sent or acknowledged is missing."""
        witness = self.witness
        missing = witness.views[self.matched :]
        expect(not missing, "only what is stored is sent", witness.label, *missing[:1], len(missing))
        check_moves(witness.label, witness.sent, self.moves)


def check_moves(label: str, sent: Sequence[Sent], journal: Sequence[Key]) -> None:
    """Check that the journal has all acknowledged moves and no refused ones; unanswered ones may be there."""
    open_ones = [move for move in sent if move.fate != "refused"]
    # The same move may have been lost and then sent again, so there can be several explanations.
    places = {0}
    for key in journal:
        before, places = places, {after for place in places for after in error_text(open_ones, place, key)}
        expect(
            bool(places),
            "moves are those sent, none lost",
            label,
            key,
            [open_ones[at : at + 2] for at in before],
        )
    left = min((sum(move.fate == "done" for move in open_ones[place:]) for place in places), default=0)
    expect(left == 0, "acknowledged moves aren't lost", label, left, open_ones[-3:])


def error_text(sent: Sequence[Sent], place: int, key: Key) -> Iterator[int]:
    """The possible positions after a move in the journal: only unanswered moves can be skipped."""
    for index in range(place, len(sent)):
        if sent[index].key == key:
            yield index + 1
        if sent[index].fate == "done":
            return


def check_record(text: str, match: Match, number: int, witnesses: Iterable[Witness]) -> None:
    """Check that a record verifies, belongs to the match, and has every acknowledged move."""
    record = Record.from_json(text)
    problems = verify(record)
    expect(not problems, "a record verifies", *map(str, problems))
    expect(record == match.record(), "a record belongs to its match", number)
    made: dict[int | None, list[tuple[int, str]]] = {}
    again = reopen(record)
    for move in record.moves:
        made.setdefault(move.seat, []).append((again.turn, move.text))
        again.enter(move)
    for witness in witnesses:
        own = [sent for sent in witness.sent if sent.match == number]
        check_in_record(witness.label, record.game, own, made.get(witness.seat, []))


def check_in_record(label: str, game: str, sent: Sequence[Sent], made: Sequence[tuple[int, str]]) -> None:
    """Check that the record has every acknowledged move; if choices can change, the last of each turn."""
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
            "the last acknowledged choice is in the record",
            label,
            turn,
            at.get(turn),
            possible,
        )


def check_table(
    stored: StoredTable, witnesses: Sequence[Witness], records: Mapping[str, str]
) -> Counter[str]:
    """Replay a journal beside everyone who was at the table; return what it contained."""
    first, *rest = [e.read_entry(body) for body in stored.entries]
    assert isinstance(first, e.Opened)
    table, followers = Table(first), [Follower(witness) for witness in witnesses]
    counts: Counter[str] = Counter()
    for entry in rest:
        if isinstance(entry, e.Started):
            for follower in followers:
                follower.match_ends(table)
        if isinstance(entry, e.Moved):
            counts["bots' moves" if entry.bot else "people's moves"] += 1
            for follower in followers:
                follower.moved(table, entry)
        counts["time-outs"] += isinstance(entry, e.Ticked)
        table.apply(entry)
        for follower in followers:
            follower.compare(table)
        if isinstance(entry, e.Finished):
            assert table.match is not None
            counts["matches"] += 1
            expect(entry.record in records, "records can be fetched", entry.record)
            check_record(records[entry.record], table.match, table.match_number, witnesses)
    for follower in followers:
        follower.match_ends(table)
        follower.end()
    expect(not table.is_running, "matches are played to the end", table.game.name)
    expect(len(table.records) == table.match_number >= 1, "each match has one record", table.records)
    for witness in witnesses:
        last = witness.table
        expect(
            last is not None and list(last.records) == table.records[-RECORDS:],
            "records are known to all",
            witness.label,
        )
    return counts
