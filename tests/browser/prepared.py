"""Tables that stand in the middle of a match before their server starts: a rare turn, before somebody."""

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
from bordspil.server import entries as e
from bordspil.server.names import new_code, new_id
from bordspil.server.store import Store
from bordspil.server.tokens import Tokens
from bordspil.wire.messages import Settings
from tests.browser.person import Person
from tests.browser.playing import is_due, play
from tests.server.talking import Talk

# Nobody's bot steps in for who is not there, and bots do not keep anybody waiting.
QUIET = Settings(grace=None, pace=0)
LAST_ROUND = 3
LAST_CHOICE = 2

Wanted = Callable[[Match], bool]
Choose = Callable[[Match, int, random.Random], str]


def any_move(match: Match, seat: int, rng: random.Random) -> str:
    """Anything that is legal."""
    return str(rng.choice(match.view(seat).legal_moves))


def before_the_end(match: Match) -> bool:
    """Whether both choose for the last time in a match of Sushi Go!."""
    view = match.view(0).as_data()
    is_last = view["round"] == LAST_ROUND and len(view["hand"]) == LAST_CHOICE
    return bool(is_last) and match.due() == (0, 1)


@dataclass(frozen=True)
class Scene:
    """A match of a seed, played at random until somebody stands before what is wanted."""

    seed: int
    wanted: Wanted
    names: Sequence[str] = ("Anna", "Birta")
    bots: int = 0
    game: str = "sequence"
    options: dict[str, Any] = field(default_factory=dict)
    choose: Choose = any_move

    @property
    def seats(self) -> int:
        """People first, then bots."""
        return len(self.names) + self.bots

    @property
    def secret(self) -> bytes:
        """The seed as the server has it."""
        return self.seed.to_bytes(32, "big")

    def played(self) -> tuple[Match, list[tuple[int, int, str]]]:
        """The match, and the seat, turn and text of each move up to here."""
        rng = random.Random(self.seed)
        moves: list[tuple[int, int, str]] = []
        game = find_game(self.game)
        options = game.check_options(self.seats, self.options)
        match = Match(game, self.seats, options, seed=self.secret)
        while not self.wanted(match):
            assert not match.is_over, f"seed {self.seed} does not come to this"
            seat = match.due()[0]
            moves.append((seat, match.turn, self.choose(match, seat, rng)))
            match.submit(seat, moves[-1][2])
        return match, moves


@dataclass(frozen=True)
class Prepared:
    """A table that waits: how to come to it, and the token of each of its people."""

    code: str
    watch_key: str
    game: str
    tokens: dict[str, str]

    def go(self, person: Person) -> None:
        """Brings somebody back to their seat, as if they had been here before."""
        ticket = {"token": self.tokens[person.name], "code": self.code, "game": self.game, "when": 1}
        kept = {"name": person.name, "tickets": {self.code: ticket}}
        person.context.add_init_script(f"localStorage.bordspil = {json.dumps(json.dumps(kept))}")
        person.go(f"/t/{self.code}")


def play_the_last_turn(table: Prepared, birta: Person, anna: Talk) -> None:
    """Birta in the browser, then Anna make the choices that `before_the_end` leaves to them."""
    table.go(birta)
    birta.wait(lambda: is_due(birta), "the last turn")
    assert birta.view is not None
    play(birta, birta.view["legal_moves"][0])
    view = anna.ask("return", token=table.tokens["Anna"])["view"]
    assert anna.ask("play", move=view["legal_moves"][0], turn=view["turn"])["type"] == "done"


def prepare(database: str, scenes: dict[str, Scene]) -> dict[str, Prepared]:
    """Writes the tables into a database that no server has open."""
    store = Store.opened(database)
    try:
        # In a thread: the browser's own loop runs in this one.
        with ThreadPoolExecutor(1) as aside:
            return aside.submit(asyncio.run, write(store, scenes)).result()
    finally:
        store.close()


async def write(store: Store, scenes: dict[str, Scene]) -> dict[str, Prepared]:
    """The journals of all the scenes."""
    prepared = {}
    for name, scene in scenes.items():
        table_id, code, watch_key = new_id(), new_code(), new_id()
        _, moves = scene.played()
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
        await store.append(table_id, 0, [e.write_entry(line) for line in lines], status="running")
        tokens = {who: Tokens(store.secret()).make(table_id, person) for who, person in people.items()}
        prepared[name] = Prepared(code, watch_key, scene.game, tokens)
    return prepared
