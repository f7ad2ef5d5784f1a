"""Whether a snapshot can be one of a match: the compiled rules trust what they are given."""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.games.sequence.board import CELLS, CORNERS, HALF, WINDOWS, lower, upper
from bordspil.games.sequence.hand import EVERY_CARD
from bordspil.games.sequence.parts import CARDS, CHIPS, HAND_SIZES
from bordspil.games.sequence.phases import ACT, CHOOSE, CUT, LOSING, OVER

SEATS, TEAMS = 12, 3
CORNERS_UP, CORNERS_LOW = upper(CORNERS), lower(CORNERS)


def checked(snapshot: object) -> tuple[tuple[int, ...], ...]:
    """The snapshot as tuples; ValueError for anything that is none of a match of Sequence."""
    if not isinstance(snapshot, tuple):
        raise ValueError(f"a snapshot is a tuple, not {type(snapshot).__name__}")
    try:
        parts = tuple([tuple(part) for part in snapshot])
        fits = is_snapshot(parts)
    except (TypeError, ValueError, IndexError, OverflowError) as problem:
        raise ValueError(f"this is no snapshot of a match of Sequence: {problem}") from None
    if not fits:
        raise ValueError("this is no snapshot of a match of Sequence")
    return parts


def is_snapshot(snapshot: tuple[tuple[int, ...], ...]) -> bool:
    """Whether every number lies where it may, and all 104 cards are there."""
    hand, twice, up, low, line, top, draws, cards, table, options = snapshot
    deck, deck_twice, discard, discard_twice = cards
    turn, phase, active, dealer, exchanged, passes, spot, losing = table
    seat_count, teams, *switches = options
    return (
        all(isinstance(number, int) for part in snapshot for number in part)
        and teams in HAND_SIZES
        and seat_count in HAND_SIZES[teams]
        and len(switches) == 3
        and all(switch in (0, 1) for switch in switches)
        and all(len(part) == SEATS for part in (hand, twice, top, draws))
        and (len(up), len(low), len(line)) == (TEAMS, TEAMS, 2 * TEAMS)
        and all(0 <= bits <= EVERY_CARD for bits in (*hand, *twice, *cards))
        and all(many & ~once == 0 for once, many in zip(hand, twice, strict=True))
        and deck_twice & ~deck == 0
        and discard_twice & ~discard == 0
        and all_cards((*hand, *twice, *cards))
        and all(
            # Who may still draw, or chooses a line, has played a card.
            hand[seat].bit_count()
            + twice[seat].bit_count()
            + (draws[seat] >= 0 or (phase == CHOOSE and seat == active))
            <= HAND_SIZES[teams][seat_count]
            for seat in range(seat_count)
        )
        and not any(hand[seat_count:])
        and fits_board(up, low, line, teams)
        and all(-1 <= number < len(CARDS) for number in top)
        and 0 <= turn < 1 << 14
        and all(-1 <= number <= turn for number in draws)
        and (switches[0] == 1 or max(draws) < 0)
        and max(draws[seat_count:], default=-1) < 0
        and phase in (CUT, ACT, CHOOSE, LOSING, OVER)
        and 0 <= active < seat_count
        and 0 <= dealer < seat_count
        and exchanged in (0, 1)
        and 0 <= passes <= seat_count
        and (passes < seat_count or phase == OVER)
        and 0 <= spot < CELLS
        and 0 <= losing < 1 << seat_count
        and (losing == 0) == (phase != LOSING)
        and all(hand[seat] for seat in range(seat_count) if losing >> seat & 1)
        and (phase != CHOOSE or draws[active] < 0)
        and (phase != CUT or not (any(hand) or discard or max(draws) >= 0))
        and fits_phase(up, low, line, table, options)
    )


def all_cards(sets: Sequence[int]) -> bool:
    """SQ-1: two of each card, wherever they lie."""
    once = twice = more = 0
    for bits in sets:
        more |= twice & bits
        twice |= once & bits
        once |= bits
    return twice == EVERY_CARD and more == 0


def fits_board(up: Sequence[int], low: Sequence[int], line: Sequence[int], teams: int) -> bool:
    """Whether chips lie on cells of their own, no more than a team has, and lines are full."""
    taken_up, taken_low = CORNERS_UP, CORNERS_LOW
    for team in range(TEAMS):
        if not (0 <= up[team] < 1 << HALF and 0 <= low[team] < 1 << HALF):
            return False
        if up[team] & taken_up or low[team] & taken_low:
            return False
        taken_up |= up[team]
        taken_low |= low[team]
        if up[team].bit_count() + low[team].bit_count() > CHIPS or (
            team >= teams and (up[team] or low[team])
        ):
            return False
        first, second = line[2 * team : 2 * team + 2]
        if not (-1 <= first < len(WINDOWS) and -1 <= second < len(WINDOWS)) or (first < 0 <= second):
            return False
        for number in (first, second):
            if number >= 0 and not is_full(up[team], low[team], number):
                return False
    return True


def is_full(up: int, low: int, window: int) -> bool:
    """Whether a team has all five cells, corners counted."""
    cells = WINDOWS[window]
    return (upper(cells) & ~(up | CORNERS_UP), lower(cells) & ~(low | CORNERS_LOW)) == (0, 0)


def fits_phase(
    up: Sequence[int], low: Sequence[int], line: Sequence[int], table: Sequence[int], options: Sequence[int]
) -> bool:
    """Whether the phase can be: nothing won while the match runs, and a line to choose in CHOOSE."""
    _, phase, active, _, _, passes, spot, _ = table
    seat_count, teams, _, _, advanced = options
    to_win = 2 if teams == 2 else 1
    lines = [sum([number >= 0 for number in line[2 * team : 2 * team + 2]]) for team in range(TEAMS)]
    won = [count >= to_win for count in lines].count(True)
    if won > 1 or not all(lines_apart(*line[2 * team : 2 * team + 2]) for team in range(TEAMS)):
        return False
    if phase == CUT:
        return not any(up) and not any(low)
    if phase == OVER:
        return won == 1 or passes == seat_count
    if phase != CHOOSE:
        return not won
    # SQ-19: the active seat placed a chip there; SQ-22: it removed one there of the other team's line.
    team = active % teams
    placed = (up[team] | low[team] << HALF) >> spot & 1
    if not placed:
        taken = sum(up) | sum(low) << HALF
        if not advanced or spot in CORNERS or taken >> spot & 1:
            return False
        team = 1 - team
    choices = [
        number
        for number, window in enumerate(WINDOWS)
        if (spot in window or not placed) and is_full(up[team], low[team], number)
    ]
    return not won and teams == 2 and lines[team] == 0 and len(choices) > 1


def lines_apart(first: int, second: int) -> bool:
    """SQ-17: whether two lines, if there are two, have at most one cell in common, corners not counted."""
    if second < 0:
        return True
    return len(set(WINDOWS[first]) & set(WINDOWS[second]) - set(CORNERS)) <= 1
