"""What a seat may know of a match of Sequence."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bordspil.core.view import View
from bordspil.games.sequence.board import CELLS, NAMES, WINDOWS, cells_in
from bordspil.games.sequence.hand import unpack
from bordspil.games.sequence.options import SequenceOptions
from bordspil.games.sequence.parts import CARDS, Card
from bordspil.games.sequence.phases import CHOOSE

if TYPE_CHECKING:
    from bordspil.games.sequence.rules import SequenceState


@dataclass(frozen=True, slots=True)
class Line:
    """Five in a row that count for a team."""

    team: int
    cells: tuple[str, ...]


@dataclass(frozen=True)
class SequenceView(View):
    """A seat's view: the own hand, and of other hands, team-mates' too, only how many cards they hold.

    `board` has the team of the chip on each cell, row by row from a1, None for no chip (and for corners);
    `tops` the card last discarded by each seat since the deck was renewed; `discards` all of them.
    `open_draws` are the seats that may still draw (SQ-14), with the order of their plays; `losing` those who
    must give a card up (SQ-21); `choosing` the seat that has a line to choose, after a chip was placed on
    `spot` or removed from it.
    """

    options: SequenceOptions
    team_count: int
    team: int | None
    dealer: int
    active: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    board: tuple[int | None, ...]
    lines: tuple[Line, ...]
    tops: tuple[Card | None, ...]
    discards: tuple[Card, ...]
    deck_size: int
    exchanged: bool
    passes: int
    open_draws: tuple[tuple[int, int], ...]
    losing: tuple[int, ...]
    choosing: int | None
    spot: str | None


def build_view(state: SequenceState, seat: int | None) -> SequenceView:
    """The view of a seat (None: a spectator)."""
    seats = range(state.seat_count)
    sizes = tuple([state.hand[other].bit_count() + state.hand_twice[other].bit_count() for other in seats])
    choosing = state.phase == CHOOSE
    return SequenceView(
        game="sequence",
        options=options_of(
            state.seat_count,
            state.teams,
            bool(state.draw_yourself),
            bool(state.no_table_talk),
            bool(state.advanced),
        ),
        seat_count=state.seat_count,
        seat=seat,
        turn=state.turn,
        due=state.due(),
        legal_moves=() if seat is None else state.legal_moves(seat),
        scores=state.scores(),
        outcome=state.outcome(),
        team_count=state.teams,
        team=None if seat is None else seat % state.teams,
        dealer=state.dealer,
        active=state.active,
        hand=() if seat is None else unpack(state.hand[seat], state.hand_twice[seat]),
        hand_sizes=sizes,
        board=board_of(tuple(state.up), tuple(state.low)),
        lines=lines_of(tuple(state.line)),
        tops=tuple([None if card < 0 else CARDS[card] for card in state.top[: state.seat_count]]),
        discards=unpack(state.discard, state.discard_twice),
        deck_size=state.deck.bit_count() + state.deck_twice.bit_count(),
        exchanged=bool(state.exchanged),
        passes=state.passes,
        open_draws=tuple([(other, state.open_draw[other]) for other in seats if state.open_draw[other] >= 0]),
        losing=tuple([other for other in seats if state.losing >> other & 1]),
        choosing=state.due()[0] if choosing else None,
        spot=NAMES[state.spot] if choosing else None,
    )


@lru_cache(maxsize=256)
def board_of(up: tuple[int, ...], low: tuple[int, ...]) -> tuple[int | None, ...]:
    """The team of the chip on each cell; every seat asks for the same."""
    owners: list[int | None] = [None] * CELLS
    for team in range(len(up)):
        for cell in cells_in(up[team], low[team]):
            owners[cell] = team
    return tuple(owners)


@lru_cache(maxsize=256)
def lines_of(lines: tuple[int, ...]) -> tuple[Line, ...]:
    """The lines that count."""
    return tuple(
        [
            Line(index // 2, tuple([NAMES[cell] for cell in WINDOWS[line]]))
            for index, line in enumerate(lines)
            if line >= 0
        ]
    )


@lru_cache(maxsize=64)
def options_of(
    seat_count: int, teams: int, draw_yourself: bool, no_table_talk: bool, advanced: bool
) -> SequenceOptions:
    """The options that the rules play with; teams that follow from the number of players are left to it."""
    usual = SequenceOptions().team_count(seat_count)
    return SequenceOptions(
        teams="auto" if teams == usual else str(teams),
        draw_yourself=draw_yourself,
        no_table_talk=no_table_talk,
        advanced=advanced,
    )
