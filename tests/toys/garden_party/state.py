"""The rules: dealing, laying cards, and the end."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from bordspil.core.event import Event
from bordspil.core.game import expected
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.core.python_game import PythonState
from bordspil.core.rng import Rng

from .components import BLANKET_SIZE, DECK, Food
from .events import CardLaid, HandDealt, PartyScored
from .moves import MOVES, Lay
from .options import GardenPartyOptions
from .points import Points, outcome_of, points_of
from .view import GardenPartyView


class GardenPartyState(PythonState):
    """A position. Everything that changes in a match is an attribute."""

    all_moves: ClassVar[tuple[Move, ...]] = MOVES

    def __init__(self, seat_count: int, options: GardenPartyOptions) -> None:
        super().__init__(seat_count)
        self.options = options
        self.hands: list[list[Food]] = [[] for _ in range(seat_count)]
        self.blankets: list[list[Food]] = [[] for _ in range(seat_count)]

    def begin(self, rng: Rng) -> tuple[Event, ...]:
        """GP-2: deal."""
        self.deal([self.options.hand_size] * self.seat_count, list(Counter(DECK).elements()), rng)
        return tuple(HandDealt(seat, tuple(hand)) for seat, hand in enumerate(self.hands))

    def deal(self, sizes: list[int], deck: list[Food], rng: Rng) -> None:
        """Deal hands of these sizes from a deck; a size of 0 leaves a hand as it is."""
        for seat, size in enumerate(sizes):
            if size:
                drawn = [deck.pop(rng.below(len(deck))) for _ in range(size)]
                self.hands[seat] = sorted(drawn, key=list(Food).index)

    def due(self) -> tuple[int, ...]:
        return () if self.is_full() else (self.turn % self.seat_count,)

    def is_full(self) -> bool:
        """GP-4: whether all blankets are full."""
        return self.turn == BLANKET_SIZE * self.seat_count

    def open_moves(self, seat: int) -> tuple[Move, ...]:
        return tuple(move for move in MOVES if move.food in self.hands[seat]) if seat in self.due() else ()

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[Event, ...]:
        """GP-3: lay a card."""
        food = expected(move, Lay).food
        self.hands[seat].remove(food)
        self.blankets[seat].append(food)
        self.turn += 1
        laid = CardLaid(seat, food)
        return (laid, PartyScored(self.points())) if self.is_full() else (laid,)

    def points(self) -> tuple[Points, ...]:
        """What the blankets score so far."""
        return points_of([Counter(blanket) for blanket in self.blankets])

    def scores(self) -> tuple[int, ...]:
        return tuple(points.total for points in self.points())

    def outcome(self) -> Outcome | None:
        return outcome_of(self.scores()) if self.is_full() else None

    def view(self, seat: int | None) -> GardenPartyView:
        if seat is not None:
            self.check_seat(seat)
        return GardenPartyView(
            game="garden-party",
            options=self.options,
            seat_count=self.seat_count,
            seat=seat,
            turn=self.turn,
            due=self.due(),
            legal_moves=() if seat is None else self.legal_moves(seat),
            scores=self.scores(),
            outcome=self.outcome(),
            hand=() if seat is None else tuple(self.hands[seat]),
            hand_sizes=tuple(len(hand) for hand in self.hands),
            blankets=tuple(tuple(blanket) for blanket in self.blankets),
        )

    def deal_anew(self, observer: int | None, rng: Rng) -> None:
        """Deal the other hands from all cards that the observer can't see."""
        hidden = Counter(DECK)
        for blanket in self.blankets:
            hidden.subtract(blanket)
        if observer is not None:
            hidden.subtract(self.hands[observer])
        sizes = [0 if seat == observer else len(hand) for seat, hand in enumerate(self.hands)]
        self.deal(sizes, list(hidden.elements()), rng)

    @classmethod
    def sampled(cls, view: GardenPartyView, rng: Rng) -> GardenPartyState:
        """A position that agrees with a view; what the view doesn't show is random."""
        state = cls(view.seat_count, view.options)
        state.turn = view.turn
        state.blankets = [list(blanket) for blanket in view.blankets]
        # `deal_anew` replaces all cards but the seat's own; only their number counts.
        state.hands = [[Food.CAKE] * size for size in view.hand_sizes]
        if view.seat is not None:
            state.hands[view.seat] = list(view.hand)
        state.deal_anew(view.seat, rng)
        return state
