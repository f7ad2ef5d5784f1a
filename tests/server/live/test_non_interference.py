"""Matches that differ only in what a seat can't know send that seat the same bytes, over real sockets.

Two servers run side by side with the same people at the same table. Before each move, the second match
becomes a copy of the first, with everything that the observed seat can't know dealt again. Then both get
moves that look the same to that seat (a choice that is still secret may be any other, and may be changed).
What the seat and a spectator receive must be identical.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.match.match import Match
from bordspil.server.app import App, make_app
from bordspil.server.live import live_table, registry, requests
from bordspil.server.live.live_table import LiveTable
from bordspil.server.ops.config import Config


class World:
    """A server with one table, a socket for each seat and one for a spectator."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.sockets: list[ClientConnection] = []
        self.ids = itertools.count()
        # The last answer, without its id.
        self.answer: dict[str, Any] = {}

    @property
    def live(self) -> LiveTable:
        return next(iter(self.app.registry.tables.values()))

    @property
    def match(self) -> Match:
        match = self.live.table.match
        assert match is not None
        return match

    async def ask(self, place: int, **message: Any) -> list[str]:
        """Send a message; return everything that came before its answer."""
        number = next(self.ids)
        await self.sockets[place].send(json.dumps({"id": number, **message}))
        heard: list[str] = []
        async with asyncio.timeout(10):
            while True:
                frame = str(await self.sockets[place].recv())
                answer = json.loads(frame)
                if answer.get("id") == number:
                    assert answer["type"] != "error", answer
                    if answer["type"] == "welcome":
                        self.last_welcome = answer
                    self.answer = {**answer, "id": 0}
                    return heard
                heard.append(frame)

    async def heard(self, place: int) -> list[str]:
        """Everything a socket has received by now."""
        return await self.ask(place, type="ping")


@contextlib.asynccontextmanager
async def world(
    folder: Path, url: str, game: str, seats: int, options: dict[str, Any]
) -> AsyncIterator[World]:
    config = replace(Config(), database=url, messages_per_second=1e6, busy_lag=60.0, overload_lag=60.0)
    app = make_app(config)
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, ws="websockets-sansio", log_level="critical", lifespan="on")
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    made = World(app)
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(seats + 1):
            made.sockets.append(await stack.enter_async_context(connect(f"ws://127.0.0.1:{port}/ws")))
        await made.ask(0, type="open", game=game, name="P0", seat_count=seats, seat=0, options=options)
        code = made.last_welcome["table"]["code"]
        key = made.last_welcome["table"]["watch_key"]
        for seat in range(1, seats):
            await made.ask(seat, type="join", code=code, name=f"P{seat}", seat=seat)
        await made.ask(seats, type="watch", key=key)
        await made.ask(0, type="start")
        try:
            yield made
        finally:
            server.should_exit = True
            await serving


def mirror(first: Match, second: Match) -> None:
    """Make the second match a copy of the first."""
    second._seed = first._seed
    second._state = first._state.clone()
    second._events = list(first._events)
    second._moves = list(first._moves)
    second._settled = first._settled
    second._chances = first._chances
    second._load_chance()


def other_hidden_state(match: Match, seat: int, mover: int, move: Move, rng: Rng) -> tuple[Any, Move] | None:
    """A state that differs in what a seat can't know, and a move that looks the same to it, if any."""
    for _ in range(12):
        state = match.game.sample_state(match.view(seat), rng)
        if match.game.name == "sushi-go":
            # Choices about to be revealed must be the same; the hands behind them may differ.
            for other in range(match.seat_count):
                chosen = match.view(other).chosen  # type: ignore[attr-defined]
                if other not in (seat, mover) and chosen is not None and chosen in state.legal_moves(other):
                    state.play(other, chosen, Rng.from_seed("unused"))
        made = move
        if len(match.due()) > 1 and mover != seat and mover in match.due():
            # Nobody sees this choice yet.
            made = state.legal_moves(mover)[rng.below(len(state.legal_moves(mover)))]
        elif move not in state.legal_moves(mover):
            continue
        if looks_the_same(match, state, seat, mover, move, made):
            return state, made
    return None


def looks_the_same(  # noqa: PLR0917
    match: Match, state: Any, seat: int, mover: int, move: Move, made: Move
) -> bool:
    """Whether neither chance nor a reveal shows the seat a difference."""
    after = []
    for each, played in ((match._state.clone(), move), (state.clone(), made)):
        rng = Rng.from_seed("ahead")
        before = rng.key()
        each.play(mover, played, rng)
        view = each.view(seat)
        public_chance = rng.key() != before and match.game.name != "sequence"
        after.append((getattr(view, "hand", ()), each.outcome() is None, not public_chance))
        revealed = [getattr(place, "tray", ()) for place in getattr(view, "places", ())]
        after[-1] += (revealed if match.game.name == "sushi-go" else (),)  # type: ignore[assignment]
    return bool(after[0] == after[1] and after[0][1] and after[0][2])


GAMES = [
    ("sushi-go", 2, {}),
    ("sushi-go", 4, {"both_ways": True}),
    ("sushi-go", 2, {"invisible": True}),
    ("sushi-roll", 3, {}),
    ("sequence", 2, {}),
    ("sequence", 4, {"draw_yourself": True}),
]


# Pieces to ask about: some of them are in hidden hands.
PIECES = {
    "sushi-go": ["card:tempura", "card:chopsticks", "plate:1:maki", "mat:0", "mat:1", "deck"],
    "sushi-roll": ["die:egg"],
    "sequence": ["card:JS", "card:7H", "cell:57", "deck", "discard", "mat:1"],
}


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_seat_never_receives_what_it_cannot_know(
    game: str, seats: int, options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(compare(game, seats, options, tmp_path, monkeypatch))


async def compare(
    game: str, seats: int, options: dict[str, Any], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def same_ids() -> None:
        # Ids are random; with the same ids on both servers, whole messages can be compared.
        numbers = itertools.count()
        for module in (registry, live_table, requests):
            monkeypatch.setattr(module, "new_id", lambda: f"id-{next(numbers):012}")
        monkeypatch.setattr(registry, "new_code", lambda: "ABCDEFGH")

    same_ids()
    async with world(folder, f"sqlite:///{folder}/a.db", game, seats, options) as first:
        same_ids()
        async with world(folder, f"sqlite:///{folder}/b.db", game, seats, options) as second:
            rng = Rng.from_seed(f"{game} {seats}")
            monkeypatch.setattr(live_table, "new_id", lambda: "id-of-the-record")
            await synchronize(first, second)
            hidden = compared = 0
            while not first.match.is_over:
                for mover in first.match.due():
                    if mover not in first.match.due() or first.match.is_over:
                        continue
                    seat = (first.match.turn + mover + 1) % seats
                    moves = first.match.view(mover).legal_moves
                    move = moves[rng.below(len(moves))]
                    mirror(first.match, second.match)
                    made = move
                    if (found := other_hidden_state(first.match, seat, mover, move, rng)) is not None:
                        second.match._state, made = found
                        hidden += 1
                    for piece in PIECES[game]:
                        for place in (seat, seats):
                            for each in (first, second):
                                await each.ask(place, type="ask_about", piece=piece)
                            assert first.answer == second.answer
                    turn = first.match.turn
                    await first.ask(mover, type="play", move=str(move), turn=turn)
                    if str(made) != str(move):
                        again = second.match._state.legal_moves(mover)
                        await second.ask(mover, type="play", move=str(again[0]), turn=turn)
                    await second.ask(mover, type="play", move=str(made), turn=turn)
                    for place in {seat, seats} - {mover}:
                        received = await first.heard(place), await second.heard(place)
                        assert received[0] == received[1]
                        compared += len(received[0])
                    await synchronize(first, second)
            assert hidden > (20 if game != "sushi-roll" else 0)
            assert compared > 20


async def synchronize(first: World, second: World) -> None:
    """Continue the second world from where the first is, as if everyone had received the same."""
    mirror(first.match, second.match)
    for place in range(len(first.sockets)):
        await first.heard(place)
        await second.heard(place)
    second.live.table.witnessed = list(first.live.table.witnessed)
    for seat, audience in second.live.broadcast.audiences.items():
        audience.last_view = first.live.broadcast.audiences[seat].last_view
