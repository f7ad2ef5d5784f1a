"""`bordspil rules [GAME] [ID]`"""

from __future__ import annotations

import re
from collections.abc import Callable

import typer
from rich.table import Table

from bordspil.cli.desk import OK, Desk, Failure
from bordspil.cli.flags import parameter, with_parameters
from bordspil.core.errors import shown
from bordspil.core.game import Game
from bordspil.games import all_games, find_game
from bordspil.locales import FALLBACK
from bordspil.locales.rule_book import rules_in


def command(desk: Desk) -> Callable[..., int]:
    """The command."""
    say = desk.say

    parameters = [
        parameter("game", str | None, None, typer.Argument(metavar="GAME", help=say("help-rules-game"))),
        parameter("rule", str | None, None, typer.Argument(metavar="ID", help=say("help-rules-id"))),
    ]

    def show(game: str | None, rule: str | None) -> int:
        if game is None:
            desk.out.print(overview(desk))
        elif rule is None:
            text = desk.rules_of(find_game(game))
            if not text:
                raise Failure(say("rules-none", game=game))
            desk.show_markdown(text)
        else:
            desk.show_markdown(rule_text(find_game(game), rule, desk))
        return OK

    return with_parameters(show, parameters)


def overview(desk: Desk) -> Table:
    """The games and how to read their rules."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("rules-game", "rules-players", "rules-count"):
        table.add_column(desk.say(key))
    for game in all_games().values():
        counts = ", ".join(str(count) for count in game.seat_counts)
        table.add_row(game.name, counts, str(len(rules_in(desk.rules_of(game, FALLBACK)))))
    return table


def rule_text(game: Game, rule: str, desk: Desk) -> str:
    """The text of one rule; `8` is short for the game's own `SG-8`."""
    rules: dict[str, str] = {}
    # A book may be translated only in part: the English one has the rest.
    for book in (desk.rules_of(game), desk.rules_of(game, FALLBACK)):
        rules = rules_in(book)
        for name, text in rules.items():
            if rule.upper() in (name, name.rpartition("-")[2]):
                return f"**{name}** {text}\n{belonging(book, name)}"
    ends = f"{next(iter(rules))} … {list(rules)[-1]}" if rules else "–"
    raise Failure(desk.say("rules-no-such", rule=shown(rule), known=ends))


def belonging(book: str, name: str) -> str:
    """What stands below a rule and belongs to it (tables, examples): up to the next rule or heading."""
    below = book.partition(f"- **{name}**")[2].partition("\n")[2]
    return re.split(r"^(?:- \*\*[A-Z]+-\d+\*\*|#)", below, maxsplit=1, flags=re.MULTILINE)[0].strip()
