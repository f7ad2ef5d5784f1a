"""The bots at a live table: which seats they play, when they may move, and what the slow ones think about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from bordspil.bots import Bot, make_bot
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.view import View
from bordspil.match import fairness
from bordspil.server.errors import TooMany
from bordspil.server.tables.table import Table

if TYPE_CHECKING:
    from bordspil.server.live.thinking import Thinking, Thought

log = structlog.get_logger(__name__)

# Seconds until a bot that found no free thread tries again.
RETRY_SECONDS = 0.5


@dataclass
class Pondering:
    """A bot's move in the making: what it chooses from, the running search, and the move once found."""

    turn: int
    bot: str
    choices: tuple[Move, ...] = ()
    thought: Thought[Move] | None = None
    move: Move | None = None
    retry_at: float = 0.0


class BotSeats:
    """The bots in the seats that no present person plays.

    `is_away(person)` says whether a bot should stand in for someone; `awake()` is called when a bot has found
    its move.
    """

    def __init__(
        self,
        table_id: str,
        table: Table,
        thinking: Thinking,
        *,
        is_away: Callable[[str], bool],
        awake: Callable[[], None],
        seconds: float,
    ) -> None:
        self.table_id = table_id
        self.table = table
        self.thinking = thinking
        self.is_away = is_away
        self.awake = awake
        self.seconds = seconds
        self.rng = Rng(fairness.new_seed())
        self.bots: dict[tuple[str, str, int], Bot] = {}
        self.ponderings: dict[int, Pondering] = {}
        # The event loop only keeps weak references to its tasks.
        self.tasks: set[asyncio.Future[None]] = set()

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now; None if a person does."""
        holder = self.table.seats[seat]
        if holder.bot is not None:
            return holder.bot
        if holder.person is None or self.is_away(holder.person):
            return self.table.settings.stand_in
        return None

    def is_stand_in(self, seat: int) -> bool:
        """Whether a bot plays for an absent person."""
        person = self.table.seats[seat].person
        return person is not None and self.table.is_running and self.is_away(person)

    def bot(self, level: str) -> Bot:
        """The bot of a level, made on first use."""
        # The game of the match, not of the table: a match keeps the rules it began with.
        game = self.table.running_match().game
        key = (level, game.name, game.rules_version)
        if key not in self.bots:
            self.bots[key] = make_bot(level, game, threads=1)
        return self.bots[key]

    def ready(self, now: float, since: float) -> tuple[int, Move, int] | None:
        """A move that a bot makes now (seat, move, turn), if any; slow bots start to think.

        `since` is when the match last moved on. Bots give people time to see that, unless a person has to
        choose at the same time: then nobody sees the bot's move yet anyway.
        """
        table = self.table
        if not table.is_running:
            self.stop()
            return None
        match = table.running_match()
        due = match.due()
        levels = {seat: level for seat in due if (level := self.level(seat)) is not None}
        for seat in [seat for seat in self.ponderings if seat not in levels]:
            self.drop(seat)
        patient = len(levels) == len(due) and now < since + table.settings.pace
        for seat, level in levels.items():
            bot = self.bot(level)
            if bot.is_quick:
                if not patient:
                    return seat, self.chosen(bot, match.view(seat)), match.turn
                continue
            move = self.pondered(seat, level, match.turn, now)
            if move is not None and not patient:
                choices, legal = self.ponderings.pop(seat).choices, match.view(seat).legal_moves
                if move in legal or choices == legal:
                    return seat, move, match.turn
                # A ruling by the host has changed what this turn asks for.
                self.pondered(seat, level, match.turn, now)
        return None

    def chosen(self, bot: Bot, view: View) -> Move:
        """A quick bot's choice; a bot that fails must not block the table."""
        try:
            return bot.choose(view, self.rng)
        except Exception as problem:
            log.error("bot-failed", seat=view.seat, bot=bot.name, problem=problem)
            return self.table.game.default_move(view)

    def wait(self, now: float, since: float) -> float | None:
        """When to call `ready` again if nothing happens before."""
        if not self.table.is_running:
            return None
        due = self.table.running_match().due()
        levels = [self.level(seat) for seat in due]
        moments = [p.retry_at for p in self.ponderings.values() if p.thought is None and p.move is None]
        patient = since + self.table.settings.pace
        if due and all(levels) and now < patient:
            quick = any(level is not None and self.bot(level).is_quick for level in levels)
            if quick or any(p.move is not None for p in self.ponderings.values()):
                moments.append(patient)
        return min(moments) if moments else None

    def pondered(self, seat: int, level: str, turn: int, now: float) -> Move | None:
        """The move that a slow bot has found for this turn; without one, it starts to think."""
        held = self.ponderings.get(seat)
        if held is not None and (held.turn, held.bot) != (turn, level):
            self.drop(seat)
            held = None
        if held is None:
            held = self.ponderings[seat] = Pondering(turn, level)
        if held.move is None and held.thought is None and now >= held.retry_at:
            self.ponder(seat, held, now)
        return held.move

    def ponder(self, seat: int, held: Pondering, now: float) -> None:
        """Start a slow bot's search, which wakes the table when it has found a move."""
        view = self.table.running_match().view(seat)
        held.choices = view.legal_moves
        try:
            held.thought = self.thinking.choose(
                self.bot(held.bot), view, self.rng.split(), address=self.table.address, seconds=self.seconds
            )
        except TooMany:
            held.retry_at = now + RETRY_SECONDS
            return
        thought = held.thought

        async def finish() -> None:
            try:
                move = await thought
            except asyncio.CancelledError:
                return
            except Exception as problem:
                # A bot that fails must not block the table.
                log.error("bot-failed", seat=seat, bot=held.bot, problem=problem)
                move = self.table.game.default_move(view)
            if self.ponderings.get(seat) is held:
                held.thought, held.move = None, move
                self.awake()

        self.tasks.add(task := asyncio.ensure_future(finish()))
        task.add_done_callback(self.tasks.discard)

    def drop(self, seat: int) -> None:
        """Cancel a bot's search for a seat."""
        held = self.ponderings.pop(seat)
        if held.thought is not None:
            held.thought.cancel()

    def stop(self) -> None:
        """Cancel all searches."""
        for seat in list(self.ponderings):
            self.drop(seat)
