"""What every command has at hand: the reader's language, the two consoles, and how errors are told."""

from __future__ import annotations

from babel.numbers import format_decimal
from rich.console import Console
from rich.text import Text

from bordspil.core.errors import GameError
from bordspil.core.game import Game
from bordspil.games import all_games
from bordspil.locales import Speaker, explained, number_locale, place_in_words
from bordspil.locales.rule_book import rule_book, without_pictures

OK, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130


class Failure(Exception):
    """A command could not do its work; says so in the reader's language."""

    def __init__(self, message: str, code: int = MISUSED) -> None:
        super().__init__(message)
        self.code = code


class Desk:
    """The surroundings of a command."""

    def __init__(self, language: str) -> None:
        self.say = Speaker(language, [game.folder for game in all_games().values()])
        # What users type and files hold must never be taken for markup.
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)

    def explain(self, problem: GameError) -> str:
        """An error in the reader's language, with the rule behind it."""
        return explained(problem, self.say)

    def place(self, text: str) -> str:
        """Where in a record something is, in the reader's language."""
        return place_in_words(text, self.say)

    def decimal(self, number: float, digits: int) -> str:
        """A number as the reader's language writes it."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return str(format_decimal(number, pattern, locale=number_locale(self.say.language)))

    def complain(self, message: str) -> None:
        """Writes to the error stream."""
        self.err.print(Text(message, "red"))

    def show_markdown(self, text: str) -> None:
        """Prints a text with its headings and emphasis."""
        from rich.markdown import Markdown  # noqa: PLC0415  (slow to import)

        self.out.print(Markdown(text))

    def rules_of(self, game: Game, language: str | None = None) -> str:
        """The text of a game's rules in a language (the reader's, if none is named), else in English."""
        return without_pictures(rule_book(game.folder, language or self.say.language))
