"""A process that appends and says what was acknowledged, to be killed: `python appender.py URL TABLES`."""

from __future__ import annotations

import asyncio
import os
import sys

from bordspil.server.store import Store


async def go_on(store: Store, table_id: str) -> None:
    kept = store.table(table_id)
    seq = len(kept.entries) if kept else 0
    while True:
        await store.append(table_id, seq, [f'{{"n":{seq}}}'.encode(), f'{{"n":{seq + 1}}}'.encode()])
        seq += 2
        # One write, so that the line is whole or not there.
        os.write(1, f"{table_id} {seq}\n".encode())


async def main(url: str, count: int) -> None:
    store = Store.opened(url)
    await asyncio.gather(*(go_on(store, f"table-{number}") for number in range(count)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
