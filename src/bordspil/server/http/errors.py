"""Errors as HTTP responses."""

from __future__ import annotations

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bordspil.core.errors import GameError
from bordspil.locales import LANGUAGES, error_text
from bordspil.server.errors import Busy, StoreError
from bordspil.server.http.exchange import accepted_language, as_json
from bordspil.server.language.speakers import speaker

log = structlog.get_logger(__name__)

STATUS = {
    "bad-message": 400,
    "not-allowed": 403,
    "no-such-table": 404,
    "unknown-game": 404,
    "too-many": 429,
    "busy": 503,
}
RETRY_SECONDS = 5
# What a table answers when a whole batch failed, reads included; a reader should just try again.
BATCH_FAILED = frozenset({"store-failed", "internal"})


async def refuse(request: Request, problem: GameError) -> Response:
    """The response to a mistake of the client."""
    language = request.query_params.get("language")
    say = speaker(language if language in LANGUAGES else accepted_language(request))
    if isinstance(problem, StoreError) or problem.reason in BATCH_FAILED:
        # Where the database is and what is wrong with it is only for the log.
        log.error("store-failed", problem=problem)
        problem = Busy("this can't be looked up now", reason="store-away", retry_after=RETRY_SECONDS)
    status = STATUS.get(problem.code, 400)
    response = as_json(error_body(problem.code, problem.reason, error_text(problem, say)), status)
    if "retry_after" in problem.facts:
        response.headers["retry-after"] = str(problem.facts["retry_after"])
    return response


async def refuse_route(request: Request, problem: HTTPException) -> Response:
    """The response to an unknown path or method."""
    reason = {404: "not-found", 405: "bad-method"}.get(problem.status_code, "bad-request")
    say = speaker(accepted_language(request))
    response = as_json(error_body(reason, reason, say(f"error-{reason}")), problem.status_code)
    response.headers.update(problem.headers or {})
    return response


async def fail(request: Request, problem: Exception) -> Response:
    """The response to a bug of ours, which reveals nothing about it."""
    say = speaker(accepted_language(request))
    return as_json(error_body("failed", "failed", say("error-failed")), 500)


def error_body(code: str, reason: str, text: str) -> dict[str, str]:
    """An error as on the sockets: the code is stable, the reason more precise."""
    return {"code": code, "reason": reason, "text": text}
