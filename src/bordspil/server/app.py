"""The server put together: store, thinking, hall, limits, sockets, HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from typing import Any

import structlog
from starlette.applications import Starlette

from bordspil.locales import LANGUAGES
from bordspil.server.api import http_app
from bordspil.server.config import Config
from bordspil.server.connection import GONE_FOR_NOW, Send
from bordspil.server.hall import Hall
from bordspil.server.headers import with_headers
from bordspil.server.limits import Limits
from bordspil.server.metrics import Metrics
from bordspil.server.overload import Overload
from bordspil.server.page_words import languages_as_json
from bordspil.server.rubbish import Rubbish
from bordspil.server.sockets import STOPPING, Sockets
from bordspil.server.store import Store
from bordspil.server.thinking import Thinking
from bordspil.server.words import speaker

# How long the last words to everybody may take.
FAREWELL = 3.0

log = structlog.get_logger()


class App:
    """A whole server as one ASGI application."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.rubbish = Rubbish()
        self.limits = Limits(config.allowances, loopback=config.limit_loopback)
        self.overload = Overload(config.thresholds, lambda: store.backlog, self.metrics.slowest_move)
        self.thinking = Thinking(config.thinking_threads or os.cpu_count() or 1)
        self.hall = Hall(config, store, self.thinking, self.metrics)
        self.sockets = Sockets(config, self.hall, self.limits, self.overload, self.metrics)
        self.http = with_headers(http_app(self, self.lifespan))
        self.measure()

    async def __call__(
        self,
        scope: MutableMapping[str, Any],
        receive: Callable[[], Awaitable[MutableMapping[str, Any]]],
        send: Send,
    ) -> None:
        """Answers a request; sockets take the short way."""
        if scope["type"] == "websocket":
            try:
                await self.sockets(scope, receive, send)
            finally:
                self.rubbish.leave()
        else:
            await self.http(scope, receive, send)

    @contextlib.asynccontextmanager
    async def lifespan(self, http: Starlette) -> AsyncIterator[None]:
        """From the first table read to the last one written."""
        await self.hall.begin()
        tasks = [
            asyncio.create_task(self.overload.watch(self.metrics.lagged)),
            asyncio.create_task(asyncio.to_thread(learn_words)),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            if not self.hall.is_stopping:
                await self.stop()
            self.thinking.close()
            # Last: everything above may still have something to write.
            self.store.close()

    async def stop(self) -> None:
        """Tells everybody that the server stops, once all that is under way is on the disk."""
        log.info("stopping", sockets=len(self.sockets.open), tables=len(self.hall.tables))
        self.sockets.is_stopping = True
        await self.hall.stop()
        for connection in list(self.sockets.open):
            connection.finish(STOPPING, GONE_FOR_NOW, "stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self.sockets.open:
                    await asyncio.sleep(0.02)

    def measure(self) -> None:
        """Figures that others keep anyway."""
        gauge, counter, store, thinking = self.metrics.gauge, self.metrics.counter, self.store, self.thinking
        tables = self.hall.tables
        gauge("sockets", "Open WebSockets.", lambda: len(self.sockets.open))
        gauge("tables", "Live tables.", lambda: len(tables))
        gauge(
            "matches_running",
            "Matches that are being played.",
            lambda: sum(live.table.is_running for live in tables.values()),
        )
        gauge("overload_level", "0: all is well, 1: no newcomers, 2: no moves.", lambda: self.overload.level)
        gauge("store_backlog", "Writes that wait for the disk.", lambda: store.backlog)
        counter("store_rows", "Journal entries written.", lambda: store.stats.rows)
        counter("store_failures", "Writes that failed.", lambda: store.stats.failed)
        store.watch_commits(self.metrics.committed)
        gauge("thinking_running", "Bots and hints being thought about.", lambda: thinking.running)
        gauge("thinking_waiting", "Bots and hints that wait for a thread.", lambda: thinking.waiting)
        counter("thoughts", "Moves and hints thought about.", lambda: thinking.thoughts)
        counter("thinking_seconds", "Seconds of thinking.", lambda: thinking.seconds)


def learn_words() -> None:
    """Reads the catalogues before somebody needs them: that takes too long for the event loop."""
    languages_as_json()
    for language in LANGUAGES:
        speaker(language).bundle(language)


def make_app(config: Config, store: Store | None = None) -> App:
    """The application of a configuration; opens its store if none is given."""
    return App(config, store or Store.opened(config.database))
