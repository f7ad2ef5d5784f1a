"""Plays random matches and lays them, step by step, before the independent oracle."""

from __future__ import annotations

from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.games.sequence import events as told
from bordspil.games.sequence.board import NAMES
from bordspil.games.sequence.moves import ChooseLine, Dead, Draw, Lose, Pass, Play, Ruling
from bordspil.games.sequence.rules import SequenceState
from tests.games.sequence import oracle, oracle_steps

Table = tuple[int, int, bool, bool, bool]
SIZES = [(2, 2), (3, 3), (4, 2), (6, 2), (6, 3), (8, 2), (9, 3), (10, 2), (12, 2), (12, 3)]
TABLES: list[Table] = [
    (count, teams, draw, talk, advanced)
    for count, teams in SIZES
    for draw in (False, True)
    for talk in (False, True)
    for advanced in (False, True)
]
COMPARED = "every placement, removal, line, hand and winner; one in eight in all legal moves of every step"
MATCHES = 50_000


def compare(table: Table, seed: int) -> None:
    """One random match; the oracle must find every step right and, in some, the same moves legal."""
    count, teams, *switches = table
    rng = Rng.from_seed(seed)
    state = SequenceState(*table)
    referee = oracle.Referee(count, teams, oracle_steps.Options(*switches))
    happened = list(state.begin(rng))
    while True:
        for step in transcript(happened):
            referee.step(step)
        movers = [seat for seat in range(count) if state.actions(seat)]
        for seat in range(count) if seed // len(TABLES) % 8 == 0 else ():
            assert {tuple_of(move) for move in state.legal_moves(seat)} == referee.legal(seat), seat
        assert (
            not state.rulings()
            or {ruling.team for ruling in state.rulings() if isinstance(ruling, Ruling)} == referee.rulings()
        )
        assert bool(movers) == bool(state.due())
        if not movers:
            break
        if state.rulings() and rng.below(40) == 0:
            happened = list(state.play(None, rng.choice(state.rulings()), rng))
            continue
        # Mostly who is due, sometimes whoever else has a move: late draws must happen too.
        seat = rng.choice(state.due() if rng.below(3) else tuple(movers))
        happened = list(state.play(seat, rng.choice(state.legal_moves(seat)), rng))
    check_end(state, referee.verdict())


def check_end(state: SequenceState, verdict: oracle_steps.Verdict) -> None:
    """The end of a match, as both see it."""
    outcome, view = state.outcome(), state.view(None)
    assert outcome is not None
    assert verdict.over
    assert list(outcome.winners) == verdict.winners
    assert outcome.reason == {"line": "lines", "blocked": "blocked"}[verdict.reason]
    chips = {NAMES[cell]: team for cell, team in enumerate(view.board) if team is not None}
    assert chips == verdict.chips
    lines = [(line.team, frozenset(line.cells)) for line in view.lines]
    assert all(line in lines for line in verdict.lines)
    # Which of the lines that won is shown is left to the engine.
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


def transcript(happened: list[Event]) -> list[oracle_steps.Step]:
    """The events as the oracle reads them."""
    steps: list[oracle_steps.Step] = []
    chosen = False
    for event in happened:
        match event:
            case told.CardsCut():
                cards = {seat: card.value for seat, card in enumerate(event.cards) if card is not None}
                steps.append(oracle_steps.Cut(cards))
            case told.HandDealt():
                steps.append(oracle_steps.Dealt(event.seat, [card.value for card in event.cards]))
            case told.ChipPlaced() | told.ChipRemoved():
                steps.append(oracle_steps.Play(event.seat, event.card.value, event.cell))
                chosen = True
            case told.LineCompleted() if not chosen:
                # Not by the placement itself, so it was chosen.
                steps.append(oracle_steps.Line(event.seat, list(event.cells)))
            case told.DeadCardShown():
                steps.append(oracle_steps.Dead(event.seat, event.card.value))
            case told.DeckRenewed():
                steps.append(oracle_steps.Reshuffled())
            case told.CardReceived():
                steps.append(oracle_steps.Drawn(event.seat, event.card.value))
            case told.DrawLost():
                steps.append(oracle_steps.DrawLost(event.seat))
            case told.TurnPassed():
                steps.append(oracle_steps.Passed(event.seat))
            case told.RulingMade():
                steps.append(oracle_steps.Ruling(event.team))
            case told.CardLost():
                steps.append(oracle_steps.Lost(event.seat, event.card.value))
    return steps
