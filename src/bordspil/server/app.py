"""The whole server: store, live tables, limits, sockets and HTTP put together."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from typing import Any

import structlog
from starlette.applications import Starlette

from bordspil.locales import LANGUAGES
from bordspil.server.http.headers import with_headers
from bordspil.server.http.routes import http_app
from bordspil.server.http.services import Services
from bordspil.server.language.page_words import languages_as_json
from bordspil.server.language.speakers import speaker
from bordspil.server.live.registry import Registry
from bordspil.server.live.thinking import Thinking
from bordspil.server.net.connection import GONE_FOR_NOW, Send
from bordspil.server.net.limits import Allowances, Limits
from bordspil.server.net.overload import Overload, Thresholds
from bordspil.server.net.sockets import STOPPING, Sockets
from bordspil.server.ops.config import Config
from bordspil.server.ops.gc_pacing import GcPacing
from bordspil.server.ops.metrics import Metrics
from bordspil.server.store.store import Store

# How many seconds clients get to read the last message and close.
CLOSE_TIMEOUT = 3.0

log = structlog.get_logger()


class App:
    """A whole server as one ASGI application."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.gc_pacing = GcPacing()
        self.limits = Limits(Allowances.configured(config), loopback=config.limit_loopback)
        self.overload = Overload(
            Thresholds.configured(config), lambda: store.backlog, self.metrics.slowest_move
        )
        self.thinking = Thinking(config.thinking_threads or os.cpu_count() or 1)
        self.registry = Registry(config, store, self.thinking, self.metrics)
        self.sockets = Sockets(config, self.registry, self.limits, self.overload, self.metrics)
        services = Services(config, store, self.registry, self.limits, self.overload, self.metrics)
        self.http = with_headers(http_app(services, self.lifespan))
        self.add_metrics()

    async def __call__(
        self,
        scope: MutableMapping[str, Any],
        receive: Callable[[], Awaitable[MutableMapping[str, Any]]],
        send: Send,
    ) -> None:
        """Serve a request; sockets bypass the HTTP application."""
        if scope["type"] == "websocket":
            try:
                await self.sockets(scope, receive, send)
            finally:
                self.gc_pacing.connection_closed()
        else:
            await self.http(scope, receive, send)

    @contextlib.asynccontextmanager
    async def lifespan(self, http: Starlette) -> AsyncIterator[None]:
        """Restore the tables, and write everything at the end."""
        await self.registry.begin()
        tasks = [
            asyncio.create_task(self.overload.watch(self.metrics.lagged)),
            asyncio.create_task(asyncio.to_thread(load_catalogues)),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            if not self.registry.is_stopping:
                await self.stop()
            self.thinking.close()
            # Last, because everything above may still write.
            self.store.close()

    async def stop(self) -> None:
        """Tell everyone that the server stops, once everything under way is on disk."""
        log.info("stopping", sockets=len(self.sockets.open), tables=len(self.registry.tables))
        self.sockets.is_stopping = True
        await self.registry.stop()
        for connection in list(self.sockets.open):
            connection.finish(STOPPING, GONE_FOR_NOW, "stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                while self.sockets.open:
                    await asyncio.sleep(0.02)

    def add_metrics(self) -> None:
        """Add the figures that other parts already keep."""
        gauge, counter, store, thinking = self.metrics.gauge, self.metrics.counter, self.store, self.thinking
        tables = self.registry.tables
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


def load_catalogues() -> None:
    """Load the catalogues before anyone needs them: it would take too long in the event loop."""
    languages_as_json()
    for language in LANGUAGES:
        speaker(language).bundle(language)


def make_app(config: Config, store: Store | None = None) -> App:
    """Make the application for a configuration; open its store if none is given."""
    return App(config, store or Store.opened(config.database))
