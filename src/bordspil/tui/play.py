"""Any game in the terminal: one person against bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from bordspil.bots import Bot
from bordspil.bots.advice import advise
from bordspil.bots.hint import Hint, is_hint_word
from bordspil.core.errors import GameError
from bordspil.core.event import Event
from bordspil.core.rng import Rng
from bordspil.core.text import Cell, Say
from bordspil.core.view import View
from bordspil.match.match import Match
from bordspil.match.narration import event_lines
from bordspil.tui.draw import drawn_block, drawn_cell, side_by_side, standings, winners_line

GAP = "   "


class Quit(Exception):
    """The person wants to leave."""


class TerminalGame:
    """One match in the terminal: the person sits in `seat`, bots in all others."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: dict[int, tuple[Bot, Rng]],
        *,
        console: Console,
        say: Say,
        explain: Callable[[GameError], str],
        show_rule: Callable[[str], None],
        thoughts: Rng | None = None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.console = console
        self.say = say
        self.explain = explain
        self.show_rule = show_rule
        self.text = match.game.text
        self.names: Sequence[str] = match.names
        self.seen = 0
        self.thoughts = Rng.from_seed("hints") if thoughts is None else thoughts
        self.hint: Hint | None = None

    def run(self) -> None:
        """Play to the end; raises Quit if the person leaves."""
        self.console.print(Rule(Text(self.match.game.title, "bold")))
        self.console.print(Text(self.say("play-commitment", commitment=self.match.commitment[:16]), "dim"))
        for note in self.text.notes(self.match.options, self.say):
            self.console.print(Text(note, "dim"))
        self.console.print(Text(self.say("play-help-hint"), "dim"))
        self.show_news()
        while not self.match.is_over:
            if self.seat in self.match.due():
                self.ask()
            for seat in self.match.due():
                if seat != self.seat:
                    bot, thoughts = self.bots[seat]
                    self.match.submit(seat, bot.choose(self.match.view(seat), thoughts))
            self.show_news()
        self.show_end()

    def ask(self) -> None:
        """Show the table and make the person's move."""
        view = self.match.view(self.seat)
        self.hint = None
        self.show_table(view)
        while True:
            typed = self.prompt(view)
            if not typed:
                continue
            try:
                if self.rule(typed):
                    return
                if self.command(typed, view):
                    continue
                self.match.submit(self.seat, self.text.read(typed, view, self.names, self.say))
                return
            except GameError as problem:
                self.console.print(Text(self.explain(problem), "red"))

    def prompt(self, view: View) -> str:
        """Ask for a line of input."""
        try:
            return self.console.input(Text(f"{self.text.prompt(view, self.say)}\n> ", "bold")).strip()
        except EOFError:
            raise Quit from None

    def command(self, typed: str, view: View) -> bool:
        """Handle input that isn't a move (help, table, rule, hint, quit); False if it is something else."""
        word, _, rest = typed.partition(" ")
        word = word.casefold()
        if word in ("?", "h") or (word == "r" and not rest.strip()):
            self.console.print(self.say("play-help"))
            if more := self.text.help(self.say):
                self.console.print(more)
        elif word == "t":
            self.show_table(view)
        elif word == "r":
            self.show_rule(rest.strip())
        elif word == "q":
            raise Quit
        elif is_hint_word(typed, self.say):
            self.show_hint(view)
        else:
            blocks = self.text.answer(typed, view, self.say)
            for block in blocks or []:
                self.console.print(Padding(drawn_block(block), (1, 0, 0, 0)))
            return blocks is not None
        return True

    def show_hint(self, view: View) -> None:
        """Say where to look; when asked again in the same position, show the move with its reasons."""
        if self.hint is None:
            self.hint = Hint(self.match.game, advise(self.match.game, view, self.thoughts))
            self.console.print(Text(self.hint.typed_look(self.names, self.say), "cyan"))
            return
        self.console.print(Text(self.hint.best(self.names, self.say), "cyan"))
        self.console.print(Padding(drawn_block(self.hint.table(self.names, self.say)), (1, 0, 1, 0)))

    def rule(self, typed: str) -> bool:
        """Make a ruling, if that is what was typed: the person at the terminal runs the table."""
        ruling = self.text.ruling(typed, self.match.rulings(), self.say)
        if ruling is None:
            return False
        self.match.submit(None, ruling)
        return True

    def show_table(self, view: View) -> None:
        """Show the table, the hand and the choices."""
        self.console.print()
        for block in self.text.typed_table(view, self.names, self.say):
            self.console.print(Padding(drawn_block(block), (0, 0, 1, 0)))
        self.console.print(numbered(self.text.choices(view, self.names, self.say), self.console.width))

    def show_news(self) -> None:
        """Show every event the seat has seen since the last time."""
        news = self.match.events(self.seat, self.seen)
        self.seen += len(news)
        for event in news:
            self.show_event(event)

    def show_event(self, event: Event) -> None:
        """Show an event; scores come with their reasons."""
        for line in event_lines(event, self.text, self.names, self.seat, self.say):
            self.console.print(Text(f"• {line}"))
        blocks = self.text.scoring(event, self.names, self.seat, self.say)
        if blocks:
            self.console.print(Padding(side_by_side(blocks), (1, 0, 1, 2)))

    def show_end(self) -> None:
        """Show the ranking and how to check the deal."""
        outcome, seed = self.match.outcome, self.match.seed
        assert outcome is not None
        assert seed is not None
        for block in self.text.end(self.match.view(None), self.say):
            self.console.print(Padding(drawn_block(block), (1, 0, 1, 0)))
        self.console.print(standings(outcome, self.names, self.say))
        self.console.print(Text(winners_line(outcome, self.names, self.say), "bold"))
        self.console.print(
            Text(self.say("play-seed", seed=seed.hex(), commitment=self.match.commitment), "dim")
        )


def numbered(choices: Sequence[Cell], width: int) -> Text:
    """Numbered choices, wrapped between choices at this width."""
    listed, used = Text(), 0
    for number, choice in enumerate(choices, 1):
        item = Text.assemble((f"{number} ", "bold"), drawn_cell(choice))
        gap = "" if not used else GAP if used + len(GAP) + item.cell_len <= width else "\n"
        used = item.cell_len + (used + len(GAP) if gap == GAP else 0)
        listed.append(gap).append(item)
    return listed


def save_record(match: Match, path: Path) -> None:
    """Append the match to a record file."""
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(match.record().as_json() + "\n")
