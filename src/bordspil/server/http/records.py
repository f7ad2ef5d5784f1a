"""Finished matches: their records, verified or replayed on request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bordspil.server.errors import Busy, NoSuchTable
from bordspil.server.http import replays
from bordspil.server.http.errors import RETRY_SECONDS
from bordspil.server.http.exchange import as_json, charge, download, language_of
from bordspil.server.http.services import Services

T = TypeVar("T")

# A replay costs as much as this many messages.
HEAVY = 20
# How many requests may wait for the thread that replays matches.
MOST_WAITING = 8


class RecordEndpoints:
    """Records by their id."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.limits = services.limits
        self.one_at_a_time = asyncio.Semaphore(1)
        self.waiting = 0

    async def record(self, request: Request) -> Response:
        """The record as a file."""
        charge(request, self.limits)
        response = Response(await self.stored(request), media_type="application/json")
        return download(response, f"bordspil-{request.path_params['id'][:12]}.json")

    async def verify(self, request: Request) -> Response:
        """What is wrong with a record, if anything."""
        charge(request, self.limits, HEAVY)
        text, language = await self.stored(request), language_of(request)
        problems = await self.in_thread(lambda: replays.problems(text, language))
        return as_json({"good": not problems, "problems": problems})

    async def replay(self, request: Request) -> Response:
        """The match step by step."""
        charge(request, self.limits, HEAVY)
        text, language = await self.stored(request), language_of(request)
        perspective = request.query_params.get("seat", replays.SPECTATOR)
        in_words = "words" in request.query_params
        body = await self.in_thread(
            lambda: msgspec.json.encode(replays.steps(text, perspective, language, in_words))
        )
        return Response(body, media_type="application/json")

    async def about(self, request: Request) -> Response:
        """What could be known about a piece after a step."""
        charge(request, self.limits, HEAVY)
        text, language, query = await self.stored(request), language_of(request), request.query_params
        perspective, step = query.get("seat", replays.SPECTATOR), query.get("at", "")
        piece = query.get("piece", "")
        return as_json(await self.in_thread(lambda: replays.about(text, perspective, language, step, piece)))

    async def stored(self, request: Request) -> str:
        """The text of the requested record."""
        name, store = request.path_params["id"], self.services.store
        found = None
        if name.isascii() and name.isprintable() and len(name) <= 100:
            found = await store.in_thread(store.record, name)
        if found is None:
            raise NoSuchTable("there is no such record; it may have been deleted", reason="no-such-record")
        return str(found.body)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Run slow work in a thread, one at a time: people who play come first."""
        if self.waiting >= MOST_WAITING or self.services.overload.level:
            raise Busy("the server has too much to do; try again in a moment", retry_after=RETRY_SECONDS)
        self.waiting += 1
        try:
            async with self.one_at_a_time:
                return await asyncio.to_thread(work)
        finally:
            self.waiting -= 1
