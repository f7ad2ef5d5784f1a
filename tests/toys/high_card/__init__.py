"""A toy game in one folder, in plain Python: everyone plays a card in turn, and the highest takes the trick.

It proves that a new game needs only its folder.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bordspil.core.errors import InvalidMove
from bordspil.core.event import Event, PrivateEvent
from bordspil.core.game import Game
from bordspil.core.move import Move, TextMove
from bordspil.core.options import Options, number
from bordspil.core.outcome import Outcome, rank
from bordspil.core.python_game import PythonState
from bordspil.core.rng import Rng
from bordspil.core.view import View

HIGHEST = 20
MOVES = tuple(TextMove(str(card)) for card in range(1, HIGHEST + 1))


@dataclass(frozen=True)
class HighCardOptions(Options):
    """How many cards everyone is dealt."""

    cards: int = number(3, 1, 5)


@dataclass(frozen=True)
class HighCardView(View):
    """Your hand, the cards on the table, how many cards the others have."""

    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    table: tuple[tuple[int, int], ...]
    gone: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(PrivateEvent):
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    seat: int


class HighCardState(PythonState):
    all_moves = MOVES

    def __init__(self, seat_count: int, options: HighCardOptions) -> None:
        super().__init__(seat_count)
        self.options = options
        self.hands: list[list[int]] = []
        self.table: list[tuple[int, int]] = []
        self.gone: list[int] = []
        self.taken = [0] * seat_count
        self.leader = 0

    def begin(self, rng: Rng) -> tuple[Event, ...]:
        deck = list(range(1, HIGHEST + 1))
        for _ in range(self.seat_count):
            self.hands.append(sorted(deck.pop(rng.below(len(deck))) for _ in range(self.options.cards)))
        return tuple(HandDealt(seat, tuple(hand)) for seat, hand in enumerate(self.hands))

    def due(self) -> tuple[int, ...]:
        return () if not any(self.hands) else ((self.leader + len(self.table)) % self.seat_count,)

    def open_moves(self, seat: int) -> tuple[Move, ...]:
        return tuple(TextMove(str(card)) for card in self.hands[seat]) if seat in self.due() else ()

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[Event, ...]:
        card = int(str(move))
        self.hands[seat].remove(card)
        self.table.append((seat, card))
        events: list[Event] = [CardPlayed(seat, card)]
        if len(self.table) == self.seat_count:
            self.leader = max(self.table, key=lambda played: played[1])[0]
            self.taken[self.leader] += 1
            self.gone += [played[1] for played in self.table]
            self.table = []
            events.append(TrickTaken(self.leader))
        self.turn += 1
        return tuple(events)

    def view(self, seat: int | None) -> HighCardView:
        if seat is not None:
            self.check_seat(seat)
        return HighCardView(
            game="high-card",
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
            table=tuple(self.table),
            gone=tuple(self.gone),
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(self.taken)

    def outcome(self) -> Outcome | None:
        if any(self.hands) or not self.hands:
            return None
        best = max(self.taken)
        lines: list[tuple[int | None, int, int, str | None]] = [
            (seat, taken, 0, None) for seat, taken in enumerate(self.taken)
        ]
        winners = tuple(seat for seat, taken in enumerate(self.taken) if taken == best)
        return Outcome(winners, rank(lines), "tricks")

    def deal_anew(self, observer: int | None, rng: Rng) -> None:
        hidden = [seat for seat in range(self.seat_count) if seat != observer]
        seen = [
            *self.gone,
            *(card for _, card in self.table),
            *(self.hands[observer] if observer is not None else ()),
        ]
        pool = [card for card in range(1, HIGHEST + 1) if card not in seen]
        for seat in hidden:
            self.hands[seat] = sorted(pool.pop(rng.below(len(pool))) for _ in self.hands[seat])


class HighCard(Game):
    name: ClassVar[str] = "high-card"
    title: ClassVar[str] = "High Card"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    default_seat_count: ClassVar[int] = 3
    options: ClassVar[type[Options]] = HighCardOptions
    view: ClassVar[type[View]] = HighCardView
    action_count: ClassVar[int] = HIGHEST

    def new_state(self, seat_count: int, options: Options) -> HighCardState:
        assert isinstance(options, HighCardOptions)
        return HighCardState(seat_count, options)

    def parse_move(self, text: str) -> Move:
        move = TextMove(text)
        if move not in MOVES:
            raise InvalidMove(f"{text!r} is not a card; cards are 1 to {HIGHEST}", move=text)
        return move

    def sample_state(self, view: View, rng: Rng) -> HighCardState:
        assert isinstance(view, HighCardView)
        assert isinstance(view.options, HighCardOptions)
        state = HighCardState(view.seat_count, view.options)
        state.turn, state.table, state.gone = view.turn, list(view.table), list(view.gone)
        state.taken = list(view.scores)
        state.leader = (view.due[0] - len(view.table)) % view.seat_count if view.due else 0
        state.hands = [[0] * size for size in view.hand_sizes]
        if view.seat is not None:
            state.hands[view.seat] = list(view.hand)
        state.deal_anew(view.seat, rng)
        return state


GAME = HighCard()
