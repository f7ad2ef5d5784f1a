"""Errors, events, hints, sheets of pieces and descriptions, in a person's language, as wire messages."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bordspil.bots.advice import Advice
from bordspil.bots.cast import recorded_cast
from bordspil.bots.hint import Hint
from bordspil.core.errors import GameError
from bordspil.core.event import Event
from bordspil.core.game import Game
from bordspil.core.text import Block, Cell, Cells, Say
from bordspil.core.view import View
from bordspil.locales import error_text
from bordspil.match.match import Match
from bordspil.match.narration import event_lines
from bordspil.server.language.speakers import speaker
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


def names(table: Table) -> tuple[str, ...]:
    """The names of the seats in the match."""
    match = table.match
    if match is not None and len(match.names) != table.seat_count:
        # The table is already configured for another match.
        return match_names(match)
    return table.seat_names()


def match_names(match: Match) -> tuple[str, ...]:
    """The names in a match, as it has recorded them."""
    return match.names if match.players is not None else early_names(match.names)


def early_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of an early record, which calls bots by their level.

    >>> early_names(("Anna", "family", "family 2"))
    ('Anna', 'Lola', 'Otto')
    """
    cast = recorded_cast(names)
    return tuple(
        [name if character is None else character.name for name, character in zip(names, cast, strict=True)]
    )


def game_of(table: Table) -> Game:
    """The game of the match; the table may already be configured for another one."""
    return table.game if table.match is None else table.match.game


def event(happened: Event, table: Table, seat: int | None, language: str) -> m.EventWords:
    """An event in words, from the viewpoint of a seat."""
    say, text, named = speaker(language), game_of(table).text, names(table)
    blocks = text.scoring(happened, named, seat, say)
    return m.EventWords(
        lines=tuple(event_lines(happened, text, named, seat, say)),
        blocks=tuple([text_block(block) for block in blocks]),
    )


def hint(advice: Advice, table: Table, view: View, id: int, language: str | None) -> m.Hint:
    """Advice in two steps: where to look, then the best move."""
    say, text, named = speaker(language), table.game.text, names(table)
    presented = Hint(table.game, advice)
    moves = [
        m.HintMove(
            move=str(ranked.move),
            words=text.move(ranked.move, named, say),
            chance=ranked.chance,
            points=ranked.points,
            pieces=table.game.pieces(view, ranked.move),
        )
        for ranked in presented.shown()
    ]
    return m.Hint(
        id=id,
        turn=view.turn,
        look=presented.look(named, say),
        best=presented.best(named, say),
        reasons=tuple([reason.as_data() for reason in advice.reasons]),
        moves=tuple(moves),
        pieces=() if advice.look is None else advice.look.pieces,
        best_pieces=advice.pieces,
    )


def about(view: View, piece: str, table: Table, id: int, language: str | None) -> m.About:
    """What a seat can know about a piece."""
    found = worded_about(game_of(table), view, piece, names(table), speaker(language))
    return msgspec.structs.replace(found, id=id)


def worded_about(game: Game, view: View, piece: str, names: Sequence[str], say: Say) -> m.About:
    """What a view says about a piece, in words; it answers no message."""
    found, text = game.about(view, piece), game.text
    return m.About(
        id=0,
        turn=view.turn,
        piece=piece,
        title=text.about(found.title, names, say),
        pictures=found.pictures,
        lines=tuple([m.AboutLine(text.about(line, names, say), line.points) for line in found.lines]),
        coming=tuple([text.about(line, names, say) for line in found.coming]),
        left=found.left,
        rule=found.rule,
    )


def description(view: View, table: Table, id: int, language: str | None) -> m.Description:
    """The position in words, with the moves to choose from."""
    say, text, named = speaker(language), game_of(table).text, names(table)
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


def highlights(match: Match, table: Table, id: int, language: str | None) -> m.Highlights:
    """A finished match in a few sentences; the same for everyone but the language."""
    story, closeness = worded_highlights(match, names(table), speaker(language))
    return m.Highlights(id=id, match=table.match_number, story=story, closeness=closeness)


def worded_highlights(
    match: Match, names: Sequence[str], say: Say
) -> tuple[tuple[m.HighlightWords, ...], tuple[str, ...]]:
    """The story of a finished match, and how close each seat ended, in words."""
    text, outcome = match.game.text, match.outcome
    assert outcome is not None
    found = match.game.highlights(match.events(None), outcome)
    story = [
        m.HighlightWords(seat=each.seat, side=each.side, text=text.seen(each, names, say), pieces=each.pieces)
        for each in found.story
    ]
    closeness = ["" if each is None else text.seen(each, names, say) for each in found.closeness]
    return tuple(story), tuple(closeness)


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
