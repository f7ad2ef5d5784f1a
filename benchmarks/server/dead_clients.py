"""Spectators in a process that is then stopped (SIGSTOP), so that nobody reads their sockets any more.

python -m benchmarks.server.dead_clients PORT WATCH_KEY …
"""

from __future__ import annotations

import asyncio
import sys

from benchmarks.server.light_client import connected


async def watch(port: int, keys: list[str]) -> None:
    for key in keys:
        client = await connected(port, receive_buffer=4096)
        await client.ask("watch", key=key)
    print("ready", flush=True)
    await asyncio.sleep(3600)


if __name__ == "__main__":
    asyncio.run(watch(int(sys.argv[1]), sys.argv[2:]))
