"""A score pad under attack. Everyone there may write, so the attacks are entries that nobody may write."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

from bordspil.core.errors import GameError
from bordspil.games import find_game
from bordspil.games.sushi_go import SushiGoOptions
from bordspil.server.tables.identifiers import checked_name
from bordspil.server.tables.pad import Pad
from bordspil.wire import messages as m
from tests.server.attacks.attacked_table import AttackedTable
from tests.server.clients.scripted import connected

PLAYERS = ("Anna", "Jón", "Ewa")
WRITTEN = ((0, 0, {"maki": 4, "tempura": 9}), (0, 1, {"maki": 4}), (3, 2, {"pudding": 9}))


@dataclass
class AttackedPad(AttackedTable):
    """A pad with some entries, and an identical one in memory."""

    pad: Pad = field(default_factory=lambda: Pad(find_game("sushi-go"), PLAYERS, SushiGoOptions()))

    async def begin(self, moves: int) -> None:
        """Open the pad, let the people in and write on it."""
        async with connected(self.url) as host, connected(self.url) as guest, connected(self.url) as idler:
            opened = await host.ask("open_pad", game=self.game, name="Host", players=PLAYERS)
            self.code, self.key = opened["table"]["code"], opened["table"]["watch_key"]
            joined = await guest.ask("join", code=self.code, name="Guest")
            came = await idler.ask("join", code=self.code, name="Idler")
            for role, welcome in (("host", opened), ("guest", joined), ("idler", came)):
                self.tokens[role], self.people[role] = welcome["token"], welcome["person"]
            for page, player, counts in WRITTEN:
                self.pad.write("", 0, page, player, counts)
                done = await guest.ask("score", page=page, player=player, counts=counts)
                assert done["type"] == "done", done
        # Stand-ins for the moves of a match.
        self.played, self.legal = [("squid", 0)], {"host": [], "guest": []}

    def would_take(self, message: m.AnyFromClient) -> bool:
        """Whether the pad takes this message, and so changes."""
        try:
            if isinstance(message, m.Score):
                copy.deepcopy(self.pad).write("", 0, message.page, message.player, message.counts)
            elif isinstance(message, m.NamePlayer):
                checked_name(message.name)
                copy.deepcopy(self.pad).rename("", 0, message.player, "Nobody")
            else:
                return False
        except GameError:
            return False
        return True
