"""Live tables over HTTP: public tables, what a code leads to, score pads, a person's own data."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bordspil.server.errors import NoSuchTable
from bordspil.server.http.exchange import address_of, as_json, charge, download, language_of
from bordspil.server.http.pad_csv import pad_csv
from bordspil.server.http.records import HEAVY
from bordspil.server.http.services import Services
from bordspil.server.live.live_table import LiveTable
from bordspil.server.tables.identifiers import read_code
from bordspil.server.tables.summary import table_summary


class TableEndpoints:
    """Tables by code or token."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.limits = services.limits

    async def tables(self, request: Request) -> Response:
        """The public tables."""
        charge(request, self.limits)
        return as_json({"tables": await self.services.registry.public_tables()})

    async def table(self, request: Request) -> Response:
        """What a code leads to, for people who haven't joined yet."""
        live = self.by_code(request)
        if live is None:
            raise NoSuchTable("there is no table with this code", reason="no-such-table")
        return uncached(as_json(await live.read(lambda: table_summary(live.table))))

    async def pad(self, request: Request) -> Response:
        """A score pad as CSV, for everyone who has its link."""
        live = self.by_code(request)
        if live is None or live.table.pad is None:
            raise NoSuchTable("there is no score pad with this code", reason="no-such-pad")
        text = await live.read(lambda: pad_csv(live.table.written_pad()))
        return uncached(download(Response(text, media_type="text/csv"), f"bordspil-{live.table.code}.csv"))

    async def export(self, request: Request) -> Response:
        """Everything stored about a table that the person may see: `Authorization: Bearer TOKEN`."""
        charge(request, self.limits, HEAVY)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        live, person = self.services.registry.by_token(token if scheme.lower() == "bearer" else "")
        language, store = language_of(request), self.services.store
        exported = await live.read(lambda: live.broadcast.exported(person, language))
        records = await store.in_thread(store.records, live.id)
        response = as_json({**exported, "records": [msgspec.Raw(record.body.encode()) for record in records]})
        return uncached(download(response, "bordspil-table.json"))

    def by_code(self, request: Request) -> LiveTable | None:
        """The table of the requested code; wrong codes count as guesses, as on the sockets."""
        charge(request, self.limits)
        now = asyncio.get_running_loop().time()
        account = self.limits.account(address_of(request), now)
        if account is not None:
            account.check_guesses(now)
        live = self.services.registry.by_code.get(read_code(request.path_params["code"]))
        if live is None and account is not None:
            account.guesses.take(now)
        return live


def uncached(response: Response) -> Response:
    """Forbid browsers and proxies to cache a response."""
    response.headers["cache-control"] = "no-store"
    return response
