"""What every command needs: the reader's language, the consoles, and how to report errors."""

from __future__ import annotations

from babel.numbers import format_decimal
from rich.console import Console
from rich.text import Text

from bordspil.core.errors import GameError
from bordspil.core.game import Game
from bordspil.games import message_folders
from bordspil.locales import Localizer, error_text, number_locale, record_place_text
from bordspil.locales.rule_book import rule_book, without_pictures

OK, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130


class Failure(Exception):
    """A command failed; the message is in the reader's language."""

    def __init__(self, message: str, code: int = MISUSED) -> None:
        super().__init__(message)
        self.code = code


class Context:
    """The context a command runs in."""

    def __init__(self, language: str) -> None:
        self.say = Localizer(language, message_folders())
        # User input and file contents must never be read as markup.
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)

    def explain(self, problem: GameError) -> str:
        """An error in the reader's language, with the rule behind it."""
        return error_text(problem, self.say)

    def place(self, text: str) -> str:
        """A place in a record, in the reader's language."""
        return record_place_text(text, self.say)

    def decimal(self, number: float, digits: int) -> str:
        """A number formatted for the reader's language."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return str(format_decimal(number, pattern, locale=number_locale(self.say.language)))

    def print_error(self, message: str) -> None:
        """Print a message to standard error."""
        self.err.print(Text(message, "red"))

    def show_markdown(self, text: str) -> None:
        """Print Markdown with its headings and emphasis."""
        from rich.markdown import Markdown  # noqa: PLC0415  (slow to import)

        self.out.print(Markdown(text))

    def rules_of(self, game: Game, language: str | None = None) -> str:
        """A game's rules in a language (by default the reader's), or else in English."""
        return without_pictures(rule_book(game.folder, language or self.say.language))
