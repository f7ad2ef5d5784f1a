"""What people could know at each moment of a match, by its record, and whether they were told no more."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import WebSocket

from bordspil.core.event import Event
from bordspil.match.record import Record
from bordspil.match.replay import reopen, replay
from bordspil.match.words import event_lines
from bordspil.server.audience import event_data
from bordspil.server.words import speaker, written_names
from tests.browser.person import Person

# Who has chosen is public, and a choice is the own seat's; a record keeps the last one only.
CHOICES = ("due", "chosen")
CHOOSING = ("card-chosen", "choice-noted")
CARDS = {
    "sushi-go": re.compile(
        r"\b(tempura|sashimi|dumpling|maki[123]|salmon|squid|egg|pudding|wasabi|chopsticks)\b"
    ),
    "sequence": re.compile(r"\b([2-9TJQKA][SHDC])\b"),
}


class Ear:
    """All that a person's page is told, each socket by itself."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.lines: list[list[dict[str, Any]]] = []
        person.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        """Keeps what a socket brings."""
        frames: list[dict[str, Any]] = []
        self.lines.append(frames)
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    def told(self, match: int = 1) -> Iterator[list[dict[str, Any]]]:
        """For each socket what it told of a match."""
        for frames in self.lines:
            yield [frame for frame in frames if frame.get("match") == match]


def records(person: Person) -> list[str]:
    """The finished matches that a table has told of."""
    return [record for frame in person.heard[-20:] for record in frame.get("table", {}).get("records", [])]


def truth_of(person: Person) -> Truth:
    """The match that has just ended at a person's table."""
    person.wait(lambda: records(person), "the record")
    return Truth(person.page.request.get(f"{person.url}/api/records/{records(person)[-1]}").text())


class Truth:
    """A finished match: after each move what each place could know."""

    def __init__(self, record: str) -> None:
        self.record = Record.from_json(record)
        match = reopen(self.record)
        self.text = match.game.text
        places = [None, *range(match.seat_count)]
        self.views: dict[int | None, list[Any]] = {place: [] for place in places}
        for _ in replay(self.record, match):
            for place in places:
                self.views[place].append(plain(match.view(place).as_data()))
        self.events = {place: match.events(place) for place in places}

    def check(self, ear: Ear, place: int | None) -> None:
        """Raises where somebody was told anything but what their place could know then."""
        told = [frames for frames in ear.told() if frames]
        assert told, f"{ear.person.name} was told nothing"
        ends = [self.check_line(ear.person, place, frames) for frames in told]
        assert ends[-1], f"{ear.person.name} has not seen the end"

    def check_line(self, person: Person, place: int | None, frames: list[dict[str, Any]]) -> bool:
        """One socket: every view must come up in the record, in this order, and every event too.

        Gives whether it saw the end.
        """
        view: dict[str, Any] = {}
        at = events = 0
        for frame in frames:
            if frame["type"] == "welcome":
                view = frame["view"]
            else:
                view = {**({} if frame["whole"] else view), **frame["changes"]}
            moments = [at + step for step, true in enumerate(self.views[place][at:]) if same(true, view)]
            assert moments, f"{person.name} was told what seat {place} can't know after move {at}: {view}"
            at = moments[0]
            own = {None, *(message["move"] for message in person.sent if message["type"] == "play")}
            assert view.get("chosen") in own, f"{person.name} was told a choice of somebody else's"
            if view["outcome"] is None:
                assert str(self.record.seed) not in json.dumps(frame), "the seed is told before the end"
            events += self.check_events(person, place, frame, events)
        return bool(view["outcome"])

    def check_events(self, person: Person, place: int | None, frame: dict[str, Any], after: int) -> int:
        """What happened is told as it was for this place, as data and in words; gives how much it was.

        Choices are counted apart: one that was changed stands in the record once.
        """
        say = speaker(person.language)
        names = written_names(self.record.seats, say)
        others = []
        for event, words in zip(frame["events"], frame["words"], strict=True):
            if event["event"] not in CHOOSING:
                others.append((event, words["lines"]))
            elif event["event"] == "choice-noted":
                assert event["seat"] == place, (
                    f"{person.name} was told of a choice that isn't theirs: {event}"
                )
            else:
                assert event.keys() == {"event", "seat"}, f"{person.name} was told what is chosen: {event}"
        right = [event for event in self.events[place] if not is_choice(event)][after:][: len(others)]
        assert others == [
            (plain(event_data(event)), event_lines(event, self.text, names, place, say)) for event in right
        ], f"{person.name} was told of {others}"
        return len(others)


def is_choice(event: Event) -> bool:
    """Whether an event is that somebody chose something, as the others or the chooser hear it."""
    return event_data(event)["event"] in CHOOSING


def plain(data: Any) -> Any:
    """As it would come over the line."""
    return json.loads(json.dumps(data))


def same(true: dict[str, Any], view: dict[str, Any]) -> bool:
    """Whether a view is the true one."""
    return all(true[field] == view.get(field) for field in true if field not in CHOICES) and not (
        view.keys() - true.keys()
    )


def named(game: str, data: Any) -> set[str]:
    """The cards that something names."""
    return set(CARDS[game].findall(json.dumps(data))) if game in CARDS else set()
