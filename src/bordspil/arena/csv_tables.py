"""The tables of a tournament as CSV, the same in every language."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from bordspil.arena.standings import Standings
from bordspil.arena.tournament import PlayedMatch, Schedule

MATCH_COLUMNS = (
    "match", "line_up", "deal", "rotation", "seat", "side", "bot", "score", "place", "share", "turns",
    "moves",
)  # fmt: skip
STANDING_COLUMNS = (
    "bot", "rating", "rating_low", "rating_high", "firsts", "firsts_low", "firsts_high", "fair_share",
    "matches", "mean_score", "mean_place", "moves", "cpu_seconds_a_move", "cpu_seconds_longest",
)  # fmt: skip


def match_table(schedule: Schedule, played: Iterable[PlayedMatch]) -> str:
    """A row for each match and seat; byte for byte the same for equal plans, because it has no times.

    Score, place, share and moves are those of the seat's side.
    """
    rows: list[Sequence[object]] = []
    sides = schedule.plan.sides
    for match in sorted(played, key=lambda match: match.number):
        fixture = schedule.fixture(match.number)
        for seat, bot in enumerate(schedule.by_seat(match.number)):
            side = sides[seat]
            where = (match.number, fixture.line_up, fixture.deal, fixture.rotation, seat, side, bot)
            result = (match.scores[side], match.places[side], match.shares[side])
            rows.append((*where, *result, match.turns, match.moves[side]))
    return as_csv(MATCH_COLUMNS, rows)


def standings_table(standings: Standings) -> str:
    """A row for each bot, best first."""
    rows = []
    for line in standings.bots:
        rating = (f"{end:.2f}" for end in (line.rating.value, line.rating.low, line.rating.high))
        firsts = (f"{end:.5f}" for end in (line.firsts.value, line.firsts.low, line.firsts.high))
        means = (f"{line.score:.4f}", f"{line.place:.4f}")
        spent = (line.moves, f"{line.seconds:.7f}", f"{line.longest:.6f}")
        rows.append((line.bot, *rating, *firsts, f"{standings.fair_share:.5f}", line.matches, *means, *spent))
    return as_csv(STANDING_COLUMNS, rows)


def as_csv(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table as CSV, without a final newline."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue().removesuffix("\n")
