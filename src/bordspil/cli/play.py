"""`bordspil play GAME`"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bordspil.bots import make_bot
from bordspil.bots.cast import cast_of
from bordspil.cli.context import OK, Context, Failure
from bordspil.cli.flags import (
    bots_parameter,
    check_bot_count,
    flag,
    option_parameters,
    options_given,
    players_parameter,
    seat_count,
    seed_parameter,
    split_bots,
    with_parameters,
)
from bordspil.cli.rules import rule_text
from bordspil.core.game import Game
from bordspil.core.rng import Rng
from bordspil.match import fairness
from bordspil.match.match import Match
from bordspil.tui.play import Quit, TerminalGame, save_record


def command(game: Game, context: Context) -> Callable[..., int]:
    """Build the command for one game."""
    say = context.say
    parameters = [
        players_parameter(game, context),
        bots_parameter("family", context),
        flag("name", str, "", "…", say("help-name"), "-n"),
        seed_parameter(context),
        flag("record", Path | None, None, "FILE.jsonl", say("help-record"), "-r"),
        *option_parameters(game, context),
    ]

    def play(
        *, players: int | None, bots: str, name: str, seed: str | None, record: Path | None, **options: Any
    ) -> int:
        return run(
            game,
            context,
            players=players,
            bot_names=bots,
            name=name,
            seed=seed,
            record=record,
            options=options_given(options, context),
        )

    return with_parameters(play, parameters)


def run(
    game: Game,
    context: Context,
    *,
    players: int | None,
    bot_names: str,
    name: str,
    seed: str | None,
    record: Path | None,
    options: dict[str, Any],
) -> int:
    """Play a match, with the person in seat 0."""
    count = seat_count(game, players, options)
    game.check_options(count, game.options.from_data(options))
    chosen = split_bots(bot_names)
    check_bot_count(len(chosen), count - 1, count - 1, context)
    bots = [make_bot(chosen[seat % len(chosen)], game) for seat in range(count - 1)]
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Failure(context.say("play-no-terminal"))
    is_new = record is not None and not record.exists()
    if record is not None:
        # Report a file that can't be written now, not after the match.
        record.open("a").close()
    names = [name.strip() or context.say("play-you")]
    cast = cast_of([bot.name for bot in bots], names)
    names += [character.name for character in cast if character is not None]
    match = Match(
        game,
        count,
        game.options.from_data(options),
        seed=None if seed is None else fairness.seed_from(seed),
        names=names,
    )
    thoughts = [
        Rng(fairness.new_seed() if seed is None else fairness.seed_from(seed, "bot", seat))
        for seat in range(1, count)
    ]
    terminal = TerminalGame(
        match,
        0,
        {seat: (bot, thoughts[seat - 1]) for seat, bot in enumerate(bots, 1)},
        console=context.out,
        say=context.say,
        explain=context.explain,
        show_rule=lambda rule: show_rule(game, rule, context),
        thoughts=Rng(fairness.new_seed() if seed is None else fairness.seed_from(seed, "hint", 0)),
    )
    try:
        terminal.run()
    except Quit:
        context.out.print(context.say("play-left"))
        return OK
    finally:
        if record is not None and is_new and not match.is_over:
            record.unlink(missing_ok=True)
    if record is not None:
        save_record(match, record)
        context.out.print(context.say("play-saved", file=str(record)))
    return OK


def show_rule(game: Game, rule: str, context: Context) -> None:
    """Show a rule in the middle of a match, which an unknown rule must not end."""
    try:
        context.show_markdown(rule_text(game, rule, context))
    except Failure as problem:
        context.out.print(str(problem))
