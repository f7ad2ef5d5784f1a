"""Narration: play a move or run a phase, and turn what has changed into events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome, rank
from bordspil.games.sequence.board import CELL_OF, NAMES, WINDOWS
from bordspil.games.sequence.card_sets import unpack
from bordspil.games.sequence.components import CARDS, Card
from bordspil.games.sequence.events import (
    CardDrawn,
    CardLost,
    CardReceived,
    CardsCut,
    ChipPlaced,
    ChipRemoved,
    DeadCardShown,
    DeckRenewed,
    DrawLost,
    HandDealt,
    HandsDealt,
    LineBroken,
    LineCompleted,
    LineOpen,
    MatchEnded,
    RulingMade,
    TurnPassed,
)
from bordspil.games.sequence.moves import Dead, Draw, Lose, Pass, Play, Ruling, number_of
from bordspil.games.sequence.rules import CHOOSE, CUT, DEAL, OVER

if TYPE_CHECKING:
    from bordspil.core.rng import Rng
    from bordspil.games.sequence.state import SequenceState


def make_move(state: SequenceState, seat: int, move: Move, rng: Rng) -> list[Event]:
    """Play a legal move, without the phases that follow, and return its events."""
    before = state.clone()
    state.play_action(seat, number_of(move), rng)
    events: list[Event] = []
    match move:
        case Play() if move.card.is_remover:
            owner = before.owner_of(CELL_OF[move.cell])
            assert owner is not None
            events.append(ChipRemoved(seat, move.card, move.cell, owner))
        case Play():
            events.append(ChipPlaced(seat, move.card, move.cell))
        case Dead():
            events += [DeadCardShown(seat, move.card), *cards_drawn(before, state, seat, discarded=move.card)]
        case Draw():
            events += cards_drawn(before, state, seat)
        case Lose():
            events.append(CardLost(seat, move.card))
        case Pass():
            events.append(TurnPassed(seat))
    events += [DrawLost(other) for other in draws_lost(before, state, seat, move)]
    events += lines_changed(before, state, seat)
    if state.phase == CHOOSE and before.phase != CHOOSE:
        events.append(LineOpen(*state.due()))
    if state.phase == OVER:
        events.append(MatchEnded(outcome(state)))
    return events


def draws_lost(before: SequenceState, state: SequenceState, seat: int, move: Move) -> list[int]:
    """SQ-14: the seats that this move costs a draw; a seat that plays loses its own older one."""
    lost = [
        other
        for other in range(state.seat_count)
        if other != seat and before.open_draw[other] >= 0 and state.open_draw[other] < 0
    ]
    return [seat, *lost] if isinstance(move, Play) and before.open_draw[seat] >= 0 else lost


def cards_drawn(
    before: SequenceState, state: SequenceState, seat: int, discarded: Card | None = None
) -> list[Event]:
    """What a seat drew, after the deck was renewed if need be; `discarded` left the hand in the same move."""
    events: list[Event] = []
    had = list(unpack(before.hand[seat], before.hand_twice[seat]))
    has = list(unpack(state.hand[seat], state.hand_twice[seat]))
    if discarded is not None:
        has.append(discarded)
    for card in had:
        has.remove(card)
    if has and before.deck == 0:
        events.append(DeckRenewed())
    for card in has:
        events += [CardDrawn(seat), CardReceived(seat, card)]
    return events


def lines_changed(before: SequenceState, state: SequenceState, seat: int) -> list[Event]:
    """Lines that were broken or completed."""
    events: list[Event] = []
    for team in range(state.teams):
        old, new = before.lines_of(team), state.lines_of(team)
        # SQ-22: a window that is still full belongs to the next seat, not to the seat that removed a chip.
        owner = seat if state.team(seat) == team else (seat + 1) % state.seat_count
        events += [LineBroken(team, names_of(line)) for line in old if line not in new]
        events += [LineCompleted(owner, team, names_of(line)) for line in new if line not in old]
    return events


def names_of(line: int) -> tuple[str, ...]:
    """The names of a line's cells."""
    return tuple([NAMES[cell] for cell in WINDOWS[line]])


def run_phases(state: SequenceState, rng: Rng) -> Iterator[Event]:
    """Run phases until somebody must move or the match is over, and yield their events."""
    while True:
        phase, active = state.phase, state.active
        before = state.clone()
        if not state.advance(rng):
            return
        if phase == CUT:
            yield CardsCut(
                tuple([None if card < 0 else CARDS[card] for card in state.top[: state.seat_count]])
            )
        elif phase == DEAL:
            yield HandsDealt(state.dealer, state.hand_size)
            for seat in range(state.seat_count):
                yield HandDealt(seat, unpack(state.hand[seat], state.hand_twice[seat]))
        else:
            yield from cards_drawn(before, state, active)


def make_ruling(state: SequenceState, ruling: Move) -> list[Event]:
    """SQ-21: carry out an allowed ruling and return its events."""
    assert isinstance(ruling, Ruling)
    state.rule_against(ruling.team)
    return [RulingMade(ruling.team)]


def outcome(state: SequenceState) -> Outcome:
    """SQ-13, SQ-16: a team wins together."""
    teams = tuple([state.team(seat) for seat in range(state.seat_count)])
    standings = rank([(seat, lines, 0, None) for seat, lines in enumerate(state.scores())])
    blocked = state.passes == state.seat_count
    return Outcome(state.winners(), standings, "blocked" if blocked else "lines", teams)
