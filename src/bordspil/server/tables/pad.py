"""A score pad for the physical game, as its journal defines it: players, counts, and who wrote them.

Everyone at the pad may write. A cell is set to a number, never incremented, and the last writer wins. Usually
each phone counts for a different player, resending after a lost connection does no harm, and the history
shows who changed what.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bordspil.core.game import Game
from bordspil.core.options import Options
from bordspil.core.pad import PadScore, Page, ScorePad
from bordspil.server.errors import NotNow, TableError, TooMany

# How often a pad may be changed; a whole evening takes a few hundred changes.
MOST_CHANGES = 5000
# People count up one by one, so what someone writes in a row within this many seconds is one change.
ONE_CHANGE = 60.0


@dataclass(frozen=True, slots=True)
class Change:
    """Who changed what and when: a player's counts on a page, or a player's name."""

    who: str
    when: float
    player: int
    page: int | None = None
    before: Mapping[str, int] | None = None
    after: Mapping[str, int] | None = None
    names: tuple[str, str] | None = None


class Pad:
    """A sheet that people write on. A refused change leaves it as it was."""

    def __init__(self, game: Game, players: tuple[str, ...], options: Options) -> None:
        plan = None if game.pad is None else game.pad.variant(options)
        if plan is None or len(players) not in plan.player_counts:
            raise NotNow("there is no score pad for this game or so many players", reason="game-without-pad")
        self.plan: ScorePad = plan
        self.players = list(players)
        self.sheet: list[list[Mapping[str, int] | None]] = []
        self.history: list[Change] = []
        self.changes = 0

    @property
    def row_count(self) -> int:
        """How many rows a page has: the players and the extra rows counted with them."""
        return len(self.players) + len(self.plan.extras)

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages that can be written on."""
        return self.plan.pages(len(self.players), self.sheet)

    @property
    def is_over(self) -> bool:
        """Whether everything has been counted."""
        return self.plan.is_over(len(self.players), self.sheet)

    def score(self) -> PadScore:
        """The points, by the game's rules."""
        return self.plan.score(len(self.players), self.sheet)

    def row(self, page: int, player: int) -> Mapping[str, int] | None:
        """A player's counts on a page; None if nobody has counted yet."""
        return self.sheet[page][player] if page < len(self.sheet) else None

    def write(self, who: str, when: float, page: int, player: int, counts: Mapping[str, int]) -> None:
        """Set some of a player's counts and keep the others; `{}` means that there is nothing to count."""
        self._check(player, self.row_count)
        if not 0 <= page < len(self.pages):
            raise TableError("this page does not exist", reason="no-such-page")
        before = self.row(page, player)
        after = {**(before or {}), **counts}
        sheet = [list(rows) for rows in self.sheet]
        while len(sheet) <= page:
            sheet.append([None] * self.row_count)
        sheet[page][player] = after
        self.plan.check(len(self.players), sheet)
        self.sheet = sheet
        self.changes += 1
        if before is None or after != before:
            self._remember(Change(who, when, player, page, before, after))

    def rename(self, who: str, when: float, player: int, name: str) -> None:
        """Rename a player."""
        self._check(player, len(self.players))
        # Counts even if nothing changes: the journal grows all the same.
        self.changes += 1
        if name != self.players[player]:
            self.history.append(Change(who, when, player, names=(self.players[player], name)))
            self.players[player] = name

    def _remember(self, change: Change) -> None:
        last = self.history[-1] if self.history else None
        if (
            last is not None
            and (last.who, last.page, last.player) == (change.who, change.page, change.player)
            and change.when - last.when < ONE_CHANGE
        ):
            self.history.pop()
            change = replace(change, before=last.before)
        self.history.append(change)

    def _check(self, player: int, count: int) -> None:
        if not 0 <= player < count:
            raise TableError("the score pad has no such player", reason="no-such-player")
        if self.changes >= MOST_CHANGES:
            raise TooMany("this score pad has been changed too often", reason="pad-full")
