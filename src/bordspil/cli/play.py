"""`bordspil play GAME`"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bordspil.bots import make_bot
from bordspil.cli.desk import OK, Desk, Failure
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


def command(game: Game, desk: Desk) -> Callable[..., int]:
    """The command for one game."""
    say = desk.say
    parameters = [
        players_parameter(game, desk),
        bots_parameter("family", desk),
        flag("name", str, "", "…", say("help-name"), "-n"),
        seed_parameter(desk),
        flag("record", Path | None, None, "FILE.jsonl", say("help-record"), "-r"),
        *option_parameters(game, desk),
    ]

    def play(
        *, players: int | None, bots: str, name: str, seed: str | None, record: Path | None, **options: Any
    ) -> int:
        return run(
            game,
            desk,
            players=players,
            bot_names=bots,
            name=name,
            seed=seed,
            record=record,
            options=options_given(options, desk),
        )

    return with_parameters(play, parameters)


def run(
    game: Game,
    desk: Desk,
    *,
    players: int | None,
    bot_names: str,
    name: str,
    seed: str | None,
    record: Path | None,
    options: dict[str, Any],
) -> int:
    """Plays a match: the person sits in seat 0."""
    count = seat_count(game, players, options)
    game.check_options(count, game.options.from_data(options))
    chosen = split_bots(bot_names)
    check_bot_count(len(chosen), count - 1, count - 1, desk)
    bots = [make_bot(chosen[seat % len(chosen)], game) for seat in range(count - 1)]
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Failure(desk.say("play-no-terminal"))
    is_new = record is not None and not record.exists()
    if record is not None:
        # Better to learn now than after the match that it can't be written.
        record.open("a").close()
    names = [name.strip() or desk.say("play-you")]
    for number, bot in enumerate(bots, 1):
        names.append(f"{desk.say(f'bot-{bot.name}')} {number}")
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
        console=desk.out,
        say=desk.say,
        explain=desk.explain,
        show_rule=lambda rule: show_rule(game, rule, desk),
        thoughts=Rng(fairness.new_seed() if seed is None else fairness.seed_from(seed, "hint", 0)),
    )
    try:
        terminal.run()
    except Quit:
        desk.out.print(desk.say("play-left"))
        return OK
    finally:
        if record is not None and is_new and not match.is_over:
            record.unlink(missing_ok=True)
    if record is not None:
        save_record(match, record)
        desk.out.print(desk.say("play-saved", file=str(record)))
    return OK


def show_rule(game: Game, rule: str, desk: Desk) -> None:
    """A rule in the middle of a match; asking for one that isn't there must not end it."""
    try:
        desk.show_markdown(rule_text(game, rule, desk))
    except Failure as problem:
        desk.out.print(str(problem))
