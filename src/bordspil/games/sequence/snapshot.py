"""Whether the fields of a position of Sequence fit together: the C side trusts what it is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bordspil.games.sequence.bits import has_cell
from bordspil.games.sequence.board import CORNERS, OVERLAPPING, WINDOWS, lower, upper
from bordspil.games.sequence.card_sets import EVERY_CARD
from bordspil.games.sequence.components import CHIPS, HAND_SIZES, LINES_TO_WIN
from bordspil.games.sequence.line_rules import full_windows
from bordspil.games.sequence.rules import CHOOSE, CUT, DEAL, LOSING, OVER, REFILL


def check_position(values: dict[str, Any]) -> None:
    """Raise ValueError if fields that are each within their bounds can't be those of one position."""
    seats, teams = values["seat_count"], values["teams"]
    if not (
        seats in HAND_SIZES[teams]
        and seats_exist(values, seats)
        and cards_fit(values)
        and hands_fit(values)
        and draws_fit(values)
        and board_fits(values)
        and phase_fits(values)
    ):
        raise ValueError("this is not a position of Sequence")


def seats_exist(values: dict[str, Any], seats: int) -> bool:
    """Whether nothing belongs to a seat that doesn't exist."""
    return (
        max(values["active"], values["dealer"]) < seats
        and values["losing"] < 1 << seats
        and values["passes"] <= seats
        and not any(values["hand"][seats:])
        and max(values["open_draw"][seats:], default=-1) < 0
    )


def cards_fit(values: dict[str, Any]) -> bool:
    """SQ-1: whether every card is there twice, and those held twice are held once."""
    once = [*values["hand"], values["deck"], values["discard"]]
    twice = [*values["hand_twice"], values["deck_twice"], values["discard_twice"]]
    return has_all_cards([*once, *twice]) and not any(
        more & ~cards for cards, more in zip(once, twice, strict=True)
    )


def has_all_cards(sets: Iterable[int]) -> bool:
    """Whether the sets together have each card exactly twice."""
    once = twice = more = 0
    for cards in sets:
        more |= twice & cards
        twice |= once & cards
        once |= cards
    return twice == EVERY_CARD and more == 0


def hands_fit(values: dict[str, Any]) -> bool:
    """SQ-5: whether no hand is too large; a seat that may draw, or chooses a line, has played a card."""
    seats = values["seat_count"]
    choosing = values["active"] if values["phase"] == CHOOSE else None
    return all(
        values["hand"][seat].bit_count()
        + values["hand_twice"][seat].bit_count()
        + (values["open_draw"][seat] >= 0 or seat == choosing)
        <= HAND_SIZES[values["teams"]][seats]
        for seat in range(seats)
    )


def draws_fit(values: dict[str, Any]) -> bool:
    """SQ-14: whether draws are open only where the option allows it, and for plays in the past."""
    draws: tuple[int, ...] = values["open_draw"]
    if values["phase"] == CHOOSE and draws[values["active"]] >= 0:
        return False
    return max(draws) <= (values["turn"] if values["draw_yourself"] else -1)


def board_fits(values: dict[str, Any]) -> bool:
    """Whether chips are on cells of their own, no more than a team has, and lines are full."""
    # SQ-10: corners can't be covered.
    taken_up, taken_low = upper(CORNERS), lower(CORNERS)
    for team, (up, low) in enumerate(zip(values["up"], values["low"], strict=True)):
        first, second = values["first_line"][team], values["second_line"][team]
        if up & taken_up or low & taken_low or up.bit_count() + low.bit_count() > CHIPS:
            return False
        if team >= values["teams"] and (up or low):
            return False
        if not {first, second} <= {-1, *full_windows(up, low)}:
            return False
        # SQ-17: the second of two lines may not share more than a cell with the first.
        if second >= 0 and (first < 0 or second in OVERLAPPING[first]):
            return False
        taken_up |= up
        taken_low |= low
    return True


def phase_fits(values: dict[str, Any]) -> bool:
    """Whether the phase is one that waits for somebody or ends the match, and the rest agrees with it."""
    phase, passes, seats = values["phase"], values["passes"], values["seat_count"]
    lines = [
        (first >= 0) + (second >= 0)
        for first, second in zip(values["first_line"], values["second_line"], strict=True)
    ]
    won = sum([count >= LINES_TO_WIN[values["teams"]] for count in lines])
    losers = [seat for seat in range(seats) if values["losing"] >> seat & 1]
    if won > 1 or phase in (DEAL, REFILL) or bool(losers) != (phase == LOSING):
        return False
    if not all(values["hand"][seat] for seat in losers):
        return False
    if phase == CUT:
        held = any(values["hand"]) or values["discard"] or max(values["open_draw"]) >= 0
        if held or any(values["up"]) or any(values["low"]):
            return False
    if phase == OVER:
        return won == 1 or bool(passes == seats)
    return won == 0 and bool(passes < seats) and (phase != CHOOSE or choice_fits(values, lines))


def choice_fits(values: dict[str, Any], lines: list[int]) -> bool:
    """SQ-19, SQ-22: whether there is a line to choose, after a chip was placed on the spot or removed."""
    spot, team = values["spot"], values["active"] % values["teams"]
    placed = has_cell(values["up"][team], values["low"][team], spot)
    if not placed:
        taken = has_cell(sum(values["up"]), sum(values["low"]), spot)
        if not values["advanced"] or spot in CORNERS or taken:
            return False
        # The chip removed was the other team's, and it is their line.
        team = 1 - team
    choices = [
        window
        for window in full_windows(values["up"][team], values["low"][team])
        if spot in WINDOWS[window] or not placed
    ]
    return values["teams"] == 2 and lines[team] == 0 and len(choices) > 1
