"""Scripted sessions with a server in this process: everything that it sends, with fixed randomness and ids.

A session is a list of steps: a message, and the frames that each socket received until nothing more came.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
import re
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bordspil.server.app import make_app
from bordspil.server.ops.config import Config

TOKEN = re.compile(r"id-\d{12}:id-\d{12}\.[\w-]+")
ID = re.compile(r"id-\d{12}")
# Timestamps and remaining times: the only numbers that differ from run to run.
TIMES = re.compile(r'"(at|when|deadline)":[\d.e+-]+')
# Longer HTTP responses are hashed.
LONGEST = 2000
LANGUAGES = ("en", "is", "pl", "es")

Step = dict[str, Any]


@contextlib.contextmanager
def fixed_chance(name: str) -> Iterator[None]:
    """Count ids instead of drawing them, and derive all seeds from the session's name."""
    ids, letters = itertools.count(), itertools.count()
    seed = hashlib.sha256(name.encode()).digest()
    with (
        mock.patch.object(secrets, "token_urlsafe", side_effect=lambda size: f"id-{next(ids):012}"),
        mock.patch.object(secrets, "token_bytes", side_effect=lambda size: seed[:size]),
        mock.patch.object(secrets, "token_hex", side_effect=lambda size: "5e" * size),
        mock.patch.object(secrets, "choice", side_effect=lambda signs: signs[next(letters) % len(signs)]),
    ):
        yield


class Session:
    """A table, its sockets, and everything that was sent and received."""

    def __init__(self, name: str, port: int, stack: contextlib.AsyncExitStack) -> None:
        self.name, self.port, self.stack = name, port, stack
        self.sockets: list[ClientConnection] = []
        self.views: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.tokens: list[str] = []
        self.steps: list[Step] = []
        self.ids = itertools.count(1)
        self.known: dict[str, str] = {}
        self.choices = itertools.count()
        # The sockets that have a welcome and aren't closed yet.
        self.present: set[int] = set()

    async def come(self) -> int:
        """Open another socket and return its number."""
        url = f"ws://127.0.0.1:{self.port}/ws"
        self.sockets.append(await self.stack.enter_async_context(connect(url, proxy=None)))
        self.views.append({})
        return len(self.sockets) - 1

    async def say(self, who: int, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message, record everything that follows as a step, and return the answer."""
        message = {"type": kind, "id": next(self.ids), **fields}
        return await self.send(who, json.dumps(message), message["id"])

    async def send(self, who: int, frame: str, id: int | None) -> dict[str, Any]:
        """Send any frame; otherwise like `say`."""
        heard: list[list[str]] = [[] for _ in self.sockets]
        await self.sockets[who].send(frame)
        answer = await self.until(who, heard[who], lambda message: message.get("id", -1) == id)
        for other, frames in enumerate(heard):
            await self.flush(other, frames)
        while any(await self.bots_are_due(heard)):
            await asyncio.sleep(0.005)
        self.steps.append(
            {
                "say": [who, self.normal(frame)],
                "heard": {
                    str(place): [self.normal(each) for each in frames]
                    for place, frames in enumerate(heard)
                    if frames
                },
            }
        )
        return answer

    async def bots_are_due(self, heard: list[list[str]]) -> list[bool]:
        """Whether each due seat is a bot's, after receiving everything sent so far."""
        for place, frames in enumerate(heard):
            await self.flush(place, frames)
        view = self.views[0]
        due = [] if not view or view["outcome"] else view["due"]
        return [self.table["seats"][seat]["person"] is None for seat in due]

    async def flush(self, who: int, frames: list[str]) -> None:
        """Receive everything sent to a socket, up to the answer to a ping or the end."""
        if who not in self.present:
            return
        number = next(self.ids)
        with contextlib.suppress(ConnectionClosed):
            await self.sockets[who].send(json.dumps({"type": "ping", "id": number}))
        # What was sent before the end can still be read after it.
        last = await self.until(
            who, frames, lambda message: message.get("id") == number or message["type"] == "closing"
        )
        if last["type"] == "pong":
            frames.pop()

    async def until(
        self, who: int, frames: list[str], wanted: Callable[[dict[str, Any]], bool]
    ) -> dict[str, Any]:
        """Receive frames up to the wanted one."""
        async with asyncio.timeout(30):
            while True:
                frame = str(await self.sockets[who].recv())
                frames.append(frame)
                message: dict[str, Any] = json.loads(frame)
                self.note(who, message)
                if wanted(message):
                    return message

    def note(self, who: int, message: dict[str, Any]) -> None:
        """Keep the view and the table up to date."""
        if message["type"] in {"welcome", "table"} and message["table"]["code"]:
            self.table = message["table"]
        if message["type"] == "closing":
            self.present.discard(who)
        if message["type"] == "welcome":
            self.present.add(who)
            self.tokens.append(message["token"] or "")
            self.views[who] = message["view"] or {}
        if message["type"] == "update":
            changes = message["changes"]
            self.views[who] = changes if message["whole"] else {**self.views[who], **changes}

    def normal(self, frame: str) -> str:
        """A frame without what differs from run to run."""
        if self.table:
            frame = frame.replace(self.table["code"], "CODE")
        frame = TIMES.sub(r'"\1":0', TOKEN.sub("TOKEN", frame))
        return ID.sub(lambda found: self.known.setdefault(found[0], f"#{len(self.known)}"), frame)

    def drawn(self, items: list[Any]) -> Any:
        """One of some items, the same in every run."""
        word = hashlib.sha256(f"{self.name} {next(self.choices)}".encode()).digest()
        return items[int.from_bytes(word[:4], "big") % len(items)]

    async def fetch(self, path: str, **headers: str) -> None:
        """Send an HTTP request; the response becomes a step."""
        async with httpx.AsyncClient(trust_env=False) as client:
            answer = await client.get(f"http://127.0.0.1:{self.port}{path}", headers=headers)
        kind = answer.headers["content-type"]
        body = self.normal(answer.text)
        if len(body) > LONGEST:
            body = hashlib.sha256(body.encode()).hexdigest()
        self.steps.append({"get": self.normal(path), "answer": [answer.status_code, kind, body]})

    async def move(self, who: int) -> None:
        """Make a random move."""
        view = self.views[who]
        await self.say(who, "play", move=self.drawn(view["legal_moves"]), turn=view["turn"])

    async def play(self, most: int = 10**6, describe: int = 20) -> None:
        """Let people play at most this many moves; sometimes somebody asks for the table in words."""
        for number in range(most):
            view = self.views[0]
            if view["outcome"]:
                return
            person = {seat["person"]: place for place, seat in enumerate(self.table["seats"])}
            due = [seat for seat in view["due"] if seat in person.values()]
            seat = self.drawn(due)
            who = next(place for place, own in enumerate(self.views) if own and own["seat"] == seat)
            if number % describe == 0:
                await self.say(number // describe % len(self.sockets), "describe")
            await self.move(who)


@contextlib.asynccontextmanager
async def session(name: str, folder: Path) -> AsyncIterator[Session]:
    """A session with its own server; at the end the journal and the records are added to the steps."""
    file = folder / f"{name}.db"
    settings: dict[str, Any] = {
        "messages_per_second": 1e6,
        "burst": 10**6,
        "busy_lag": 60.0,
        "overload_lag": 60.0,
    }
    config = replace(Config(), database=f"sqlite:///{file}", **settings)
    with fixed_chance(name):
        app = make_app(config)
        server = uvicorn.Server(
            uvicorn.Config(app, port=0, ws="websockets-sansio", log_level="critical", lifespan="on")
        )
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        async with contextlib.AsyncExitStack() as stack:
            made = Session(name, server.servers[0].sockets[0].getsockname()[1], stack)
            yield made
        server.should_exit = True
        await serving
    with contextlib.closing(sqlite3.connect(file)) as database:
        entries = [row[0] for row in database.execute("select entry from journal order by table_id, seq")]
        bodies = [row[0] for row in database.execute("select body from records order by table_id, seq")]
    made.steps.append({"journal": [made.normal(entry) for entry in entries]})
    made.steps.append({"records": [made.normal(body) for body in bodies]})


async def gather(made: Session, game: str, people: int, seats: int, **how: Any) -> None:
    """Open a table and seat people, each with another language, and add a spectator."""
    for person in range(people):
        who = await made.come()
        name, language = f"Gestur {person}", LANGUAGES[person]
        if person == 0:
            await made.say(
                who, "open", game=game, name=name, seat_count=seats, seat=0, language=language, **how
            )
        else:
            await made.say(who, "join", code=made.table["code"], name=name, seat=person, language=language)
    who = await made.come()
    await made.say(who, "watch", key=made.table["watch_key"], language="es")


async def lobby_and_refusals(made: Session) -> None:
    """Everything that people may do in a lobby, and much that they may not."""
    await gather(made, "sushi-go", 3, 4, options={"both_ways": True})
    stranger = await made.come()
    await made.send(stranger, "{", None)
    await made.say(stranger, "open", game="sequence", name="Anna", seat_count=5)
    await made.say(stranger, "open", game="sushi-go", name="Anna", options={"invisible": True}, language="is")
    await made.say(stranger, "join", code="ZZZZ9999", name="Anna", language="pl")
    await made.say(stranger, "watch", key="no such key", language="es")
    await made.say(stranger, "return", token="no such token")
    await made.say(stranger, "sit", seat=0)
    said: list[tuple[int, str, dict[str, Any]]] = [
        (1, "start", {}),
        (0, "start", {}),
        (1, "sit", {"seat": 0}),
        (1, "sit", {"seat": 3}),
        (1, "sit", {"seat": 9}),
        (2, "rename", {"name": "  Þórdís \u202e "}),
        (2, "rename", {"name": "..."}),
        (2, "rename", {"nom": "x"}),
        (0, "seat_bot", {"seat": 1, "bot": "family"}),
        (0, "seat_bot", {"seat": 1, "bot": "wizard"}),
        (0, "clear", {"seat": 1}),
        (0, "swap", {"a": 0, "b": 1}),
        (1, "configure", {"settings": {"hints": "off"}}),
        (0, "configure", {"settings": {"hints": "off", "seconds_per_move": 900, "public": True}}),
        (0, "configure", {"options": {"both_ways": 3}}),
        (0, "configure", {"seat_count": 3, "options": {}}),
        (0, "make_host", {"person": made.table["people"][1]["person"]}),
        (1, "make_host", {"person": made.table["people"][0]["person"]}),
        (0, "play", {"move": "egg", "turn": 0}),
        (0, "describe", {}),
        (3, "react", {"reaction": "hello"}),
        (1, "react", {"reaction": "wow"}),
        (0, "rule", {"ruling": "ruling 0"}),
        (0, "score", {"page": 0, "player": 0, "counts": {}}),
        (1, "stand", {}),
        (1, "sit", {"seat": 2}),
        (0, "open", {"game": "sushi-go", "name": "Anna"}),
    ]
    for who, kind, fields in said:
        await made.say(who, kind, **fields)
    await made.fetch(f"/api/tables/{made.table['code']}")
    await made.fetch("/api/tables")
    await made.fetch("/api/tables/ZZZZ9999?language=is")
    await made.say(2, "sit", seat=0)
    await made.say(0, "seat_bot", seat=1, bot="greedy")
    await made.say(0, "remove", person=made.table["people"][2]["person"])
    await made.say(0, "close")


async def sushi_go(made: Session) -> None:
    """A match of three with every kind of refused move, then a rematch that one player leaves."""
    await gather(
        made, "sushi-go", 3, 3, options={"both_ways": True}, settings={"hints": "off", "grace": None}
    )
    await made.say(0, "start")
    await made.say(0, "ask_hint")
    await made.say(0, "play", move="pizza", turn=0)
    await made.say(1, "play", move="egg + squid", turn=0)
    await made.say(2, "play", move="wasabi", turn=7)
    await made.say(3, "play", move="egg", turn=0)
    await made.say(0, "configure", seat_count=2)
    await made.play()
    await made.say(0, "play", move="egg", turn=30)
    record = made.table["records"][-1]
    for path in ("", "/verify", "/replay?seat=1&words&language=is", "/replay?seat=x"):
        await made.fetch(f"/api/records/{record}{path}")
    await made.say(0, "start")
    await made.play(4)
    await made.say(1, "leave")
    await made.fetch("/api/export", authorization=f"Bearer {made.tokens[0]}")


async def sushi_go_with_a_bot(made: Session) -> None:
    """A match of two with the invisible third player against a bot, without the memory aid."""
    settings = {"pace": 0, "memory_aid": False, "hints": "off", "grace": None}
    await gather(made, "sushi-go", 1, 2, options={"invisible": True}, settings=settings, bots={"1": "greedy"})
    await made.say(0, "start")
    await made.play()


async def sushi_roll(made: Session) -> None:
    """A match of two."""
    await gather(made, "sushi-roll", 2, 2, settings={"hints": "off", "grace": None})
    await made.say(0, "start")
    await made.say(0, "play", move="take pizza", turn=0)
    await made.say(0, "play", move="take egg", turn=0)
    await made.say(1, "play", move="swap 0 egg squid", turn=0)
    await made.play()
    await made.fetch(f"/api/records/{made.table['records'][-1]}/replay?seat=0&words&language=pl")


async def sequence(made: Session) -> None:
    """A match of two without table talk: rulings, refused moves, and its end."""
    await gather(
        made,
        "sequence",
        2,
        2,
        options={"no_table_talk": True},
        settings={"hints": "off", "grace": None},
    )
    await made.say(0, "start")
    for move in ("AS e5", "JD e5", "dead 7S", "line b2-f6", "pass", "draw", "lose 7S"):
        await made.say(0, "play", move=move, turn=0)
        await made.say(1, "play", move=move, turn=0)
    await made.play(6)
    await made.say(1, "rule", ruling="ruling 1")
    await made.say(0, "rule", ruling="ruling 7")
    if made.table["rulings"]:
        await made.say(0, "rule", ruling=made.table["rulings"][0])
    await made.play()
    await made.fetch(f"/api/records/{made.table['records'][-1]}/replay?seat=1&words&language=es")


async def sequence_in_teams(made: Session) -> None:
    """A match of three teams, advanced, with bots, for some moves."""
    settings = {"pace": 0, "hints": "off", "grace": None}
    bots = {"3": "greedy", "4": "greedy", "5": "greedy"}
    options = {"teams": "3", "advanced": True, "draw_yourself": True}
    await gather(made, "sequence", 3, 6, options=options, settings=settings, bots=bots)
    await made.say(0, "start")
    await made.play(16)


async def pads(made: Session) -> None:
    """A score pad of a game: counts, corrections, and what can't be counted."""
    game = made.name.removesuffix("-pad")
    for person, language in enumerate(("en", "is")):
        who = await made.come()
        if person == 0:
            players = ["Anna", "Jón", "Ewa"]
            await made.say(who, "open_pad", game=game, name="Sími", players=players, language=language)
        else:
            await made.say(who, "join", code=made.table["code"], name="Ewa", language=language)
    thing = "lines" if game == "sequence" else "maki"
    for who, kind, fields in [
        (0, "score", {"page": 0, "player": 0, "counts": {thing: 1}}),
        (1, "score", {"page": 0, "player": 1, "counts": {thing: 2}}),
        (1, "score", {"page": 0, "player": 1, "counts": {thing: 0}}),
        (0, "score", {"page": 0, "player": 2, "counts": {}}),
        (0, "score", {"page": 0, "player": 2, "counts": {thing: 999}}),
        (0, "score", {"page": 0, "player": 2, "counts": {"pizza": 1}}),
        (0, "score", {"page": 99, "player": 2, "counts": {thing: 1}}),
        (0, "score", {"page": 1, "player": 7, "counts": {thing: 1}}),
        (1, "name_player", {"player": 2, "name": "Ewa K."}),
        (0, "start", {}),
    ]:
        await made.say(who, kind, **fields)
    await made.fetch(f"/api/pads/{made.table['code']}")


SCRIPTS: dict[str, Callable[[Session], Any]] = {
    "lobby": lobby_and_refusals,
    "sushi-go": sushi_go,
    "sushi-go-with-a-bot": sushi_go_with_a_bot,
    "sushi-roll": sushi_roll,
    "sequence": sequence,
    "sequence-in-teams": sequence_in_teams,
    "sushi-go-pad": pads,
    "sushi-roll-pad": pads,
    "sequence-pad": pads,
}


async def recorded(name: str, folder: Path) -> list[Step]:
    """The steps of a session."""
    async with session(name, folder) as made:
        await SCRIPTS[name](made)
    return made.steps
