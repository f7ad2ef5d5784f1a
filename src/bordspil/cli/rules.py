"""`bordspil rules [GAME] [ID]`"""

from __future__ import annotations

import re
from collections.abc import Callable

import typer
from rich.table import Table

from bordspil.cli.context import OK, Context, Failure
from bordspil.cli.flags import parameter, with_parameters
from bordspil.core.errors import shown
from bordspil.core.game import Game
from bordspil.games import all_games, find_game
from bordspil.locales import FALLBACK
from bordspil.locales.rule_book import rules_in


def command(context: Context) -> Callable[..., int]:
    """Build the command."""
    say = context.say

    parameters = [
        parameter("game", str | None, None, typer.Argument(metavar="GAME", help=say("help-rules-game"))),
        parameter("rule", str | None, None, typer.Argument(metavar="ID", help=say("help-rules-id"))),
    ]

    def show(game: str | None, rule: str | None) -> int:
        if game is None:
            context.out.print(overview(context))
        elif rule is None:
            text = context.rules_of(find_game(game))
            if not text:
                raise Failure(say("rules-none", game=game))
            context.show_markdown(text)
        else:
            context.show_markdown(rule_text(find_game(game), rule, context))
        return OK

    return with_parameters(show, parameters)


def overview(context: Context) -> Table:
    """A table of the games and how many rules they have."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("rules-game", "rules-players", "rules-count"):
        table.add_column(context.say(key))
    for game in all_games().values():
        counts = ", ".join(str(count) for count in game.seat_counts)
        table.add_row(game.name, counts, str(len(rules_in(context.rules_of(game, FALLBACK)))))
    return table


def rule_text(game: Game, rule: str, context: Context) -> str:
    """The text of one rule; `8` is short for the game's own `SG-8`."""
    rules: dict[str, str] = {}
    # A translation may lack rules; English has them all.
    for book in (context.rules_of(game), context.rules_of(game, FALLBACK)):
        rules = rules_in(book)
        for name, text in rules.items():
            if rule.upper() in (name, name.rpartition("-")[2]):
                return f"**{name}** {text}\n{belonging(book, name)}"
    ends = f"{next(iter(rules))} … {list(rules)[-1]}" if rules else "–"
    raise Failure(context.say("rules-no-such", rule=shown(rule), known=ends))


def belonging(book: str, name: str) -> str:
    """The tables and examples below a rule, up to the next rule or heading."""
    below = book.partition(f"- **{name}**")[2].partition("\n")[2]
    return re.split(r"^(?:- \*\*[A-Z]+-\d+\*\*|#)", below, maxsplit=1, flags=re.MULTILINE)[0].strip()
