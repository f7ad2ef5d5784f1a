"""A small model of a table: what everyone there must see, worked out without the server's code.

People, seats and the host follow from the commands; the match is replayed from the seed and moves in the
journal. Faces and the names of bots are not worked out: tests/server/tables/test_faces.py is about them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bordspil.games import find_game
from bordspil.match.match import Match

FAR = 3600.0


@dataclass
class Seat:
    """Who holds a seat."""

    person: str | None = None
    bot: str | None = None

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None


@dataclass
class Model:
    """What is known about a table."""

    game: str
    seats: list[Seat]
    grace: float = FAR
    memory_aid: bool = True
    names: dict[str, str] = field(default_factory=dict)
    sockets: dict[str, int] = field(default_factory=dict)
    host: str | None = None
    spectators: int = 0
    match: Match | None = None
    # The names of the people in the match; None for bots.
    match_names: list[str | None] = field(default_factory=list)
    matches: int = 0
    records: list[str] = field(default_factory=list)
    entries: int = 0
    last_moves: dict[int, str] = field(default_factory=dict)
    held: dict[str, int] = field(default_factory=dict)

    @property
    def is_running(self) -> bool:
        return self.match is not None and not self.match.is_over

    def seat_of(self, person: str | None) -> int | None:
        held = [
            seat for seat, holder in enumerate(self.seats) if person is not None and holder.person == person
        ]
        return held[0] if held else None

    def is_present(self, person: str) -> bool:
        return self.sockets.get(person, 0) > 0

    def is_away(self, person: str) -> bool:
        return self.grace == 0 and not self.is_present(person)

    # Commands.

    def join(self, person: str, name: str) -> None:
        self.names[person] = numbered(name, list(self.names.values()))
        self.host = self.host or person

    def leave(self, person: str) -> None:
        seat = self.seat_of(person)
        if seat is not None:
            self.seats[seat] = Seat()
        del self.names[person]
        self.sockets.pop(person, None)
        if self.host == person:
            self.host = None

    def refusal(self, person: str, kind: str, /, **asked: Any) -> str | None:
        """Why a command must be refused; None if it must be carried out."""
        own = self.seat_of(person)
        if kind in ("seat_bot", "clear", "swap", "configure", "make_host", "start") and person != self.host:
            return "host-only"
        if kind in ("stand", "play") and own is None:
            return "seat-only"
        if kind in ("swap", "start") and self.is_running:
            return "match-running"
        if kind == "play" and not self.is_running:
            return "match-not-running"
        seats = [asked[name] for name in ("seat", "a", "b") if name in asked]
        if any(seat >= len(self.seats) for seat in seats):
            return "no-such-seat"
        if kind == "sit" and asked["seat"] != own:
            if not self.seats[asked["seat"]].is_free:
                return "seat-taken"
            is_another = self.is_running and self.held.get(person, asked["seat"]) != asked["seat"]
            return "seat-of-another" if is_another else None
        if kind == "clear" and self.is_running:
            holder = self.seats[asked["seat"]].person
            return "seat-present" if holder is not None and self.is_present(holder) else None
        if kind == "seat_bot" and self.seats[asked["seat"]].person is not None:
            return "seat-taken"
        if kind == "make_host" and asked["person"] not in self.names:
            return "no-such-person"
        if kind == "start" and any(seat.is_free for seat in self.seats):
            return "seats-empty"
        if kind == "configure" and self.is_running:
            same = (asked["game"], asked["seat_count"]) == (self.game, len(self.seats))
            return None if same and asked["settings"]["memory_aid"] == self.memory_aid else "match-running"
        return None

    def do(self, person: str, kind: str, /, **asked: Any) -> None:
        """Carry out a command; moves and matches come from the journal."""
        own, seats = self.seat_of(person), self.seats
        if kind == "sit" and asked["seat"] != own:
            if own is not None:
                seats[own] = Seat()
            seats[asked["seat"]] = Seat(person=person)
            if self.is_running:
                self.held[person] = asked["seat"]
        elif kind == "stand" and own is not None:
            seats[own] = Seat()
        elif kind == "rename":
            others = [name for other, name in self.names.items() if other != person]
            self.names[person] = numbered(asked["name"], others)
        elif kind == "seat_bot":
            seats[asked["seat"]] = Seat(bot=asked["bot"])
        elif kind == "clear":
            seats[asked["seat"]] = Seat()
        elif kind == "swap":
            a, b = asked["a"], asked["b"]
            seats[a], seats[b] = seats[b], seats[a]
        elif kind == "make_host":
            self.host = asked["person"]
        elif kind == "configure":
            self.game = asked["game"]
            self.grace, self.memory_aid = asked["settings"]["grace"], asked["settings"]["memory_aid"]
            self.seats = (seats + [Seat() for _ in range(12)])[: asked["seat_count"]]

    def pass_host_on(self) -> None:
        """Make someone present the host if the host has left: first those with a seat."""
        if self.host is not None:
            return
        people = [seat.person for seat in self.seats if seat.person is not None] + list(self.names)
        present = [person for person in people if self.is_present(person)]
        if present:
            self.host = present[0]
        elif self.host is None and people:
            self.host = people[0]

    # The journal.

    def read(self, entries: list[dict[str, Any]]) -> None:
        """Replay the new entries of the journal."""
        for entry in entries:
            if entry["entry"] == "started":
                self.match = Match(
                    find_game(self.game),
                    len(self.seats),
                    seed=bytes.fromhex(entry["seed"]),
                    now=entry["at"],
                )
                self.match_names = [
                    None if seat.person is None else self.names[seat.person] for seat in self.seats
                ]
                self.matches += 1
                self.held = {
                    seat.person: number for number, seat in enumerate(self.seats) if seat.person is not None
                }
            elif entry["entry"] == "moved":
                assert self.match is not None
                self.match.submit(entry["seat"], entry["move"], turn=entry["turn"], now=entry["at"])
                if not entry.get("bot"):
                    self.last_moves[entry["seat"]] = entry["move"]
            elif entry["entry"] == "finished":
                assert self.match is not None
                assert self.match.is_over
                self.records.append(entry["record"])
        self.entries += len(entries)

    @property
    def is_waiting(self) -> bool:
        """Whether nothing happens until a person acts; bots don't play while nobody is there."""
        if self.match is None or self.match.is_over:
            return self.match is None or len(self.records) == self.matches
        is_anybody_here = self.spectators > 0 or any(self.sockets.values())
        return not (is_anybody_here and any(self.is_played_by_bot(seat) for seat in self.match.due()))

    def is_played_by_bot(self, seat: int) -> bool:
        person = self.seats[seat].person
        return person is None or self.is_away(person)

    # What everyone must see.

    def info(self) -> dict[str, Any]:
        """The table."""
        return {
            "game": self.game,
            "seats": [
                {
                    "person": seat.person,
                    "bot": seat.bot,
                    "stand_in": self.is_running and seat.person is not None and self.is_away(seat.person),
                }
                for seat in self.seats
            ],
            "people": [
                {"person": person, "name": name, "present": self.is_present(person)}
                for person, name in self.names.items()
            ],
            "host": self.host,
            "spectators": self.spectators,
            "match": self.matches,
            "running": self.is_running,
            "names": self.match_names,
            "rulings": [],
            "records": self.records,
        }

    def place(self, seat: int | None) -> int | None:
        """The seat in the match; a seat added afterwards sees what spectators see."""
        return None if seat is None or self.match is None or seat >= self.match.seat_count else seat

    def view(self, seat: int | None) -> Any:
        """The view of a seat, as it is sent."""
        if self.match is None:
            return None
        view = self.match.view(self.place(seat))
        return plain((view if self.memory_aid else self.match.game.plain_view(view)).as_data())

    def events(self, seat: int | None) -> list[Any]:
        """All events that a seat has seen, as they are sent."""
        if self.match is None:
            return []
        events = [plain(event.as_data()) for event in self.match.events(self.place(seat))]
        return [{key: value for key, value in event.items() if key != "audience"} for event in events]


def numbered(name: str | None, others: list[str]) -> str:
    """A name that nobody else has."""
    names = [str(name), *(f"{name} {number}" for number in range(2, 99))]
    return next(each for each in names if each not in others)


def plain(data: Any) -> Any:
    """Data as it arrives over the wire."""
    return json.loads(msgspec.json.encode(data))
