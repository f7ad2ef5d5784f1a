"""What the server says in people's own languages: errors, hints, the table in words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from bordspil.bots.advice import Advice
from bordspil.bots.hint import Hint
from bordspil.bots.levels import BOTS
from bordspil.core.errors import GameError
from bordspil.core.event import Event
from bordspil.core.game import Game
from bordspil.core.text import Block, Cell, Cells
from bordspil.core.view import View
from bordspil.games import all_games
from bordspil.locales import FALLBACK, Speaker, explained
from bordspil.match.words import event_lines
from bordspil.server.table import Table, unlike
from bordspil.wire import messages as m


@cache
def speaker(language: str | None) -> Speaker:
    """Who speaks a language."""
    return Speaker(language or FALLBACK, [game.folder for game in all_games().values()])


def error(problem: GameError, id: int | None, language: str | None, names: tuple[str, ...] = ()) -> m.Error:
    """An error as its cause is told of it; at a table the seats have names."""
    return m.Error(
        id=id,
        code=problem.code,
        reason=problem.reason,
        text=explained(problem, speaker(language), names),
        rule=problem.rule,
        facts=dict(problem.facts),
    )


def names(table: Table, language: str | None) -> tuple[str, ...]:
    """The names of the seats in the match; bots have one in every language, an empty seat the stand-in's."""
    say, match = speaker(language), table.match
    if match is not None and len(match.names) != table.seat_count:
        # The table has been set up for another match already.
        return written_names(match.names, say)
    return table.seat_names(lambda level: say(f"bot-{level or table.settings.stand_in}"))


def written_names(names: Iterable[str], say: Speaker) -> tuple[str, ...]:
    """The names of a record: bots stand there by their level, which every language has a name for.

    >>> written_names(("Anna", "family", "family 2"), speaker("is"))
    ('Anna', 'Frændi', 'Frændi 2')
    """
    shown: list[str] = []
    for name in names:
        level = re.sub(r" \d+$", "", name)
        shown.append(unlike(say(f"bot-{level}") if level in BOTS else name, shown))
    return tuple(shown)


def game_of(table: Table) -> Game:
    """The game of the match; the table may have been set up for another one already."""
    return table.game if table.match is None else table.match.game


def event(happened: Event, table: Table, seat: int | None, language: str) -> m.EventWords:
    """An event in words, as a seat is told."""
    say, text, named = speaker(language), game_of(table).text, names(table, language)
    blocks = text.scoring(happened, named, seat, say)
    return m.EventWords(
        lines=tuple(event_lines(happened, text, named, seat, say)),
        blocks=tuple([text_block(block) for block in blocks]),
    )


def hint(advice: Advice, table: Table, turn: int, id: int, language: str | None) -> m.Hint:
    """Advice in two steps."""
    say, text, named = speaker(language), table.game.text, names(table, language)
    told = Hint(table.game, advice)
    moves = [
        m.HintMove(
            move=str(ranked.move),
            words=text.move(ranked.move, named, say),
            chance=ranked.chance,
            points=ranked.points,
        )
        for ranked in told.shown()
    ]
    return m.Hint(
        id=id,
        turn=turn,
        look=text.look(advice.reasons, named, say),
        best=told.best(named, say),
        reasons=tuple([reason.as_data() for reason in advice.reasons]),
        moves=tuple(moves),
    )


def description(view: View, table: Table, id: int, language: str | None) -> m.Description:
    """The table in words."""
    say, text, named = speaker(language), game_of(table).text, names(table, language)
    blocks = text.table(view, named, say)
    choices = tuple([(str(move), text.move(move, named, say)) for move in view.legal_moves])
    # What is held is told in others' turns too; where the choices say as much, they are enough.
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
    """A table of text as it goes over the wire."""
    return m.TextBlock(
        title=block.title,
        headings=block.headings,
        rows=tuple([tuple([_cells(cells) for cells in row]) for row in block.rows]),
    )


def _cells(cells: Cells) -> tuple[tuple[str, str], ...]:
    each = (cells,) if isinstance(cells, Cell) else cells
    return tuple([(cell.text, cell.style) for cell in each])
