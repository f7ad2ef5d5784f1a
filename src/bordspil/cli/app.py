"""All commands, with help in the reader's language."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from bordspil import __version__
from bordspil.cli import bench, join, play, replay, rules, serve, simulate, tournament, verify
from bordspil.cli.context import OK, Context
from bordspil.cli.flags import game_help, parameter, with_parameters
from bordspil.games import all_games
from bordspil.locales import LANGUAGES

ORDER = ("serve", "play", "join", "simulate", "tournament", "replay", "verify", "rules", "bench")
SETTINGS = {"help_option_names": ["-h", "--help"]}


class InOrder(TyperGroup):
    """A command group that lists its commands in the order people need them."""

    def list_commands(self, ctx: Any) -> list[str]:
        names = super().list_commands(ctx)
        return sorted(names, key=lambda name: (ORDER.index(name) if name in ORDER else -1, name))


def build_app(context: Context) -> typer.Typer:
    """Build the whole command line."""
    say = context.say
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
            context.out.print(f"bordspil {__version__}")
            raise typer.Exit

    def top(version: bool, lang: str) -> int:
        """Do nothing: `split_language` has already taken out `--lang`, wherever it was."""
        return OK

    version = typer.Option(
        "--version", metavar="", callback=show_version, is_eager=True, help=say("help-version")
    )
    # The default is the language this help is in, so there is no need to show it.
    language = typer.Option("--lang", metavar="|".join(LANGUAGES), help=say("help-lang"), show_default=False)
    parameters = [parameter("version", bool, False, version), parameter("lang", str, say.language, language)]
    app.callback()(with_parameters(top, parameters))
    for name, module in (("play", play), ("simulate", simulate), ("tournament", tournament)):
        group = typer.Typer(help=say(f"help-{name}"), no_args_is_help=True, context_settings=SETTINGS)

        def games_only() -> None:
            """Keep the group a group even if there is only one game."""

        group.callback()(games_only)
        for game in all_games().values():
            epilog = tournament.epilog(game, context) if module is tournament else None
            group.command(game.name, help=game_help(game, context), epilog=epilog, context_settings=SETTINGS)(
                module.command(game, context)
            )
        app.add_typer(group, name=name)
    app.command("join", help=say("help-join"), context_settings=SETTINGS)(join.command(context))
    app.command("serve", help=say("help-serve"), epilog=say("help-serve-more"), context_settings=SETTINGS)(
        serve.command(context)
    )
    app.command("replay", help=say("help-replay"), context_settings=SETTINGS)(replay.command(context))
    app.command("verify", help=say("help-verify"), context_settings=SETTINGS)(verify.command(context))
    app.command("rules", help=say("help-rules"), context_settings=SETTINGS)(rules.command(context))
    app.command("bench", help=say("help-bench"), context_settings=SETTINGS)(bench.command(context))
    return app
