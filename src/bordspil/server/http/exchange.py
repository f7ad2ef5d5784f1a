"""Helpers for requests and responses."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bordspil.server.errors import TooMany
from bordspil.server.language.choice import check_language, preferred_language
from bordspil.server.net.limits import Limits, Verdict


def address_of(request: Request) -> str:
    """The client's address."""
    return request.client.host if request.client else ""


def language_of(request: Request) -> str:
    """The language in the query, else the first of ours that the browser prefers."""
    wanted = request.query_params.get("language")
    return accepted_language(request) if wanted is None else check_language(wanted)


def accepted_language(request: Request) -> str:
    """The first of our languages that the browser prefers."""
    return preferred_language(request.headers.get("accept-language", ""))


def charge(request: Request, limits: Limits, cost: float = 1) -> None:
    """Charge the client for a request; raises TooMany if its rate limit is exceeded."""
    now = asyncio.get_running_loop().time()
    account = limits.account(address_of(request), now)
    if account is not None and account.messages.take(now, cost) is not Verdict.FINE:
        wait = round(account.messages.wait(now, cost)) + 1
        raise TooMany(
            f"too many requests; try again in {wait} s", reason="too-many-requests", retry_after=wait
        )


def as_json(data: Any, status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def download(response: Response, file_name: str) -> Response:
    """Make the browser save a response as a file."""
    response.headers["content-disposition"] = f'attachment; filename="{file_name}"'
    return response
