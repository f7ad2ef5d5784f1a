"""What a seat may know in a match of Sequence."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bordspil.core.view import View
from bordspil.games.sequence.board import CELLS, NAMES, WINDOWS, cells_in
from bordspil.games.sequence.card_sets import unpack
from bordspil.games.sequence.components import CARDS, Card
from bordspil.games.sequence.options import SequenceOptions
from bordspil.games.sequence.rules import CHOOSE

if TYPE_CHECKING:
    from bordspil.games.sequence.state import SequenceState


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a team: five cells in a row."""

    team: int
    cells: tuple[str, ...]


@dataclass(frozen=True)
class SequenceView(View):
    """A seat's view: its own hand, but only the size of other hands, its team-mates' included.

    `board` has the team of the chip on each cell, row by row from a1; None for no chip (and for corners).
    `tops` has the card last discarded by each seat since the deck was renewed, `discards` all of them.
    `open_draws` has the seats that may still draw (SQ-14) with the turns of their plays, `losing` the seats
    that must give up a card (SQ-21). `choosing` is the seat that has a line to choose, after a chip was
    placed on `spot` or removed from it.
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
        team=None if seat is None else state.team(seat),
        dealer=state.dealer,
        active=state.active,
        hand=() if seat is None else unpack(state.hand[seat], state.hand_twice[seat]),
        hand_sizes=state.hand_sizes(),
        board=board_of(tuple(state.up), tuple(state.low)),
        lines=lines_of(tuple([state.lines_of(team) for team in range(state.teams)])),
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
    """The team of the chip on each cell; cached, because every seat has the same board."""
    owners: list[int | None] = [None] * CELLS
    for team in range(len(up)):
        for cell in cells_in(up[team], low[team]):
            owners[cell] = team
    return tuple(owners)


@lru_cache(maxsize=256)
def lines_of(windows: tuple[tuple[int, ...], ...]) -> tuple[Line, ...]:
    """All lines, from those of each team."""
    return tuple(
        [
            Line(team, tuple([NAMES[cell] for cell in WINDOWS[window]]))
            for team, own in enumerate(windows)
            for window in own
        ]
    )


@lru_cache(maxsize=64)
def options_of(
    seat_count: int, teams: int, draw_yourself: bool, no_table_talk: bool, advanced: bool
) -> SequenceOptions:
    """The options of a state; the usual number of teams for the seats is "auto"."""
    usual = SequenceOptions().team_count(seat_count)
    return SequenceOptions(
        teams="auto" if teams == usual else str(teams),
        draw_yourself=draw_yourself,
        no_table_talk=no_table_talk,
        advanced=advanced,
    )
