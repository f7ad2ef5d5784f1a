"""A process that appends, reports acknowledgements and gets killed: `python appender.py URL TABLES LAST`.

It kills itself right after the LAST acknowledgement: the worst moment if that came too early.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import sys
from collections.abc import Iterator

from bordspil.server.store.store import Store


async def keep_appending(store: Store, table_id: str, count: Iterator[int], last: int) -> None:
    kept = store.table(table_id)
    seq = len(kept.entries) if kept else 0
    while True:
        await store.append(table_id, seq, [f'{{"n":{seq}}}'.encode(), f'{{"n":{seq + 1}}}'.encode()])
        seq += 2
        # A single write, so that the line is whole or missing.
        os.write(1, f"{table_id} {seq}\n".encode())
        if next(count) == last:
            os.kill(os.getpid(), signal.SIGKILL)


async def main(url: str, tables: int, last: int) -> None:
    store = Store.opened(url)
    count = itertools.count(1)
    await asyncio.gather(*(keep_appending(store, f"table-{number}", count, last) for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
