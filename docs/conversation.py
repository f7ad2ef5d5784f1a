"""Write the conversation in docs/protocol.md: `python docs/conversation.py`.

Two people and a spectator play a match of High Card on a real server. The messages are shown as they were
sent, except that secrets and random ids get readable names.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PAGE = Path(__file__).parent / "protocol.md"
TOYS = Path(__file__).parents[1] / "tests" / "toys"
BEGIN, END = "<!-- conversation: docs/conversation.py -->", "<!-- end of the conversation -->"
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))


@contextlib.contextmanager
def server() -> Iterator[int]:
    """Run a server and give its port."""
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        # If another program takes the port in between, run this again.
        command = [sys.executable, "-m", "bordspil", "serve", f"--port={port}"]
        process = subprocess.Popen(
            [*command, f"--database=sqlite:///{folder}/tables.db"],
            env={**os.environ, "BORDSPIL_GAMES": str(TOYS), "BORDSPIL_LANG": "en"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield port
        finally:
            process.terminate()
            process.wait(30)


async def ready(port: int) -> None:
    """Wait until the server answers."""
    async with asyncio.timeout(30):
        while True:
            with contextlib.suppress(OSError):
                await asyncio.to_thread(DIRECT.open, f"http://127.0.0.1:{port}/ready", None, 5)
                return
            await asyncio.sleep(0.1)


class ScriptedClient:
    """A client that adds every message to the script, in order."""

    def __init__(self, name: str, port: int, script: list[str]) -> None:
        self.name, self.port, self.script = name, port, script
        self.ids = 0
        self.view: dict[str, Any] = {}
        self.socket: ClientConnection | None = None

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return its answer, after reading what comes before it."""
        if self.socket is None:
            self.socket = await connect(f"ws://127.0.0.1:{self.port}/ws", compression=None, proxy=None)
        self.ids += 1
        message = {"type": type, "id": self.ids, **fields}
        self.script.append(f"{self.name} → {json.dumps(message, ensure_ascii=False)}")
        await self.socket.send(json.dumps(message))
        return await self.hear(self.ids)

    async def hear(self, id: int | None = None) -> dict[str, Any]:
        """Return the next message or, with an id, the answer to that message."""
        assert self.socket is not None
        while True:
            async with asyncio.timeout(10):
                message: dict[str, Any] = json.loads(await self.socket.recv())
            self.script.append(f"{self.name} ← {json.dumps(message, ensure_ascii=False)}")
            self.view |= message.get("changes") or message.get("view") or {}
            if id is None or message.get("id") == id:
                return message

    async def hear_all(self) -> None:
        """Read until nothing more comes."""
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while self.socket is not None:
                async with asyncio.timeout(0.3):
                    await self.hear()


async def talk(port: int) -> list[tuple[str, list[str]]]:
    """Play the match and return the conversation in chapters."""
    await ready(port)
    script: list[str] = []
    chapters: list[tuple[str, list[str]]] = []
    ann, bob, eve = (ScriptedClient(name, port, script) for name in ("Ann", "Bob", "Eve"))

    async def chapter(title: str) -> None:
        for each in (ann, bob, eve):
            await each.hear_all()
        chapters.append((title, script.copy()))
        script.clear()

    table = {"game": "high-card", "seat_count": 2, "options": {"cards": 1}}
    opened = await ann.say("open", name="Ann", seat=0, language="en", **table)
    await chapter("Ann opens a table and takes the first seat.")
    await bob.say("join", code=opened["table"]["code"], name="Bob")
    await bob.say("sit", seat=0)
    await bob.say("sit", seat=1)
    await chapter("Bob joins with the code. The first seat is taken, so he takes the second.")
    await eve.say("watch", key=opened["table"]["watch_key"])
    await chapter("Eve watches with the spectator link.")
    await bob.say("start")
    await ann.say("start")
    await chapter("Only the host may start. Everyone gets their own whole view.")
    await ann.say("play", move="21", turn=0)
    await ann.say("play", move=ann.view["legal_moves"][0], turn=0)
    await chapter("Ann is due. There is no card 21; everyone sees the right move before `done` arrives.")
    assert bob.socket is not None
    await bob.socket.close()
    bob.socket = None
    await ann.hear_all()
    script.clear()
    token = next(each for each in bobs(chapters) if each["type"] == "welcome")["token"]
    await bob.say("return", token=token, match=1, seen=2)
    await chapter("Bob’s connection broke after two events. He returns and gets the view and what he missed.")
    await bob.say("play", move=bob.view["legal_moves"][0], turn=1)
    await chapter("Bob plays and the match is over: its seed is revealed and its record has an address.")
    await bob.say("leave")
    await chapter("Bob leaves.")
    return chapters


def bobs(chapters: list[tuple[str, list[str]]]) -> Iterator[dict[str, Any]]:
    """The messages that Bob has received."""
    for _, lines in chapters:
        for line in lines:
            if line.startswith("Bob ← "):
                yield json.loads(line.removeprefix("Bob ← "))


def without_repeats(chapters: list[tuple[str, list[str]]]) -> list[tuple[str, list[str]]]:
    """The conversation without `table` messages that repeat an earlier one."""
    shown: set[str] = set()
    kept: list[tuple[str, list[str]]] = []
    for title, lines in chapters:
        rest = []
        for line in lines:
            message = json.loads(line.split(" ", 2)[2])
            table = json.dumps(message.get("table")) if "table" in message else ""
            if message["type"] != "table" or table not in shown:
                rest.append(line)
            shown.add(table)
        kept.append((title, rest))
    return kept


def tidied(chapters: list[tuple[str, list[str]]]) -> str:
    """The conversation as Markdown, with readable names for random ids and secrets."""
    shown = without_repeats(chapters)
    text = "\n\n".join(f"**{title}**\n\n```text\n" + "\n".join(lines) + "\n```" for title, lines in shown)
    for pattern, name in (
        (r'"token": "([^"]+)"', "token-{}-which-is-secret"),
        (r'"watch_key": "([^"]+)"', "watch-key-{}"),
        (r'"(?:person|host)": "([^"]+)"', "person-{}"),
        (r'"records": \["([^"]+)"', "record-{}"),
        (r'"code": "([A-Z0-9-]{4,})"', "TABLE-CODE"),
    ):
        for number, secret in enumerate(dict.fromkeys(re.findall(pattern, text)), 1):
            text = text.replace(secret, name.format(number))
    return text


def main() -> None:
    """Play the match and write the page."""
    with server() as port:
        conversation = tidied(asyncio.run(talk(port)))
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n\n{conversation}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
