"""The line to a server: one socket, questions with their answers, and coming back when it breaks."""

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
from bordspil.client.errors import ClientError, LineLost, NoServer, RefusedError, SentAway, StrangeServer
from bordspil.client.guest import Guest
from bordspil.core.errors import shown
from bordspil.wire import messages as m

Answer = m.Welcome | m.Done | m.Hint | m.Description | m.Pong
AnswerKind = TypeVar("AnswerKind", bound=m.ToClient)

# Nothing that a table sends comes near this.
LARGEST = 4 * 1024 * 1024
# After these the server wants us back, or does not mind; after the others it does not.
PASSING = frozenset({"stopping", "slow"})
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0


@asynccontextmanager
async def connect(
    url: str,
    *,
    language: m.Language | None = None,
    reconnect: bool = False,
    patience: float = 60.0,
    timeout: float = 30.0,
) -> AsyncIterator[Line]:
    """A line to a server, closed at the end of the block.

    With `reconnect`, a line that breaks comes back to its table by itself, and tries for `patience` seconds.
    An answer that takes longer than `timeout` seconds counts as a broken line.
    """
    line = Line(url, language, patience if reconnect else None, timeout)
    try:
        await line.open()
        yield line
    finally:
        await line.close()


class Line:
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

    # How one comes to a table.

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
    ) -> Guest:
        """Opens a table and comes to it as its host."""
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
                language=self.language,
            )
        )

    async def join(self, code: str, *, name: str, seat: int | None = None) -> Guest:
        """Comes to a table by its code; `seat` takes a seat at once."""
        return await self._enter(
            m.Join(id=self._new_id(), code=code, name=name, seat=seat, language=self.language)
        )

    async def watch(self, key: str) -> Guest:
        """Looks on by a table's spectator link."""
        guest = await self._enter(m.Watch(id=self._new_id(), key=key, language=self.language))
        guest.watch_key = key
        return guest

    async def come_back(self, token: str, *, match: int = 0, seen: int = 0) -> Guest:
        """Comes back by the token of an earlier guest; of match number `match`, `seen` events are known."""
        return await self._enter(
            m.Return(id=self._new_id(), token=token, match=match, seen=seen, language=self.language)
        )

    async def _enter(self, message: m.FirstMessage) -> Guest:
        welcome = await self.ask(message, m.Welcome)
        # The reader has made the guest already, so that nothing that came after the welcome is missed.
        assert self.guest is not None
        assert self.guest.person == welcome.person
        return self.guest

    # Questions and answers.

    async def ask(self, message: m.AnyFromClient, kind: type[AnswerKind]) -> AnswerKind:
        """Sends a message and waits for its answer; raises RefusedError where the server says no."""
        if self._end is not None:
            raise self._end
        if self._socket is None:
            raise LineLost("the line is not open", problem="–")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = answer
        try:
            await self._socket.send(m.encode(message).decode())
            async with asyncio.timeout(self.timeout):
                given = await answer
        except ConnectionClosed as problem:
            raise lost(problem) from None
        except TimeoutError:
            raise LineLost(f"no answer in {self.timeout:g} s", problem=f"{self.timeout:g} s") from None
        finally:
            self._answers.pop(message.id, None)
        if not isinstance(given, kind):
            raise StrangeServer(
                f"{type(given).__name__} is no answer to {type(message).__name__}",
                url=self.url,
                problem=type(given).__name__,
            )
        return given

    def new_message(self, kind: type[m.FromClient], **fields: Any) -> Any:
        """A message with an id of its own."""
        return kind(id=self._new_id(), **fields)

    async def ping(self) -> float:
        """How many seconds the server takes to answer."""
        clock = asyncio.get_running_loop().time
        before = clock()
        await self.ask(m.Ping(id=self._new_id()), m.Pong)
        return clock() - before

    async def messages(self) -> AsyncIterator[m.AnyToClient]:
        """Every message as it comes from now on, answers too; ends with the line."""
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
        """Opens the socket; raises NoServer or StrangeServer."""
        self._socket = await self._new_socket()
        self._reader = asyncio.create_task(self._live(self._socket))

    async def close(self) -> None:
        """Closes the line; the seat stays, and `come_back` returns to it."""
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()
        self._finish(LineLost("the line was closed", problem="–"))

    async def _new_socket(self) -> ClientConnection:
        try:
            return await open_socket(
                self.url, compression=None, max_size=LARGEST, open_timeout=self.timeout, proxy=None
            )
        except (InvalidHandshake, InvalidURI) as problem:
            raise StrangeServer(
                f"{self.url} is no server of ours: {problem}", url=self.url, problem=shown(problem)
            ) from None
        except (OSError, TimeoutError, EOFError) as problem:
            why = getattr(problem, "strerror", None) or shown(problem) or type(problem).__name__
            raise NoServer(f"there is no server at {self.url}: {why}", url=self.url, problem=why) from None

    async def _live(self, socket: ClientConnection) -> None:
        """Reads until the line ends, through as many sockets as it takes."""
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
            # Whatever it is, nobody may wait for ever on a line that nobody reads.
            self._finish(StrangeServer(f"the line failed: {problem!r}", url=self.url, problem=shown(problem)))
            raise

    async def _read(self, socket: ClientConnection) -> ClientError:
        """Reads one socket to its end, and says what ended it."""
        try:
            async for text in socket:
                self._take(m.decode_to_client(text))
        except ConnectionClosed as problem:
            ended: ClientError = lost(problem)
        except msgspec.MsgspecError as problem:
            await socket.close(1002)
            ended = StrangeServer(f"a message can't be read: {problem}", url=self.url, problem=shown(problem))
        else:
            ended = LineLost("the server has closed the line", problem=self._goodbye or "–")
        if self._goodbye is not None and self._goodbye not in PASSING:
            ended = SentAway(f"the table has let us go: {self._goodbye}", why=self._goodbye)
        return ended

    async def _come_back(self, problem: ClientError) -> ClientConnection:
        """A new socket with the guest back at the table; gives up after a while, or where that is refused."""
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
                # While a server restarts, whatever stands before it may answer in its place.
                pass
            if clock() + pause > give_up:
                raise problem
            # Many clients must not come back in the same moment.
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _return(self, socket: ClientConnection) -> bool:
        """Asks for the way back; False where the server is too busy for it as yet."""
        assert self.guest is not None
        self._goodbye = None
        again = self.guest.way_back(self._new_id(), self.language)
        await socket.send(m.encode(again).decode())
        async with asyncio.timeout(self.timeout):
            while True:
                message = m.decode_to_client(await socket.recv())
                if isinstance(message, m.Welcome):
                    self._take(message)
                    return True
                if isinstance(message, m.Error):
                    if message.code in ("busy", "too-many"):
                        return False
                    raise RefusedError(message)
                if isinstance(message, m.Closing):
                    return False

    def _take(self, message: m.AnyToClient) -> None:
        """Passes a message on to whom it concerns."""
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
            self.guest.take(message)
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
        """The line is over for good."""
        if self._end is None:
            self._end = problem
            self._fail_all(problem)
            for queue in self._listeners:
                queue.put_nowait(None)
            if self.guest is not None:
                self.guest.end(problem)


def lost(problem: ConnectionClosed) -> LineLost:
    """The error for a socket that has ended."""
    why = problem.rcvd.reason or str(problem.rcvd.code) if problem.rcvd is not None else "–"
    return LineLost(f"the line broke: {problem}", problem=shown(why))
