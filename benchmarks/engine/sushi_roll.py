"""Where the time of a Sushi Roll decision goes, and how fast its widest position lists its moves."""

from __future__ import annotations

from rich.table import Table

from benchmarks.engine.timing import cpu_time, microseconds
from bordspil.core.playouts import count_decisions, run_choices, run_playouts
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import choices
from bordspil.games.sushi_roll.components import Face
from bordspil.games.sushi_roll.packed import pack
from bordspil.games.sushi_roll.rolls import run_rolls
from bordspil.games.sushi_roll.rules import ACT
from bordspil.games.sushi_roll.state import SushiRollState

SEATS = 4
# A belt as it empties, from six dice of all kinds to one.
FULL_BELT = (Face.DUMPLING, Face.MAKI1, Face.EGG, Face.WASABI, Face.PUDDING1, Face.TEMPURA)
BELTS = [pack(FULL_BELT[:count]) for count in range(6, 0, -1)]


def sushi_roll_costs() -> Table:
    """The parts of a decision, and the cost of listing moves."""
    table = Table("Sushi Roll, CPU time", "measured", box=None, header_style="dim", pad_edge=False)
    start = SushiRollState(SEATS)
    start.begin(Rng.from_seed("start"))
    matches, rolls = 100_000, 5_000_000
    decisions = count_decisions(start, 1000, Rng.from_seed("count")) / 1000
    match = cpu_time(lambda: run_playouts(start, matches, Rng.from_seed("roll"))) / matches * 1e9
    # Four belts of 6 dice are rolled when drawn and after every turn but the last: with 6, 5 … 1 dice.
    belts = cpu_time(lambda: [run_rolls(start, belt, rolls, Rng.from_seed("roll")) for belt in BELTS])
    rolling = 3 * SEATS * belts / rolls * 1e9
    table.add_row("a decision, 4 players", f"{match / decisions:.0f} ns ({decisions:.0f} per match)")
    table.add_row("share spent rolling whole belts", f"{rolling / match:.0%}")
    choosing = (
        cpu_time(lambda: run_choices(start, start.due()[0], rolls, Rng.from_seed("roll"))) / rolls * 1e9
    )
    table.add_row(
        "share spent choosing (as at the start)",
        f"{choosing * decisions / match:.0%} ({choosing:.0f} ns); the rest is taking, re-rolling, scoring",
    )
    widest = widest_position()
    table.add_row(
        "actions of the widest position (2 players)", microseconds(20_000, lambda: widest.actions(0))
    )
    count = len(widest.legal_moves(0))
    table.add_row(f"its {count} complete moves", microseconds(20_000, lambda: widest.legal_moves(0)))
    table.add_row("the same with empty caches", microseconds(500, lambda: list_uncached(widest)))
    return table


def list_uncached(state: SushiRollState) -> object:
    for cached in (choices.takes, choices.rerolls, choices.swaps):
        cached.cache_clear()
    return state.legal_moves(0)


def widest_position() -> SushiRollState:
    """Eight different faces on both belts, and tokens of both kinds."""
    wide = pack([Face.EGG, Face.SALMON, Face.MAKI1, Face.MAKI2, Face.WASABI, Face.PUDDING1])
    wide += pack([Face.DUMPLING, Face.TEMPURA])
    state = SushiRollState(2)
    bag = 1 | 2 << 4 | 3 << 8 | 2 << 12 | 6 << 16
    state.restore(state.snapshot() | {"belt": (wide, wide, 0, 0, 0), "phase": ACT, "round": 1, "bag": bag})
    return state
