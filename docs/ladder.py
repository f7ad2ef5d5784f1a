"""Play the ladder of bots and write its tables into the documents: `make ladder`.

Bots have a number of iterations, not seconds, so anyone gets the same matches. Finished matches are kept in
build/ladder, and an interrupted run continues there. Name parts or games on the command line to play only
those; a table is written only if it is complete. `--quick` plays a few matches and writes nothing.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bordspil.arena.journal import Journal
from bordspil.arena.simulate import Plan
from bordspil.arena.standings import Standings, standings
from bordspil.arena.tournament import Schedule, tournament
from bordspil.core.errors import GameError
from bordspil.core.search_settings import SearchSettings
from bordspil.games import all_games, find_game

HERE = Path(__file__).parent
# The page of each table, between the markers <!-- name --> and <!-- end -->.
PAGES = {
    "neighbours": HERE / "bots.md",
    "greedy": HERE / "research" / "ladder.md",
    "ablations": HERE / "research" / "search.md",
    "ladder": HERE / "research" / "ladder.md",
}
KEPT = HERE.parent / "build" / "ladder"
SEED = "ladder"
QUICK = 8
MASTER = "master:iterations=1000"
SMALL_MASTER = "master:iterations=100"
LEVELS = ("first-time", "family", "regular")


@dataclass(frozen=True)
class Series:
    """A tournament of the ladder."""

    game: str
    players: int
    bots: tuple[str, ...]
    matches: int

    def played(self, quick: bool) -> Standings:
        """The standings, after playing the matches that are missing."""
        plan = Plan(self.game, self.players, self.bots, QUICK if quick else self.matches, SEED)
        plan.check()
        name = hashlib.sha256(repr(plan).encode()).hexdigest()[:12]
        schedule = Schedule(plan)
        KEPT.mkdir(parents=True, exist_ok=True)
        with (
            Journal(KEPT / f"{self.game}-{self.players}-{name}") as journal,
            Progress(console=Console(stderr=True), transient=True) as progress,
        ):
            journal.begin(plan)
            task = progress.add_task(f"{self.game} {self.players}", total=len(schedule))
            progress.advance(task, len(journal.played))
            for chunk in tournament(plan, done=tuple(journal.played)):
                journal.add(chunk)
                progress.advance(task, len(chunk))
            return standings(schedule, journal.played.values())


def percent(value: float) -> str:
    """A share as a percentage."""
    return f"{100 * value:.1f}"


def title(game: str) -> str:
    """The title of a game."""
    return find_game(game).title


def neighbours(quick: bool) -> list[str]:
    """Each level against the next lower one, two players."""
    lines = ["| game | level | beats | matches | wins, % | 95 % interval |", "|---|---|---|---:|---:|---|"]
    for game in chosen_games():
        levels = (*LEVELS, MASTER)
        for lower, upper in pairwise(levels):
            result = Series(game, 2, (upper, lower), 1000).played(quick)
            line = next(each for each in result.bots if each.bot == upper)
            lines.append(
                f"| {title(game)} | {upper} | {lower} | {line.matches} | {percent(line.firsts.value)} |"
                f" {percent(line.firsts.low)} – {percent(line.firsts.high)} |"
            )
            print(lines[-1], flush=True)
    return lines


def against_greedy(quick: bool) -> list[str]:
    """The top level against greedy bots."""
    lines = [
        "| game | players | top level | against | matches | wins, % | 95 % interval | fair share, % |",
        "|---|---:|---|---|---:|---:|---|---:|",
    ]
    for game, players in [(game, players) for game in chosen_games() for players in (2, 4)]:
        if players not in find_game(game).seat_counts:
            continue
        sides = len(set(find_game(game).sides(players, find_game(game).options())))
        others, team = sides - 1, players // sides
        result = Series(game, players, (MASTER, *["greedy"] * others), 1000).played(quick)
        line = next(each for each in result.bots if each.bot == MASTER)
        lines.append(
            f"| {title(game)} | {players} | {f'{team} × ' if team > 1 else ''}{line.bot} |"
            f" {others * team if others * team > 1 else ''}{' × ' if others * team > 1 else ''}greedy |"
            f" {len(result.schedule)} | {percent(line.firsts.value)} | {percent(line.firsts.low)} –"
            f" {percent(line.firsts.high)} | {percent(result.fair_share)} |"
        )
        print(lines[-1], flush=True)
    return lines


def ladder(quick: bool) -> list[str]:
    """All levels together for every game and number of players."""
    lines = [
        "| game | players | bot | rating | 95 % interval | first places, % | fair, % | matches |",
        "|---|---:|---|---:|---|---:|---:|---:|",
    ]
    for game in [all_games()[name] for name in chosen_games()]:
        for players in game.seat_counts:
            bots = ("first-time", "family", "greedy", "regular", SMALL_MASTER)
            sides = len(set(game.sides(players, game.options())))
            if sides == 4:
                bots = ("first-time", "family", "regular", SMALL_MASTER)
            result = Series(game.name, players, bots, 30 if players > 4 else 60).played(quick)
            for line in result.bots:
                lines.append(
                    f"| {game.title} | {players} | {line.bot} | {line.rating.value:+.0f} |"
                    f" {line.rating.low:+.0f} … {line.rating.high:+.0f} | {percent(line.firsts.value)} |"
                    f" {percent(result.fair_share)} | {line.matches} |"
                )
            print("\n".join(lines[-len(result.bots) :]), flush=True)
    return lines


# One setting of the search changed, what that does, and for which games it is a change.
ABLATIONS: tuple[tuple[str, str, Callable[[SearchSettings], object]], ...] = (
    ("paired=no", "first moves are not compared in the same deals", lambda its: its.paired),
    ("plies=0", "playouts to the end of the match, no evaluation", lambda its: its.plies),
    ("rounds=0", "playouts to the end of the match, no evaluation", lambda its: its.rounds),
    ("at_random=yes", "playouts at random instead of by the heuristic", lambda its: not its.at_random),
    ("with_prior=no", "no prior (plain UCB)", lambda its: its.with_prior),
    ("noise=0", "playouts without noise", lambda its: its.noise),
    ("margin=0.5", "half of the value is the lead in points", lambda its: its.rounds and not its.margin),
)


def ablations(quick: bool) -> list[str]:
    """The search against itself with one thing changed, equal iterations, two players."""
    lines = ["| game | changed | wins of the kept one, % | 95 % interval |", "|---|---|---:|---|"]
    for game in chosen_games():
        for setting, words, is_change in ABLATIONS:
            if not is_change(find_game(game).search_settings):
                continue
            result = Series(game, 2, (SMALL_MASTER, f"{SMALL_MASTER}:{setting}"), 300).played(quick)
            line = next(each for each in result.bots if each.bot == SMALL_MASTER)
            lines.append(
                f"| {title(game)} | {words} (`{setting}`) | {percent(line.firsts.value)} |"
                f" {percent(line.firsts.low)} – {percent(line.firsts.high)} |"
            )
            print(lines[-1], flush=True)
    return lines


def chosen_games() -> list[str]:
    """The games named on the command line, or all."""
    return [game for game in all_games() if game in sys.argv] or list(all_games())


PARTS = {"neighbours": neighbours, "greedy": against_greedy, "ablations": ablations, "ladder": ladder}


def write(part: str, table: str) -> None:
    """Put a table between its markers; raise ValueError if its page has none."""
    page = PAGES[part].read_text(encoding="utf-8")
    found = re.search(rf"<!-- {part} -->\n(.*?)<!-- end -->", page, re.DOTALL)
    if found is None:
        raise ValueError(f"{PAGES[part].name} has no place for the table {part!r}")
    PAGES[part].write_text(f"{page[: found.start(1)]}{table}\n{page[found.end(1) :]}", encoding="utf-8")


def main() -> None:
    """Play the parts named on the command line and write their tables."""
    quick = "--quick" in sys.argv
    chosen = [part for part in PARTS if part in sys.argv] or list(PARTS)
    for part in chosen:
        print(f"== {part}", flush=True)
        try:
            table = "\n".join(PARTS[part](quick))
        except GameError as problem:
            sys.exit(str(problem))
        if not quick and chosen_games() == list(all_games()):
            write(part, table)


if __name__ == "__main__":
    main()
