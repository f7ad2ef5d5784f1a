"""Broken, reordered, duplicated, oversized, premature and forged messages against a real server process.

`make test` sends some ten thousand, always the same; `make fuzz` 100,000 (FUZZ_MESSAGES), and tells figures.
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

from bordspil.wire import messages as m
from tests.server.caller import Caller, call, calling
from tests.server.mangling import MANGLERS, NAMES, dumped
from tests.server.raw_frames import broken_frames, broken_handshake, closing_code, status_of
from tests.server.serving import Serving, serve
from tests.server.siege import (
    PARTS,
    Besieged,
    frames_for,
    journals,
    some_options,
    some_score,
    understood,
)
from tests.server.siege_pad import BesiegedPad

MESSAGES = int(os.environ.get("FUZZ_MESSAGES", "10000"))
SEED = os.environ.get("FUZZ_SEED", "bordspil")
GAMES = ("sushi-go", "sushi-roll", "sequence")
VOLLEY = 40
# Nobody is cut off for sending too much or turned away by a slow machine: that has tests of its own.
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
    """What was sent, and how it was answered."""

    server: Serving
    siege: list[Besieged]
    sent: int = 0
    opened: int = 0
    seconds: float = 0.0
    codes: Counter[str] = field(default_factory=Counter)

    async def by_part(self, part: str, own: Besieged | None, count: int) -> None:
        """Attacks a table as somebody who is there, or (without a table) as a stranger."""
        rng = Random(f"{SEED} {part} {own and own.game} {count}")
        frames = frames_for(rng, part, own, self.siege)
        async with calling(self.server.ws) as caller:
            if own is not None:
                assert (await caller.ask(**own.first_message(part)))["type"] == "welcome"
            for start in range(0, count, VOLLEY):
                volley = list(itertools.islice(frames, min(VOLLEY, count - start)))
                answers = await caller.volley([frame for frame, _ in volley])
                assert not caller.is_over, (caller.ending, volley)
                self.check(volley, answers)
                caller.told.clear()

    def check(self, volley: list[tuple[Any, m.AnyFromClient | None]], answers: list[dict[str, Any]]) -> None:
        """Every message has one answer: what can't be read or is no question is refused with a code."""
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
        """Opens tables with all kinds of nonsense, and asks there for everything in any order."""
        rng = Random(f"{SEED} opening {count}")
        caller = await call(self.server.ws)
        until = self.opened + count
        while self.opened < until:
            opening = {"type": "open", "id": 1, "game": rng.choice(GAMES), "name": rng.choice(NAMES)}
            if rng.random() < 0.3:
                opening |= {"type": "open_pad", "players": rng.choices(NAMES, k=rng.choice([1, 2, 3, 13]))}
            else:
                opening["options"] = some_options(rng) if rng.random() < 0.5 else {}
                opening["seat_count"] = rng.choice([None, 2, 4, 13])
            frame = rng.choice(MANGLERS)(rng, opening) if rng.random() < 0.5 else dumped(opening)
            read = understood(frame)
            self.opened += 1
            if read is None or not isinstance(read, (m.Open, m.OpenPad)):
                self.check([(frame, read)], await caller.volley([frame]))
                continue
            self.sent += 1
            await caller.send(frame)
            answer = await caller.wait_for(read.id)
            assert answer is not None
            assert answer["type"] in ("welcome", "error"), answer
            assert answer.get("reason") != "internal", (answer, frame)
            self.codes[answer.get("reason", "welcome")] += 1
            if answer["type"] == "welcome":
                await self.in_any_order(rng, caller, answer)
                caller = await call(self.server.ws)
        await caller.close()

    async def in_any_order(self, rng: Random, caller: Caller, welcome: dict[str, Any]) -> None:
        """A whole conversation without waiting for an answer: shuffled, and some of it twice."""
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
            *({"type": "score", **some_score(rng)} for _ in range(3)),
            {"type": "name_player", "player": rng.randrange(4), "name": rng.choice(NAMES)},
        ]
        words = rng.sample(words, len(words)) + rng.choices(words, k=8)
        if rng.random() < 0.5:
            words.insert(rng.randrange(len(words)), {"type": rng.choice(["leave", "close"])})
        sent = [dumped({**word, "id": 100 + number}) for number, word in enumerate(words)]
        self.sent += len(sent)
        self.opened += len(sent)
        answers = await caller.volley([*sent])
        if any(answer.get("reason") == "table-closed" for answer in answers):
            # All who asked beside are answered before the one who closed the table.
            await caller.reader
            answers += caller.answers
        self.codes.update(answer.get("reason", answer["type"]) for answer in answers)
        assert "internal" not in self.codes, (answers, words)
        ids = Counter(answer["id"] for answer in answers)
        assert max(ids.values(), default=1) == 1, (answers, words)
        if caller.is_over:
            assert caller.ending in [(1000, "left", ["left"]), (1000, "closed", ["closed"])]
        else:
            late = [number + 100 for number, word in enumerate(words) if number + 100 not in ids]
            assert all(words[number - 100]["type"] == "ask_hint" for number in late), (late, answers, words)
            await caller.send(dumped({"type": "close", "id": 1}))
        await caller.close()

    async def by_bytes(self, count: int) -> None:
        """Breaks lines and handshakes."""
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
        """All attackers at once."""
        bytewise, opening = count * 2 // 100, count * 12 // 100
        parts = [(part, table) for table in self.siege for part in PARTS]
        strangers: list[tuple[str, Besieged | None]] = [("stranger", None)] * 3
        everyone = [*parts, *strangers]
        each = (count - bytewise - opening) // len(everyone) + 1
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.by_bytes(bytewise))
            tasks.create_task(self.by_opening(opening))
            for number, (part, table) in enumerate(everyone):
                tasks.create_task(self.by_part(part, table, each + number % 3))


def unanswered(volley: list[tuple[Any, m.AnyFromClient | None]], answers: list[dict[str, Any]]) -> str:
    """Which messages of a volley have no answer, as far as ids tell."""
    ids = {answer["id"] for answer in answers}
    missing = [frame for frame, read in volley if read is not None and read.id not in ids]
    return f"{len(volley)} messages, {len(answers)} answers; without one: {missing}"


def mistakes(log: str) -> list[str]:
    """The lines of a log that tell of a mistake of ours."""
    lines = [line for line in log.splitlines() if line.strip()]
    return [
        line
        for line in lines
        if not line.startswith("{") or json.loads(line)["level"] in ("error", "critical", "exception")
    ]


def test_no_message_changes_a_match_or_goes_unanswered(tmp_path: Path) -> None:
    database = tmp_path / "b.db"

    async def attack(server: Serving) -> Attack:
        matches = [Besieged(server.ws, game) for game in GAMES]
        siege = [*matches, BesiegedPad(server.ws, "sushi-go")]
        for table in siege:
            await table.begin(moves=6)
        codes = {table.code for table in siege}
        seen, stored = [await table.all_that_is_seen() for table in siege], journals(database, codes)
        attack, began = Attack(server, siege), time.perf_counter()
        await attack.whole(MESSAGES)
        attack.seconds = time.perf_counter() - began
        assert [await table.all_that_is_seen() for table in siege] == seen
        assert journals(database, codes) == stored
        for table in matches if MESSAGES > 10_000 else matches[:1]:
            # Whatever could not be seen from outside would show now.
            await table.play(500, Random(1))
            info = (await table.all_that_is_seen())["host"]["table"]
            assert len(info["records"]) == 1
        return attack

    with serve(f"sqlite:///{database}", **GENEROUS) as server:
        try:
            done = asyncio.run(attack(server))
        finally:
            print(*mistakes(server.log), sep="\n")
        assert server.process is not None
        assert server.process.poll() is None
        assert done.sent >= MESSAGES
        assert server.stop() == 0
        assert mistakes(server.log) == []
    print(f"\n{done.sent:,} messages in {done.seconds:.1f} s ({done.sent / done.seconds:,.0f}/s)")
    print("answers:", dict(done.codes.most_common()))
