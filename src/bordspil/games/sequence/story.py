"""Tells what the rules do: runs the phases one by one and turns each into events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bordspil.core.errors import IllegalMove, shown
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome, rank
from bordspil.games.sequence.board import CARD_AT, CELL_OF, NAMES, WINDOWS
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
from bordspil.games.sequence.hand import one_of, unpack
from bordspil.games.sequence.moves import ChooseLine, Dead, Draw, Lose, Pass, Play, Ruling, number_of
from bordspil.games.sequence.parts import CARDS, Card
from bordspil.games.sequence.phases import CHOOSE, CUT, DEAL, OVER

if TYPE_CHECKING:
    from bordspil.core.rng import Rng
    from bordspil.games.sequence.rules import SequenceState
    from bordspil.games.sequence.view import SequenceView


def made(state: SequenceState, seat: int, move: Move, rng: Rng) -> list[Event]:
    """Makes a move that is known to be legal, and tells it."""
    before = state.clone()
    state.do(seat, number_of(move), rng)
    events: list[Event] = []
    match move:
        case Play() if move.card.is_remover:
            team = next(team for team in range(state.teams) if owns(before, team, CELL_OF[move.cell]))
            events.append(ChipRemoved(seat, move.card, move.cell, team))
        case Play():
            events.append(ChipPlaced(seat, move.card, move.cell))
        case Dead():
            events += [DeadCardShown(seat, move.card), *drew(before, state, seat, gone=move.card)]
        case Draw():
            events += drew(before, state, seat)
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


def owns(state: SequenceState, team: int, cell: int) -> bool:
    """Whether a team has a chip on a cell."""
    half = state.up[team] >> cell if cell < 50 else state.low[team] >> cell - 50
    return bool(half & 1)


def draws_lost(before: SequenceState, state: SequenceState, seat: int, move: Move) -> list[int]:
    """SQ-14: who has lost a draw by this move; by an own play the older one."""
    lost = [
        other
        for other in range(state.seat_count)
        if other != seat and before.open_draw[other] >= 0 and state.open_draw[other] < 0
    ]
    return [seat, *lost] if isinstance(move, Play) and before.open_draw[seat] >= 0 else lost


def drew(before: SequenceState, state: SequenceState, seat: int, gone: Card | None = None) -> list[Event]:
    """What a seat drew, and whether the deck had to be renewed for it; `gone` has left the hand meanwhile."""
    events: list[Event] = []
    had = list(unpack(before.hand[seat], before.hand_twice[seat]))
    has = list(unpack(state.hand[seat], state.hand_twice[seat]))
    if gone is not None:
        has.append(gone)
    for card in had:
        has.remove(card)
    if has and before.deck == 0:
        events.append(DeckRenewed())
    for card in has:
        events += [CardDrawn(seat), CardReceived(seat, card)]
    return events


def lines_changed(before: SequenceState, state: SequenceState, seat: int) -> list[Event]:
    """Lines that are new, and lines that are broken."""
    events: list[Event] = []
    for team in range(state.teams):
        old = [line for line in before.line[2 * team : 2 * team + 2] if line >= 0]
        new = [line for line in state.line[2 * team : 2 * team + 2] if line >= 0]
        # SQ-22: five that still stand belong to the next seat, not to the one who removed a chip.
        owner = seat if seat % state.teams == team else (seat + 1) % state.seat_count
        events += [LineBroken(team, names_of(line)) for line in old if line not in new]
        events += [LineCompleted(owner, team, names_of(line)) for line in new if line not in old]
    return events


def names_of(line: int) -> tuple[str, ...]:
    """The cells of a line of five."""
    return tuple([NAMES[cell] for cell in WINDOWS[line]])


def told(state: SequenceState, rng: Rng) -> Iterator[Event]:
    """Goes on until somebody must move or all is over, and tells every phase."""
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
            yield from drew(before, state, active)


def ruled(state: SequenceState, ruling: Move) -> list[Event]:
    """SQ-21: makes a ruling that is known to be allowed, and tells it."""
    assert isinstance(ruling, Ruling)
    state.rule_against(ruling.team)
    return [RulingMade(ruling.team)]


def line_counts(state: SequenceState) -> tuple[int, ...]:
    """How many lines each team has."""
    return tuple([sum([line >= 0 for line in state.line[2 * team : 2 * team + 2]]) for team in range(3)])


def outcome(state: SequenceState) -> Outcome:
    """SQ-13, SQ-16: a team wins together."""
    lines = line_counts(state)
    teams = tuple([seat % state.teams for seat in range(state.seat_count)])
    standings = rank([(seat, lines[team], 0, None) for seat, team in enumerate(teams)])
    blocked = state.passes == state.seat_count
    return Outcome(state.winners(), standings, "blocked" if blocked else "lines", teams)


def why_illegal(view: SequenceView, move: object) -> IllegalMove:
    """What is wrong with a move, and which rule says so."""
    match move:
        case Play() if isinstance(move.card, Card) and move.cell in CELL_OF:
            return why_no_play(view, move)
        case Dead() if isinstance(move.card, Card):
            return why_not_dead(view, move.card)
        case Lose() if isinstance(move.card, Card):
            if view.seat in view.losing:
                return not_in_hand(move.card, "SQ-21")
            return IllegalMove("no ruling asks you for a card", reason="nothing-to-lose", rule="SQ-21")
        case Draw() | Pass() if view.losing:
            return IllegalMove(
                "first the cards of the ruling are given up", reason="ruling-first", rule="SQ-21"
            )
        case Draw():
            return IllegalMove("you have no draw open", reason="nothing-to-draw", rule="SQ-14")
        case Pass() if view.choosing == view.seat:
            return line_first()
        case Pass() if view.seat != view.active or view.choosing is not None:
            return not_your_turn()
        case Pass():
            return IllegalMove(
                "you can pass only if you can play nothing and exchange nothing",
                reason="no-pass",
                rule="SQ-13",
            )
        case ChooseLine():
            return IllegalMove(
                f"{shown(move.ends)} is no line to choose now",
                reason="no-such-line",
                rule="SQ-19",
                line=shown(move.ends),
            )
        case Ruling():
            return IllegalMove(
                "a ruling is nobody's move: the table makes it", reason="ruling-by-seat", rule="SQ-21"
            )
    return IllegalMove(
        f"a move of Sequence is a card with a cell, or one of the others, not {shown(move)}",
        reason="move-not-a-play",
        kind=shown(move),
    )


def why_no_play(view: SequenceView, move: Play) -> IllegalMove:
    """What is wrong with playing a card onto a cell."""
    if view.choosing == view.seat:
        return line_first()
    if view.losing:
        return IllegalMove("first the cards of the ruling are given up", reason="ruling-first", rule="SQ-21")
    cell, card = CELL_OF[move.cell], move.card
    if view.seat != view.active or view.choosing is not None:
        return not_your_turn()
    if card not in view.hand:
        return not_in_hand(card, "SQ-7")
    if CARD_AT[cell] is None:
        return IllegalMove(f"{move.cell} is a corner", reason="corner", rule="SQ-10", cell=move.cell)
    owner = view.board[cell]
    if card.is_remover:
        if owner is None:
            return IllegalMove(
                f"there is no chip on {move.cell}", reason="no-chip", rule="SQ-9", cell=move.cell
            )
        if owner == view.team:
            return IllegalMove(
                f"the chip on {move.cell} is your own team's", reason="own-chip", rule="SQ-9", cell=move.cell
            )
        return IllegalMove(
            f"the chip on {move.cell} is part of a line", reason="safe-chip", rule="SQ-9", cell=move.cell
        )
    if owner is not None:
        return IllegalMove(f"{move.cell} is taken", reason="cell-taken", rule="SQ-7", cell=move.cell)
    if not card.is_wild and CARD_AT[cell] is not card:
        on_it = one_of(CARD_AT[cell])
        return IllegalMove(
            f"{move.cell} shows {on_it}, not {card.value}",
            reason="wrong-cell",
            rule="SQ-7",
            cell=move.cell,
            card=card.value,
            shows=on_it,
        )
    return IllegalMove("your team has no chip left", reason="no-chips-left", rule="SQ-20")


def why_not_dead(view: SequenceView, card: Card) -> IllegalMove:
    """What is wrong with exchanging a card."""
    if view.seat != view.active or view.choosing is not None or view.losing:
        return IllegalMove("you can't exchange a card now", reason="no-exchange-now", rule="SQ-11")
    if card not in view.hand:
        return not_in_hand(card, "SQ-11")
    if card.rank == "J":
        return IllegalMove("a jack is never dead", reason="jack-not-dead", rule="SQ-11", card=card.value)
    if view.exchanged:
        return IllegalMove("one dead card a turn", reason="exchanged-already", rule="SQ-11")
    return IllegalMove(f"{card.value} is not dead", reason="not-dead", rule="SQ-11", card=card.value)


def line_first() -> IllegalMove:
    """The error for anything else while the seat has a line to choose."""
    return IllegalMove("first choose your line", reason="choose-line-first", rule="SQ-19")


def not_your_turn() -> IllegalMove:
    """The error for a play out of turn."""
    return IllegalMove("it is not your turn", reason="not-your-turn", rule="SQ-4")


def not_in_hand(card: Card, rule: str) -> IllegalMove:
    """The error for a card that the seat does not hold."""
    return IllegalMove(
        f"{card.value} is not in your hand", reason="card-not-in-hand", rule=rule, card=card.value
    )
