"""Check with a match's record that nobody received more than their seat may know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import WebSocket

from bordspil.core.event import Event
from bordspil.match.narration import event_lines
from bordspil.match.record import Record
from bordspil.match.replay import reopen, replay
from bordspil.server.language.speakers import speaker
from bordspil.server.live.audience import event_data
from tests.browser.helpers.driver import driver_of
from tests.browser.helpers.person import Person

# Hidden choices may be changed, but a record keeps only the last one, so these are checked separately.
CHOICES = ("due", "chosen")
CHOOSING = ("card-chosen", "choice-noted")


class Recorder:
    """A recorder of what a person's page receives, for each socket."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.sockets: list[list[dict[str, Any]]] = []
        person.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        """Record the messages of a socket."""
        frames: list[dict[str, Any]] = []
        self.sockets.append(frames)
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    def received(self, match: int = 1) -> Iterator[list[dict[str, Any]]]:
        """The messages of a match, by socket."""
        for frames in self.sockets:
            yield [
                each for each in frames if each["type"] in ("welcome", "update") and each["match"] == match
            ]


def records(person: Person) -> list[str]:
    """The records of finished matches that a table lists."""
    return [record for frame in person.received[-20:] for record in frame.get("table", {}).get("records", [])]


def truth_of(person: Person) -> Truth:
    """The match that has just ended at a person's table."""
    person.wait(lambda: records(person), "the record")
    return Truth(person.page.request.get(f"{person.url}/api/records/{records(person)[-1]}").text())


class Truth:
    """A finished match: what each seat, and a spectator, could know after each move."""

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

    def check(self, recorder: Recorder, place: int | None) -> None:
        """Fail if a person received anything that their seat could not know at that time."""
        received = [frames for frames in recorder.received() if frames]
        assert received, f"{recorder.person.name} received nothing"
        ends = [self.check_socket(recorder.person, place, frames) for frames in received]
        assert ends[-1], f"{recorder.person.name} has not seen the end"

    def check_socket(self, person: Person, place: int | None, frames: list[dict[str, Any]]) -> bool:
        """Check that the views and events of a socket occur in the record, in order.

        Return whether the socket saw the end.
        """
        view: dict[str, Any] = {}
        at = events = 0
        for frame in frames:
            if frame["type"] == "welcome":
                view = frame["view"]
            else:
                view = {**({} if frame["whole"] else view), **frame["changes"]}
            moments = [at + step for step, true in enumerate(self.views[place][at:]) if same(true, view)]
            assert moments, f"{person.name} received what seat {place} can't know after move {at}: {view}"
            at = moments[0]
            own = {None, *(message["move"] for message in person.sent if message["type"] == "play")}
            assert view.get("chosen") in own, f"{person.name} received someone else's choice"
            if view["outcome"] is None:
                assert str(self.record.seed) not in json.dumps(frame), "the seed is sent before the end"
            events += self.check_events(person, place, frame, events)
        return bool(view["outcome"])

    def check_events(self, person: Person, place: int | None, frame: dict[str, Any], after: int) -> int:
        """Check the events of a message, as data and in words; return their number, without choices."""
        say = speaker(person.language)
        names = self.record.seats
        others = []
        for event, words in zip(frame["events"], frame["words"], strict=True):
            if event["event"] not in CHOOSING:
                others.append((event, words["lines"]))
            elif event["event"] == "choice-noted":
                assert event["seat"] == place, f"{person.name} received a choice that isn't theirs: {event}"
            else:
                assert event.keys() == {"event", "seat"}, f"{person.name} received what was chosen: {event}"
        right = [event for event in self.events[place] if not is_choice(event)][after:][: len(others)]
        assert others == [
            (plain(event_data(event)), event_lines(event, self.text, names, place, say)) for event in right
        ], f"{person.name} received {others}"
        return len(others)


def is_choice(event: Event) -> bool:
    """Whether an event reports a hidden choice."""
    return event_data(event)["event"] in CHOOSING


def plain(data: Any) -> Any:
    """The data as JSON carries it."""
    return json.loads(json.dumps(data))


def same(true: dict[str, Any], view: dict[str, Any]) -> bool:
    """Whether a received view equals the true one, apart from choices."""
    return all(true[field] == view.get(field) for field in true if field not in CHOICES) and not (
        view.keys() - true.keys()
    )


def named(game: str, data: Any) -> set[str]:
    """The cards of a game that occur in some data."""
    cards = driver_of(game).cards
    if not cards:
        return set()
    return set(re.findall(rf"\b({'|'.join(sorted(cards))})\b", json.dumps(data)))
