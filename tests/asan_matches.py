"""Random matches and searches of every compiled game, for tests/asan.sh to run under AddressSanitizer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import bordspil
from bordspil.core.game import Game
from bordspil.core.options import Options
from bordspil.core.playouts import run_playouts
from bordspil.core.rng import Rng
from bordspil.core.search import LEAST_MEMORY, Brake, Tree
from bordspil.core.state import State
from bordspil.games import all_games

MATCHES, POSITIONS = 10_000, 10_000


def tables(game: Game) -> Iterator[State]:
    """A started match for every number of seats, without options and with every switch by itself."""
    for seats in game.seat_counts:
        for options in (
            {},
            *({field.name: True} for field in fields(game.options) if field.default is False),
        ):
            try:
                chosen: Options = game.check_options(seats, options)
            except bordspil.GameError:
                continue
            yield game.setup(seats, chosen, rng=Rng.from_seed("asan"))


def search_positions(game: Game) -> None:
    """Search random positions with the least memory, sometimes until the tree is full."""
    rng, left, match = Rng.from_seed("asan"), POSITIONS, 0
    while left:
        state = game.setup(game.seat_counts[match % len(game.seat_counts)], rng=rng)
        match += 1
        while left and state.due():
            seat = rng.choice(state.due())
            tree = Tree(state, seat, rng.split(), Brake(), LEAST_MEMORY, game.search_settings, game.evaluator)
            tree.run(3000 if left % 1000 == 0 else 5)
            tree.found(state, seat)
            state.play_step(seat, rng.choice(state.actions(seat)), rng)
            left -= 1


def main() -> None:
    """Play and search; AddressSanitizer ends the process at the first bad access."""
    assert "build/asan" in str(bordspil.__file__)
    assert bordspil.is_compiled()
    for game in all_games().values():
        for state in tables(game):
            run_playouts(state, MATCHES, Rng.from_seed("asan"))
        search_positions(game)
        print(f"{game.title}: no complaint")


if __name__ == "__main__":
    main()
