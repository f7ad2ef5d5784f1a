"""The mailbox of a live table: one worker at a time empties it, while new letters queue up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bordspil.server.errors import TableError
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.live.client import Client


@dataclass(slots=True)
class Read:
    """A read from outside the table; `result` is set once everything before it is durable."""

    get: Callable[[], Any]
    result: asyncio.Future[Any]

    def answer(self) -> None:
        """Read now, unless nobody waits any more."""
        if self.result.done():
            return
        try:
            self.result.set_result(self.get())
        except Exception as problem:
            # The reader must not wait forever.
            self.result.set_exception(problem)

    def fail(self, problem: TableError) -> None:
        """Report that there is no answer."""
        if not self.result.done():
            self.result.set_exception(problem)


@dataclass(slots=True)
class Letter:
    """Something to do: a client's message, a read, or (with neither) just housekeeping."""

    client: Client | None = None
    message: m.AnyFromClient | None = None
    received: float = 0.0
    read: Read | None = None


class Mailbox:
    """Letters in order, and the task that hands them to `process`, batch after batch.

    `on_idle` is called whenever the worker has nothing left to do.
    """

    def __init__(
        self, process: Callable[[list[Letter]], Awaitable[None]], on_idle: Callable[[], None]
    ) -> None:
        self.letters: list[Letter] = []
        self.is_closed = False
        self._process = process
        self._on_idle = on_idle
        self._loop = asyncio.get_running_loop()
        self._worker: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits and nothing is being processed."""
        return not self.letters and self._worker is None

    def post(self, letter: Letter) -> None:
        """Add a letter, and start the worker if it isn't running."""
        self.letters.append(letter)
        self._work()

    def wake(self) -> None:
        """Make sure that at least one batch is processed."""
        if not self.letters:
            self.letters.append(Letter())
        self._work()

    def take(self) -> list[Letter]:
        """Take out all letters."""
        letters, self.letters = self.letters, []
        return letters

    def close(self) -> list[Letter]:
        """Stop after the current batch; return the letters that won't be processed."""
        self.is_closed = True
        return self.take()

    async def settle(self) -> None:
        """Wait until the worker is idle."""
        while self._worker is not None:
            await asyncio.wait([self._worker])

    def _work(self) -> None:
        if self._worker is None and not self.is_closed:
            self._worker = self._loop.create_task(self._empty())

    async def _empty(self) -> None:
        try:
            while self.letters and not self.is_closed:
                await self._process(self.take())
        finally:
            self._worker = None
            self._on_idle()
            if self.letters:
                self._work()
