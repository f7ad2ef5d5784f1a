"""What each move is worth at first glance: the best die it leads to, less the token it costs.

Taking a die gives its worth. Rolling again gives the exact mean of the best die afterwards (odds.py). A swap
gives the best die afterwards, and a share of what it takes from a player who is still to choose.
"""

from __future__ import annotations

from collections import Counter

from bordspil.core.move import Move
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take
from bordspil.games.sushi_roll.odds import Valuation, kinds_in
from bordspil.games.sushi_roll.parts import INDEX, Face
from bordspil.games.sushi_roll.view import SushiRollView
from bordspil.games.sushi_roll.worth import face_worths, token_worths

# How much of another player's loss counts as an own gain, shared among the opponents.
DENIAL = 0.25


class Appraiser:
    """The worths of one position, worked out once for all its moves."""

    def __init__(self, view: SushiRollView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.belt = Counter(view.places[seat].belt)
        self.worths = face_worths(view, seat)
        self.ranked = sorted(self.belt, key=self.worth, reverse=True)
        self.menu, self.chopsticks = token_worths(view, seat)
        self.valuation = Valuation(view.options.dice, self.worths)
        self.others: dict[int, tuple[float, ...]] = {}
        self.means: dict[tuple[tuple[int, ...], float | None], float] = {}

    def worth(self, face: Face) -> float:
        """The worth of a face to the seat."""
        return self.worths[INDEX[face]]

    def move(self, move: Move) -> float:
        """The worth of a move."""
        if isinstance(move, Take):
            return self.worth(move.face)
        if isinstance(move, Reroll):
            return self.reroll(move.faces) - self.menu
        assert isinstance(move, Swap)
        return self.swap(move) - self.chopsticks

    def reroll(self, faces: tuple[Face, ...]) -> float:
        """The mean worth of the best die after a roll."""
        kept = next((self.worth(face) for face in self.ranked if self.belt[face] > faces.count(face)), None)
        asked = (kinds_in(faces), kept)
        if asked not in self.means:
            self.means[asked] = self.valuation.best_of(*asked)
        return self.means[asked]

    def swap(self, move: Swap) -> float:
        """The worth of the best die after a swap, and a share of what it denies."""
        stays = [face for face in self.ranked if self.belt[face] > (face is move.give)]
        best = max([self.worth(face) for face in (move.get, *stays)])
        return best + self.denied(move) * DENIAL / (self.view.seat_count - 1)

    def denied(self, move: Swap) -> float:
        """What the other player loses, if they are still to choose from that belt before it is rolled."""
        view = self.view
        after_me = (move.seat - self.seat) % view.seat_count
        before_red = (view.red - self.seat - 1) % view.seat_count
        if after_me > before_red:
            return 0.0
        if move.seat not in self.others:
            self.others[move.seat] = face_worths(view, move.seat)
        worths = self.others[move.seat]
        belt = list(view.places[move.seat].belt)
        best = max([worths[INDEX[face]] for face in belt])
        belt.remove(move.get)
        return best - max([worths[INDEX[face]] for face in (*belt, move.give)])


def appraise(view: SushiRollView) -> tuple[float, ...]:
    """The worth of each legal move of the seat that has this view, in points."""
    if view.seat is None or not view.legal_moves:
        return ()
    appraiser = Appraiser(view, view.seat)
    return tuple([appraiser.move(move) for move in view.legal_moves])
