"""A score pad under attack: everyone at it may write, so it is attacked with what nobody may write."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

from bordspil.core.errors import GameError
from bordspil.games import find_game
from bordspil.games.sushi_go import SushiGoOptions
from bordspil.server.names import checked_name
from bordspil.server.pad import Pad
from bordspil.wire import messages as m
from tests.server.caller import calling
from tests.server.siege import Besieged

PLAYERS = ("Anna", "Jón", "Ewa")
WRITTEN = ((0, 0, {"maki": 4, "tempura": 9}), (0, 1, {"maki": 4}), (3, 2, {"pudding": 9}))


@dataclass
class BesiegedPad(Besieged):
    """A pad with something on it, and the same pad as the rules know it."""

    pad: Pad = field(default_factory=lambda: Pad(find_game("sushi-go"), PLAYERS, SushiGoOptions()))

    async def begin(self, moves: int) -> None:
        """Opens the pad, lets the people in and writes on it."""
        async with calling(self.url) as host, calling(self.url) as guest, calling(self.url) as idler:
            opened = await host.ask("open_pad", game=self.game, name="Host", players=PLAYERS)
            self.code, self.key = opened["table"]["code"], opened["table"]["watch_key"]
            joined = await guest.ask("join", code=self.code, name="Guest")
            came = await idler.ask("join", code=self.code, name="Idler")
            for part, welcome in (("host", opened), ("guest", joined), ("idler", came)):
                self.tokens[part], self.people[part] = welcome["token"], welcome["person"]
            for page, player, counts in WRITTEN:
                self.pad.write("", 0, page, player, counts)
                done = await guest.ask("score", page=page, player=player, counts=counts)
                assert done["type"] == "done", done
        # What would be a move elsewhere.
        self.played, self.legal = [("squid", 0)], {"host": [], "guest": []}

    def would_take(self, message: m.AnyFromClient) -> bool:
        """Whether the pad takes this, and so is changed by whoever is at it."""
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
