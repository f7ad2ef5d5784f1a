"""All HTTP routes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bordspil.core.errors import GameError
from bordspil.server.http.errors import fail, refuse, refuse_route
from bordspil.server.http.pages import Page
from bordspil.server.http.records import RecordEndpoints
from bordspil.server.http.reference import ReferenceEndpoints
from bordspil.server.http.services import Services
from bordspil.server.http.status import StatusEndpoints
from bordspil.server.http.tables import TableEndpoints


def http_app(services: Services, lifespan: Callable[[Starlette], Any]) -> Starlette:
    """The application that answers plain HTTP."""
    status, reference = StatusEndpoints(services), ReferenceEndpoints(services)
    tables, records, page = TableEndpoints(services), RecordEndpoints(services), Page()
    routes = [
        Route("/health", status.health),
        Route("/ready", status.ready),
        Route("/metrics", status.metrics),
        Route("/api/games", reference.games),
        Route("/api/languages", reference.languages),
        Route("/api/rules/{game}", reference.rules),
        Route("/api/tables", tables.tables),
        Route("/api/tables/{code}", tables.table),
        Route("/api/records/{id}", records.record),
        Route("/api/records/{id}/verify", records.verify),
        Route("/api/records/{id}/replay", records.replay),
        Route("/api/records/{id}/about", records.about),
        Route("/api/pads/{code}", tables.pad),
        Route("/api/export", tables.export),
        Route("/api/schema", reference.schema),
        *page.routes(),
    ]

    async def page_or_error(request: Request, problem: HTTPException) -> Response:
        found = await page.not_found(request) if problem.status_code == 404 else None
        return found or await refuse_route(request, problem)

    handlers: dict[Any, Any] = {GameError: refuse, HTTPException: page_or_error, Exception: fail}
    return Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
