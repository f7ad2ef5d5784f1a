"""Blocks and standings as rich tables."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bordspil.core.outcome import Outcome
from bordspil.core.text import Block, Cells, Say

STYLES = {"strong": "bold", "dim": "dim", "good": "green", "bad": "red"}


def drawn_cell(cell: Cells) -> Text:
    """A cell in its style, or several separated by commas."""
    if isinstance(cell, tuple):
        return Text(", ").join([drawn_cell(each) for each in cell])
    return Text(cell.text, STYLES.get(cell.style, cell.style))


def drawn_block(block: Block) -> Table:
    """A block as a table."""
    table = Table(
        title=Text(block.title, "bold") if block.title else None,
        title_justify="left",
        show_header=bool(block.headings),
        header_style="dim",
        box=None,
        pad_edge=False,
        padding=(0, 2, 0, 0),
        min_width=len(block.title),
    )
    width = max([len(row) for row in block.rows] + [len(block.headings)])
    for column in range(width):
        heading = block.headings[column] if column < len(block.headings) else ""
        numbers = all(_is_number(drawn_cell(row[column]).plain) for row in block.rows if column < len(row))
        table.add_column(heading, justify="right" if numbers else "left", overflow="fold")
    for row in block.rows:
        table.add_row(*[drawn_cell(cell) for cell in row])
    return table


def _is_number(text: str) -> bool:
    return re.sub(r"[-+−.,%\s]", "", text).isdecimal() or not text


def side_by_side(blocks: Sequence[Block]) -> RenderableType:
    """Blocks next to each other, as many as fit on the screen."""
    return Columns([drawn_block(block) for block in blocks], padding=(1, 4))


def standings(outcome: Outcome, names: Sequence[str], say: Say) -> Table:
    """The ranking."""
    table = Table(title=Text(say("end-title"), "bold"), title_justify="left", box=None, pad_edge=False)
    table.add_column(say("end-rank"), justify="right")
    table.add_column(say("table-player"))
    table.add_column(say("table-score"), justify="right")
    for line in outcome.standings:
        name = say(f"{line.label}-name") if line.seat is None else names[line.seat]
        won = line.seat in outcome.winners
        table.add_row(
            Text(str(line.rank)),
            Text(name, "bold" if won else ""),
            Text(str(line.score), "bold" if won else ""),
        )
    return table


def winners_line(outcome: Outcome, names: Sequence[str], say: Say) -> str:
    """Who won, in a sentence."""
    winners = ", ".join(names[seat] for seat in outcome.winners)
    sides = {outcome.teams[seat] if outcome.teams else seat for seat in outcome.winners}
    return say("end-winners", winners=winners, count=len(sides))
