"""For operators: is the server alive, is it ready, what do its metrics say."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from bordspil.server.addresses import LOOPBACK, network_of
from bordspil.server.errors import NotAllowed, TableError
from bordspil.server.http.exchange import address_of, as_json
from bordspil.server.http.services import Services

PING_SECONDS = 2.0
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


class StatusEndpoints:
    """Health, readiness and metrics."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def health(self, request: Request) -> Response:
        """Alive: the event loop answers."""
        return as_json({"status": "alive"})

    async def ready(self, request: Request) -> Response:
        """Whether people should be sent here, and if not, why."""
        why = await self.trouble()
        return (
            as_json({"status": "ready"}) if why is None else as_json({"status": "not-ready", "why": why}, 503)
        )

    async def trouble(self) -> str | None:
        """What keeps the server from being ready."""
        services = self.services
        if services.registry.is_stopping:
            return "stopping"
        if not services.registry.is_ready:
            return "loading"
        if services.overload.level:
            return "overloaded"
        try:
            await asyncio.wait_for(services.store.ping(), PING_SECONDS)
        except (TableError, TimeoutError):
            return "store"
        return None

    async def metrics(self, request: Request) -> Response:
        """All metrics; only for this machine unless configured otherwise."""
        # A request forwarded by a proxy on this machine comes from elsewhere.
        forwarded = any(name in request.headers for name in FORWARDED)
        is_local = not forwarded and network_of(address_of(request)) == LOOPBACK
        if not (self.services.config.metrics_public or is_local):
            raise NotAllowed("metrics are for this machine only (metrics_public)", reason="metrics-private")
        text = self.services.metrics.text()
        return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
