"""Where searching bots and hints think, beside the event loop and never in its way.

A few threads of low priority search, one thought each; searching needs neither the interpreter's lock nor the
loop. Everything else (who waits, who is next, who is told) happens in the event loop, without locks that a
slow thread could hold while the loop wants them.
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

# How much less than the event loop the threads get of a core that both want (Linux: a tenth).
NICENESS = 10
# The memory of one search: enough for seconds of thinking, and quickly given back.
MEMORY = 16 * MEBIBYTE
# For sys.setswitchinterval: how long the loop waits for a thread that prepares a search, in seconds.
SWITCH_INTERVAL = 0.001


class Thought(asyncio.Future[T]):
    """What comes of some thinking: a future, to be awaited or cancelled."""

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
        # The part of its time that it gets, known when it begins.
        self.share = 1.0
        self._thinking, self._think = thinking, think

    def think(self) -> T:
        """What comes of it, worked out here and now."""
        return self._think(self.share, self.brake)

    def cancel(self, msg: Any | None = None) -> bool:
        """Drops it: it never begins, or stops at once. Cancelling the task that awaits it does the same."""
        self.brake.pull()
        self._thinking._drop(self)
        return super().cancel(msg)


class Thinking:
    """A pool of threads that think for one event loop; everything but the thinking happens in that loop.

    Addresses take turns, each with at most `per_address` thoughts at a time. At most `waiting` thoughts wait
    for a thread; an address may take no more of these places than it leaves free, so that nobody can lock the
    others out. The more wait, the less time each gets; numbers of iterations stay as they are.
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
        # For metrics: thoughts so far, those that were refused, and the seconds that they took.
        self.thoughts, self.refused, self.seconds = 0, 0, 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False
        # Who waits, by address; the address whose turn is next stands first.
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
        """How many thoughts are being thought now."""
        return len(self._running)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a thread."""
        return sum(map(len, self._waiting.values()))

    def choose(
        self, bot: Bot, view: View, rng: Rng, *, address: str, seconds: float | None = None
    ) -> Thought[Move]:
        """The thought of a bot's move; returns at once. Raises TooMany where too much is waiting already.

        The generator is the thought's from now on. `seconds` takes the place of the time that a bot by the
        clock has of its own. Any number of thoughts may share a bot.
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
        """The thought of a hint; otherwise as `choose`."""
        game, view, rng = expected(game, Game), expected(view, View), Rng.checked(rng)
        check_seconds(seconds)

        def think(share: float, brake: Brake) -> Advice:
            budget = BUDGET.bounded(share=share, seconds=seconds, memory=self.memory)
            return advise(game, view, rng, budget, brake=brake)

        return self._begin(think, address)

    def close(self) -> None:
        """Cancels everything and joins the threads; from the event loop, or after it has ended."""
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
        # Whoever can run never waits, so nobody is overtaken here.
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
        """Gives a thought to a thread; there is one free for it."""
        thought.share = 1.0 / (1.0 + self.waiting / self.threads)
        self._running.add(thought)
        self._busy[thought.address] += 1
        self._handed.put(thought)

    def _in_turn(self) -> Iterator[Thought[Any]]:
        for queue in list(self._waiting.values()):
            yield from list(queue)

    def _go_on(self) -> None:
        """Hands over what can run now, one of each address in turn."""
        while (address := next((each for each in self._waiting if self._can_run(each)), None)) is not None:
            queue = self._waiting.pop(address)
            thought = queue.popleft()
            if queue:
                self._waiting[address] = queue
            self._hand_over(thought)

    def _drop(self, thought: Thought[Any]) -> None:
        """Forgets a thought that waits; one that runs is reported by its thread."""
        queue = self._waiting.get(thought.address)
        if queue and thought in queue:
            queue.remove(thought)
            if not queue:
                del self._waiting[thought.address]

    def _ended(self, thought: Thought[T], result: T, error: BaseException | None, seconds: float) -> None:
        """Tells what came of a thought, and begins the next."""
        self._running.discard(thought)
        self._busy[thought.address] -= 1
        if not self._busy[thought.address]:
            del self._busy[thought.address]
        self.thoughts += 1
        self.seconds += seconds
        if not self._closed:
            self._go_on()
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
                # The one error that no future takes.
                error = RuntimeError(f"a thought stopped: {wrong!r}")
            except BaseException as wrong:
                error = wrong
            seconds = time.perf_counter() - began
            # Where the loop has ended already, nobody is left to be told.
            with contextlib.suppress(RuntimeError):
                thought.get_loop().call_soon_threadsafe(self._ended, thought, result, error, seconds)
            # An idle thread keeps nothing alive.
            del thought, result, error


def check_seconds(seconds: float | None) -> None:
    """Raises ValueError unless it is a time to think, or None."""
    if seconds is not None and not 0.0 < seconds <= 3600.0:
        raise ValueError(f"the seconds must be above 0 and at most 3600, not {seconds!r}")


def lower_priority(niceness: int) -> None:
    """Lets this thread, and those that it starts, stand back behind the others of the process (on Linux)."""
    if sys.platform != "linux":
        return
    # Some sandboxes forbid it; thinking then only is less considerate.
    with contextlib.suppress(OSError):
        thread = threading.get_native_id()
        current = os.getpriority(os.PRIO_PROCESS, thread)
        os.setpriority(os.PRIO_PROCESS, thread, min(19, current + niceness))
