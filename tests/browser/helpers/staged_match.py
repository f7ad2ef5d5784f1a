"""Tables in the middle of a match, written into the database before the server starts, to test rare turns."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from bordspil.games import find_game
from bordspil.match.match import Match
from bordspil.server.live.tokens import Tokens
from bordspil.server.store.store import Status, Store, StoredRecord
from bordspil.server.tables import entries as e
from bordspil.server.tables.identifiers import distinct_name, new_code, new_id
from bordspil.wire.messages import Settings
from tests.browser.helpers.person import Person
from tests.browser.helpers.playing import is_due, play
from tests.server.clients import Talk

# No stand-ins for absent players, and bots without a pause.
QUIET = Settings(grace=None, pace=0)
LAST_ROUND = 3
LAST_CHOICE = 2

Wanted = Callable[[Match], bool]
Choose = Callable[[Match, int, random.Random], str]


def any_move(match: Match, seat: int, rng: random.Random) -> str:
    """Any legal move."""
    return str(rng.choice(match.view(seat).legal_moves))


def before_the_end(match: Match) -> bool:
    """Whether both players have the last choice in a match of Sushi Go!."""
    view = match.view(0).as_data()
    is_last = view["round"] == LAST_ROUND and len(view["hand"]) == LAST_CHOICE
    return bool(is_last) and match.due() == (0, 1)


@dataclass(frozen=True)
class Scene:
    """A match with a seed, played at random until a condition holds."""

    seed: int
    wanted: Wanted
    names: Sequence[str] = ("Anna", "Birta")
    bots: int = 0
    game: str = "sequence"
    options: dict[str, Any] = field(default_factory=dict)
    choose: Choose = any_move

    @property
    def seats(self) -> int:
        """The number of seats: people first, then bots."""
        return len(self.names) + self.bots

    @property
    def recorded_names(self) -> list[str]:
        """The names of the seats, as a record has them."""
        names = list(self.names)
        for _ in range(self.bots):
            names.append(distinct_name("family", names))
        return names

    @property
    def secret(self) -> bytes:
        """The seed as the server stores it."""
        return self.seed.to_bytes(32, "big")

    def played(self) -> tuple[Match, list[tuple[int, int, str]]]:
        """The match, and the seat, turn and text of each move so far."""
        rng = random.Random(self.seed)
        moves: list[tuple[int, int, str]] = []
        game = find_game(self.game)
        options = game.check_options(self.seats, self.options)
        match = Match(game, self.seats, options, seed=self.secret, names=self.recorded_names)
        while not self.wanted(match):
            assert not match.is_over, f"seed {self.seed} never leads to this"
            seat = match.due()[0]
            moves.append((seat, match.turn, self.choose(match, seat, rng)))
            match.submit(seat, moves[-1][2])
        return match, moves


@dataclass(frozen=True)
class StagedTable:
    """A table in the database: its code, and the token of each player."""

    code: str
    watch_key: str
    game: str
    tokens: dict[str, str]

    def go(self, person: Person) -> None:
        """Return a person to their seat, as if they had been here before."""
        ticket = {"token": self.tokens[person.name], "code": self.code, "game": self.game, "when": 1}
        kept = {"name": person.name, "tempo": "quick", "tickets": {self.code: ticket}}
        person.context.add_init_script(f"localStorage.bordspil = {json.dumps(json.dumps(kept))}")
        person.go(f"/t/{self.code}")


def play_the_last_turn(table: StagedTable, birta: Person, anna: Talk) -> None:
    """After `before_the_end`: Birta makes the last choice in the browser, then Anna over her socket."""
    table.go(birta)
    birta.wait(lambda: is_due(birta), "the last turn")
    assert birta.view is not None
    play(birta, birta.view["legal_moves"][0])
    view = anna.ask("return", token=table.tokens["Anna"])["view"]
    assert anna.ask("play", move=view["legal_moves"][0], turn=view["turn"])["type"] == "done"


def stage(database: str, scenes: dict[str, Scene]) -> dict[str, StagedTable]:
    """Write tables into a database that no server uses yet."""
    store = Store.opened(database)
    try:
        # In a thread, as Playwright's event loop runs in this one.
        with ThreadPoolExecutor(1) as aside:
            return aside.submit(asyncio.run, write(store, scenes)).result()
    finally:
        store.close()


async def write(store: Store, scenes: dict[str, Scene]) -> dict[str, StagedTable]:
    """Write the journals of all scenes."""
    staged = {}
    for name, scene in scenes.items():
        table_id, code, watch_key = new_id(), new_code(), new_id()
        match, moves = scene.played()
        opened = e.Opened(
            at=0,
            code=code,
            watch_key=watch_key,
            game=scene.game,
            seat_count=scene.seats,
            options=scene.options,
            settings=QUIET,
        )
        people = {who: new_id() for who in scene.names}
        lines: list[e.AnyEntry] = [opened]
        for seat, (who, person) in enumerate(people.items()):
            lines += [e.Joined(at=0, person=person, name=who), e.Sat(at=0, person=person, seat=seat)]
        lines += [e.BotSeated(at=0, seat=seat, bot="family") for seat in range(len(people), scene.seats)]
        lines.append(e.Started(at=0, seed=scene.secret.hex(), rules=find_game(scene.game).rules_version))
        lines += [e.Moved(at=0, seat=seat, turn=turn, move=move) for seat, turn, move in moves]
        record: StoredRecord | None = None
        status: Status = "running"
        if match.is_over:
            record, status = StoredRecord(new_id(), table_id, match.record().as_json()), "finished"
            lines.append(e.Finished(at=0, record=record.record_id))
        bodies = [e.write_entry(line) for line in lines]
        await store.append(table_id, 0, bodies, record=record, status=status)
        tokens = {who: Tokens(store.secret()).make(table_id, person) for who, person in people.items()}
        staged[name] = StagedTable(code, watch_key, scene.game, tokens)
    return staged
