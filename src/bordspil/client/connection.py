"""The connection to a server: one socket, requests with their responses, and reconnecting."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from bordspil.client.address import socket_address
from bordspil.client.errors import (
    ClientError,
    ConnectionLost,
    NoServer,
    RefusedError,
    SentAway,
    StrangeServer,
)
from bordspil.client.guest import Guest
from bordspil.core.errors import shown
from bordspil.wire import messages as m

Answer = m.Welcome | m.Done | m.Hint | m.About | m.Description | m.Highlights | m.Pong
AnswerKind = TypeVar("AnswerKind", bound=m.ToClient)

# No message from a table comes near this size.
MAX_MESSAGE = 4 * 1024 * 1024
# Reasons for closing after which we may reconnect; after all others the server doesn't want us back.
TEMPORARY = frozenset({"stopping", "slow"})
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0


@asynccontextmanager
async def connect(
    url: str,
    *,
    language: m.Language | None = None,
    reconnect: bool = False,
    patience: float = 60.0,
    timeout: float = 30.0,
) -> AsyncIterator[Connection]:
    """Connect to a server; the connection is closed at the end of the block.

    With `reconnect`, a broken connection returns to its table by itself, trying for `patience` seconds.
    A response that takes longer than `timeout` seconds counts as a broken connection.
    """
    connection = Connection(url, language, patience if reconnect else None, timeout)
    try:
        await connection.open()
        yield connection
    finally:
        await connection.close()


class Connection:
    """A connection to a server, for one table: `open_table`, `join`, `watch` or `come_back` comes first."""

    def __init__(self, url: str, language: m.Language | None, patience: float | None, timeout: float) -> None:
        self.url = socket_address(url)
        self.language = language
        self.patience = patience
        self.timeout = timeout
        self.guest: Guest | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[Answer]] = {}
        self._listeners: set[asyncio.Queue[m.AnyToClient | None]] = set()
        self._ids = 0
        self._end: ClientError | None = None
        self._goodbye: str | None = None

    # Ways to get to a table.

    async def open_table(
        self,
        game: str,
        *,
        name: str,
        seat_count: int | None = None,
        options: dict[str, Any] | None = None,
        settings: m.Settings | None = None,
        seat: int | None = None,
        bots: dict[int, str] | None = None,
        face: m.PersonFace | None = None,
        colour: int | None = None,
    ) -> Guest:
        """Open a table and become its host."""
        return await self._enter(
            m.Open(
                id=self._new_id(),
                game=game,
                name=name,
                seat_count=seat_count,
                options=options or {},
                settings=settings or m.Settings(),
                seat=seat,
                bots={str(number): level for number, level in (bots or {}).items()},
                face=face,
                colour=colour,
                language=self.language,
            )
        )

    async def join(
        self,
        code: str,
        *,
        name: str,
        seat: int | None = None,
        face: m.PersonFace | None = None,
        colour: int | None = None,
    ) -> Guest:
        """Join a table by its code; `seat` takes a seat at once."""
        return await self._enter(
            m.Join(
                id=self._new_id(),
                code=code,
                name=name,
                seat=seat,
                face=face,
                colour=colour,
                language=self.language,
            )
        )

    async def watch(self, key: str) -> Guest:
        """Watch a table by the key in its spectator link."""
        guest = await self._enter(m.Watch(id=self._new_id(), key=key, language=self.language))
        guest.watch_key = key
        return guest

    async def come_back(self, token: str, *, match: int = 0, seen: int = 0) -> Guest:
        """Return with the token of an earlier guest who has `seen` this many events of match `match`."""
        return await self._enter(
            m.Return(id=self._new_id(), token=token, match=match, seen=seen, language=self.language)
        )

    async def _enter(self, message: m.FirstMessage) -> Guest:
        welcome = await self.ask(message, m.Welcome)
        # The reader has already created the guest, so no message after the welcome is missed.
        assert self.guest is not None
        assert self.guest.person == welcome.person
        return self.guest

    # Requests and responses.

    async def ask(self, message: m.AnyFromClient, kind: type[AnswerKind]) -> AnswerKind:
        """Send a message and wait for its answer; raises RefusedError if the server refuses."""
        if self._end is not None:
            raise self._end
        if self._socket is None:
            raise ConnectionLost("the connection is not open", problem="–")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = answer
        try:
            await self._socket.send(m.encode(message).decode())
            async with asyncio.timeout(self.timeout):
                given = await answer
        except ConnectionClosed as problem:
            raise lost(problem) from None
        except TimeoutError:
            raise ConnectionLost(f"no answer in {self.timeout:g} s", problem=f"{self.timeout:g} s") from None
        finally:
            self._answers.pop(message.id, None)
        if not isinstance(given, kind):
            raise StrangeServer(
                f"{type(given).__name__} is not an answer to {type(message).__name__}",
                url=self.url,
                problem=type(given).__name__,
            )
        return given

    def new_message(self, kind: type[m.FromClient], **fields: Any) -> Any:
        """A message with a new id."""
        return kind(id=self._new_id(), **fields)

    async def ping(self) -> float:
        """The server's response time in seconds."""
        clock = asyncio.get_running_loop().time
        before = clock()
        await self.ask(m.Ping(id=self._new_id()), m.Pong)
        return clock() - before

    async def messages(self) -> AsyncIterator[m.AnyToClient]:
        """Yield every message from now on, including answers, until the connection ends."""
        queue: asyncio.Queue[m.AnyToClient | None] = asyncio.Queue()
        self._listeners.add(queue)
        try:
            while self._end is None or not queue.empty():
                message = await queue.get()
                if message is None:
                    return
                yield message
        finally:
            self._listeners.discard(queue)

    def _new_id(self) -> int:
        self._ids += 1
        return self._ids

    # The socket.

    async def open(self) -> None:
        """Open the socket; raises NoServer or StrangeServer."""
        self._socket = await self._new_socket()
        self._reader = asyncio.create_task(self._read_until_the_end(self._socket))

    async def close(self) -> None:
        """Close the connection; the guest keeps the seat and can `come_back` to it."""
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()
        self._finish(ConnectionLost("the connection was closed", problem="–"))

    async def _new_socket(self) -> ClientConnection:
        try:
            return await open_socket(
                self.url, compression=None, max_size=MAX_MESSAGE, open_timeout=self.timeout, proxy=None
            )
        except (InvalidHandshake, InvalidURI) as problem:
            raise StrangeServer(
                f"{self.url} is not a Bordspil server: {problem}", url=self.url, problem=shown(problem)
            ) from None
        except (OSError, TimeoutError, EOFError) as problem:
            why = getattr(problem, "strerror", None) or shown(problem) or type(problem).__name__
            raise NoServer(f"there is no server at {self.url}: {why}", url=self.url, problem=why) from None

    async def _read_until_the_end(self, socket: ClientConnection) -> None:
        """Read until the connection ends, over as many sockets as it takes."""
        try:
            while True:
                problem = await self._read(socket)
                self._socket = None
                self._fail_all(problem)
                if (
                    self.patience is None
                    or self.guest is None
                    or isinstance(problem, StrangeServer | SentAway)
                ):
                    raise problem
                socket = await self._come_back(problem)
                self._socket = socket
        except ClientError as problem:
            self._finish(problem)
        except Exception as problem:
            # Whatever it is, nobody must wait forever for a connection that is no longer read.
            failed = StrangeServer(
                f"the connection failed: {problem!r}", url=self.url, problem=shown(problem)
            )
            self._finish(failed)
            raise

    async def _read(self, socket: ClientConnection) -> ClientError:
        """Read one socket to its end and return what ended it."""
        try:
            async for text in socket:
                self._receive(m.decode_to_client(text))
        except ConnectionClosed as problem:
            ended: ClientError = lost(problem)
        except msgspec.MsgspecError as problem:
            await socket.close(1002)
            ended = StrangeServer(f"a message can't be read: {problem}", url=self.url, problem=shown(problem))
        else:
            ended = ConnectionLost("the server has closed the connection", problem=self._goodbye or "–")
        if self._goodbye is not None and self._goodbye not in TEMPORARY:
            ended = SentAway(f"the server ended the connection: {self._goodbye}", why=self._goodbye)
        return ended

    async def _come_back(self, problem: ClientError) -> ClientConnection:
        """Open a new socket and bring the guest back; give up after `patience` seconds or when refused."""
        assert self.guest is not None
        assert self.patience is not None
        clock = asyncio.get_running_loop().time
        give_up, pause = clock() + self.patience, FIRST_PAUSE
        while True:
            try:
                socket = await self._new_socket()
                if await self._return(socket):
                    return socket
                await socket.close()
            except (NoServer, StrangeServer, ConnectionClosed, TimeoutError):
                # While a server restarts, its reverse proxy may answer instead.
                pass
            if clock() + pause > give_up:
                raise problem
            # Exponential back-off with jitter: many clients must not come back at the same moment.
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _return(self, socket: ClientConnection) -> bool:
        """Ask to return to the table; False if the server is too busy right now."""
        assert self.guest is not None
        self._goodbye = None
        again = self.guest.return_message(self._new_id(), self.language)
        await socket.send(m.encode(again).decode())
        async with asyncio.timeout(self.timeout):
            while True:
                message = m.decode_to_client(await socket.recv())
                if isinstance(message, m.Welcome):
                    self._receive(message)
                    return True
                if isinstance(message, m.Error):
                    if message.code in ("busy", "too-many"):
                        return False
                    raise RefusedError(message)
                if isinstance(message, m.Closing):
                    return False

    def _receive(self, message: m.AnyToClient) -> None:
        """Pass a message to the guest, the listeners and whoever waits for its answer."""
        for queue in self._listeners:
            queue.put_nowait(message)
        if isinstance(message, m.Welcome):
            if self.guest is None:
                self.guest = Guest(self, message)
            else:
                self.guest.welcome(message)
        elif isinstance(message, m.Closing):
            self._goodbye = message.reason
        elif self.guest is not None:
            self.guest.receive(message)
        answered = getattr(message, "id", None)
        answer = self._answers.get(answered) if answered is not None else None
        if answer is None or answer.done():
            if isinstance(message, m.Error) and message.id is None:
                self._fail_all(RefusedError(message))
        elif isinstance(message, m.Error):
            answer.set_exception(RefusedError(message))
        elif isinstance(message, Answer):
            answer.set_result(message)

    def _fail_all(self, problem: ClientError) -> None:
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(problem)

    def _finish(self, problem: ClientError) -> None:
        """End the connection for good."""
        if self._end is None:
            self._end = problem
            self._fail_all(problem)
            for queue in self._listeners:
                queue.put_nowait(None)
            if self.guest is not None:
                self.guest.end(problem)


def lost(problem: ConnectionClosed) -> ConnectionLost:
    """The error for a closed socket."""
    why = problem.rcvd.reason or str(problem.rcvd.code) if problem.rcvd is not None else "–"
    return ConnectionLost(f"the connection broke: {problem}", problem=shown(why))
