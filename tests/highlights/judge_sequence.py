"""Judges the highlights of Sequence by the views between the moves; it shares no code with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.sequence.oracle_board import all_windows, cell_name, compatible, ends
from tests.highlights.finished import Data, Finished, Step

Verdict = Callable[[Data, Finished], bool]
CELLS = [cell_name(column, row) for row in range(10) for column in range(10)]
FREE_CORNERS = {"a1", "j1", "a10", "j10"}


def chips(view: Data) -> dict[str, int | None]:
    """The team on each cell."""
    return dict(zip(CELLS, view["board"], strict=True))


def lines(view: Data, team: int) -> list[frozenset[str]]:
    """The lines of a team."""
    return [frozenset(line["cells"]) for line in view["lines"] if line["team"] == team]


def ends_of(line: str) -> tuple[str, str]:
    first, _, last = line.partition("–")
    return first, last


def window_of(line: str) -> frozenset[str]:
    """The five cells between two ends."""
    (found,) = [window for window in all_windows() if set(ends(window)) == set(ends_of(line))]
    return found


def fours(view: Data, team: int) -> dict[frozenset[str], str]:
    """The windows where a team has four and the fifth cell is free, with that cell."""
    board, found = chips(view), {}
    for window in all_windows():
        own = {cell for cell in window if cell in FREE_CORNERS or board[cell] == team}
        rest = window - own
        free = [cell for cell in rest if board[cell] is None]
        if len(own) == 4 and free and all(compatible(window, line) for line in lines(view, team)):
            found[window] = free[0]
    return found


def team_of(seat: int, played: Finished) -> int:
    teams: list[int] = played.outcome["teams"]
    return teams[seat]


def the_event(played: Finished, name: str, **facts: Any) -> list[tuple[Data, Step]]:
    """The events with these facts."""
    return [
        (event, step)
        for event, step in played.events(name)
        if all(event[key] == value for key, value in facts.items())
    ]


def first_line(facts: Data, played: Finished) -> bool:
    event, _ = next(iter(played.events("line-completed")))
    return event["team"] == facts["team"] and {event["cells"][0], event["cells"][-1]} == set(
        ends_of(facts["line"])
    )


def won(team: int, played: Finished) -> bool:
    return any(team_of(seat, played) == team for seat in played.outcome["winners"])


def broken(facts: Data, played: Finished) -> bool:
    for _, step in the_event(played, "chip-removed", seat=facts["seat"], card=facts["card"]):
        for event in step.events:
            if event["event"] == "line-broken" and event["team"] == facts["team"]:
                return {event["cells"][0], event["cells"][-1]} == set(ends_of(facts["line"]))
    return False


def removed(facts: Data, played: Finished) -> bool:
    found = the_event(
        played, "chip-removed", seat=facts["seat"], card=facts["card"], cell=facts["cell"], team=facts["team"]
    )
    window = window_of(facts["line"])
    return (
        any(facts["cell"] in window and window in fours(step.before, facts["team"]) for _, step in found)
        and team_of(facts["seat"], played) != facts["team"]
    )


def stopped(facts: Data, played: Finished) -> bool:
    found = the_event(played, "chip-placed", seat=facts["seat"], card=facts["card"], cell=facts["cell"])
    window = window_of(facts["line"])
    return (
        any(fours(step.before, facts["team"]).get(window) == facts["cell"] for _, step in found)
        and team_of(facts["seat"], played) != facts["team"]
    )


def opening(facts: Data, played: Finished) -> bool:
    event, _ = next(iter(played.events("chip-placed")))
    return (event["seat"], event["card"], event["cell"]) == (facts["seat"], facts["card"], facts["cell"])


def length(facts: Data, played: Finished) -> bool:
    return bool(len(list(played.events("chip-placed"))) == facts["count"])


def taker(facts: Data, played: Finished) -> bool:
    taken = [event["seat"] for event, _ in played.events("chip-removed")]
    rest = [taken.count(seat) for seat in set(taken) - {facts["seat"]}]
    return bool(taken.count(facts["seat"]) == facts["count"] > max(rest, default=1))


def finished_with(facts: Data, played: Finished) -> bool:
    step = played.steps[-1] if any(e["event"] == "match-ended" for e in played.steps[-1].events) else None
    final = played.steps[-1].after
    team = team_of(facts["seat"], played)
    last, _ = list(played.events("chip-placed"))[-1]
    return (
        step is not None
        and (last["seat"], last["card"], last["cell"]) == (facts["seat"], facts["card"], facts["cell"])
        and won(team, played)
        and window_of(facts["line"]) in lines(final, team)
        and facts["cell"] in window_of(facts["line"])
    )


def won_by_line(facts: Data, played: Finished) -> bool:
    return won(facts["team"], played) and window_of(facts["line"]) in lines(
        played.steps[-1].after, facts["team"]
    )


STORY: dict[str, Verdict] = {
    "seq-story-first": lambda facts, played: first_line(facts, played) and won(facts["team"], played),
    "seq-story-first-lost": lambda facts, played: (
        first_line(facts, played) and not won(facts["team"], played)
    ),
    "seq-story-broken": broken,
    "seq-story-removed": removed,
    "seq-story-stopped": stopped,
    "seq-story-opening": opening,
    "seq-story-length": length,
    "seq-story-taker": taker,
}
DECISIVE: dict[str, Verdict] = {
    "seq-story-won": finished_with,
    "seq-story-won-line": won_by_line,
    "seq-story-blocked": lambda facts, played: (
        played.outcome["reason"] == "blocked"
        and len({team_of(seat, played) for seat in played.outcome["winners"]}) != 1
    ),
    "seq-story-blocked-won": lambda facts, played: (
        played.outcome["reason"] == "blocked"
        and won(facts["team"], played)
        and len(lines(played.steps[-1].after, facts["team"])) == facts["count"]
    ),
}


def close(key: str, facts: Data, seat: int, played: Finished) -> bool:
    """Whether it is true how close a seat ended."""
    view, team = played.steps[-1].after, team_of(seat, played)
    sides = set(played.outcome["teams"])
    own = len(lines(view, team))
    rest = max(len(lines(view, other)) for other in sides - {team})
    needed = 2 if len(sides) == 2 else 1
    is_winner = seat in played.outcome["winners"]
    mates = facts.get("mates") == sum(
        team_of(each, played) == team for each in range(played.match.seat_count)
    )
    match key:
        case "seq-close-shared":
            return is_winner and len({team_of(each, played) for each in played.outcome["winners"]}) > 1
        case "seq-close-won":
            return is_winner and (own, rest) == (facts["count"], facts["others"])
        case "seq-close-chip":
            return (
                not is_winner
                and mates
                and own == needed - 1
                and fours(view, team).get(window_of(facts["line"])) == facts["cell"]
            )
        case "seq-close-lines":
            return not is_winner and mates and needed - own == facts["count"] > 0
    return False


def about(key: str, facts: Data) -> set[Any]:
    """What a highlight tells; no two may tell the same."""
    return {key.removesuffix("-lost").removesuffix("-line")}
