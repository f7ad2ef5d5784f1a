"""Send the people at a live table what they may know, and nothing twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from bordspil.core.event import Event
from bordspil.core.view import View
from bordspil.server.errors import NotNow
from bordspil.server.language import localized, pad_sheet
from bordspil.server.live.audience import Audience, EncodedValues, event_data
from bordspil.server.tables import entries as e
from bordspil.server.tables.table import Evening, Table
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.live.bot_seats import BotSeats
    from bordspil.server.live.client import Client
    from bordspil.server.live.presence import Presence

# Entries that only change the match or the pad, not the rest of the table.
MATCH_ENTRIES = {e.Moved, e.TakenBack, e.Ticked, e.Ruled, e.PadWritten, e.PadNamed}
PAD_ENTRIES = {e.PadWritten, e.PadNamed}
# How many of a table's latest records are listed.
RECORDS = 20
# How many players of an evening are listed.
EVENING = 24


class Broadcast:
    """The audiences of a table, one per seat and one for the spectators, and what to send them."""

    def __init__(self, table: Table, presence: Presence, bots: BotSeats) -> None:
        self.table = table
        self.presence = presence
        self.bots = bots
        self.audiences: dict[int | None, Audience] = {}
        self.sent_match = table.match_number
        self.sent_info: m.TableInfo | None = None
        # Set when something may have changed without an entry, e.g. someone came or went.
        self.is_info_stale = True

    # Audiences.

    def place(self, client: Client) -> Audience:
        """Add a client to its audience: that of its seat, or the spectators."""
        seat = self.table.seat_of(client.person)
        self.remove(client)
        audience = self.audiences.setdefault(seat, Audience())
        audience.clients.add(client)
        client.seat = seat
        return audience

    def remove(self, client: Client) -> None:
        """Remove a client."""
        for audience in self.audiences.values():
            audience.clients.discard(client)

    # What an audience may know.

    def view_of(self, seat: int | None) -> View:
        """A seat's view; without the memory aid, it leaves out what people would have to remember."""
        match = self.table.match
        if match is None:
            raise NotNow("no match has begun at this table", reason="match-not-running")
        view = match.view(self.table.match_seat(seat))
        return view if self.table.settings.memory_aid else match.game.plain_view(view)

    def number(self, seat: int | None) -> int:
        """How many events of the match a seat has seen."""
        witnessed, place = self.table.witnessed, self.table.match_seat(seat)
        return 0 if not witnessed else witnessed[-1 if place is None else place]

    def deadline(self) -> float | None:
        """Seconds until someone's time runs out."""
        match = self.table.match
        moment = None if match is None or match.is_over else match.deadline()
        return None if moment is None else max(0.0, round(moment - self.presence.now(), 3))

    def rulings(self) -> tuple[str, ...]:
        """The rulings that the host may make now."""
        match = self.table.match
        return () if match is None or match.is_over else tuple([str(ruling) for ruling in match.rulings()])

    def info(self) -> m.TableInfo:
        """The table, as shown to everyone there."""
        table = self.table
        names, players = table.seat_names(), table.seat_players()
        seats = [
            m.SeatInfo(
                person=holder.person,
                bot=holder.bot,
                stand_in=self.bots.is_stand_in(seat),
                name=names[seat] or None,
                face=None if player is None else player.face,
                colour=None if player is None else player.colour,
            )
            for seat, (holder, player) in enumerate(zip(table.seats, players, strict=True))
        ]
        people = [
            m.PersonInfo(
                person=person,
                name=name,
                present=self.presence.is_present(person),
                face=table.looks[person].face,
                colour=table.looks[person].colour,
            )
            for person, name in table.people.items()
        ]
        return m.TableInfo(
            code=table.code,
            game=table.game.name,
            options=table.options.as_data(),
            settings=table.settings,
            seats=tuple(seats),
            sides=table.sides,
            people=tuple(people),
            host=table.host,
            spectators=self.presence.spectators,
            match=table.match_number,
            running=table.is_running,
            names=() if table.match is None else localized.match_names(table.match),
            rulings=self.rulings(),
            records=tuple(table.records[-RECORDS:]),
            watch_key=table.watch_key,
            evening=tuple([evening_line(line) for line in table.evening_ranked()[:EVENING]]),
        )

    def exported(self, person: str, language: str) -> dict[str, Any]:
        """The table, the match as a person sees it, and the score pad, if there are any."""
        table = self.table
        return {
            "table": self.info(),
            "person": person,
            "view": None if table.match is None else self.view_of(table.seat_of(person)).as_data(),
            "sheet": None if table.pad is None else pad_sheet.sheet(table.game, table.pad, language),
        }

    # Sending.

    def welcome(self, client: Client, id: int, token: str | None) -> None:
        """Send everything to a new client, and tell the others about it."""
        table = self.table
        audience = self.place(client)
        seat, match, language = client.seat, table.match, client.language
        view = None if match is None else self.view_of(seat)
        if audience.last_view is None:
            audience.last_view = view
        seen = client.seen if client.seen_match == table.match_number else 0
        events = () if match is None else match.events(table.match_seat(seat), min(seen, self.number(seat)))
        info = self.info()
        words = None
        if language is not None:
            words = tuple([localized.event(event, table, seat, language) for event in events])
        client.send(
            m.encode(
                m.Welcome(
                    id=id,
                    protocol=m.PROTOCOL,
                    person=client.person,
                    token=token,
                    table=without_code(info) if client.person is None else info,
                    seat=seat,
                    match=table.match_number,
                    number=self.number(seat),
                    events=tuple([event_data(event) for event in events]),
                    words=words,
                    view=None if view is None else view.as_data(),
                    deadline=self.deadline(),
                )
            )
        )
        self.send_sheet([client])
        self.send_info(info, skip=client)

    def publish(self, entries: Sequence[e.AnyEntry], events: Sequence[Event]) -> None:
        """Send what a batch has changed."""
        self.send_match(events, recheck=any(type(entry) is e.Configured for entry in entries))
        known = () if self.sent_info is None else self.sent_info.rulings
        is_stale = self.is_info_stale or known != self.rulings()
        if is_stale or any(type(entry) not in MATCH_ENTRIES for entry in entries):
            self.send_info(self.info())
        if any(type(entry) in PAD_ENTRIES for entry in entries):
            self.send_sheet()

    def send_match(self, events: Sequence[Event], recheck: bool = False) -> None:
        """Send each audience its events and changes; `recheck`: views may change without an event."""
        table = self.table
        moved = [each for each in self.presence.clients if table.seat_of(each.person) != each.seat]
        for client in moved:
            # Another seat sees other things: its whole audience gets the whole view.
            self.place(client).last_view = None
        whole = table.match_number != self.sent_match
        self.sent_match = table.match_number
        if table.match is None or not (events or whole or moved or recheck):
            return
        deadline = self.deadline()
        sent = [(event, event_data(event)) for event in events]
        encoded: EncodedValues = {}
        for seat, audience in self.audiences.items():
            if not audience.clients:
                audience.last_view = None
                continue
            audience.send(
                self.view_of(seat),
                [each for each in sent if each[0].is_for(table.match_seat(seat))],
                match=table.match_number,
                number=self.number(seat),
                whole=whole,
                deadline=deadline,
                wording=lambda event, language, seat=seat: localized.event(event, table, seat, language),  # type: ignore[misc]
                encoded=encoded,
            )

    def send_info(self, info: m.TableInfo, skip: Client | None = None) -> None:
        """Send the table to everyone, if anything has changed."""
        self.is_info_stale = False
        if info == self.sent_info:
            return
        self.sent_info = info
        for seat, audience in self.audiences.items():
            sent: dict[bool, bytes] = {}
            for client in audience.clients:
                watching = client.person is None
                if watching not in sent:
                    shown = without_code(info) if watching else info
                    sent[watching] = m.encode(m.TableChanged(table=shown, seat=seat))
                if client is not skip:
                    client.send(sent[watching])

    def send_sheet(self, clients: Iterable[Client] | None = None) -> None:
        """Send the score pad, if this is one, to these clients or to all; encoded once per language."""
        table, sent = self.table, dict[str | None, bytes]()
        if table.pad is None:
            return
        for client in self.presence.clients if clients is None else clients:
            language = client.language
            if language not in sent:
                sent[language] = m.encode(pad_sheet.sheet(table.game, table.pad, language))
            client.send(sent[language])

    def send_everything(self) -> None:
        """Send everyone the whole state again."""
        for audience in self.audiences.values():
            audience.last_view = None
        self.sent_match = -1
        self.send_match(())
        self.send_info(self.info())
        self.send_sheet()

    def send_all(self, message: m.AnyToClient) -> None:
        """Send a message to everyone."""
        payload = m.encode(message)
        for client in self.presence.clients:
            client.send(payload)


def evening_line(line: Evening) -> m.EveningLine:
    """What somebody has won, as shown to everyone."""
    look = line.look
    return m.EveningLine(
        person=line.person,
        name=line.name,
        face=look.face,
        colour=look.colour,
        bot=look.bot,
        wins=line.wins,
        points=dict(line.points),
    )


def without_code(info: m.TableInfo) -> m.TableInfo:
    """The table as spectators see it: their link is for watching, not for joining."""
    return msgspec.structs.replace(info, code="")
