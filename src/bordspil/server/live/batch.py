"""A batch: everything a live table does between two writes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bordspil.core.event import Event
from bordspil.server.store.store import StoredRecord
from bordspil.server.tables import entries as e

if TYPE_CHECKING:
    from bordspil.server.live.client import Client
    from bordspil.server.live.mailbox import Letter


@dataclass(slots=True)
class Batch:
    """The letters, the entries to write, and the events and answers to send once they are durable."""

    letters: list[Letter]
    entries: list[e.AnyEntry] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    answers: list[Callable[[], None]] = field(default_factory=list)
    record: StoredRecord | None = None
    closing: Letter | None = None
    # Clients that join with this batch.
    arriving: set[Client] = field(default_factory=set)
    is_durable: bool = False
