"""Whether a blocked match is stuck for good (SQ-13), as the referee sees it.

    python -m tests.games.sequence.stuck FILE

The file holds records, one per line. The referee gets each match event by event, so it knows every hand, the
board, the deck and the discards by its own rules, without the engine's state.

Why the last position is enough: hands and board change only when somebody plays, exchanges or draws a card,
chooses a line, or loses a card to a ruling. A draw only follows a play or an exchange, perhaps later (SQ-14).
So if no seat can play or exchange a card and no draw or choice is open, nothing ever changes again, whoever's
turn it is. A ruling only takes cards away (SQ-21), which never makes another card playable or dead.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bordspil.core.event import Event
from bordspil.match.record import Record
from bordspil.match.replay import replay
from tests.games.sequence.oracle import Referee, RuleBroken
from tests.games.sequence.oracle_board import CELLS_OF, SHOWN
from tests.games.sequence.oracle_steps import Options
from tests.games.sequence.referee import transcript


def way_out(referee: Referee) -> str | None:
    """Something that a seat could still do, now or in a later turn; None if there is nothing."""
    if referee.over and referee.reason == "line":
        return "the match was won, not blocked"
    if referee.cutters or referee.undealt:
        return "the match has not begun"
    if referee.drawing is not None:
        return f"a card has to be drawn for seat {referee.drawing}"
    if referee.open_draws:
        return f"seat {min(referee.open_draws)} has a card to draw"
    if referee.choices:
        return f"seat {referee.chooser} has a line to choose"
    if referee.due:
        return f"seat {referee.due[0]} has a card to lose"
    for seat, hand in enumerate(referee.hands):
        for card in sorted(set(hand)):
            if referee.is_dead(card):
                return f"seat {seat} could exchange {card}"
            for cell in CELLS_OF.get(card, SHOWN):
                if not referee.against(seat, card, cell):
                    return f"seat {seat} could play {card} {cell}"
    return None


def referee_after(seat_count: int, options: dict[str, Any], moves: Iterable[Iterable[Event]]) -> Referee:
    """A referee that has replayed a match, given its options as in a record and its events, move by move."""
    teams = options["teams"]
    if teams == "auto":
        teams = 2 if seat_count % 2 == 0 else 3
    switches = [options[name] for name in ("draw_yourself", "no_table_talk", "advanced")]
    referee = Referee(seat_count, int(teams), Options(*switches))
    for happened in moves:
        for step in transcript(happened):
            referee.step(step)
    return referee


def doubt(seat_count: int, options: dict[str, Any], moves: Iterable[Iterable[Event]]) -> str | None:
    """Why a match that ended as blocked isn't; None if the referee proves that it is stuck."""
    try:
        referee = referee_after(seat_count, options, moves)
    except RuleBroken as foul:
        return str(foul)
    return way_out(referee) or (None if referee.over else "SQ-13: not all seats have passed")


def doubt_of(record: Record) -> str | None:
    """The same for a record."""
    return doubt(len(record.seats), record.options, [happened for _, happened in replay(record)])


def main() -> int:
    lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    blocked = wrong = 0
    for number, line in enumerate(lines, 1):
        record = Record.from_json(line)
        if record.game == "sequence" and record.outcome and record.outcome["reason"] == "blocked":
            blocked += 1
            if why := doubt_of(record):
                wrong += 1
                print(f"line {number}: not stuck: {why}")
    print(f"{len(lines)} records, {blocked} blocked, {blocked - wrong} of them proved stuck.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
