"""Errors, events, hints and descriptions, in a person's language, as wire messages."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bordspil.bots.advice import Advice
from bordspil.bots.hint import Hint
from bordspil.bots.levels import BOTS
from bordspil.core.errors import GameError
from bordspil.core.event import Event
from bordspil.core.game import Game
from bordspil.core.text import Block, Cell, Cells
from bordspil.core.view import View
from bordspil.locales import Localizer, error_text
from bordspil.match.narration import event_lines
from bordspil.server.language.speakers import speaker
from bordspil.server.tables.identifiers import distinct_name
from bordspil.server.tables.table import Table
from bordspil.wire import messages as m


def error(problem: GameError, id: int | None, language: str | None, names: tuple[str, ...] = ()) -> m.Error:
    """An error message; `names` are the seats' names, if the error comes from a table."""
    return m.Error(
        id=id,
        code=problem.code,
        reason=problem.reason,
        text=error_text(problem, speaker(language), names),
        rule=problem.rule,
        facts=dict(problem.facts),
    )


def names(table: Table, language: str | None) -> tuple[str, ...]:
    """The names of the seats in the match. Bots have localized names, empty seats that of the stand-in."""
    say, match = speaker(language), table.match
    if match is not None and len(match.names) != table.seat_count:
        # The table is already configured for another match.
        return written_names(match.names, say)
    return table.seat_names(lambda level: say(f"bot-{level or table.settings.stand_in}"))


def written_names(names: Iterable[str], say: Localizer) -> tuple[str, ...]:
    """The names of a record; bots are recorded by level, which has a name in every language.

    >>> written_names(("Anna", "family", "family 2"), speaker("is"))
    ('Anna', 'Frændi', 'Frændi 2')
    """
    shown: list[str] = []
    for name in names:
        level = re.sub(r" \d+$", "", name)
        shown.append(distinct_name(say(f"bot-{level}") if level in BOTS else name, shown))
    return tuple(shown)


def game_of(table: Table) -> Game:
    """The game of the match; the table may already be configured for another one."""
    return table.game if table.match is None else table.match.game


def event(happened: Event, table: Table, seat: int | None, language: str) -> m.EventWords:
    """An event in words, from the viewpoint of a seat."""
    say, text, named = speaker(language), game_of(table).text, names(table, language)
    blocks = text.scoring(happened, named, seat, say)
    return m.EventWords(
        lines=tuple(event_lines(happened, text, named, seat, say)),
        blocks=tuple([text_block(block) for block in blocks]),
    )


def hint(advice: Advice, table: Table, turn: int, id: int, language: str | None) -> m.Hint:
    """Advice in two steps: where to look, then the best move."""
    say, text, named = speaker(language), table.game.text, names(table, language)
    presented = Hint(table.game, advice)
    moves = [
        m.HintMove(
            move=str(ranked.move),
            words=text.move(ranked.move, named, say),
            chance=ranked.chance,
            points=ranked.points,
        )
        for ranked in presented.shown()
    ]
    return m.Hint(
        id=id,
        turn=turn,
        look=text.look(advice.reasons, named, say),
        best=presented.best(named, say),
        reasons=tuple([reason.as_data() for reason in advice.reasons]),
        moves=tuple(moves),
    )


def description(view: View, table: Table, id: int, language: str | None) -> m.Description:
    """The position in words, with the moves to choose from."""
    say, text, named = speaker(language), game_of(table).text, names(table, language)
    blocks = text.table(view, named, say)
    choices = tuple([(str(move), text.move(move, named, say)) for move in view.legal_moves])
    # The hand is described on other people's turns too, unless the choices already list it.
    held = text.choices(view, named, say) if view.seat is not None and view.outcome is None else []
    if [cell.text for cell in held] != [words for _, words in choices]:
        blocks = [*blocks, Block(say("page-you-hold"), (), tuple([(cell,) for cell in held]))]
    return m.Description(
        id=id,
        turn=view.turn,
        prompt=text.prompt(view, say) if view.legal_moves else "",
        blocks=tuple([text_block(block) for block in blocks]),
        choices=choices,
    )


def text_block(block: Block) -> m.TextBlock:
    """A table of text as a wire message."""
    return m.TextBlock(
        title=block.title,
        headings=block.headings,
        rows=tuple([tuple([_cells(cells) for cells in row]) for row in block.rows]),
    )


def _cells(cells: Cells) -> tuple[tuple[str, str], ...]:
    each = (cells,) if isinstance(cells, Cell) else cells
    return tuple([(cell.text, cell.style) for cell in each])
