"""The WebSocket endpoint: decode frames, enforce limits, pass messages to the registry. The hot path."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

import msgspec
import structlog

from bordspil.core.errors import GameError
from bordspil.server.errors import BadMessage, Busy, NotJoined, TooMany
from bordspil.server.language import localized
from bordspil.server.language.choice import check_language, preferred_language
from bordspil.server.live.registry import Registry
from bordspil.server.net.connection import FAILED, GONE_FOR_NOW, POLICY, TRY_LATER, Connection, Send
from bordspil.server.net.limits import Account, Bucket, Limits, Verdict
from bordspil.server.net.origin import may_connect
from bordspil.server.net.overload import Overload
from bordspil.server.ops.config import Config
from bordspil.server.ops.metrics import Metrics
from bordspil.wire.messages import (
    LARGEST,
    AnyFromClient,
    AskHighlights,
    AskHint,
    Closing,
    Describe,
    FirstMessage,
    Join,
    Open,
    OpenPad,
    Play,
    Return,
    Score,
    Watch,
    decode_from_client,
    encode,
)

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

FLOOD = encode(Closing(reason="flood"))
STOPPING = encode(Closing(reason="stopping"))
# What overload refuses at level 1, and what only at level 2.
NEWCOMERS = frozenset({Open, OpenPad, Join, Watch, AskHint})
PLAYERS = frozenset({Play, Score, Describe, AskHighlights, Return})
OPENINGS = frozenset({Open, OpenPad})
# Messages that name a table by a secret; wrong ones count as guesses.
GUESSES = frozenset({Join, Watch, Return})

log = structlog.get_logger()


class OnlyId(msgspec.Struct):
    """Just enough of an invalid message to answer it."""

    id: int | None = None


read_id = msgspec.json.Decoder(OnlyId).decode


class Sockets:
    """All open sockets: how they are accepted, read and closed."""

    def __init__(
        self, config: Config, registry: Registry, limits: Limits, overload: Overload, metrics: Metrics
    ) -> None:
        self.config = config
        self.registry = registry
        self.limits = limits
        self.overload = overload
        self.metrics = metrics
        self.open: set[Connection] = set()
        self.is_stopping = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its handshake to its end."""
        await receive()
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if scope["path"] != "/ws":
            await reject_handshake(send, 404, "not-found", "there is a socket at /ws only")
            return
        if not may_connect(headers.get(b"origin"), headers.get(b"host", ""), self.config.allowed_origins):
            self.metrics.refused("bad-origin")
            await reject_handshake(send, 403, "bad-origin", "this page may not open a socket here")
            return
        loop = asyncio.get_running_loop()
        address = scope["client"][0] if scope.get("client") else ""
        await send({"type": "websocket.accept"})
        connection = Connection(send, address, self.metrics.dropped)
        # Until the first message names a language: the page's setting, then what the browser prefers.
        asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [])
        if wanted := ",".join([*asked, headers.get(b"accept-language", "")]):
            connection.language = preferred_language(wanted)
        writer = asyncio.create_task(connection.write())
        counted = self.limits.open_socket(address, loop.time())
        timer = loop.call_later(self.config.first_message_seconds, self.close_idle, connection)
        self.open.add(connection)
        try:
            if self.has_room(connection, counted):
                await self.read(connection, receive)
            else:
                # Browsers can't see why a handshake was rejected, so we answer on the socket.
                await discard(receive)
        finally:
            timer.cancel()
            self.open.discard(connection)
            if counted:
                self.limits.close_socket(address, loop.time())
            connection.close()
            writer.cancel()
            self.registry.lost(connection)

    def has_room(self, connection: Connection, counted: bool) -> bool:
        """Whether there is room for another socket; if not, say so and close it."""
        if self.is_stopping:
            connection.finish(STOPPING, GONE_FOR_NOW, "stopping")
        elif self.overload.level >= 2 or len(self.open) > self.config.max_sockets:
            self.refuse(connection, None, self.busy())
            connection.finish(None, TRY_LATER, "busy")
        elif not counted:
            self.refuse(
                connection,
                None,
                TooMany(
                    f"at most {self.config.max_sockets_per_address} connections from one address",
                    reason="too-many-sockets",
                    most=self.config.max_sockets_per_address,
                ),
            )
            connection.finish(None, POLICY, "sockets")
        return not connection.is_ending

    async def read(self, connection: Connection, receive: Receive) -> None:
        """Read messages until the socket ends."""
        config, clock, messages = self.config, asyncio.get_running_loop().time, self.metrics.messages
        account = self.limits.account(connection.address, clock())
        own = Bucket(config.messages_per_second, config.burst, clock())
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            if connection.is_ending:
                continue
            messages.inc()
            now = clock()
            text = event.get("text")
            verdict = own.take(now)
            if verdict is Verdict.FINE and account is not None:
                verdict = account.messages.take(now)
            if verdict is not Verdict.FINE:
                self.rate_limit(connection, text, verdict)
                continue
            try:
                message = decoded(text)
                if connection.table is None and isinstance(message, FirstMessage):
                    # Before anything can be refused, so that the refusal is in the right language.
                    connection.language = message.language and check_language(message.language)
                self.admit(connection, message, account, now)
                self.registry.receive(connection, message)
                if connection.table is None and account is not None and type(message) in GUESSES:
                    account.guesses.take(now)
            except GameError as problem:
                self.refuse(connection, id_of(text), problem)
            except Exception as problem:
                # One message must not break anyone else's match.
                log.error("message failed", problem=problem)
                connection.finish(None, FAILED, "failed")

    def admit(
        self, connection: Connection, message: AnyFromClient, account: Account | None, now: float
    ) -> None:
        """Raise Busy or TooMany if this message can't be taken now."""
        kind = type(message)
        level = self.overload.level
        if level and (kind in NEWCOMERS or (level >= 2 and kind in PLAYERS)):
            raise self.busy()
        if account is None or connection.table is not None:
            return
        # A token can't be guessed, so it works whatever others at the same address have tried.
        if kind in GUESSES and kind is not Return:
            account.check_guesses(now)
        if kind in OPENINGS and account.tables.take(now) is not Verdict.FINE:
            raise TooMany(
                f"at most {self.config.tables_per_hour} new tables an hour from one address",
                reason="too-many-tables",
                most=self.config.tables_per_hour,
            )

    def rate_limit(self, connection: Connection, text: str | None, verdict: Verdict) -> None:
        """Refuse a message over the rate limit; disconnect a client that keeps flooding."""
        if verdict is Verdict.FLOOD:
            connection.finish(FLOOD, POLICY, "flood")
            return
        problem = TooMany(
            f"at most {self.config.messages_per_second:g} messages a second, {self.config.burst} at once",
            reason="too-many-messages",
            rate=f"{self.config.messages_per_second:g}",
            most=self.config.burst,
        )
        self.refuse(connection, id_of(text), problem)

    def refuse(self, connection: Connection, id: int | None, problem: GameError) -> None:
        """Answer with an error."""
        self.metrics.refused(problem.code)
        connection.send(encode(localized.error(problem, id, connection.language)))

    def busy(self) -> Busy:
        """The error that asks to try again later."""
        seconds = max(1, self.overload.retry_after)
        return Busy(f"the server has too much to do; try again in {seconds} s", retry_after=seconds)

    def close_idle(self, connection: Connection) -> None:
        """Close a socket that hasn't named a table in time."""
        if connection.table is None and not connection.is_ending:
            self.refuse(connection, None, NotJoined("the first message must open, join, watch or return"))
            connection.finish(None, POLICY, "idle")


def decoded(text: str | None) -> AnyFromClient:
    """The message in a frame; raises BadMessage, which says what is wrong and where."""
    if text is None:
        raise BadMessage("messages are text frames with JSON, not binary ones", reason="bad-frame")
    if len(text) > LARGEST or not (text.isascii() or len(text.encode()) <= LARGEST):
        raise BadMessage(f"a message has at most {LARGEST} bytes", reason="too-large", most=LARGEST)
    try:
        message: AnyFromClient = decode_from_client(text)
    except msgspec.MsgspecError as problem:
        raise BadMessage(f"the message can't be read: {problem}", problem=str(problem)[:200]) from None
    except RecursionError:
        raise BadMessage("the message is nested too deeply", problem="nested too deeply") from None
    return message


def id_of(text: str | None) -> int | None:
    """The id of an invalid message, if that much can be read."""
    if text is None or len(text) > 4 * LARGEST:
        return None
    try:
        found = read_id(text).id
    except (msgspec.MsgspecError, RecursionError):
        return None
    return found if found is not None and 0 <= found < 2**31 else None


async def reject_handshake(send: Send, status: int, code: str, text: str) -> None:
    """Reject a handshake."""
    body = msgspec.json.encode({"code": code, "reason": code, "text": text})
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def discard(receive: Receive) -> None:
    """Read and ignore everything until the socket ends."""
    while (await receive())["type"] == "websocket.receive":
        pass
