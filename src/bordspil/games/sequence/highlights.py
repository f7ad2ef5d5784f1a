"""The highlights of a match of Sequence: the lines, and what was done against them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bordspil.core.event import Event
from bordspil.core.highlight import Highlight, Highlights
from bordspil.core.outcome import Outcome
from bordspil.games.sequence.board import CELL_OF, CELLS, CORNERS, LINE, NAMES, WINDOWS
from bordspil.games.sequence.components import LINES_TO_WIN
from bordspil.games.sequence.events import ChipPlaced, ChipRemoved, LineBroken, LineCompleted

# Beside the decisive one.
MOST_MOMENTS = 2
# Two lines of a team may share one cell (SQ-17).
MAY_SHARE = 1
FOUR = LINE - 1


@dataclass(frozen=True, slots=True)
class Moment:
    """A highlight with its weight, when it was, and what it tells: nothing is told twice."""

    weight: float
    when: int
    about: str
    highlight: Highlight


@dataclass(slots=True)
class Board:
    """The chips and lines, as the events put them there."""

    chips: list[int | None] = field(default_factory=lambda: [None] * CELLS)
    lines: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)

    def held(self, team: int, window: tuple[int, ...]) -> int:
        """How many cells of a window count for a team; 0 if they are part of one of its lines."""
        for owner, names in self.lines:
            shared = {CELL_OF[name] for name in names} & set(window) - set(CORNERS)
            if owner == team and len(shared) > MAY_SHARE:
                return 0
        return sum([cell in CORNERS or self.chips[cell] == team for cell in window])

    def four(self, team: int, cell: int) -> tuple[int, ...] | None:
        """The window in which a team has all cells but this one."""
        for window in WINDOWS:
            rest = tuple([each for each in window if each != cell])
            if len(rest) == FOUR and self.held(team, window) - self.counts(team, cell) == FOUR:
                return window
        return None

    def counts(self, team: int, cell: int) -> int:
        """1 if the cell counts for the team."""
        return int(cell in CORNERS or self.chips[cell] == team)

    def apply(self, event: Event, teams: Sequence[int]) -> None:
        """Take the next event."""
        if isinstance(event, ChipPlaced):
            self.chips[CELL_OF[event.cell]] = teams[event.seat]
        elif isinstance(event, ChipRemoved):
            self.chips[CELL_OF[event.cell]] = None
        elif isinstance(event, LineCompleted):
            self.lines.append((event.team, event.cells))
        elif isinstance(event, LineBroken):
            self.lines.remove((event.team, event.cells))

    def count(self, team: int) -> int:
        """How many lines a team has."""
        return [owner for owner, _ in self.lines].count(team)


def highlights(events: Sequence[Event], outcome: Outcome) -> Highlights:
    """The highlights of a finished match."""
    teams = outcome.teams
    board, found = Board(), list[Moment]()
    for when, event in enumerate(events):
        found += moments(event, events[when - 1] if when else None, board, when, outcome)
        board.apply(event, teams)
    found += counts(events)
    told = {"won"}
    chosen: list[Moment] = []
    for moment in sorted(found, key=lambda each: (-each.weight, each.when)):
        if len(chosen) < MOST_MOMENTS and moment.about not in told:
            chosen.append(moment)
            told.add(moment.about)
    chosen.sort(key=lambda each: each.when)
    story = (*(moment.highlight for moment in chosen), decision(events, board, outcome))
    return Highlights(story, tuple([closeness(seat, board, outcome) for seat in range(len(teams))]))


def moments(event: Event, before: Event | None, board: Board, when: int, outcome: Outcome) -> list[Moment]:
    """What is worth telling of an event; the board is as it was before it."""
    teams = outcome.teams
    if isinstance(event, LineCompleted):
        is_first = not board.lines and event.team in set(teams)
        last = {event.team} == {teams[seat] for seat in outcome.winners} and board.count(
            event.team
        ) + 1 == LINES_TO_WIN[len(set(teams))]
        if not is_first or last:
            return []
        lost = event.team not in {teams[seat] for seat in outcome.winners}
        key = "seq-story-first-lost" if lost else "seq-story-first"
        highlight = Highlight.of(
            key, [f"chip:{event.team}!"], side=event.team, team=event.team, line=line_name(event.cells)
        )
        return [Moment(7.5 if lost else 7, when, "first", highlight)]
    if isinstance(event, LineBroken) and isinstance(before, ChipRemoved) and before.team == event.team:
        highlight = Highlight.of(
            "seq-story-broken",
            [f"card:{before.card.value}", f"chip:{event.team}!"],
            seat=before.seat,
            card=before.card,
            team=event.team,
            line=line_name(event.cells),
        )
        return [Moment(8, when, "broken", highlight)]
    if isinstance(event, ChipRemoved):
        window = board.four(event.team, free_cell(board, event))
        if window is None or CELL_OF[event.cell] not in window:
            return []
        highlight = Highlight.of(
            "seq-story-removed",
            [f"card:{event.card.value}", f"chip:{event.team}"],
            seat=event.seat,
            card=event.card,
            team=event.team,
            cell=event.cell,
            line=line_name([NAMES[cell] for cell in window]),
        )
        return [Moment(6 + when / 1000, when, "removed", highlight)]
    if isinstance(event, ChipPlaced):
        for team in sorted(set(teams) - {teams[event.seat]}):
            window = board.four(team, CELL_OF[event.cell])
            if window is not None:
                highlight = Highlight.of(
                    "seq-story-stopped",
                    [f"card:{event.card.value}", f"chip:{team}"],
                    seat=event.seat,
                    card=event.card,
                    team=team,
                    cell=event.cell,
                    line=line_name([NAMES[cell] for cell in window]),
                )
                return [Moment(5 + when / 1000, when, "stopped", highlight)]
    return []


def free_cell(board: Board, event: ChipRemoved) -> int:
    """The free cell of a window that holds the removed chip and three more; -1 if there is none."""
    gone = CELL_OF[event.cell]
    for window in WINDOWS:
        free = [cell for cell in window if cell not in CORNERS and board.chips[cell] is None]
        if gone in window and len(free) == 1 and board.held(event.team, window) == FOUR:
            return free[0]
    return -1


def counts(events: Sequence[Event]) -> list[Moment]:
    """What can be counted in any match, for quiet ones."""
    placed = [event for event in events if isinstance(event, ChipPlaced)]
    found: list[Moment] = []
    if placed:
        first = placed[0]
        opening = Highlight.of(
            "seq-story-opening", [first.card.value], seat=first.seat, card=first.card, cell=first.cell
        )
        found.append(Moment(0.5, 0, "opening", opening))
        length = Highlight.of("seq-story-length", count=len(placed))
        found.append(Moment(0.4, len(events), "length", length))
    taken = Counter(event.seat for event in events if isinstance(event, ChipRemoved)).most_common(2)
    if taken and taken[0][1] > 1 and (len(taken) == 1 or taken[1][1] < taken[0][1]):
        seat, count = taken[0]
        most = Highlight.of("seq-story-taker", ["card:JS"], seat=seat, count=count)
        found.append(Moment(2 + count / 10, len(events), "taker", most))
    return found


def decision(events: Sequence[Event], board: Board, outcome: Outcome) -> Highlight:
    """What decided the match."""
    sides = sorted({outcome.teams[seat] for seat in outcome.winners})
    if outcome.reason == "blocked" or len(sides) != 1:
        if len(sides) == 1:
            count = board.count(sides[0])
            return Highlight.of("seq-story-blocked-won", side=sides[0], team=sides[0], count=count)
        return Highlight.of("seq-story-blocked")
    (side,) = sides
    won = [event for event in events if isinstance(event, LineCompleted) and event.team == side][-1]
    last = [event for event in events if isinstance(event, (ChipPlaced, ChipRemoved))][-1]
    if isinstance(last, ChipPlaced) and last.seat == won.seat and last.cell in won.cells:
        return Highlight.of(
            "seq-story-won",
            [f"card:{last.card.value}", f"chip:{side}!"],
            seat=last.seat,
            card=last.card,
            cell=last.cell,
            line=line_name(won.cells),
        )
    return Highlight.of(
        "seq-story-won-line", [f"chip:{side}!"], side=side, team=side, line=line_name(won.cells)
    )


def closeness(seat: int, board: Board, outcome: Outcome) -> Highlight | None:
    """How near to the others a seat's team ended."""
    teams = outcome.teams
    side = teams[seat]
    own, rest = board.count(side), max(board.count(team) for team in set(teams) - {side})
    if seat in outcome.winners:
        if len({teams[winner] for winner in outcome.winners}) > 1:
            return Highlight.of("seq-close-shared")
        return Highlight.of("seq-close-won", count=own, others=rest)
    mates = teams.count(side)
    missing = LINES_TO_WIN[len(set(teams))] - own
    if missing == 1:
        for window in WINDOWS:
            free = [cell for cell in window if cell not in CORNERS and board.chips[cell] is None]
            if len(free) == 1 and board.held(side, window) == FOUR:
                line = line_name([NAMES[cell] for cell in window])
                return Highlight.of("seq-close-chip", cell=NAMES[free[0]], line=line, mates=mates)
    return Highlight.of("seq-close-lines", count=missing, mates=mates)


def line_name(cells: Sequence[str]) -> str:
    """A line by its ends.

    >>> line_name(["a1", "b1", "c1", "d1", "e1"])
    'a1–e1'
    """
    return f"{cells[0]}–{cells[-1]}"
