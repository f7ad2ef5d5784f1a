"""Tables under attack: running matches, the parts that attackers play there, and what must never change."""

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
from tests.server.caller import calling, with_updates
from tests.server.mangling import MANGLERS, NAMES, ODDITIES, changed_secret, dumped

PARTS = ("host", "guest", "idler", "spectator")
SETTINGS = {"grace": None, "hints": "off", "pace": 0}
DICE = {
    "dice": {
        "pink": ["nigiri", "maki", {"face": ["pudding", [[[]]]]}],
        "": [None, 10**30, "maki1", "MAKI", "\x00"],
        "menu": {"menu": {"menu": "chopsticks"}},
    }
}


@dataclass
class Besieged:
    """A table with a running match: two who play, one who only joined, and those who look on."""

    url: str
    game: str
    code: str = ""
    key: str = ""
    tokens: dict[str, str] = field(default_factory=dict)
    people: dict[str, str] = field(default_factory=dict)
    played: list[tuple[str, int]] = field(default_factory=list)
    legal: dict[str, list[str]] = field(default_factory=dict)
    turn: int = 0

    def first_message(self, part: str) -> dict[str, Any]:
        """What lets somebody in who has the right to."""
        if part == "spectator":
            return {"type": "watch", "key": self.key}
        return {"type": "return", "token": self.tokens[part]}

    async def begin(self, moves: int) -> None:
        """Opens the table, lets the people in and plays some moves."""
        rng = Random(f"{self.game}")
        async with calling(self.url) as host, calling(self.url) as guest, calling(self.url) as idler:
            opened = await host.ask(
                "open", game=self.game, name="Host", seat_count=2, seat=0, settings=SETTINGS
            )
            self.code, self.key = opened["table"]["code"], opened["table"]["watch_key"]
            joined = await guest.ask("join", code=self.code, name="Guest", seat=1)
            came = await idler.ask("join", code=self.code, name="Idler")
            for part, welcome in (("host", opened), ("guest", joined), ("idler", came)):
                self.tokens[part], self.people[part] = welcome["token"], welcome["person"]
            assert (await host.ask("start"))["type"] == "done"
        await self.play(moves, rng)

    async def play(self, moves: int, rng: Random) -> None:
        """Plays legal moves, and remembers what may be played next."""
        async with calling(self.url) as host, calling(self.url) as guest:
            players = {"host": host, "guest": guest}
            views = {
                part: (await caller.ask(**self.first_message(part)))["view"]
                for part, caller in players.items()
            }
            for step in range(moves + 1):
                for part, caller in players.items():
                    # What was told before the answer is all that has happened.
                    await caller.ask("ping")
                    view = views[part] = with_updates(views[part], caller.told)
                    self.turn, self.legal[part] = view["turn"], view["legal_moves"]
                    if view["outcome"] is not None:
                        return
                    if step < moves and view["seat"] in view["due"]:
                        move = rng.choice(view["legal_moves"])
                        done = await caller.ask("play", move=move, turn=self.turn)
                        assert done["type"] == "done", done
                        self.played.append((move, self.turn))

    def would_take(self, message: m.AnyFromClient) -> bool:
        """Whether a message may be written here: only on a score pad."""
        return False

    async def all_that_is_seen(self) -> dict[str, Any]:
        """What everybody at the table is shown, but for who is present."""
        seen = {}
        for part in PARTS:
            async with calling(self.url) as caller:
                welcome = await caller.ask(**self.first_message(part))
            table = welcome["table"]
            del table["spectators"]
            for person in table["people"]:
                del person["present"]
            seen[part] = {key: value for key, value in welcome.items() if key not in ("id", "token")}
        return seen


def journals(database: Path, codes: set[str]) -> dict[str, list[str]]:
    """What the database holds of some tables, by their code."""
    found: dict[str, list[str]] = {}
    with contextlib.closing(sqlite3.connect(database)) as connection:
        for (table_id,) in connection.execute("SELECT table_id FROM tables").fetchall():
            rows = connection.execute("SELECT entry FROM journal WHERE table_id = ? ORDER BY seq", [table_id])
            entries = [entry for (entry,) in rows]
            code = json.loads(entries[0])["code"]
            if code in codes:
                found[code] = entries
    return found


def plausible(rng: Random, own: Besieged | None, siege: list[Besieged]) -> dict[str, Any]:
    """A well-formed message that asks for something, often with what was stolen, forged or is out of date."""
    other = rng.choice(siege)
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
            message |= {"token": forged_token(rng, siege), "match": rng.choice([0, 1, 9]), "seen": seat}
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


# Moves and forged ways in come more often.
KINDS = (
    "play", "play", "play", "return", "join",
    "open", "join", "watch", "return", "sit", "stand", "rename", "seat_bot", "clear", "swap", "configure",
    "make_host", "start", "play", "rule", "ask_hint", "describe", "react", "leave", "close", "ping",
    "open_pad", "score", "score", "name_player",
)  # fmt: skip


def some_options(rng: Random) -> dict[str, Any]:
    """Options that no game takes, or hardly any."""
    return rng.choice(
        [
            {},
            DICE,
            {"variant": rng.choice(ODDITIES)},
            {rng.choice(NAMES): rng.choice(ODDITIES)},
            {"dice": rng.choice(ODDITIES)},
        ]
    )


def some_play(rng: Random, at: Besieged) -> dict[str, Any]:
    """Somebody else's move, one of long ago, one too early, or no move at all."""
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
    """Counts that no box has, of things that are not counted, where nobody is; some are right."""
    thing = rng.choice(["maki", "tempura", "pudding", "egg-on-wasabi", "lines", "pizza", rng.choice(NAMES)])
    count = rng.choice([0, 1, 6, 30, 999, 2**31])
    return {
        "page": rng.choice([0, 1, 3, 4, 1000]),
        "player": rng.choice([0, 1, 2, 3, 12]),
        "counts": rng.choice([{thing: count}, {"tempura": 6, thing: count}]),
    }


def forged_token(rng: Random, siege: list[Besieged]) -> str:
    """A token with something changed, or with the signature of another."""
    tokens = [token for besieged in siege for token in besieged.tokens.values()]
    one, two = rng.sample(tokens, 2)
    swapped = one.rpartition(".")[0] + "." + two.rpartition(".")[2]
    return rng.choice([changed_secret(rng, one), swapped])


def frames_for(
    rng: Random, part: str, own: Besieged | None, siege: list[Besieged]
) -> Iterator[tuple[Any, m.AnyFromClient | None]]:
    """Frames without end that must change nothing, each with the message in it (None: it can't be read)."""
    while True:
        message = plausible(rng, own, siege)
        frame: Any = rng.choice(MANGLERS)(rng, message) if rng.random() < 0.6 else dumped(message)
        read = understood(frame)
        if read is not None and may_change(read, part, own, siege):
            continue
        if isinstance(frame, str) and frame and rng.random() < 0.1:
            # In pieces, as any proxy may pass it on.
            middle = rng.randrange(len(frame))
            frame = [frame[:middle], frame[middle:]]
        yield frame, read


def understood(frame: str | bytes) -> m.AnyFromClient | None:
    """The message in a frame, if it has one."""
    if isinstance(frame, bytes) or len(frame.encode()) > m.LARGEST:
        return None
    try:
        found: m.AnyFromClient = m.decode_from_client(frame)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return found


def may_change(message: m.AnyFromClient, part: str, own: Besieged | None, siege: list[Besieged]) -> bool:
    """Whether a message would be somebody's good right, and so is no attack."""
    if isinstance(message, m.FirstMessage):
        return own is None and (isinstance(message, (m.Open, m.OpenPad)) or is_right(message, siege))
    if own is None or part == "spectator" or isinstance(message, (m.Ping, m.Describe, m.React, m.AskHint)):
        return False
    if isinstance(message, (m.Leave, m.Rename)) or own.would_take(message):
        return True
    if part == "idler":
        return False
    if isinstance(message, m.Play):
        return is_legal(message.move, part, own)
    if isinstance(message, m.Stand) or (isinstance(message, m.Sit) and message.seat == PARTS.index(part)):
        return True
    if part == "guest":
        return False
    if isinstance(message, m.Configure):
        return message.game in (own.game, msgspec.UNSET)
    return isinstance(message, (m.Clear, m.MakeHost, m.Close, m.Rule))


def is_right(message: m.FirstMessage, siege: list[Besieged]) -> bool:
    """Whether a first message names a table by what only its people have."""
    if isinstance(message, m.Join):
        code = "".join(sign for sign in message.code.upper() if sign.isalnum())
        return code in [table.code for table in siege]
    if isinstance(message, m.Watch):
        return message.key in [table.key for table in siege]
    return isinstance(message, m.Return) and any(message.token in table.tokens.values() for table in siege)


def is_legal(move: str, part: str, own: Besieged) -> bool:
    """Whether somebody could make a move now, however it is spelt."""
    try:
        return str(find_game(own.game).parse_move(move)) in own.legal[part]
    except GameError:
        return False
