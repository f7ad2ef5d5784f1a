"""Clients that see the same things: those of one seat, or all spectators. Each message is encoded once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from bordspil.core.event import Event
from bordspil.core.to_data import to_data
from bordspil.core.view import View
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.live.client import Client

# Puts an event into words of a language, as seen from a seat.
EventWording = Callable[[Event, str], m.EventWords]
# Values as plain data, by id. The value is kept too, so that its id isn't reused.
EncodedValues = dict[int, tuple[Any, Any]]
FIELD_NAMES: dict[type[View], tuple[str, ...]] = {}


class Audience:
    """The clients that see a match from one seat, and the last view they were sent."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.last_view: View | None = None

    def send(
        self,
        view: View,
        events: Sequence[tuple[Event, dict[str, Any]]],
        *,
        match: int,
        number: int,
        whole: bool,
        deadline: float | None,
        wording: EventWording,
        encoded: EncodedValues,
    ) -> None:
        """Send new events and changes of the view, if any; encoded once per language.

        Each event comes with its wire data. That and `encoded` are shared by all audiences.
        """
        whole = whole or self.last_view is None
        changes = view.as_data() if whole else changed_fields(self.last_view, view, encoded)
        self.last_view = view
        if not (changes or events):
            return
        data = tuple([data for _, data in events])

        def words(language: str) -> tuple[m.EventWords, ...]:
            return tuple([wording(event, language) for event, _ in events])

        sent: dict[str | None, bytes] = {}
        for client in self.clients:
            language = client.language
            if language not in sent:
                sent[language] = m.encode(
                    m.Update(
                        match=match,
                        number=number,
                        events=data,
                        words=None if language is None else words(language),
                        whole=whole,
                        changes=changes,
                        deadline=deadline,
                    )
                )
            client.send(sent[language])


def event_data(event: Event) -> dict[str, Any]:
    """An event as it is sent, without the list of who else may see it."""
    data = event.as_data()
    del data["audience"]
    return data


def changed_fields(before: View | None, after: View, encoded: EncodedValues) -> dict[str, Any]:
    """The fields of a view that differ from before; values that several views share are encoded once."""
    changes: dict[str, Any] = {}
    for name in field_names(type(after)):
        value, old = getattr(after, name), getattr(before, name)
        if value is not old and value != old:
            if id(value) not in encoded:
                encoded[id(value)] = value, to_data(value)
            changes[name] = encoded[id(value)][1]
    return changes


def field_names(kind: type[View]) -> tuple[str, ...]:
    """The field names of a view class, cached."""
    if kind not in FIELD_NAMES:
        FIELD_NAMES[kind] = tuple([field.name for field in fields(kind)])
    return FIELD_NAMES[kind]
