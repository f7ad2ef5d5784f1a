"""The bots at a live table: whose move is theirs, when they may make it, and where the slow ones think."""

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
from bordspil.server.table import Table

if TYPE_CHECKING:
    from bordspil.server.thinking import Thinking, Thought

log = structlog.get_logger(__name__)

# Where there is no room to think, it is tried again after so many seconds.
RETRY = 0.5


@dataclass
class Pondering:
    """A bot's move in the making: what it chooses from, the thought, and the move once it is found."""

    turn: int
    bot: str
    choices: tuple[Move, ...] = ()
    thought: Thought[Move] | None = None
    move: Move | None = None
    retry_at: float = 0.0


class BotSeats:
    """Plays the seats that no present person plays.

    `is_away(person)` tells whether a bot should stand in for somebody; `awake()` is called when a thought has
    come to its end.
    """

    def __init__(
        self,
        table: Table,
        thinking: Thinking,
        *,
        is_away: Callable[[str], bool],
        awake: Callable[[], None],
        seconds: float,
    ) -> None:
        self.table = table
        self.thinking = thinking
        self.is_away = is_away
        self.awake = awake
        self.seconds = seconds
        self.rng = Rng(fairness.new_seed())
        self.bots: dict[tuple[str, str, int], Bot] = {}
        self.ponderings: dict[int, Pondering] = {}
        # The event loop keeps only weak references to its tasks.
        self.tasks: set[asyncio.Future[None]] = set()

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now; None where a person does."""
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
        """The bot of a level, made when it is first needed."""
        # Of the match, not of the table: an old match is played to its end by the rules it began with.
        game = self.table.running_match().game
        key = (level, game.name, game.rules_version)
        if key not in self.bots:
            self.bots[key] = make_bot(level, game, threads=1)
        return self.bots[key]

    def ready(self, now: float, since: float) -> tuple[int, Move, int] | None:
        """A move that some bot makes now (seat, move, turn); slow ones are set thinking.

        `since` is when the match last went on: bots give people time to see it, unless somebody else has to
        choose at the same time and sees nothing of the bot's move anyway.
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
                # The host has ruled while it was thinking: the same turn asks for something else.
                self.pondered(seat, level, match.turn, now)
        return None

    def chosen(self, bot: Bot, view: View) -> Move:
        """What a quick bot chooses; one that fails must not hold the table up."""
        try:
            return bot.choose(view, self.rng)
        except Exception as problem:
            log.error("bot-failed", seat=view.seat, bot=bot.name, problem=problem)
            return self.table.game.default_move(view)

    def wait(self, now: float, since: float) -> float | None:
        """When `ready` should be asked again, if nothing happens before."""
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
        """The move that a slow bot has found for this turn; begins to think where it has not."""
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
        """Sets a slow bot thinking; it wakes the table when it has found its move."""
        view = self.table.running_match().view(seat)
        held.choices = view.legal_moves
        try:
            held.thought = self.thinking.choose(
                self.bot(held.bot), view, self.rng.split(), address=self.table.address, seconds=self.seconds
            )
        except TooMany:
            held.retry_at = now + RETRY
            return
        thought = held.thought

        async def finish() -> None:
            try:
                move = await thought
            except asyncio.CancelledError:
                return
            except Exception as problem:
                # A bot that fails must not hold the table up.
                log.error("bot-failed", seat=seat, bot=held.bot, problem=problem)
                move = self.table.game.default_move(view)
            if self.ponderings.get(seat) is held:
                held.thought, held.move = None, move
                self.awake()

        self.tasks.add(task := asyncio.ensure_future(finish()))
        task.add_done_callback(self.tasks.discard)

    def drop(self, seat: int) -> None:
        """Forgets what a bot was thinking for a seat."""
        held = self.ponderings.pop(seat)
        if held.thought is not None:
            held.thought.cancel()

    def stop(self) -> None:
        """Forgets all thoughts."""
        for seat in list(self.ponderings):
            self.drop(seat)
