"""Matches that begin as a test needs them: their journal is written before the server starts."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bordspil.server import entries as e
from bordspil.server.store import Store
from bordspil.server.table import Table
from bordspil.server.tokens import Tokens
from bordspil.wire.messages import Settings
from tests.browser.person import Person

TABLE, CODE, HOST = "lucky-table", "LUCKYDAY", "lucky-host"


def store_match(
    database: str, game: str, seats: int, name: str, fits: Callable[[dict[str, Any]], bool]
) -> str:
    """Stores a match of seat 0 against bots whose first view fits; gives the token of the seat."""
    opened = e.Opened(
        at=0.0,
        code=CODE,
        watch_key="lucky-watch-key",
        game=game,
        seat_count=seats,
        options={},
        settings=Settings(pace=0.0),
    )
    journal: list[e.AnyEntry] = [
        opened,
        e.Joined(at=0.0, person=HOST, name=name),
        e.Sat(at=0.0, person=HOST, seat=0),
        *(e.BotSeated(at=0.0, seat=seat, bot="family") for seat in range(1, seats)),
    ]
    journal.append(next(start for start in starts() if fits(first_view([*journal, start]))))
    store = Store.opened(database)
    try:
        # The browser's driver has an event loop in this thread.
        with ThreadPoolExecutor(1) as aside:
            aside.submit(asyncio.run, append(store, journal)).result()
        return Tokens(store.secret()).make(TABLE, HOST)
    finally:
        store.close()


def starts() -> Iterator[e.Started]:
    """Beginnings of a match, each with another seed."""
    for number in itertools.count():
        yield e.Started(at=0.0, seed=number.to_bytes(32, "big").hex())


def first_view(journal: list[e.AnyEntry]) -> dict[str, Any]:
    """What seat 0 sees when the match has begun."""
    opened, *rest = journal
    assert isinstance(opened, e.Opened)
    table = Table(opened)
    for entry in rest:
        table.apply(entry)
    return table.running_match().view(0).as_data()


async def append(store: Store, journal: list[e.AnyEntry]) -> None:
    """Writes the journal; it is on the disk afterwards."""
    await store.append(TABLE, 0, [e.write_entry(entry) for entry in journal], status="running")


def take_seat(person: Person, token: str, game: str) -> None:
    """Lets a browser remember the seat, as if its owner had been there before, and goes back to it."""
    ticket = {"token": token, "code": CODE, "game": game, "when": 1_700_000_000_000}
    person.go()
    person.page.evaluate(
        "ticket => localStorage.bordspil = JSON.stringify("
        "{ ...JSON.parse(localStorage.bordspil), tickets: { [ticket.code]: ticket } })",
        ticket,
    )
    person.go()
    person.page.get_by_role("link", name=CODE).click()
