"""Invariants of Sequence, in addition to those of every game (tests/core/test_contract.py)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from bordspil.core.rng import Rng
from bordspil.games import sequence
from bordspil.games.sequence import GAME, bits, card_sets, events, moves, rules
from bordspil.games.sequence.board import CARD_CELLS, NAMES, WINDOWS
from bordspil.games.sequence.components import CARDS, Card
from bordspil.games.sequence.moves import ACTION_COUNT, MOVES, Play
from tests.games.sequence.positions import COMPILED, check_laws, go_on, started
from tests.games.sequence.referee import SIZES, TABLES
from tests.helpers.uncompiled import printed


@pytest.mark.parametrize("size", SIZES)
def test_cards_chips_and_lines_agree_with_the_events_after_every_step(size: tuple[int, int]) -> None:
    for number, table in enumerate([table for table in TABLES if table[:2] == size]):
        if not COMPILED and number % 3:
            continue
        state, rng = started(table, number), Rng.from_seed(f"{size} {number}")
        board: dict[str, int] = {}
        lines: set[tuple[int, tuple[str, ...]]] = set()
        while state.due():
            check_laws(state)
            for event in go_on(state, rng):
                match event:
                    case events.ChipPlaced():
                        assert event.cell not in board
                        board[event.cell] = event.seat % state.teams
                    case events.ChipRemoved():
                        assert board.pop(event.cell) == event.team != event.seat % state.teams
                    case events.LineCompleted():
                        assert event.team == event.seat % state.teams
                        lines.add((event.team, event.cells))
                    case events.LineBroken():
                        assert state.advanced
                        lines.remove((event.team, event.cells))
            seen = state.view(None)
            assert {NAMES[cell]: team for cell, team in enumerate(seen.board) if team is not None} == board
            assert {(line.team, line.cells) for line in seen.lines} == lines
            assert sum(state.chips) == len(board)
        check_laws(state)
        outcome = state.outcome()
        assert outcome is not None
        assert state.winners() == outcome.winners
        assert state.payoffs() == state.scores() == outcome.scores


def test_every_kind_of_event_occurs_in_these_matches() -> None:
    """Otherwise the invariants would prove little."""
    wanted = {
        *("ChipPlaced", "ChipRemoved", "LineCompleted", "LineBroken", "LineOpen", "DeadCardShown"),
        *("DeckRenewed", "CardDrawn", "DrawLost", "RulingMade", "CardLost", "MatchEnded"),
    }
    for number in range(400):
        rng = Rng.from_seed(number)
        state = started(TABLES[number % len(TABLES)], number)
        while state.due():
            wanted -= {type(event).__name__ for event in go_on(state, rng)}
        if not wanted:
            return
    raise AssertionError(wanted)


@pytest.mark.parametrize("module", [bits, card_sets, moves, rules])
def test_the_headers_and_the_sources_have_the_same_constants(module: ModuleType) -> None:
    """The C code has its own copy of the constants that Python code uses."""
    header = (Path(sequence.__file__).parent / f"{module.__name__.rpartition('.')[2]}.pxd").read_text()
    (*_, constants) = re.findall(r"^cp?def enum:\n((?:    .+\n)+)", header, re.MULTILINE)
    for number, line in enumerate(constants.split("\n")[:-1]):
        name, _, value = line.strip().partition(" = ")
        assert getattr(module, name) == int(value or number)


def test_action_numbers_match_the_moves() -> None:
    bases = (moves.WILD_DIAMONDS, moves.WILD_CLUBS, moves.REMOVE_SPADES, moves.REMOVE_HEARTS)
    for base, jack in zip(bases, moves.JACKS, strict=True):
        for cell in CARD_CELLS:
            assert MOVES[base + cell] == Play(jack, NAMES[cell])
            assert moves.cell_of(base + cell) == cell
    assert len(MOVES) == ACTION_COUNT == GAME.action_count == moves.LINE + len(WINDOWS)
    assert [card for card in CARDS if card.is_wild] == [Card.JACK_DIAMONDS, Card.JACK_CLUBS]
    assert [card for card in CARDS if card.is_remover] == [Card.JACK_SPADES, Card.JACK_HEARTS]


HASHES = """
import json
from bordspil.core.playouts import run_choices, run_playouts
from bordspil.core.rng import Rng
from bordspil.games.sequence.state import SequenceState
hashes = []
for number, table in enumerate({tables!r}):
    rng = Rng.from_seed(number)
    state = SequenceState(*table)
    hashes.append([event.as_data() for event in state.begin(rng)])
    hashes.append(run_playouts(state, 3, rng))
    for step in range(number % 8 * 12):
        for seat in state.due():
            actions = state.actions(seat)
            if actions:
                hashes.append([actions, run_choices(state, seat, 3, rng)])
                happened = state.play(seat, rng.choice(state.legal_moves(seat)), rng)
                hashes.append([event.as_data() for event in happened])
    for eye in (None, 0, 1):
        hashes.append(state.resampled(eye, rng).view(eye).as_json())
    hashes.append(repr(state.snapshot()))
    if state.rulings():
        state.play(None, state.rulings()[0], rng)
    state.play_randomly(rng)
    hashes.append([repr(state.snapshot()), state.winners(), state.payoffs(), rng.key().hex()])
print(json.dumps(hashes))
"""


def test_compiled_and_uncompiled_rules_give_equal_hashes() -> None:
    chosen = [*TABLES[::3], *TABLES[1::7]]
    program = HASHES.format(tables=chosen)
    results = [json.loads(printed(program, uncompiled=uncompiled)) for uncompiled in (False, True)]
    assert results[0] == results[1]
    assert len(set(map(str, results[0]))) > 500
