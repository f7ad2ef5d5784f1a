"""A score pad as a file for spreadsheets."""

from __future__ import annotations

import csv
import io

from bordspil.server.tables.pad import Pad

# A spreadsheet takes a text that starts with one of these for a formula.
FORMULA = ("=", "+", "-", "@")


def pad_csv(pad: Pad) -> str:
    """The pad as RFC 4180 CSV: one line per page and player. The headings are the same in every language."""
    score = pad.score()
    things = list(dict.fromkeys(thing.name for page in pad.pages for thing in page.things))
    out = io.StringIO()
    lines = csv.writer(out)
    lines.writerow(["page", "player", *things, "points", "total"])
    totals = [0] * pad.row_count
    for number, page in enumerate(pad.pages):
        for player, name in enumerate([*pad.players, *pad.plan.extras]):
            row = pad.row(number, player)
            if row is None:
                continue
            counted = {thing.name: row.get(thing.name, 0) for thing in page.things}
            points = score.pages[number].points[player]
            totals[player] += points
            title = page.name if page.number is None else f"{page.name} {page.number}"
            cells = [counted.get(thing, "") for thing in things]
            lines.writerow(
                [title, f"'{name}" if name.startswith(FORMULA) else name, *cells, points, totals[player]]
            )
    return out.getvalue()
