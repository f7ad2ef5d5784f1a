"""A running match under attack: the roles that attackers play there, and what must never change."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bordspil.core.errors import GameError
from bordspil.games import find_game
from bordspil.wire import messages as m
from tests.server.attacks.mangling import MANGLERS, NAMES, ODDITIES, changed_secret, dumped
from tests.server.clients.scripted import connected, with_updates

ROLES = ("host", "guest", "idler", "spectator")
SETTINGS = {"grace": None, "hints": "off", "pace": 0}
DICE = {
    "dice": {
        "pink": ["nigiri", "maki", {"face": ["pudding", [[[]]]]}],
        "": [None, 10**30, "maki1", "MAKI", "\x00"],
        "menu": {"menu": {"menu": "chopsticks"}},
    }
}


@dataclass
class AttackedTable:
    """A table with a running match: two players, someone without a seat, and spectators."""

    url: str
    game: str
    code: str = ""
    key: str = ""
    tokens: dict[str, str] = field(default_factory=dict)
    people: dict[str, str] = field(default_factory=dict)
    played: list[tuple[str, int]] = field(default_factory=list)
    legal: dict[str, list[str]] = field(default_factory=dict)
    turn: int = 0

    def first_message(self, role: str) -> dict[str, Any]:
        """The message that legitimately lets a role in."""
        if role == "spectator":
            return {"type": "watch", "key": self.key}
        return {"type": "return", "token": self.tokens[role]}

    async def begin(self, moves: int) -> None:
        """Open the table, let the people in and play some moves."""
        rng = Random(f"{self.game}")
        async with connected(self.url) as host, connected(self.url) as guest, connected(self.url) as idler:
            opened = await host.ask(
                "open", game=self.game, name="Host", seat_count=2, seat=0, settings=SETTINGS
            )
            self.code, self.key = opened["table"]["code"], opened["table"]["watch_key"]
            joined = await guest.ask("join", code=self.code, name="Guest", seat=1)
            came = await idler.ask("join", code=self.code, name="Idler")
            for role, welcome in (("host", opened), ("guest", joined), ("idler", came)):
                self.tokens[role], self.people[role] = welcome["token"], welcome["person"]
            assert (await host.ask("start"))["type"] == "done"
        await self.play(moves, rng)

    async def play(self, moves: int, rng: Random) -> None:
        """Play legal moves, and remember which moves are legal next."""
        async with connected(self.url) as host, connected(self.url) as guest:
            players = {"host": host, "guest": guest}
            views = {
                role: (await client.ask(**self.first_message(role)))["view"]
                for role, client in players.items()
            }
            for step in range(moves + 1):
                for role, client in players.items():
                    # Everything that has happened was sent before this answer.
                    await client.ask("ping")
                    view = views[role] = with_updates(views[role], client.updates)
                    self.turn, self.legal[role] = view["turn"], view["legal_moves"]
                    if view["outcome"] is not None:
                        return
                    if step < moves and view["seat"] in view["due"]:
                        move = rng.choice(view["legal_moves"])
                        done = await client.ask("play", move=move, turn=self.turn)
                        assert done["type"] == "done", done
                        self.played.append((move, self.turn))

    def would_take(self, message: m.AnyFromClient) -> bool:
        """Whether a score pad would take this message."""
        return False

    async def everything_seen(self) -> dict[str, Any]:
        """What everyone at the table sees, except who is present."""
        seen = {}
        for role in ROLES:
            async with connected(self.url) as client:
                welcome = await client.ask(**self.first_message(role))
            table = welcome["table"]
            del table["spectators"]
            for person in table["people"]:
                del person["present"]
            seen[role] = {key: value for key, value in welcome.items() if key not in ("id", "token")}
        return seen


def journals(database: Path, codes: set[str]) -> dict[str, list[str]]:
    """The stored journals of some tables, by code."""
    found: dict[str, list[str]] = {}
    with contextlib.closing(sqlite3.connect(database)) as connection:
        for (table_id,) in connection.execute("SELECT table_id FROM tables").fetchall():
            rows = connection.execute("SELECT entry FROM journal WHERE table_id = ? ORDER BY seq", [table_id])
            entries = [entry for (entry,) in rows]
            code = json.loads(entries[0])["code"]
            if code in codes:
                found[code] = entries
    return found


def plausible(rng: Random, own: AttackedTable | None, targets: list[AttackedTable]) -> dict[str, Any]:
    """A well-formed message, often with something stolen, forged or outdated in it."""
    other = rng.choice(targets)
    at = own or other
    seat, name = rng.randrange(13), rng.choice(NAMES)
    kind = rng.choice(KINDS)
    message: dict[str, Any] = {"type": kind, "id": rng.randrange(2**29)}
    match kind:
        case "open":
            message |= {
                "game": at.game,
                "name": name,
                "options": some_options(rng),
                "bots": {str(seat): "family"},
            }
        case "open_pad":
            message |= {"game": at.game, "name": name, "players": rng.sample(NAMES, rng.choice([0, 2, 3, 9]))}
        case "score":
            message |= some_score(rng)
        case "name_player":
            message |= {"player": rng.choice([0, 2, 3, 11]), "name": name}
        case "join":
            message |= {"code": changed_secret(rng, other.code), "name": name, "seat": seat}
        case "watch":
            message |= {"key": changed_secret(rng, rng.choice([other.key, other.tokens["host"]]))}
        case "return":
            message |= {"token": forged_token(rng, targets), "match": rng.choice([0, 1, 9]), "seen": seat}
        case "sit" | "clear":
            message |= {"seat": seat}
        case "seat_bot":
            message |= {
                "seat": seat,
                "bot": rng.choice(["family", "master", "master:seconds=60", "random", name]),
            }
        case "swap":
            message |= {"a": seat, "b": rng.randrange(2)}
        case "rename":
            message |= {"name": name}
        case "configure":
            message |= {"options": some_options(rng), "game": rng.choice([at.game, "sushi-go", "go", name])}
        case "make_host":
            message |= {"person": rng.choice([*other.people.values(), *at.people.values(), name])[:60]}
        case "play":
            message |= some_play(rng, at)
        case "rule":
            message |= {"ruling": rng.choice(["lose turn", "penalty", at.played[0][0], name])}
        case "react":
            message |= {"reaction": rng.choice(["hello", "nice", "hello!", name])}
    return message


# Moves and forged credentials come more often.
KINDS = (
    "play", "play", "play", "return", "join",
    "open", "join", "watch", "return", "sit", "stand", "rename", "seat_bot", "clear", "swap", "configure",
    "make_host", "start", "play", "rule", "ask_hint", "ask_about", "describe", "react", "leave", "close",
    "ping", "open_pad", "score", "score", "name_player",
)  # fmt: skip


def some_options(rng: Random) -> dict[str, Any]:
    """Options that hardly any game takes."""
    return rng.choice(
        [
            {},
            DICE,
            {"variant": rng.choice(ODDITIES)},
            {rng.choice(NAMES): rng.choice(ODDITIES)},
            {"dice": rng.choice(ODDITIES)},
        ]
    )


def some_play(rng: Random, at: AttackedTable) -> dict[str, Any]:
    """Someone else's move, an old one, a premature one, or no move at all."""
    move, turn = rng.choice(at.played)
    others = rng.choice(at.legal["host"] + at.legal["guest"] + [move])
    return rng.choice(
        [
            {"move": move, "turn": turn},
            {"move": others, "turn": at.turn},
            {"move": others, "turn": at.turn + rng.choice([-1, 1, 2**31, 2**62])},
            {"move": (rng.choice(NAMES) or "x")[:200], "turn": at.turn},
            {"move": others.upper() + " ", "turn": rng.choice([0, at.turn])},
        ]
    )


def some_score(rng: Random) -> dict[str, Any]:
    """Impossible counts, of unknown things, for missing players; some are valid."""
    thing = rng.choice(["maki", "tempura", "pudding", "egg-on-wasabi", "lines", "pizza", rng.choice(NAMES)])
    count = rng.choice([0, 1, 6, 30, 999, 2**31])
    return {
        "page": rng.choice([0, 1, 3, 4, 1000]),
        "player": rng.choice([0, 1, 2, 3, 12]),
        "counts": rng.choice([{thing: count}, {"tempura": 6, thing: count}]),
    }


def forged_token(rng: Random, targets: list[AttackedTable]) -> str:
    """A token with something changed, or with another token's signature."""
    tokens = [token for table in targets for token in table.tokens.values()]
    one, two = rng.sample(tokens, 2)
    swapped = one.rpartition(".")[0] + "." + two.rpartition(".")[2]
    return rng.choice([changed_secret(rng, one), swapped])


def frames_for(
    rng: Random, role: str, own: AttackedTable | None, targets: list[AttackedTable]
) -> Iterator[tuple[Any, m.AnyFromClient | None]]:
    """Endless frames that must change nothing, each with its message (None: it can't be decoded)."""
    while True:
        message = plausible(rng, own, targets)
        frame: Any = rng.choice(MANGLERS)(rng, message) if rng.random() < 0.6 else dumped(message)
        read = decoded(frame)
        if read is not None and may_change(read, role, own, targets):
            continue
        if isinstance(frame, str) and frame and rng.random() < 0.1:
            # In fragments, as a proxy may forward it.
            middle = rng.randrange(len(frame))
            frame = [frame[:middle], frame[middle:]]
        yield frame, read


def decoded(frame: str | bytes) -> m.AnyFromClient | None:
    """The message in a frame, if it is valid."""
    if isinstance(frame, bytes) or len(frame.encode()) > m.LARGEST:
        return None
    try:
        found: m.AnyFromClient = m.decode_from_client(frame)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return found


QUESTIONS = (m.Ping, m.Describe, m.React, m.AskHint, m.AskAbout)


def may_change(
    message: m.AnyFromClient, role: str, own: AttackedTable | None, targets: list[AttackedTable]
) -> bool:
    """Whether a message is legitimate, and so no attack."""
    if isinstance(message, m.FirstMessage):
        return own is None and (isinstance(message, (m.Open, m.OpenPad)) or is_authorized(message, targets))
    if own is None or role == "spectator" or isinstance(message, QUESTIONS):
        return False
    if isinstance(message, (m.Leave, m.Rename)) or own.would_take(message):
        return True
    if role == "idler":
        return False
    if isinstance(message, m.Play):
        return is_legal(message.move, role, own)
    if isinstance(message, m.Stand) or (isinstance(message, m.Sit) and message.seat == ROLES.index(role)):
        return True
    if role == "guest":
        return False
    if isinstance(message, m.Configure):
        return message.game in (own.game, msgspec.UNSET)
    return isinstance(message, (m.Clear, m.MakeHost, m.Close, m.Rule))


def is_authorized(message: m.FirstMessage, targets: list[AttackedTable]) -> bool:
    """Whether a first message has a valid code, key or token."""
    if isinstance(message, m.Join):
        code = "".join(sign for sign in message.code.upper() if sign.isalnum())
        return code in [table.code for table in targets]
    if isinstance(message, m.Watch):
        return message.key in [table.key for table in targets]
    return isinstance(message, m.Return) and any(message.token in table.tokens.values() for table in targets)


def is_legal(move: str, role: str, own: AttackedTable) -> bool:
    """Whether a role could make this move now, however it is spelt."""
    try:
        return str(find_game(own.game).parse_move(move)) in own.legal[role]
    except GameError:
        return False
