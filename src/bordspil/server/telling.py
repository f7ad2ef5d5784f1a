"""What the people at a live table are told: everyone what their place may know, and nothing twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from bordspil.core.event import Event
from bordspil.core.view import View
from bordspil.server import pad_telling, words
from bordspil.server.audience import Audience, Written, event_data
from bordspil.server.errors import NotNow
from bordspil.server.table import Table
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.bot_seats import BotSeats
    from bordspil.server.connection import Connection
    from bordspil.server.presence import Presence


# So many of a table's finished matches are named.
RECORDS = 20


class Telling:
    """Sends the sockets of a table what happened, by audiences: those of one seat, and all who look on."""

    def __init__(self, table: Table, presence: Presence, bots: BotSeats) -> None:
        self.table = table
        self.presence = presence
        self.bots = bots
        self.audiences: dict[int | None, Audience] = {}
        self.told_match = table.match_number
        self.told_info: m.TableInfo | None = None
        # Set when somebody came or went, or something else may have changed that no entry tells of.
        self.is_info_old = True

    # Where sockets belong.

    def place(self, connection: Connection) -> Audience:
        """Puts a socket where it belongs: among those of its seat, or the spectators."""
        seat = self.table.seat_of(connection.person)
        self.remove(connection)
        audience = self.audiences.setdefault(seat, Audience())
        audience.connections.add(connection)
        connection.seat = seat
        return audience

    def remove(self, connection: Connection) -> None:
        """A socket is gone."""
        for audience in self.audiences.values():
            audience.connections.discard(connection)

    # What they may know.

    def view_of(self, seat: int | None) -> View:
        """What a seat is shown: its view, without what people would have to remember if the table says so."""
        match = self.table.match
        if match is None:
            raise NotNow("no match has begun at this table", reason="match-not-running")
        view = match.view(self.table.match_seat(seat))
        return view if self.table.settings.memory_aid else match.game.plain_view(view)

    def number(self, seat: int | None) -> int:
        """How many events of the match a seat has witnessed."""
        witnessed, place = self.table.witnessed, self.table.match_seat(seat)
        return 0 if not witnessed else witnessed[-1 if place is None else place]

    def deadline(self) -> float | None:
        """Seconds until somebody's time runs out."""
        match = self.table.match
        moment = None if match is None or match.is_over else match.deadline()
        return None if moment is None else max(0.0, round(moment - self.presence.now(), 3))

    def rulings(self) -> tuple[str, ...]:
        """What the host may rule now."""
        match = self.table.match
        return () if match is None or match.is_over else tuple([str(ruling) for ruling in match.rulings()])

    def info(self) -> m.TableInfo:
        """The table as everyone at it sees it."""
        table = self.table
        seats = [
            m.SeatInfo(person=holder.person, bot=holder.bot, stand_in=self.bots.is_stand_in(seat))
            for seat, holder in enumerate(table.seats)
        ]
        people = [
            m.PersonInfo(person=person, name=name, present=self.presence.is_present(person))
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
            names=() if table.match is None else table.match.names,
            rulings=self.rulings(),
            records=tuple(table.records[-RECORDS:]),
            watch_key=table.watch_key,
        )

    def exported(self, person: str, language: str) -> dict[str, Any]:
        """The table, the match as a person sees it and the score pad, as far as there are any."""
        table = self.table
        return {
            "table": self.info(),
            "person": person,
            "view": None if table.match is None else self.view_of(table.seat_of(person)).as_data(),
            "sheet": None if table.pad is None else pad_telling.sheet(table.game, table.pad, language),
        }

    # Telling.

    def welcome(self, connection: Connection, id: int, token: str | None) -> None:
        """Tells a socket everything, and the others that it has come."""
        table = self.table
        audience = self.place(connection)
        seat, match, language = connection.seat, table.match, connection.language
        view = None if match is None else self.view_of(seat)
        if audience.told is None:
            audience.told = view
        seen = connection.seen if connection.seen_match == table.match_number else 0
        events = () if match is None else match.events(table.match_seat(seat), min(seen, self.number(seat)))
        info = self.info()
        told = None
        if language is not None:
            told = tuple([words.event(event, table, seat, language) for event in events])
        connection.send(
            m.encode(
                m.Welcome(
                    id=id,
                    protocol=m.PROTOCOL,
                    person=connection.person,
                    token=token,
                    table=without_code(info) if connection.person is None else info,
                    seat=seat,
                    match=table.match_number,
                    number=self.number(seat),
                    events=tuple([event_data(event) for event in events]),
                    words=told,
                    view=None if view is None else view.as_data(),
                    deadline=self.deadline(),
                )
            )
        )
        self.tell_sheet([connection])
        self.tell_info(info, but=connection)

    def tell_match(self, events: Sequence[Event], anew: bool = False) -> None:
        """Sends every audience its part of what happened; `anew`: look whether views have changed anyway."""
        table = self.table
        moved = [each for each in self.presence.connections if table.seat_of(each.person) != each.seat]
        for connection in moved:
            # Another seat sees other things: all who have it are told everything.
            self.place(connection).told = None
        whole = table.match_number != self.told_match
        self.told_match = table.match_number
        if table.match is None or not (events or whole or moved or anew):
            return
        deadline = self.deadline()
        told = [(event, event_data(event)) for event in events]
        written: Written = {}
        for seat, audience in self.audiences.items():
            if not audience.connections:
                audience.told = None
                continue
            audience.tell(
                self.view_of(seat),
                [each for each in told if each[0].is_for(table.match_seat(seat))],
                match=table.match_number,
                number=self.number(seat),
                whole=whole,
                deadline=deadline,
                teller=lambda event, language, seat=seat: words.event(event, table, seat, language),  # type: ignore[misc]
                written=written,
            )

    def tell_info(self, info: m.TableInfo, but: Connection | None = None) -> None:
        """Tells everyone about the table, if anything is new."""
        self.is_info_old = False
        if info == self.told_info:
            return
        self.told_info = info
        for seat, audience in self.audiences.items():
            sent: dict[bool, bytes] = {}
            for connection in audience.connections:
                watches = connection.person is None
                if watches not in sent:
                    shown = without_code(info) if watches else info
                    sent[watches] = m.encode(m.TableChanged(table=shown, seat=seat))
                if connection is not but:
                    connection.send(sent[watches])

    def tell_sheet(self, connections: Iterable[Connection] | None = None) -> None:
        """Sends the score pad, if this is one, to these sockets or to all; words are made once a language."""
        table, sent = self.table, dict[str | None, bytes]()
        if table.pad is None:
            return
        for connection in self.presence.connections if connections is None else connections:
            language = connection.language
            if language not in sent:
                sent[language] = m.encode(pad_telling.sheet(table.game, table.pad, language))
            connection.send(sent[language])

    def tell_all(self) -> None:
        """Tells everyone everything anew."""
        for audience in self.audiences.values():
            audience.told = None
        self.told_match = -1
        self.tell_match(())
        self.tell_info(self.info())
        self.tell_sheet()

    def send_all(self, message: m.AnyToClient) -> None:
        """Sends everyone the same."""
        payload = m.encode(message)
        for connection in self.presence.connections:
            connection.send(payload)


def without_code(info: m.TableInfo) -> m.TableInfo:
    """What spectators see of a table: their link is for looking on, not for sitting down."""
    return msgspec.structs.replace(info, code="")
