"""Sockets of a process that will be stopped: they look on, and then nobody reads them any more.

python benchmarks/dead_clients.py PORT WATCH_KEY …
"""

from __future__ import annotations

import asyncio
import sys

from light_client import connected


async def look_on(port: int, keys: list[str]) -> None:
    for key in keys:
        client = await connected(port, receive_buffer=4096)
        await client.ask("watch", key=key)
    print("ready", flush=True)
    await asyncio.sleep(3600)


if __name__ == "__main__":
    asyncio.run(look_on(int(sys.argv[1]), sys.argv[2:]))
