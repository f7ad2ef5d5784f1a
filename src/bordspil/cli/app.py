"""The commands, put together in the reader's language."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from bordspil import __version__
from bordspil.cli import bench, join, play, replay, rules, serve, simulate, tournament, verify
from bordspil.cli.desk import OK, Desk
from bordspil.cli.flags import game_help, parameter, with_parameters
from bordspil.games import all_games
from bordspil.locales import LANGUAGES

ORDER = ("serve", "play", "join", "simulate", "tournament", "replay", "verify", "rules", "bench")
SETTINGS = {"help_option_names": ["-h", "--help"]}


class InOrder(TyperGroup):
    """Lists the commands in the order in which people need them."""

    def list_commands(self, ctx: Any) -> list[str]:
        names = super().list_commands(ctx)
        return sorted(names, key=lambda name: (ORDER.index(name) if name in ORDER else -1, name))


def build_app(desk: Desk) -> typer.Typer:
    """The whole command line."""
    say = desk.say
    app = typer.Typer(
        cls=InOrder,
        help=say("help-app"),
        no_args_is_help=True,
        add_completion=False,
        context_settings=SETTINGS,
        rich_markup_mode="rich",
    )

    def show_version(wanted: bool) -> None:
        if wanted:
            desk.out.print(f"bordspil {__version__}")
            raise typer.Exit

    def top(version: bool, lang: str) -> int:
        """Nothing to do: `--lang` is taken out before, wherever it stands."""
        return OK

    version = typer.Option(
        "--version", metavar="", callback=show_version, is_eager=True, help=say("help-version")
    )
    # The default here is what this reader has: no news to anybody.
    language = typer.Option("--lang", metavar="|".join(LANGUAGES), help=say("help-lang"), show_default=False)
    parameters = [parameter("version", bool, False, version), parameter("lang", str, say.language, language)]
    app.callback()(with_parameters(top, parameters))
    for name, module in (("play", play), ("simulate", simulate), ("tournament", tournament)):
        group = typer.Typer(help=say(f"help-{name}"), no_args_is_help=True, context_settings=SETTINGS)

        def games_only() -> None:
            """Keeps the group a group where there is only one game."""

        group.callback()(games_only)
        for game in all_games().values():
            epilog = tournament.lesson(game, desk) if module is tournament else None
            group.command(game.name, help=game_help(game, desk), epilog=epilog, context_settings=SETTINGS)(
                module.command(game, desk)
            )
        app.add_typer(group, name=name)
    app.command("join", help=say("help-join"), context_settings=SETTINGS)(join.command(desk))
    app.command("serve", help=say("help-serve"), epilog=say("help-serve-more"), context_settings=SETTINGS)(
        serve.command(desk)
    )
    app.command("replay", help=say("help-replay"), context_settings=SETTINGS)(replay.command(desk))
    app.command("verify", help=say("help-verify"), context_settings=SETTINGS)(verify.command(desk))
    app.command("rules", help=say("help-rules"), context_settings=SETTINGS)(rules.command(desk))
    app.command("bench", help=say("help-bench"), context_settings=SETTINGS)(bench.command(desk))
    return app
