"""What one client was told and asked for, over all the lives of a server; nothing told may ever change."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from bordspil.server.telling import RECORDS
from bordspil.wire import messages as m

Fate = Literal["waiting", "done", "refused", "lost"]
as_json = msgspec.json.Encoder(order="deterministic").encode


class Broken(AssertionError):
    """A promise of the server that was not kept."""


def expect(kept: bool, promise: str, *facts: object) -> None:
    """Raises Broken where a promise was not kept."""
    if not kept:
        raise Broken(f"{promise}: {', '.join(map(str, facts))}")


def digest(data: object) -> bytes:
    """A short stand-in for plain data; equal data have equal ones."""
    return hashlib.blake2b(as_json(data), digest_size=16).digest()


@dataclass(frozen=True)
class Told:
    """A view as it was told: of which match, after how many events."""

    match: int
    number: int
    view: bytes


@dataclass
class Sent:
    """A move that was sent, and what came of it: `lost` where the server was killed before it answered."""

    match: int
    turn: int
    move: str
    fate: Fate = "waiting"

    @property
    def key(self) -> tuple[int, int, str]:
        """What the journal has of it."""
        return self.match, self.turn, self.move


@dataclass
class Witness:
    """Somebody at a table (without a person: a spectator), with all that was heard and all moves sent."""

    label: str
    person: str | None = None
    token: str | None = None
    table: m.TableInfo | None = None
    seat: int | None = None
    match: int = 0
    view: dict[str, Any] | None = None
    told: list[Told] = field(default_factory=list)
    events: dict[int, list[bytes]] = field(default_factory=dict)
    sent: list[Sent] = field(default_factory=list)
    returns: int = 0
    # All that were ever named: a table names the last ones only.
    records: dict[str, None] = field(default_factory=dict)

    @property
    def known(self) -> list[bytes]:
        """The events of the present match."""
        return self.events.setdefault(self.match, [])

    def welcomed(self, message: m.Welcome, seen: int) -> None:
        """Hears how all stands, having said to have `seen` so many events: nothing may have gone back."""
        if self.person is not None:
            expect(message.person == self.person, "a token is one person's", self.label, message.person)
            self.returns += 1
        if self.seat is not None:
            expect(
                message.seat == self.seat, "a seat stays its person's", self.label, message.seat, self.seat
            )
        self.person, self.token = message.person, message.token
        self.hear_table(message.table, message.seat)
        expect(message.match >= self.match, "a match that began stays", self.label, message.match, self.match)
        if message.match != self.match:
            seen = 0
        self.match = message.match
        expect(message.number >= len(self.known), "events stay", self.label, message.number, len(self.known))
        expect(
            message.number - len(message.events) == seen,
            "what was missed is sent, no more",
            self.label,
            message.number,
            len(message.events),
            seen,
        )
        self.hear_events(message.number, message.events)
        self.see(message.number, message.view)
        self.check_choice()

    def updated(self, message: m.Update) -> None:
        """Hears what happened."""
        first = message.number - len(message.events)
        if message.match != self.match:
            expect(
                message.match == self.match + 1, "no match is left out", self.label, message.match, self.match
            )
            expect(message.whole and first == 0, "a match is told from its beginning", self.label, first)
            self.match = message.match
        expect(first == len(self.known), "events come without gaps", self.label, first, len(self.known))
        self.hear_events(message.number, message.events)
        before = {} if message.whole or self.view is None else self.view
        self.see(message.number, before | message.changes)

    def hear_events(self, number: int, events: tuple[dict[str, Any], ...]) -> None:
        """Hears the events up to a number; those heard before must be the same."""
        for place, event in enumerate(events, number - len(events)):
            heard = digest(event)
            if place < len(self.known):
                expect(self.known[place] == heard, "an event is the same for ever", self.label, place, event)
            else:
                self.known.append(heard)

    def see(self, number: int, view: dict[str, Any] | None) -> None:
        """Sees the match as it is now."""
        if (
            view is not None
            and self.view is not None
            and len(self.told)
            and self.told[-1].match == self.match
        ):
            expect(view["turn"] >= self.view["turn"], "turns go forwards", self.label, view["turn"])
        self.view = view
        if view is not None:
            self.told.append(Told(self.match, number, digest(view)))

    def hear_table(self, table: m.TableInfo, seat: int | None) -> None:
        """Hears about the table."""
        before = self.table
        if before is not None:
            expect(table.code == before.code, "a table keeps its code", self.label)
            expect(table.watch_key == before.watch_key, "a table keeps its link", self.label)
            kept = before.records
            while kept != table.records[: len(kept)]:
                kept = kept[1:]
            stay = kept == before.records or (kept and len(table.records) == RECORDS)
            expect(bool(stay), "records stay", self.label, before.records, table.records)
            expect(table.match >= before.match, "matches stay", self.label, before.match, table.match)
        self.table, self.seat = table, seat
        self.records |= dict.fromkeys(table.records)

    def check_choice(self) -> None:
        """After a return, a choice that was acknowledged and not yet revealed must be there.

        A later one whose answer never came may have taken its place.
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
                "an acknowledged choice stays",
                self.label,
                view["chosen"],
                possible,
            )

    def cut_off(self) -> None:
        """The server is gone: what was not answered never will be."""
        for sent in self.sent[-4:]:
            if sent.fate == "waiting":
                sent.fate = "lost"
