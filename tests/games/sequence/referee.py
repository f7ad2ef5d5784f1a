"""Play random matches and have the independent oracle check them step by step."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.games.sequence import events as e
from bordspil.games.sequence.board import NAMES
from bordspil.games.sequence.moves import ChooseLine, Dead, Draw, Lose, Pass, Play, Ruling
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence import oracle, oracle_board, oracle_steps

Table = tuple[int, int, bool, bool, bool]
SIZES = [(2, 2), (3, 3), (4, 2), (6, 2), (6, 3), (8, 2), (9, 3), (10, 2), (12, 2), (12, 3)]
TABLES: list[Table] = [
    (count, teams, draw, talk, advanced)
    for count, teams in SIZES
    for draw in (False, True)
    for talk in (False, True)
    for advanced in (False, True)
]
COMPARED = (
    "every placement, removal, line, choice, ruling, hand and winner; "
    "one in eight in all legal moves of every step"
)
# The lines that count, according to the events so far.
Lines = set[tuple[int, frozenset[str]]]


def compare(table: Table, seed: int) -> None:
    """Play a random match; the oracle must accept every step and, in some matches, know the legal moves."""
    count, teams, *switches = table
    rng = Rng.from_seed(seed)
    state = SequenceState(*table)
    referee = oracle.Referee(count, teams, oracle_steps.Options(*switches))
    lines: Lines = set()
    happened = state.begin(rng)
    while True:
        for step in transcript(happened):
            referee.step(step)
        check_lines(state, referee, lines, happened)
        due = state.due()
        assert bool(due) == referee.waits()
        for seat in range(count) if seed // len(TABLES) % 8 == 0 else ():
            assert {tuple_of(move) for move in state.legal_moves(seat)} == referee.legal(seat), seat
        rulings = state.rulings()
        assert {ruling.team for ruling in rulings if isinstance(ruling, Ruling)} == referee.rulings()
        if not due:
            break
        if rulings and rng.below(40) == 0:
            happened = state.play(None, rng.choice(rulings), rng)
            continue
        # Usually a due seat, sometimes another one with a move, so that there are late draws too.
        seat = rng.choice(due if rng.below(3) else movers(state))
        moves = state.legal_moves(seat)
        move = rng.choice(moves)
        if seed // len(TABLES) % 3 == 0:
            # Random moves alone hardly ever make long rows, or break them.
            move = max([rng.choice(moves) for _ in range(8)], key=partial(promise, referee, seat))
        happened = state.play(seat, move, rng)
    check_end(state, referee.verdict())


def movers(state: SequenceState) -> tuple[int, ...]:
    """All seats that have a move, due or not."""
    if not state.draw_yourself:
        return state.due()
    return tuple([seat for seat in range(state.seat_count) if state.actions(seat)])


def promise(referee: oracle.Referee, seat: int, move: Move) -> int:
    """How long a row the move extends, counted in own chips; breaking a line counts most."""
    if not isinstance(move, Play):
        return 0
    if move.card.value in oracle_board.REMOVE:
        return oracle_board.LINE_SIZE if referee.is_safe(move.cell) else 0
    own = [cell for cell, team in referee.chips.items() if team == referee.team(seat)]
    return max([len(window.intersection(own)) for window in oracle_board.THROUGH[move.cell]])


def check_lines(
    state: SequenceState, referee: oracle.Referee, lines: Lines, happened: tuple[Event, ...]
) -> None:
    """SQ-15, SQ-19, SQ-22: check that the events gave the right lines, and asked the right seat to choose."""
    asked = [event.seat for event in happened if isinstance(event, e.LineOpen)]
    for event in happened:
        if isinstance(event, e.LineCompleted):
            assert event.team == event.seat % state.teams
            lines.add((event.team, frozenset(event.cells)))
        elif isinstance(event, e.LineBroken):
            lines.remove((event.team, frozenset(event.cells)))
    if not referee.over:
        assert lines == set(referee.lines)
    if asked or referee.choices:
        view = state.view(None)
        assert asked in ([], [referee.chooser])
        assert (view.choosing, view.spot) == (referee.chooser, referee.spot)
        assert referee.chooser in state.due()


def check_end(state: SequenceState, verdict: oracle_steps.Verdict) -> None:
    """Check that both agree on the end of a match."""
    outcome, view = state.outcome(), state.view(None)
    assert outcome is not None
    assert verdict.over
    assert list(outcome.winners) == verdict.winners
    assert outcome.reason == {"line": "lines", "blocked": "blocked"}[verdict.reason]
    chips = {NAMES[cell]: team for cell, team in enumerate(view.board) if team is not None}
    assert chips == verdict.chips
    lines = [(line.team, frozenset(line.cells)) for line in view.lines]
    assert all(line in lines for line in verdict.lines)
    # The engine may show any of the winning lines.
    assert all(cells in verdict.winning for team, cells in lines if (team, cells) not in verdict.lines)
    assert len(lines) >= len(verdict.lines) + bool(verdict.winning)
    for seat in range(state.seat_count):
        assert sorted(card.value for card in state.view(seat).hand) == verdict.hands[seat]


def tuple_of(move: Move) -> tuple[str, ...]:
    """A move as the oracle writes it."""
    match move:
        case Play():
            return ("play", move.card.value, move.cell)
        case Dead():
            return ("dead", move.card.value)
        case Lose():
            return ("lose", move.card.value)
        case Draw():
            return ("draw",)
        case Pass():
            return ("pass",)
        case ChooseLine():
            return ("line", *move.ends.split("-"))
    raise AssertionError(move)


def transcript(happened: Iterable[Event]) -> list[oracle_steps.Step]:
    """The events of one move, or of the deal, in the form that the oracle reads."""
    steps: list[oracle_steps.Step] = []
    played = False
    for event in happened:
        match event:
            case e.CardsCut():
                cards = {seat: card.value for seat, card in enumerate(event.cards) if card is not None}
                steps.append(oracle_steps.Cut(cards))
            case e.HandDealt():
                steps.append(oracle_steps.Dealt(event.seat, [card.value for card in event.cards]))
            case e.ChipPlaced() | e.ChipRemoved():
                steps.append(oracle_steps.Play(event.seat, event.card.value, event.cell))
                played = True
            case e.LineCompleted() if not played:
                # Nothing was placed or removed, so a seat chose this line.
                steps.append(oracle_steps.Line(event.seat, list(event.cells)))
            case e.DeadCardShown():
                steps.append(oracle_steps.Dead(event.seat, event.card.value))
            case e.DeckRenewed():
                steps.append(oracle_steps.Reshuffled())
            case e.CardReceived():
                steps.append(oracle_steps.Drawn(event.seat, event.card.value))
            case e.DrawLost():
                steps.append(oracle_steps.DrawLost(event.seat))
            case e.TurnPassed():
                steps.append(oracle_steps.Passed(event.seat))
            case e.RulingMade():
                steps.append(oracle_steps.Ruling(event.team))
            case e.CardLost():
                steps.append(oracle_steps.Lost(event.seat, event.card.value))
    return steps
