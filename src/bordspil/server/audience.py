"""Those who see the same: the sockets of one seat, or of all spectators. What they are told is made once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from bordspil.core.data import to_data
from bordspil.core.event import Event
from bordspil.core.view import View
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.connection import Connection

# Tells an event in a language, as seen from a seat.
Teller = Callable[[Event, str], m.EventWords]
# Values as plain data, by their identity; they are kept as well, so that none is given to another.
Written = dict[int, tuple[Any, Any]]
FIELD_NAMES: dict[type[View], tuple[str, ...]] = {}


class Audience:
    """The sockets that see a match from one place, and the view that they were last told of."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.told: View | None = None

    def tell(
        self,
        view: View,
        events: Sequence[tuple[Event, dict[str, Any]]],
        *,
        match: int,
        number: int,
        whole: bool,
        deadline: float | None,
        teller: Teller,
        written: Written,
    ) -> None:
        """Sends what happened and what has changed in the view, if anything; encoded once a language.

        Events come with what is sent of them, which is the same for every audience, and so is `written`.
        """
        whole = whole or self.told is None
        changes = view.as_data() if whole else changed_fields(self.told, view, written)
        self.told = view
        if not (changes or events):
            return
        data = tuple([data for _, data in events])

        def told(language: str) -> tuple[m.EventWords, ...]:
            return tuple([teller(event, language) for event, _ in events])

        sent: dict[str | None, bytes] = {}
        for connection in self.connections:
            language = connection.language
            if language not in sent:
                sent[language] = m.encode(
                    m.Update(
                        match=match,
                        number=number,
                        events=data,
                        words=None if language is None else told(language),
                        whole=whole,
                        changes=changes,
                        deadline=deadline,
                    )
                )
            connection.send(sent[language])


def event_data(event: Event) -> dict[str, Any]:
    """An event as it is sent: who else may know it is nobody's business."""
    data = event.as_data()
    del data["audience"]
    return data


def changed_fields(before: View | None, after: View, written: Written) -> dict[str, Any]:
    """The fields of a view that differ from before; what several views share is written out once."""
    changes: dict[str, Any] = {}
    for name in field_names(type(after)):
        value, old = getattr(after, name), getattr(before, name)
        if value is not old and value != old:
            if id(value) not in written:
                written[id(value)] = value, to_data(value)
            changes[name] = written[id(value)][1]
    return changes


def field_names(kind: type[View]) -> tuple[str, ...]:
    """The fields of a kind of view, found once."""
    if kind not in FIELD_NAMES:
        FIELD_NAMES[kind] = tuple([field.name for field in fields(kind)])
    return FIELD_NAMES[kind]
