"""A thread pool for the searches of bots and hints, which never blocks the event loop.

A few low-priority threads run one search each; searching needs neither the GIL nor the loop. Everything else
(the queue, whose turn it is, delivering results) happens in the event loop, without locks that a slow thread
could hold while the loop waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import Any, TypeVar

from bordspil.bots.advice import BUDGET, Advice, advise
from bordspil.bots.bot import Bot
from bordspil.bots.search import MEBIBYTE
from bordspil.core.game import Game, expected
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.search import Brake
from bordspil.core.view import View
from bordspil.server.errors import TooMany

T = TypeVar("T")

# How far the threads' priority is below the event loop's (on Linux they get a tenth of a contested core).
NICENESS = 10
# The memory of one search: enough for several seconds, and quick to free.
MEMORY = 16 * MEBIBYTE
# For sys.setswitchinterval: how many seconds the loop waits for a thread that prepares a search.
SWITCH_INTERVAL = 0.001


class Thought(asyncio.Future[T]):
    """The future result of a search; await it or cancel it."""

    def __init__(
        self,
        thinking: Thinking,
        address: str,
        think: Callable[[float, Brake], T],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        super().__init__(loop=loop)
        self.address = address
        self.brake = Brake()
        # The fraction of its time budget that it gets, set when it starts.
        self.share = 1.0
        self._thinking, self._think = thinking, think

    def think(self) -> T:
        """Run the search in this thread."""
        return self._think(self.share, self.brake)

    def cancel(self, msg: Any | None = None) -> bool:
        """Cancel the search, running or not. Cancelling the task that awaits it does the same."""
        self.brake.pull()
        self._thinking._drop(self)
        return super().cancel(msg)


class Thinking:
    """A thread pool that thinks for one event loop; everything except the search runs in that loop.

    Addresses take turns, each with at most `per_address` running thoughts. At most `waiting` thoughts wait
    for a thread. An address may not take more of these places than it leaves free, so nobody can lock others
    out. The longer the queue, the less time each thought gets; iteration counts don't change.
    """

    def __init__(
        self,
        threads: int,
        *,
        per_address: int = 2,
        waiting: int = 200,
        memory: int = MEMORY,
        niceness: int = NICENESS,
    ) -> None:
        for name, value, least in (
            ("threads", threads, 1),
            ("per_address", per_address, 1),
            ("waiting", waiting, 0),
            ("memory", memory, MEBIBYTE),
            ("niceness", niceness, 0),
        ):
            if type(value) is not int or value < least:
                raise ValueError(f"{name}: a whole number of at least {least}, not {value!r}")
        self.threads, self.per_address, self.most_waiting = threads, per_address, waiting
        self.memory, self.niceness = memory, niceness
        # For metrics: finished thoughts, refused ones, and seconds spent.
        self.thoughts, self.refused, self.seconds = 0, 0, 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False
        # The queue by address; the address whose turn is next comes first.
        self._waiting: dict[str, deque[Thought[Any]]] = {}
        self._running: set[Thought[Any]] = set()
        self._busy: Counter[str] = Counter()
        self._handed: SimpleQueue[Thought[Any] | None] = SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, name=f"thinking-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def running(self) -> int:
        """How many thoughts are running."""
        return len(self._running)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a thread."""
        return sum(map(len, self._waiting.values()))

    def choose(
        self, bot: Bot, view: View, rng: Rng, *, address: str, seconds: float | None = None
    ) -> Thought[Move]:
        """Start to choose a bot's move; returns at once. Raises TooMany if too many thoughts are waiting.

        The thought takes over the generator. `seconds` replaces the time limit of a bot that has one. Any
        number of thoughts may share a bot.
        """
        bot, view, rng = expected(bot, Bot), expected(view, View), Rng.checked(rng)
        check_seconds(seconds)

        def think(share: float, brake: Brake) -> Move:
            bounded = bot.bounded(share=share, seconds=seconds, memory=self.memory, brake=brake)
            return bounded.choose(view, rng)

        return self._begin(think, address)

    def advise(
        self, game: Game, view: View, rng: Rng, *, address: str, seconds: float | None = None
    ) -> Thought[Advice]:
        """Start to work out a hint; otherwise like `choose`."""
        game, view, rng = expected(game, Game), expected(view, View), Rng.checked(rng)
        check_seconds(seconds)

        def think(share: float, brake: Brake) -> Advice:
            budget = BUDGET.bounded(share=share, seconds=seconds, memory=self.memory)
            return advise(game, view, rng, budget, brake=brake)

        return self._begin(think, address)

    def close(self) -> None:
        """Cancel everything and join the threads; call it in the event loop, or after that has ended."""
        self._closed = True
        for thought in [*self._in_turn(), *self._running]:
            thought.cancel()
        for _ in self._threads:
            self._handed.put(None)
        for thread in self._threads:
            thread.join()
        self._threads.clear()

    # In the event loop.

    def _begin(self, think: Callable[[float, Brake], T], address: str) -> Thought[T]:
        loop = asyncio.get_running_loop()
        if self._closed:
            raise RuntimeError("thinking has been closed")
        if self._loop not in (None, loop):
            raise RuntimeError("thinking belongs to the event loop that used it first")
        self._loop = loop
        thought = Thought(self, address, think, loop)
        # A thought that can run never waits, so this overtakes nobody.
        if self._can_run(address):
            self._hand_over(thought)
            return thought
        queue = self._waiting.get(address, ())
        if len(queue) >= self.most_waiting - self.waiting:
            self.refused += 1
            raise TooMany("the bots have too much to think about now; try again soon", reason="thinking-full")
        self._waiting.setdefault(address, deque()).append(thought)
        return thought

    def _can_run(self, address: str) -> bool:
        return len(self._running) < self.threads and self._busy[address] < self.per_address

    def _hand_over(self, thought: Thought[Any]) -> None:
        """Give a thought to a free thread."""
        thought.share = 1.0 / (1.0 + self.waiting / self.threads)
        self._running.add(thought)
        self._busy[thought.address] += 1
        self._handed.put(thought)

    def _in_turn(self) -> Iterator[Thought[Any]]:
        for queue in list(self._waiting.values()):
            yield from list(queue)

    def _start_waiting(self) -> None:
        """Start what can run now, one thought per address in turn."""
        while (address := next((each for each in self._waiting if self._can_run(each)), None)) is not None:
            queue = self._waiting.pop(address)
            thought = queue.popleft()
            if queue:
                self._waiting[address] = queue
            self._hand_over(thought)

    def _drop(self, thought: Thought[Any]) -> None:
        """Remove a waiting thought; a running one is reported by its thread."""
        queue = self._waiting.get(thought.address)
        if queue and thought in queue:
            queue.remove(thought)
            if not queue:
                del self._waiting[thought.address]

    def _ended(self, thought: Thought[T], result: T, error: BaseException | None, seconds: float) -> None:
        """Deliver the result of a thought, and start the next."""
        self._running.discard(thought)
        self._busy[thought.address] -= 1
        if not self._busy[thought.address]:
            del self._busy[thought.address]
        self.thoughts += 1
        self.seconds += seconds
        if not self._closed:
            self._start_waiting()
        if thought.done():
            return
        if error is not None:
            thought.set_exception(error)
        else:
            thought.set_result(result)

    # In the threads.

    def _work(self) -> None:
        lower_priority(self.niceness)
        while (thought := self._handed.get()) is not None:
            result, began = None, time.perf_counter()
            error: BaseException | None = None
            try:
                if not thought.brake.pulled:
                    result = thought.think()
            except StopIteration as wrong:
                # The one error that a future can't hold.
                error = RuntimeError(f"a thought stopped: {wrong!r}")
            except BaseException as wrong:
                error = wrong
            seconds = time.perf_counter() - began
            # If the loop has already ended, nobody waits for the result.
            with contextlib.suppress(RuntimeError):
                thought.get_loop().call_soon_threadsafe(self._ended, thought, result, error, seconds)
            # An idle thread must keep nothing alive.
            del thought, result, error


def check_seconds(seconds: float | None) -> None:
    """Raise ValueError unless this is a valid time limit or None."""
    if seconds is not None and not 0.0 < seconds <= 3600.0:
        raise ValueError(f"the seconds must be above 0 and at most 3600, not {seconds!r}")


def lower_priority(niceness: int) -> None:
    """Lower the priority of this thread and those it starts (on Linux)."""
    if sys.platform != "linux":
        return
    # Some sandboxes forbid this; then searches just compete with the event loop.
    with contextlib.suppress(OSError):
        thread = threading.get_native_id()
        current = os.getpriority(os.PRIO_PROCESS, thread)
        os.setpriority(os.PRIO_PROCESS, thread, min(19, current + niceness))
