"""Random positions of each game, as a seat sees them and as they really are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bordspil.bots.greedy import Greedy
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.view import View
from bordspil.games import find_game
from tests.games.sushi_roll.variants import TABLES as ROLL_TABLES

# Numbers of seats and options: the least, the usual and the most, and every option.
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "sushi-go": [(2, {}), (3, {}), (4, {"both_ways": True}), (5, {}), (2, {"invisible": True})],
    "sushi-roll": [(2, {}), (3, {}), (4, {}), (5, {}), ROLL_TABLES[2]],
    "sequence": [
        (2, {}),
        (3, {}),
        (4, {"advanced": True}),
        (6, {"teams": "3", "draw_yourself": True}),
        (12, {}),
    ],
}
GAMES = list(TABLES)
POSITIONS = 200


@dataclass(frozen=True)
class Position:
    """A view of a seat that is due, a good move for it, and what really is in everyone's hands."""

    game: Game
    view: View
    move: Move
    hands: tuple[tuple[str, ...], ...]

    @property
    def data(self) -> dict[str, Any]:
        """The view as the page gets it."""
        return self.view.as_data()


def positions(name: str, count: int = POSITIONS) -> list[Position]:
    """Positions of many matches: half of the moves are good, half are random."""
    game, found = find_game(name), list[Position]()
    bot, rng = Greedy(game), Rng.from_seed(f"teaching {name}")
    match = 0
    while len(found) < count:
        seat_count, options = TABLES[name][match % len(TABLES[name])]
        state = game.setup(seat_count, game.options.from_data(options), rng=rng)
        match += 1
        # Several from each match, so that beginnings, middles and ends are all among them.
        every = 3 + match % 11
        number = rng.below(every)
        while (due := state.due()) and len(found) < count:
            seat = rng.choice(due)
            view = state.view(seat)
            good = bot.choose(view, rng)
            if number % every == 0:
                found.append(Position(game, view, good, hands_of(state, seat_count)))
            state.play(seat, good if rng.below(2) else rng.choice(view.legal_moves), rng)
            number += 1
    return found


def openings(name: str, count: int) -> list[Position]:
    """The first positions of matches."""
    game = find_game(name)
    bot, found = Greedy(game), list[Position]()
    for seed in range(count):
        rng = Rng.from_seed(f"opening {seed}")
        seat_count, options = TABLES[name][seed % len(TABLES[name])]
        state = game.setup(seat_count, game.options.from_data(options), rng=rng)
        view = state.view(state.due()[0])
        found.append(Position(game, view, bot.choose(view, rng), hands_of(state, seat_count)))
    return found


def hands_of(state: Any, seat_count: int) -> tuple[tuple[str, ...], ...]:
    """The cards that everyone really holds; empty in a game without hands."""
    views = [state.view(seat) for seat in range(seat_count)]
    return tuple([tuple([card.value for card in getattr(view, "hand", ())]) for view in views])
