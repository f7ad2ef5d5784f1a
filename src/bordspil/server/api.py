"""The little HTTP beside the sockets: is it well, what can be played, which tables are open, old matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bordspil.core.errors import GameError
from bordspil.games import find_game
from bordspil.locales import LANGUAGES, explained
from bordspil.locales.rule_book import rule_book, rule_book_language
from bordspil.server import replays
from bordspil.server.catalogue import catalogue
from bordspil.server.errors import Busy, NoSuchTable, NotAllowed, StoreError, TableError, TooMany
from bordspil.server.hall import from_outside
from bordspil.server.languages import check_language, liked_language
from bordspil.server.limits import Verdict, household
from bordspil.server.names import read_code
from bordspil.server.pad_telling import as_csv
from bordspil.server.page_words import languages_as_json
from bordspil.server.pages import Page
from bordspil.server.words import speaker

if TYPE_CHECKING:
    from bordspil.server.app import App
    from bordspil.server.live import LiveTable

log = structlog.get_logger(__name__)

Given = TypeVar("Given")

STATUS = {
    "bad-message": 400,
    "not-allowed": 403,
    "no-such-table": 404,
    "unknown-game": 404,
    "too-many": 429,
    "busy": 503,
}
# A replay costs as much as so many messages, and only so many people may wait for one.
HEAVY = 20
MOST_WAITING = 8
PING_SECONDS = 2.0
RETRY_SECONDS = 5
# What a table says to those whose wishes failed with others'; a reader wished for nothing but to read.
UNDONE = frozenset({"store-failed", "internal"})
# How long browsers may keep a rule book: an update of the server is soon seen.
KEPT_SECONDS = 600
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


def http_app(app: App, lifespan: Callable[[Starlette], Any]) -> Starlette:
    """All that is answered over plain HTTP."""
    api, page = Api(app), Page()
    routes = [
        Route("/health", api.health),
        Route("/ready", api.ready),
        Route("/metrics", api.metrics),
        Route("/api/games", api.games),
        Route("/api/languages", api.languages),
        Route("/api/rules/{game}", api.rules),
        Route("/api/tables", api.tables),
        Route("/api/tables/{code}", api.table),
        Route("/api/records/{id}", api.record),
        Route("/api/records/{id}/verify", api.verify),
        Route("/api/records/{id}/replay", api.replay),
        Route("/api/pads/{code}", api.pad),
        Route("/api/export", api.export),
        Route("/api/schema", api.schema),
        *page.routes(),
    ]

    async def refuse_politely(request: Request, problem: HTTPException) -> Response:
        there_is_none = await page.nowhere(request) if problem.status_code == 404 else None
        return there_is_none or await refuse_plain(request, problem)

    handlers: dict[Any, Any] = {GameError: refuse, HTTPException: refuse_politely, Exception: fail}
    return Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)


class Api:
    """The answers; each checks what the address may still ask for."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.one_at_a_time = asyncio.Semaphore(1)
        self.waiting = 0

    async def health(self, request: Request) -> Response:
        """Alive: the event loop answers."""
        return as_json({"status": "alive"})

    async def ready(self, request: Request) -> Response:
        """Whether people should be sent here; if not, why."""
        why = await self.trouble()
        return (
            as_json({"status": "ready"}) if why is None else as_json({"status": "not-ready", "why": why}, 503)
        )

    async def trouble(self) -> str | None:
        """What keeps the server from being ready."""
        app = self.app
        if app.hall.is_stopping:
            return "stopping"
        if not app.hall.is_ready:
            return "loading"
        if app.overload.level:
            return "overloaded"
        try:
            await asyncio.wait_for(app.store.ping(), PING_SECONDS)
        except (TableError, TimeoutError):
            return "store"
        return None

    async def metrics(self, request: Request) -> Response:
        """All figures, for this machine only unless the configuration says otherwise."""
        # What a proxy on this machine passes on comes from elsewhere.
        forwarded = any(name in request.headers for name in FORWARDED)
        if not self.app.config.metrics_public and (forwarded or household(address_of(request)) != "loopback"):
            raise NotAllowed("metrics are for this machine only (metrics_public)", reason="metrics-private")
        return Response(self.app.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def games(self, request: Request) -> Response:
        """What can be played, in the reader's language."""
        self.charge(request, 1)
        return as_json(catalogue(language_of(request)))

    async def languages(self, request: Request) -> Response:
        """The languages that there are, as the page is told them."""
        self.charge(request, 1)
        return Response(languages_as_json(), media_type="application/json")

    async def rules(self, request: Request) -> Response:
        """The rule book of a game as Markdown, in the reader's language."""
        self.charge(request, 1)
        folder, language = find_game(request.path_params["game"]).folder, language_of(request)
        text = rule_book(folder, language)
        if not text:
            raise HTTPException(404)
        kept = {"cache-control": f"public, max-age={KEPT_SECONDS}", "vary": "accept-language"}
        # Where nobody has translated it, it comes in English; readers' software must know.
        kept["content-language"] = rule_book_language(folder, language)
        return Response(text, media_type="text/markdown", headers=kept)

    async def tables(self, request: Request) -> Response:
        """The public tables."""
        self.charge(request, 1)
        return as_json({"tables": await self.app.hall.public_tables()})

    async def table(self, request: Request) -> Response:
        """What a code opens, for those who stand before the door."""
        live = self.behind(request)
        if live is None:
            raise NoSuchTable("there is no table with this code", reason="no-such-table")
        answer = as_json(await live.look(lambda: from_outside(live.table)))
        answer.headers["cache-control"] = "no-store"
        return answer

    async def record(self, request: Request) -> Response:
        """The record of a finished match, as a file."""
        self.charge(request, 1)
        text = await self.stored(request)
        name = f'attachment; filename="bordspil-{request.path_params["id"][:12]}.json"'
        return Response(text, media_type="application/json", headers={"content-disposition": name})

    async def verify(self, request: Request) -> Response:
        """What is wrong with a record."""
        self.charge(request, HEAVY)
        text, language = await self.stored(request), language_of(request)
        problems = await self.aside(lambda: replays.problems(text, language))
        return as_json({"good": not problems, "problems": problems})

    async def replay(self, request: Request) -> Response:
        """A match step by step."""
        self.charge(request, HEAVY)
        text, language = await self.stored(request), language_of(request)
        perspective = request.query_params.get("seat", replays.SPECTATOR)
        in_words = "words" in request.query_params
        body = await self.aside(
            lambda: msgspec.json.encode(replays.told(text, perspective, language, in_words))
        )
        return Response(body, media_type="application/json")

    async def pad(self, request: Request) -> Response:
        """A score pad as CSV, for everyone who has its link."""
        live = self.behind(request)
        if live is None or live.table.pad is None:
            raise NoSuchTable("there is no score pad with this code", reason="no-such-pad")
        name = f'attachment; filename="bordspil-{live.table.code}.csv"'
        headers = {"content-disposition": name, "cache-control": "no-store"}
        text = await live.look(lambda: as_csv(live.table.written_pad()))
        return Response(text, media_type="text/csv", headers=headers)

    async def export(self, request: Request) -> Response:
        """All that is kept of a table and may be told to who asks: `Authorization: Bearer TOKEN`."""
        self.charge(request, HEAVY)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        live, person = self.app.hall.by_token(token if scheme.lower() == "bearer" else "")
        language = language_of(request)
        told = await live.look(lambda: live.telling.exported(person, language))
        records = await self.app.store.aside(self.app.store.records, live.id)
        answer = as_json({**told, "records": [msgspec.Raw(record.body.encode()) for record in records]})
        answer.headers["content-disposition"] = 'attachment; filename="bordspil-table.json"'
        answer.headers["cache-control"] = "no-store"
        return answer

    async def schema(self, request: Request) -> Response:
        """The messages of the sockets as a JSON Schema."""
        from bordspil.wire.schema import json_schema  # noqa: PLC0415  (few ask for it)

        self.charge(request, 1)
        return as_json(json_schema())

    async def stored(self, request: Request) -> str:
        """The text of the record that is asked for."""
        name = request.path_params["id"]
        found = None
        if name.isascii() and name.isprintable() and len(name) <= 100:
            found = await self.app.store.aside(self.app.store.record, name)
        if found is None:
            raise NoSuchTable("there is no such record; it may have been deleted", reason="no-such-record")
        return str(found.body)

    async def aside(self, work: Callable[[], Given]) -> Given:
        """What some longer work gives, in a thread, one at a time: people who play come first."""
        if self.waiting >= MOST_WAITING or self.app.overload.level:
            raise Busy("the server has too much to do; try again in a moment", retry_after=RETRY_SECONDS)
        self.waiting += 1
        try:
            async with self.one_at_a_time:
                return await asyncio.to_thread(work)
        finally:
            self.waiting -= 1

    def behind(self, request: Request) -> LiveTable | None:
        """The table of the code that is asked for; as at the sockets, who guesses codes is stopped."""
        self.charge(request, 1)
        now = asyncio.get_running_loop().time()
        account = self.app.limits.account(address_of(request), now)
        if account is not None:
            account.check_guesses(now)
        live = self.app.hall.by_code.get(read_code(request.path_params["code"]))
        if live is None and account is not None:
            account.guesses.take(now)
        return live

    def charge(self, request: Request, cost: float) -> None:
        """Raises TooMany where the address has asked for too much."""
        now = asyncio.get_running_loop().time()
        account = self.app.limits.account(address_of(request), now)
        if account is not None and account.messages.take(now, cost) is not Verdict.FINE:
            wait = round(account.messages.wait(now, cost)) + 1
            raise TooMany(
                f"too many requests; try again in {wait} s", reason="too-many-requests", retry_after=wait
            )


def address_of(request: Request) -> str:
    """Who asks."""
    return request.client.host if request.client else ""


def language_of(request: Request) -> str:
    """The language that is asked for, else the first of ours that the browser likes."""
    wanted = request.query_params.get("language")
    if wanted is not None:
        return check_language(wanted)
    return liked_language(request.headers.get("accept-language", ""))


def as_json(data: Any, status: int = 200) -> Response:
    """Data as an answer."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def told_error(code: str, reason: str, text: str) -> dict[str, str]:
    """An error as the sockets tell it: the code is stable, the reason more exact."""
    return {"code": code, "reason": reason, "text": text}


async def refuse(request: Request, problem: GameError) -> Response:
    """A mistake of the one who asks, told as such."""
    language = request.query_params.get("language")
    say = speaker(
        language if language in LANGUAGES else liked_language(request.headers.get("accept-language", ""))
    )
    if isinstance(problem, StoreError) or problem.reason in UNDONE:
        # Where the database is and what ails it is for the log only.
        log.error("store-failed", problem=problem)
        problem = Busy("this can't be looked up now", reason="store-away", retry_after=RETRY_SECONDS)
    status = STATUS.get(problem.code, 400)
    answer = as_json(told_error(problem.code, problem.reason, explained(problem, say)), status)
    if "retry_after" in problem.facts:
        answer.headers["retry-after"] = str(problem.facts["retry_after"])
    return answer


async def refuse_plain(request: Request, problem: HTTPException) -> Response:
    """No such path, or not this way."""
    reason = {404: "not-found", 405: "bad-method"}.get(problem.status_code, "bad-request")
    say = speaker(liked_language(request.headers.get("accept-language", "")))
    answer = as_json(told_error(reason, reason, say(f"error-{reason}")), problem.status_code)
    answer.headers.update(problem.headers or {})
    return answer


async def fail(request: Request, problem: Exception) -> Response:
    """Our own mistake: nothing of it is told."""
    say = speaker(liked_language(request.headers.get("accept-language", "")))
    return as_json(told_error("failed", "failed", say("error-failed")), 500)
