"""No text counts seats or teams from 0: no move, event, reason, hint, table or error."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from bordspil.bots.advice import Advice, RankedMove
from bordspil.bots.hint import Hint
from bordspil.core.errors import GameError
from bordspil.core.text import Block, Cell
from bordspil.games import all_games, message_folders
from bordspil.locales import LANGUAGES, Localizer, error_text
from bordspil.match.match import Match
from bordspil.match.narration import event_lines
from tests.helpers.games import tables_of

# A seat, team or ruling with the number 0, in any language.
COUNTED_FROM_0 = re.compile(
    r"\b(seat|team|sæti|liði?s?|asiento|equipo|miejsc\w+|drużyn\w+|ruling)\s+0\b", re.IGNORECASE
)
VARIANTS = [(game, seats, options) for game in all_games().values() for seats, options in tables_of(game)]
IDS = [f"{game.name}-{seats}" for game, seats, _ in VARIANTS]


def speakers() -> list[Localizer]:
    return [Localizer(language, message_folders()) for language in LANGUAGES]


@cache
def played(number: int) -> Match:
    """A match played to its end, with rulings where there are any."""
    game, seats, options = VARIANTS[number]
    match = Match(game, seats, game.options.from_data(options), seed=bytes(range(32)))
    turn = 0
    while not match.is_over:
        turn += 1
        if turn % 7 == 0 and match.rulings():
            match.submit(None, match.rulings()[turn % 2])
            continue
        seat = match.due()[0]
        moves = match.view(seat).legal_moves
        match.submit(seat, moves[(turn * 31) % len(moves)])
    return match


def texts(blocks: Sequence[Block]) -> Iterator[str]:
    """All texts in some tables."""
    for block in blocks:
        yield block.title
        yield from block.headings
        for row in block.rows:
            for cells in row:
                yield from [cell.text for cell in ((cells,) if isinstance(cells, Cell) else cells)]


def positions(number: int) -> Iterator[Match]:
    """The match again, at some of its moves."""
    game, seats, options = VARIANTS[number]
    match = Match(game, seats, game.options.from_data(options), seed=bytes(range(32)))
    for place, made in enumerate(played(number).record().moves):
        if place % 9 == 0:
            yield match
        match.submit(made.seat, made.text)


def sentences(number: int, names: Sequence[str], say: Localizer) -> Iterator[str]:
    """Every move, reason, hint, table and prompt of a match in words, with these players' names."""
    game = VARIANTS[number][0]
    for match in positions(number):
        for seat in match.due():
            view = match.view(seat)
            yield from [game.text.move(move, names, say) for move in view.legal_moves]
            yield from [cell.text for cell in game.text.choices(view, names, say)]
            yield game.text.prompt(view, say)
            for move in view.legal_moves[:: 1 + len(view.legal_moves) // 8]:
                reasons = game.reasons(view, move)
                hint = Hint(game, Advice((RankedMove(move, 0.5, 1.3, 1.0),), reasons))
                yield hint.best(names, say)
                yield hint.look(names, say)
                yield from texts([hint.table(names, say)])
            if names:
                yield from texts(game.text.typed_table(view, names, say))


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=IDS)
def test_moves_hints_and_tables_never_mention_seat_0(number: int) -> None:
    seats = VARIANTS[number][1]
    for say in speakers():
        for names in ((), [f"Player{chr(ord('A') + seat)}" for seat in range(seats)]):
            said = list(sentences(number, names, say))
            assert len(said) > 10
            assert [text for text in said if COUNTED_FROM_0.search(text)] == []


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=IDS)
def test_events_never_mention_seat_0_even_without_names(number: int) -> None:
    match, text = played(number), VARIANTS[number][0].text
    for say in speakers():
        for me in (None, 0):
            for event in match.events(me):
                lines = event_lines(event, text, match.names, me, say)
                lines += list(texts(text.scoring(event, match.names, me, say)))
                assert [line for line in lines if COUNTED_FROM_0.search(line)] == []


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=IDS)
def test_errors_never_mention_seat_0(number: int) -> None:
    """Try wrong moves of every kind and check the words of the errors."""
    match = next(iter(positions(number)))
    wrong = ["tofu", "swap egg for egg of 0", "swap egg for squid of 1", "ruling 0", "7S a1", "pass", "draw"]
    refused = list[tuple[str, GameError]]()
    for text in wrong:
        for seat in (None, *range(match.seat_count), 99):
            try:
                match.submit(seat, text)
            except GameError as problem:
                refused.append((text, problem))
    assert len(refused) > 10
    for say in speakers():
        for text, refusal in refused:
            for names in ((), [f"Player{seat}" for seat in "ABCDEF"]):
                # Errors quote the wrong text as it was typed.
                said = error_text(refusal, say, names).replace(text, "…")
                assert not COUNTED_FROM_0.search(said), said
                assert say.knows(f"error-{refusal.reason}")
