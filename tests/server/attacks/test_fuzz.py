"""Broken, reordered, duplicated, oversized, premature and forged messages against a real server process.

`make test` sends ten thousand, always the same; `make fuzz` sends 100,000 (FUZZ_MESSAGES) and prints figures.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bordspil.core.game import Game
from bordspil.core.rng import Rng
from bordspil.games import all_games
from bordspil.wire import messages as m
from tests.server.attacks.attacked_pad import AttackedPad
from tests.server.attacks.attacked_table import (
    ROLES,
    AttackedTable,
    decoded,
    frames_for,
    journals,
    some_options,
    some_score,
)
from tests.server.attacks.mangling import MANGLERS, NAMES, dumped
from tests.server.attacks.raw_frames import broken_frames, broken_handshake, closing_code, status_of
from tests.server.clients.scripted import ScriptedClient, connect_client, connected
from tests.server.server_process import ServerProcess, serve

MESSAGES = int(os.environ.get("FUZZ_MESSAGES", "10000"))
SEED = os.environ.get("FUZZ_SEED", "bordspil")
# Both players make this many moves before the attack.
MOVES = 6


def outlasts(game: Game) -> bool:
    """Whether a match is still running after these moves."""
    state, rng = game.setup(2, rng=Rng.from_seed(1)), Rng.from_seed(1)
    state.play_randomly(rng)
    return state.turn > 2 * MOVES


GAMES = tuple(game.name for game in all_games().values() if outlasts(game))
VOLLEY = 40
# Rate limits and overload have their own tests.
GENEROUS = {
    "messages_per_second": 1e6,
    "burst": 1_000_000,
    "busy_lag": 30,
    "overload_lag": 60,
    "max_tables_per_address": 9999,
    "first_message_seconds": 3600,
}


@dataclass
class Attack:
    """An attack, and counts of how its messages were answered."""

    server: ServerProcess
    targets: list[AttackedTable]
    sent: int = 0
    opened: int = 0
    seconds: float = 0.0
    codes: Counter[str] = field(default_factory=Counter)

    async def by_role(self, role: str, own: AttackedTable | None, count: int) -> None:
        """Attack in a role at a table, or (without a table) as a stranger."""
        rng = Random(f"{SEED} {role} {own and own.game} {count}")
        frames = frames_for(rng, role, own, self.targets)
        async with connected(self.server.ws) as client:
            if own is not None:
                assert (await client.ask(**own.first_message(role)))["type"] == "welcome"
            for start in range(0, count, VOLLEY):
                volley = list(itertools.islice(frames, min(VOLLEY, count - start)))
                answers = await client.volley([frame for frame, _ in volley])
                assert not client.is_over, (client.ending, volley)
                self.check(volley, answers)
                client.updates.clear()

    def check(self, volley: list[tuple[Any, m.AnyFromClient | None]], answers: list[dict[str, Any]]) -> None:
        """Check that every message has one answer, and that all but questions are refused with a code."""
        self.sent += len(volley)
        read = [message for _, message in volley if message is not None]
        asking = {message.id for message in read if isinstance(message, (m.Ping, m.Describe, m.React))}
        assert len(answers) == len(volley), unanswered(volley, answers)
        for answer in answers:
            assert answer["type"] == "error" or answer["id"] in asking, (answer, volley)
            self.codes[answer.get("reason", answer["type"])] += 1
            if answer["type"] == "error":
                assert answer["code"]
                assert answer["reason"] != "internal"
                assert answer["text"].strip()
        broken = len(volley) - len(read)
        assert sum(answer.get("code") == "bad-message" for answer in answers) == broken, (answers, volley)
        answered = Counter(answer["id"] for answer in answers if answer.get("code") != "bad-message")
        assert answered == Counter(message.id for message in read)

    async def by_opening(self, count: int) -> None:
        """Open tables with all kinds of nonsense, and send everything there in any order."""
        rng = Random(f"{SEED} opening {count}")
        client = await connect_client(self.server.ws)
        until = self.opened + count
        while self.opened < until:
            opening = {"type": "open", "id": 1, "game": rng.choice(GAMES), "name": rng.choice(NAMES)}
            if rng.random() < 0.3:
                opening |= {"type": "open_pad", "players": rng.choices(NAMES, k=rng.choice([1, 2, 3, 13]))}
            else:
                opening["options"] = some_options(rng) if rng.random() < 0.5 else {}
                opening["seat_count"] = rng.choice([None, 2, 4, 13])
            frame = rng.choice(MANGLERS)(rng, opening) if rng.random() < 0.5 else dumped(opening)
            read = decoded(frame)
            self.opened += 1
            if read is None or not isinstance(read, (m.Open, m.OpenPad)):
                self.check([(frame, read)], await client.volley([frame]))
                continue
            self.sent += 1
            await client.send(frame)
            answer = await client.wait_for(read.id)
            assert answer is not None
            assert answer["type"] in ("welcome", "error"), answer
            assert answer.get("reason") != "internal", (answer, frame)
            self.codes[answer.get("reason", "welcome")] += 1
            if answer["type"] == "welcome":
                await self.in_any_order(rng, client, answer)
                client = await connect_client(self.server.ws)
        await client.close()

    async def in_any_order(self, rng: Random, client: ScriptedClient, welcome: dict[str, Any]) -> None:
        """A whole conversation without waiting for answers, shuffled and partly repeated."""
        own = {"person": welcome["person"]}
        words: list[dict[str, Any]] = [
            *({"type": "sit", "seat": seat} for seat in (0, 1, 2)),
            *({"type": "seat_bot", "seat": seat, "bot": "family"} for seat in (0, 1, 2, 3)),
            *(
                {"type": "play", "move": move, "turn": rng.choice([0, 1])}
                for move in ("squid", "roll", "5H@1")
            ),
            {"type": "start"},
            {"type": "stand"},
            {"type": "describe"},
            {"type": "rename", "name": rng.choice(NAMES)},
            {"type": "swap", "a": 0, "b": 1},
            {"type": "clear", "seat": rng.randrange(4)},
            {"type": "configure", "game": rng.choice(GAMES)},
            {"type": "configure", "options": some_options(rng)},
            {
                "type": "configure",
                "settings": {"grace": 0, "pace": 0, "seconds_per_move": rng.choice([None, 1e-9, 5])},
            },
            {"type": "make_host", **own},
            {"type": "react", "reaction": "wow"},
            {"type": "join", "code": welcome["table"]["code"], "name": "Again"},
            {"type": "ask_hint"},
            {
                "type": "ask_about",
                "piece": rng.choice(["card:egg", "cell:57", "mat:1", "mat:99", "💥" * 20, ":"]),
            },
            *({"type": "score", **some_score(rng)} for _ in range(3)),
            {"type": "name_player", "player": rng.randrange(4), "name": rng.choice(NAMES)},
        ]
        words = rng.sample(words, len(words)) + rng.choices(words, k=8)
        if rng.random() < 0.5:
            words.insert(rng.randrange(len(words)), {"type": rng.choice(["leave", "close"])})
        sent = [dumped({**word, "id": 100 + number}) for number, word in enumerate(words)]
        self.sent += len(sent)
        self.opened += len(sent)
        answers = await client.volley([*sent])
        if any(answer.get("reason") == "table-closed" for answer in answers):
            # Other requests are answered before the one that closed the table.
            await client.reader
            answers += client.answers
        self.codes.update(answer.get("reason", answer["type"]) for answer in answers)
        assert "internal" not in self.codes, (answers, words)
        ids = Counter(answer["id"] for answer in answers)
        assert max(ids.values(), default=1) == 1, (answers, words)
        if client.is_over:
            assert client.ending in [(1000, "left", ["left"]), (1000, "closed", ["closed"])]
        else:
            late = [number + 100 for number, word in enumerate(words) if number + 100 not in ids]
            assert all(words[number - 100]["type"] == "ask_hint" for number in late), (late, answers, words)
            await client.send(dumped({"type": "close", "id": 1}))
        await client.close()

    async def by_bytes(self, count: int) -> None:
        """Send broken frames and handshakes."""
        rng = Random(f"{SEED} bytes {count}")
        for _ in range(count):
            self.sent += 1
            if rng.random() < 0.7:
                data, codes = broken_frames(rng)
                code = await closing_code(self.server.port, data)
                assert code in codes, (code, data[:60])
                self.codes[f"closed-{code}"] += 1
            else:
                request = broken_handshake(rng)
                status = await status_of(self.server.port, request)
                assert status == b"" or status.startswith((b"HTTP/1.1 4", b"HTTP/1.1 101")), (
                    status,
                    request[:60],
                )
                self.codes[f"handshake-{status[9:12].decode()}"] += 1

    async def whole(self, count: int) -> None:
        """Run all attacks at once."""
        bytewise, opening = count * 2 // 100, count * 12 // 100
        parts = [(role, table) for table in self.targets for role in ROLES]
        strangers: list[tuple[str, AttackedTable | None]] = [("stranger", None)] * 3
        everyone = [*parts, *strangers]
        each = (count - bytewise - opening) // len(everyone) + 1
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.by_bytes(bytewise))
            tasks.create_task(self.by_opening(opening))
            for number, (role, table) in enumerate(everyone):
                tasks.create_task(self.by_role(role, table, each + number % 3))


def unanswered(volley: list[tuple[Any, m.AnyFromClient | None]], answers: list[dict[str, Any]]) -> str:
    """The messages of a volley whose ids have no answer."""
    ids = {answer["id"] for answer in answers}
    missing = [frame for frame, read in volley if read is not None and read.id not in ids]
    return f"{len(volley)} messages, {len(answers)} answers; without one: {missing}"


def logged_errors(log: str) -> list[str]:
    """The lines of a log that report an error."""
    lines = [line for line in log.splitlines() if line.strip()]
    return [
        line
        for line in lines
        if not line.startswith("{") or json.loads(line)["level"] in ("error", "critical", "exception")
    ]


def test_no_message_changes_a_match_or_goes_unanswered(tmp_path: Path) -> None:
    database = tmp_path / "b.db"

    async def attack(server: ServerProcess) -> Attack:
        matches = [AttackedTable(server.ws, game) for game in GAMES]
        targets = [*matches, AttackedPad(server.ws, "sushi-go")]
        for table in targets:
            await table.begin(moves=MOVES)
        codes = {table.code for table in targets}
        seen, stored = [await table.everything_seen() for table in targets], journals(database, codes)
        attack, began = Attack(server, targets), time.perf_counter()
        await attack.whole(MESSAGES)
        attack.seconds = time.perf_counter() - began
        assert [await table.everything_seen() for table in targets] == seen
        assert journals(database, codes) == stored
        for table in matches if MESSAGES > 10_000 else matches[:1]:
            # Damage that couldn't be seen from outside would show now.
            await table.play(500, Random(1))
            info = (await table.everything_seen())["host"]["table"]
            assert len(info["records"]) == 1
        return attack

    with serve(f"sqlite:///{database}", **GENEROUS) as server:
        try:
            done = asyncio.run(attack(server))
        finally:
            print(*logged_errors(server.log), sep="\n")
        assert server.process is not None
        assert server.process.poll() is None
        assert done.sent >= MESSAGES
        assert server.stop() == 0
        assert logged_errors(server.log) == []
    print(f"\n{done.sent:,} messages in {done.seconds:.1f} s ({done.sent / done.seconds:,.0f}/s)")
    print("answers:", dict(done.codes.most_common()))
