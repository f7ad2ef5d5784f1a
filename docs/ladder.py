"""Plays the ladder of bots and writes its figures into docs/bots.md: `make ladder`.

Everything is played with numbers of iterations, not seconds, so anyone gets the same matches. What is
played is kept in build/ladder: an interrupted run goes on where it was. Names of parts and games on
the command line choose some of it to look at; only whole parts are written. `--quick` plays few matches, to
try it out.
"""

from __future__ import annotations

import hashlib
import re
import sys
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
from bordspil.games import all_games, find_game

PAGE = Path(__file__).parent / "bots.md"
KEPT = Path(__file__).parents[1] / "build" / "ladder"
SEED = "ladder"
QUICK = 8
MASTER = {
    "sushi-go": "master:iterations=1000",
    "sushi-roll": "master:iterations=1000",
    "sequence": "master:iterations=1000",
}
LEVELS = ("first-time", "family", "regular")


@dataclass(frozen=True)
class Series:
    """A tournament of the ladder."""

    game: str
    players: int
    bots: tuple[str, ...]
    matches: int

    def played(self, quick: bool) -> Standings:
        """Its standings; what is missing is played now."""
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
    """A game's name for people."""
    return find_game(game).title


def neighbours(quick: bool) -> list[str]:
    """Each level against the next lower one, two players."""
    lines = ["| game | level | beats | matches | wins, % | 95 % interval |", "|---|---|---|---:|---:|---|"]
    for game in chosen_games():
        levels = (*LEVELS, MASTER[game])
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
    for game, players, others in (
        ("sushi-go", 2, 1),
        ("sushi-go", 4, 3),
        ("sushi-roll", 2, 1),
        ("sushi-roll", 4, 3),
        ("sequence", 2, 1),
        ("sequence", 4, 1),
    ):
        if game not in chosen_games():
            continue
        result = Series(game, players, (MASTER[game], *["greedy"] * others), 1000).played(quick)
        line = next(each for each in result.bots if each.bot == MASTER[game])
        team = players // 2 if game == "sequence" and players > 2 else 1
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
        small = MASTER[game.name].replace("000", "00")
        for players in game.seat_counts:
            bots = ("first-time", "family", "greedy", "regular", small)
            sides = len(set(game.sides(players, game.options())))
            if sides == 4:
                bots = ("first-time", "family", "regular", small)
            result = Series(game.name, players, bots, 30 if players > 4 else 60).played(quick)
            for line in result.bots:
                lines.append(
                    f"| {game.title} | {players} | {line.bot} | {line.rating.value:+.0f} |"
                    f" {line.rating.low:+.0f} … {line.rating.high:+.0f} | {percent(line.firsts.value)} |"
                    f" {percent(result.fair_share)} | {line.matches} |"
                )
            print("\n".join(lines[-len(result.bots) :]), flush=True)
    return lines


# What is taken away or changed, by game: settings of the search, and how it is said.
ABLATIONS: dict[str, tuple[tuple[str, str], ...]] = {
    "sushi-go": (
        ("rounds=0", "playouts to the end of the match, no forecast"),
        ("at_random=yes", "playouts at random instead of at first glance"),
        ("with_prior=no", "no prior (plain UCB)"),
        ("noise=0", "playouts without noise"),
        ("margin=0.5", "half of the value is the lead in points"),
    ),
    "sushi-roll": (
        ("rounds=0", "playouts to the end of the match, no forecast"),
        ("at_random=yes", "playouts at random instead of at first glance"),
        ("with_prior=no", "no prior (plain UCB)"),
        ("noise=0", "playouts without noise"),
        ("margin=0.5", "half of the value is the lead in points"),
    ),
    "sequence": (
        ("paired=no", "first moves are not compared in the same deals"),
        ("plies=0", "playouts to the end of the match, no forecast"),
        ("at_random=yes", "playouts at random instead of at first glance"),
        ("with_prior=no", "no prior (plain UCB)"),
    ),
}


def ablations(quick: bool) -> list[str]:
    """The search against itself with one thing changed, equal iterations, two players."""
    lines = ["| game | changed | wins of the kept one, % | 95 % interval |", "|---|---|---:|---|"]
    for game in chosen_games():
        for setting, words in ABLATIONS[game]:
            kept = MASTER[game].replace("000", "00")
            result = Series(game, 2, (kept, f"{kept}:{setting}"), 300).played(quick)
            line = next(each for each in result.bots if each.bot == kept)
            lines.append(
                f"| {title(game)} | {words} (`{setting}`) | {percent(line.firsts.value)} |"
                f" {percent(line.firsts.low)} – {percent(line.firsts.high)} |"
            )
            print(lines[-1], flush=True)
    return lines


def chosen_games() -> list[str]:
    """The games named on the command line, or all."""
    return [game for game in MASTER if game in sys.argv] or list(MASTER)


PARTS = {"neighbours": neighbours, "greedy": against_greedy, "ablations": ablations, "ladder": ladder}


def main() -> None:
    """Plays what is asked for and writes it down."""
    quick = "--quick" in sys.argv
    chosen = [part for part in PARTS if part in sys.argv] or list(PARTS)
    page = PAGE.read_text(encoding="utf-8")
    for part in chosen:
        print(f"== {part}", flush=True)
        try:
            table = "\n".join(PARTS[part](quick))
        except GameError as problem:
            sys.exit(str(problem))
        if not quick and len(chosen_games()) == len(MASTER):
            page = re.sub(
                rf"(<!-- {part} -->\n).*?(<!-- end -->)",
                lambda found, table=table: f"{found[1]}{table}\n{found[2]}",
                page,
                flags=re.S,
            )
            PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
