"""Several people on real sockets do anything in any order, and everyone must see what a small model predicts.

`make test` does a few short runs on each database, `make fuzz` more and longer ones.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from typing import Any

import sqlalchemy as sa
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from bordspil.match.record import Record
from bordspil.match.replay import verify
from tests.server.clients.scripted import ScriptedClient, connect_client
from tests.server.live.model import FAR, Model, Seat, plain
from tests.server.server_process import DIRECT, ServerProcess, serve

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "4"))
STEPS = int(os.environ.get("FUZZ_STEPS", "30"))
PATIENCE = 20.0
MOST_PEOPLE = 4
GAMES = {"sushi-go": (2, 3), "sushi-roll": (2, 3), "high-card": (2, 3)}
GENEROUS = {
    "messages_per_second": 1e6, "burst": 1_000_000, "busy_lag": 30, "overload_lag": 60,
    "max_tables_per_address": 9999,
}  # fmt: skip

who = st.integers(0, 7)
seat = st.integers(0, 3)
names = st.sampled_from(["Anna", "Jón", "Þórdís"])


LOOKS = ("name", "face", "colour")


class Client:
    """A socket, and the state put together from its messages as the protocol says."""

    def __init__(self, socket: ScriptedClient, welcome: dict[str, Any]) -> None:
        self.socket = socket
        self.person: str | None = welcome["person"]
        self.token: str | None = welcome["token"]
        self.table, self.seat, self.view = welcome["table"], welcome["seat"], welcome["view"]
        self.match, self.number = welcome["match"], welcome["number"]
        # Only a client that was there from the first event has all of them.
        self.events: list[Any] | None = list(welcome["events"])
        self.catch_up()

    def catch_up(self) -> None:
        """Take in new messages."""
        messages, self.socket.updates = self.socket.updates, []
        for message in messages:
            if message["type"] == "table":
                if message["seat"] != self.seat:
                    self.events = None
                self.table, self.seat = message["table"], message["seat"]
            elif message["type"] == "update":
                self.update(message)

    def update(self, message: dict[str, Any]) -> None:
        """Take in an update of the match."""
        if message["match"] != self.match:
            self.match, self.events = message["match"], []
            assert message["whole"]
        self.view = message["changes"] if message["whole"] else {**self.view, **message["changes"]}
        self.number = message["number"]
        if self.events is not None:
            self.events += message["events"]


class People(RuleBasedStateMachine):
    """People at one table of a running server."""

    server: ServerProcess
    engine: sa.Engine
    # For all runs together: a restart takes a second or more.
    restarts_left = 1 + EXAMPLES // 5

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.clients: list[Client] = []
        self.tokens: dict[str, str] = {}
        self.checked = 0

    def teardown(self) -> None:
        for client in self.clients:
            self.run(client.socket.close())
        self.loop.close()

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    # Sockets.

    def enter(self, **first: Any) -> Client:
        """Add a socket at the table."""
        socket = self.run(connect_client(self.server.ws))
        welcome = self.run(socket.ask(**first))
        assert welcome["type"] == "welcome", welcome
        client = Client(socket, welcome)
        self.clients.append(client)
        if client.person is None:
            self.model.spectators += 1
        else:
            assert client.token is not None
            self.tokens[client.person] = client.token
            self.model.sockets[client.person] = self.model.sockets.get(client.person, 0) + 1
        return client

    def gone(self, client: Client) -> None:
        """Remove a socket."""
        self.clients.remove(client)
        if client.person is None:
            self.model.spectators -= 1
        else:
            self.model.sockets[client.person] -= 1

    def seated_socket(self, number: int) -> Client | None:
        people = [client for client in self.clients if client.person is not None]
        return people[number % len(people)] if people else None

    @initialize(game=st.sampled_from(sorted(GAMES)), count=st.integers(2, 3), name=names)
    def open(self, game: str, count: int, name: str) -> None:
        self.model = Model(game, [Seat() for _ in range(count)])
        self.tokens.clear()
        client = self.enter(
            type="open", game=game, name=name, seat_count=count, seat=0, settings=self.settings(FAR, True)
        )
        assert client.person is not None
        self.table_id = self.tokens[client.person].partition(":")[0]
        self.code, self.key = client.table["code"], client.table["watch_key"]
        self.model.join(client.person, name)
        self.model.seats[0] = Seat(person=client.person)
        self.check()

    def settings(self, grace: float, memory_aid: bool) -> dict[str, Any]:
        return {"grace": grace, "memory_aid": memory_aid, "pace": 0, "stand_in": "family"}

    @rule(name=names)
    def join(self, name: str) -> None:
        if len(self.model.names) >= MOST_PEOPLE:
            return
        client = self.enter(type="join", code=self.code, name=name)
        assert client.person is not None
        self.model.join(client.person, name)
        self.check()

    @rule()
    def watch(self) -> None:
        if self.model.spectators < 2:
            self.enter(type="watch", key=self.key)
            self.check()

    @rule(number=who)
    def disconnect(self, number: int) -> None:
        if not self.clients:
            return
        client = self.clients[number % len(self.clients)]
        self.run(client.socket.close())
        self.gone(client)
        self.check()

    @rule(number=who)
    def come_back_or_open_a_second_tab(self, number: int) -> None:
        people = list(self.model.names)
        if people:
            self.enter(type="return", token=self.tokens[people[number % len(people)]])
            self.check()

    @rule(number=who)
    def leave(self, number: int) -> None:
        client = self.seated_socket(number)
        if client is None:
            return
        assert self.run(client.socket.ask("leave"))["type"] == "done"
        for other in [each for each in self.clients if each.person == client.person]:
            self.run(other.socket.reader)
            assert other.socket.ending == (1000, "left", ["left"])
            self.run(other.socket.close())
            self.clients.remove(other)
        assert client.person is not None
        self.model.leave(client.person)
        self.check()

    # Commands.

    def command(self, number: int, kind: str, **asked: Any) -> None:
        """Send a command, which must be carried out or refused as the model predicts."""
        client = self.seated_socket(number)
        if client is None:
            return
        assert client.person is not None
        refusal = self.model.refusal(client.person, kind, **asked)
        answer = self.run(client.socket.ask(kind, **asked))
        assert answer.get("reason") == refusal, (answer, refusal)
        if refusal is None:
            assert answer["type"] == "done", answer
            self.model.do(client.person, kind, **asked)
        self.check()

    @rule(number=who, seat=seat)
    def sit(self, number: int, seat: int) -> None:
        self.command(number, "sit", seat=seat)

    @rule(number=who)
    def stand(self, number: int) -> None:
        self.command(number, "stand")

    @rule(number=who, name=names)
    def rename(self, number: int, name: str) -> None:
        self.command(number, "rename", name=name)

    @rule(number=who, seat=seat, bot=st.sampled_from(["first-time", "family"]))
    def seat_bot(self, number: int, seat: int, bot: str) -> None:
        self.command(number, "seat_bot", seat=seat, bot=bot)

    @rule(number=who, seat=seat)
    def clear(self, number: int, seat: int) -> None:
        self.command(number, "clear", seat=seat)

    @rule(number=who, a=seat, b=seat)
    def swap(self, number: int, a: int, b: int) -> None:
        self.command(number, "swap", a=a, b=b)

    @rule(number=who, other=who)
    def make_host(self, number: int, other: int) -> None:
        people = [*self.model.names, "nobody"]
        self.command(number, "make_host", person=people[other % len(people)])

    @rule(
        number=who,
        game=st.sampled_from([None, *sorted(GAMES)]),
        count=st.integers(2, 3),
        grace=st.sampled_from([0.0, FAR]),
        memory_aid=st.booleans(),
    )
    def configure(self, number: int, game: str | None, count: int, grace: float, memory_aid: bool) -> None:
        if game is None:
            game, count = self.model.game, len(self.model.seats)
        self.command(
            number, "configure", game=game, seat_count=count, settings=self.settings(grace, memory_aid)
        )

    @rule()
    def the_host_fills_the_seats_with_bots_and_starts(self) -> None:
        # A closed table has no host, and spectators have no person.
        people = [client for client in self.clients if client.person is not None]
        host = [number for number, client in enumerate(people) if client.person == self.model.host]
        if host and not self.model.is_running:
            number = host[0]
            for seat, holder in enumerate(self.model.seats):
                if holder.is_free:
                    self.command(number, "seat_bot", seat=seat, bot="family")
            self.command(number, "start")

    @rule(number=who)
    def start(self, number: int) -> None:
        self.command(number, "start")

    # Playing.

    @rule(number=who, choice=st.integers(0, 20))
    def play_or_change_a_pick(self, number: int, choice: int) -> None:
        client = self.seated_socket(number)
        if client is not None and self.model.is_running:
            self.move(client, choice)
            self.check()

    def move(self, client: Client, choice: int) -> None:
        """Make a move that is legal in the model's match; without one, expect a refusal."""
        own, match = self.model.seat_of(client.person), self.model.match
        assert match is not None
        if own is None:
            assert self.run(client.socket.ask("play", move="x", turn=0))["reason"] == "seat-only"
            return
        legal = match.view(own).legal_moves
        move = str(legal[choice % len(legal)]) if legal else "nothing"
        answer = self.run(client.socket.ask("play", move=move, turn=match.turn))
        assert answer["type"] == ("done" if legal else "error"), answer
        if legal:
            # An acknowledged move must already be in the journal.
            self.model.read(self.journal(self.model.entries))
            assert self.model.last_moves[own] == move

    @rule(moves=st.integers(3, 12), choice=st.integers(0, 20))
    def everyone_plays_on(self, moves: int, choice: int) -> None:
        for number in range(moves):
            self.settle()
            due = self.model.match.due() if self.model.is_running and self.model.match else ()
            players = [client for client in self.clients if self.model.seat_of(client.person) in due]
            if not players:
                break
            self.move(players[number % len(players)], choice + number)
        self.check()

    # Restarting and closing.

    @rule(really=st.integers(0, 3))
    def the_server_stops_and_starts(self, really: int) -> None:
        if really or not type(self).restarts_left:
            return
        type(self).restarts_left -= 1
        before = self.clients
        assert self.server.stop() == 0
        for client in before:
            self.run(client.socket.reader)
            assert client.socket.ending == (1012, "stopping", ["stopping"])
            self.run(client.socket.close())
        self.clients, self.model.spectators = [], 0
        self.model.sockets.clear()
        self.server.start()
        for client in before:
            if client.person is None:
                again = self.enter(type="watch", key=self.key)
            else:
                again = self.enter(type="return", token=client.token)
            for seat, same in zip(client.table["seats"], again.table["seats"], strict=True):
                assert [seat[key] for key in LOOKS] == [same[key] for key in LOOKS]
            self.check()

    @rule(number=who, really=st.integers(0, 5))
    def close(self, number: int, really: int) -> None:
        client = self.seated_socket(number)
        if client is None or really:
            return
        if client.person != self.model.host:
            assert self.run(client.socket.ask("close"))["reason"] == "host-only"
            return
        self.run(client.socket.send('{"type": "close", "id": 1}'))
        for each in self.clients:
            self.run(each.socket.reader)
            assert each.socket.ending == (1000, "closed", ["closed"])
            self.run(each.socket.close())
        self.clients = []
        assert self.journal(0) == []
        self.open("sushi-go", 2, "Anna")

    # Checks.

    def journal(self, since: int) -> list[dict[str, Any]]:
        """The table's journal from an entry on."""
        lines = sa.text("SELECT entry FROM journal WHERE table_id = :id AND seq >= :seq ORDER BY seq")
        with self.engine.connect() as connection:
            found = connection.scalars(lines, {"id": self.table_id, "seq": since})
            return [json.loads(entry) for entry in found]

    def settle(self) -> None:
        """Wait until the bots have played."""
        until = time.monotonic() + PATIENCE
        while True:
            self.model.pass_host_on()
            self.model.read(self.journal(self.model.entries))
            if self.model.is_waiting:
                return
            assert time.monotonic() < until, "the bots have stopped playing"
            self.run(asyncio.sleep(0.005))

    def check(self) -> None:
        """Wait until everyone sees what the model predicts."""
        until = time.monotonic() + PATIENCE
        while True:
            self.settle()
            problem = self.difference()
            if problem is None:
                break
            assert time.monotonic() < until, problem
            self.run(asyncio.sleep(0.01))
        self.check_second_device()
        for record in self.model.records[self.checked :]:
            self.check_record(record)
        self.checked = len(self.model.records)

    def difference(self) -> str | None:
        """The first difference between what someone sees and the model."""
        info, model = self.model.info(), self.model
        for client in self.clients:
            self.run(client.socket.ask("ping"))
            client.catch_up()
            seat = model.seat_of(client.person)
            assert_all_look_different(client.table)
            seen = without_looks({key: client.table[key] for key in info}, info["names"])
            pairs = {
                "table": (seen, info),
                "seat": (client.seat, seat),
                "match": (client.match, model.matches),
                "view": (client.view, model.view(seat)),
                "number": (client.number, len(model.events(seat))),
                "events": (client.events, model.events(seat) if client.events is not None else None),
            }
            for what, (real, wanted) in pairs.items():
                if real != wanted:
                    return f"{what} of {client.person} is {real}, not {wanted}"
        return None

    def check_second_device(self) -> None:
        """Check that a second device sees the same, with all events."""
        people = [client for client in self.clients if client.person is not None]
        if not people:
            return
        client = people[self.model.entries % len(people)]
        seat = self.model.seat_of(client.person)

        async def look() -> dict[str, Any]:
            socket = await connect_client(self.server.ws)
            try:
                return await socket.ask("return", token=client.token, language="is")
            finally:
                await socket.close()

        welcome = self.run(look())
        assert welcome["table"] == client.table
        assert (welcome["seat"], welcome["view"]) == (seat, client.view)
        assert welcome["events"] == self.model.events(seat)
        assert len(welcome["words"]) == len(welcome["events"])

    def check_record(self, record: str) -> None:
        """Check that the record of a finished match verifies and has the scores everyone has seen."""
        with DIRECT.open(f"{self.server.url}/api/records/{record}", timeout=PATIENCE) as answer:
            body = answer.read().decode()
        found = Record.from_json(body)
        assert verify(found) == []
        if record == self.model.records[-1]:
            assert self.model.match is not None
            assert self.model.match.outcome is not None
            assert found.outcome == plain(self.model.match.outcome.as_data())


def assert_all_look_different(table: dict[str, Any]) -> None:
    """No two seats, and no two people, have the same name or colour; people in seats look like themselves."""
    seats, people = table["seats"], {person["person"]: person for person in table["people"]}
    for group in ([seat for seat in seats if seat["name"]], people.values()):
        for key in ("name", "colour"):
            assert len({each[key] for each in group}) == len(group), (key, group)
    bots = [seat for seat in seats if seat["name"] and not seat["person"]]
    assert len({bot["face"] for bot in bots}) == len(bots)
    assert not {bot["name"] for bot in bots} & {person["name"] for person in people.values()}
    for seat in seats:
        if seat["person"]:
            person = people[seat["person"]]
            assert [seat[key] for key in LOOKS] == [person[key] for key in LOOKS]


def without_looks(table: dict[str, Any], names: list[str | None]) -> dict[str, Any]:
    """The part of the table that the model predicts: no faces, and no names of bots."""

    def without(things: list[dict[str, Any]], *keys: str) -> list[dict[str, Any]]:
        return [{key: value for key, value in thing.items() if key not in keys} for thing in things]

    seen = [None if right is None else name for name, right in zip(table["names"], names, strict=False)]
    seats, people = without(table["seats"], *LOOKS), without(table["people"], "face", "colour")
    return {**table, "names": seen, "seats": seats, "people": people}


def test_everyone_sees_what_the_model_predicts(store_url: str) -> None:
    with serve(store_url, **GENEROUS) as server:
        url = store_url.replace("postgresql://", "postgresql+psycopg://")
        engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
        machine = type("PeopleHere", (People,), {"server": server, "engine": engine})
        run_state_machine_as_test(
            machine,
            # Deals and bots differ from run to run, so failures can't be shrunk.
            settings=settings(max_examples=EXAMPLES, stateful_step_count=STEPS, phases=[Phase.generate]),
        )
        engine.dispose()
        assert server.stop() == 0
        assert '"level": "error"' not in server.log, server.log
