"""Everything one client was sent and has sent, over all restarts of a server; none of it may change."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from bordspil.server.live.broadcast import RECORDS
from bordspil.wire import messages as m

Fate = Literal["waiting", "done", "refused", "lost"]
as_json = msgspec.json.Encoder(order="deterministic").encode


class Broken(AssertionError):
    """A promise that the server didn't keep."""


def expect(kept: bool, promise: str, *facts: object) -> None:
    """Raise Broken if a promise wasn't kept."""
    if not kept:
        raise Broken(f"{promise}: {', '.join(map(str, facts))}")


def digest(data: object) -> bytes:
    """A short hash of plain data."""
    return hashlib.blake2b(as_json(data), digest_size=16).digest()


@dataclass(frozen=True)
class SeenView:
    """A view that was sent: of which match, after how many events."""

    match: int
    number: int
    view: bytes


@dataclass
class Sent:
    """A move that was sent, and its fate: `lost` if the server was killed before it answered."""

    match: int
    turn: int
    move: str
    fate: Fate = "waiting"

    @property
    def key(self) -> tuple[int, int, str]:
        """What the journal records of it."""
        return self.match, self.turn, self.move


@dataclass
class Witness:
    """Someone at a table (a spectator has no `person`), with everything received and all moves sent."""

    label: str
    person: str | None = None
    token: str | None = None
    table: m.TableInfo | None = None
    seat: int | None = None
    match: int = 0
    view: dict[str, Any] | None = None
    views: list[SeenView] = field(default_factory=list)
    events: dict[int, list[bytes]] = field(default_factory=dict)
    sent: list[Sent] = field(default_factory=list)
    returns: int = 0
    # All records ever listed; a table lists only the latest.
    records: dict[str, None] = field(default_factory=dict)

    @property
    def known(self) -> list[bytes]:
        """The events of the current match."""
        return self.events.setdefault(self.match, [])

    def welcomed(self, message: m.Welcome, seen: int) -> None:
        """Take the whole state, after claiming to have `seen` some events: nothing may have gone back."""
        if self.person is not None:
            expect(message.person == self.person, "a token belongs to one person", self.label, message.person)
            self.returns += 1
        if self.seat is not None:
            expect(message.seat == self.seat, "a person keeps the seat", self.label, message.seat, self.seat)
        self.person, self.token = message.person, message.token
        self.take_table(message.table, message.seat)
        expect(
            message.match >= self.match,
            "no match is lost",
            self.label,
            message.match,
            self.match,
        )
        if message.match != self.match:
            seen = 0
        self.match = message.match
        expect(
            message.number >= len(self.known),
            "no event is lost",
            self.label,
            message.number,
            len(self.known),
        )
        expect(
            message.number - len(message.events) == seen,
            "exactly what was missed is sent",
            self.label,
            message.number,
            len(message.events),
            seen,
        )
        self.take_events(message.number, message.events)
        self.take_view(message.number, message.view)
        self.check_choice()

    def updated(self, message: m.Update) -> None:
        """Take an update."""
        first = message.number - len(message.events)
        if message.match != self.match:
            expect(
                message.match == self.match + 1, "no match is skipped", self.label, message.match, self.match
            )
            expect(message.whole and first == 0, "a match is sent from its beginning", self.label, first)
            self.match = message.match
        expect(first == len(self.known), "events come without gaps", self.label, first, len(self.known))
        self.take_events(message.number, message.events)
        before = {} if message.whole or self.view is None else self.view
        self.take_view(message.number, before | message.changes)

    def take_events(self, number: int, events: tuple[dict[str, Any], ...]) -> None:
        """Take the events up to a number; those already known must be the same."""
        for place, event in enumerate(events, number - len(events)):
            new = digest(event)
            if place < len(self.known):
                expect(self.known[place] == new, "an event never changes", self.label, place, event)
            else:
                self.known.append(new)

    def take_view(self, number: int, view: dict[str, Any] | None) -> None:
        """Take the current view."""
        if (
            view is not None
            and self.view is not None
            and len(self.views)
            and self.views[-1].match == self.match
        ):
            expect(view["turn"] >= self.view["turn"], "turns only increase", self.label, view["turn"])
        self.view = view
        if view is not None:
            self.views.append(SeenView(self.match, number, digest(view)))

    def take_table(self, table: m.TableInfo, seat: int | None) -> None:
        """Take the current table."""
        before = self.table
        if before is not None:
            expect(table.code == before.code, "a table keeps its code", self.label)
            expect(table.watch_key == before.watch_key, "a table keeps its link", self.label)
            kept = before.records
            while kept != table.records[: len(kept)]:
                kept = kept[1:]
            stay = kept == before.records or (kept and len(table.records) == RECORDS)
            expect(bool(stay), "records aren't lost", self.label, before.records, table.records)
            expect(table.match >= before.match, "matches aren't lost", self.label, before.match, table.match)
        self.table, self.seat = table, seat
        self.records |= dict.fromkeys(table.records)

    def check_choice(self) -> None:
        """After a return, a choice that was acknowledged but not yet revealed must still be there.

        A later choice that was never answered may have replaced it.
        """
        view = self.view
        if view is None or "chosen" not in view:
            return
        here = [sent for sent in self.sent if (sent.match, sent.turn) == (self.match, view["turn"])]
        acknowledged = [place for place, sent in enumerate(here) if sent.fate == "done"]
        if acknowledged:
            last = acknowledged[-1]
            possible = {here[last].move} | {sent.move for sent in here[last:] if sent.fate == "lost"}
            expect(
                view["chosen"] in possible,
                "an acknowledged choice isn't lost",
                self.label,
                view["chosen"],
                possible,
            )

    def cut_off(self) -> None:
        """Mark unanswered moves as lost: the server is gone."""
        for sent in self.sent[-4:]:
            if sent.fate == "waiting":
                sent.fate = "lost"
