"""Typer's and Click's own texts in the reader's language."""

from __future__ import annotations

import re
from typing import Any

from typer import rich_utils

from bordspil.core.text import Say


def localize_help(command: Any, say: Say) -> None:
    """Localize the headings, hints and help option of a command and its subcommands."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("usage-commands")
    rich_utils.DEFAULT_STRING = f"[{say('usage-default')}: {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{say('usage-required')}]"
    localize_command(command, say)


def localize_command(command: Any, say: Say) -> None:
    """Localize one command, then its subcommands."""
    original_usage, original_help = command.get_usage, command.get_help_option

    def get_usage(click_context: Any) -> str:
        return str(original_usage(click_context)).replace("Usage:", say("usage-usage") + ":", 1)

    def get_help_option(click_context: Any) -> Any:
        option = original_help(click_context)
        if option is not None:
            option.help = say("usage-help")
            option.metavar = ""
        return option

    command.get_usage = get_usage
    command.get_help_option = get_help_option
    command.options_metavar = f"[{say('usage-options-short')}]"
    subcommands = getattr(command, "commands", {})
    if subcommands:
        command.subcommand_metavar = f"{say('usage-command-short')} …"
    for subcommand in subcommands.values():
        localize_command(subcommand, say)


def usage_problem(problem: Exception, say: Say) -> str | None:
    """A usage error in the reader's language; empty if there is nothing to say, None for other errors.

    Click's errors are in a private module of Typer, so we recognize them by name.
    """
    names = {kind.__name__ for kind in type(problem).__mro__}
    if "NoArgsIsHelpError" in names:
        return ""
    if "ClickException" not in names:
        return None
    click_context: Any = getattr(problem, "ctx", None)
    path = click_context.command_path if click_context is not None else "bordspil"
    hint = say("usage-try-help", command=path)
    param: Any = getattr(problem, "param", None)
    name = param_name(param) if param is not None else ""
    if "NoSuchOption" in names:
        near = ", ".join(getattr(problem, "possibilities", None) or [])
        wrong = say("usage-no-option", option=getattr(problem, "option_name", ""))
        return f"{wrong} {say('usage-did-you-mean', words=near)} {hint}" if near else f"{wrong} {hint}"
    if "MissingParameter" in names:
        return f"{say('usage-missing', name=name)} {hint}"
    if "BadParameter" in names and param is not None:
        return f"{say('usage-bad-value', name=name)} {hint}"
    if "No such command" in str(problem):
        return no_such_command(str(problem), click_context, say)
    if extra := re.search(r"extra argument.*\((.*)\)", str(problem)):
        return f"{say('usage-extra', words=extra[1])} {hint}"
    if "BadOptionUsage" in names:
        key = "usage-takes-no-value" if "does not take" in str(problem) else "usage-needs-value"
        return f"{say(key, option=getattr(problem, 'option_name', ''))} {hint}"
    return f"{say('usage-wrong', problem=str(problem))} {hint}"


def no_such_command(problem: str, click_context: Any, say: Say) -> str:
    """An unknown command or, below `play`, `simulate` and `tournament`, an unknown game."""
    commands = ", ".join(click_context.command.list_commands(click_context))
    # Click quotes the wrong word, then the words it resembles.
    wrong, *near = re.findall(r"'([^']*)'", problem) or [""]
    if click_context.command.name in ("play", "simulate", "tournament"):
        unknown = say("error-unknown-game", name=wrong, known=commands)
        return f"{unknown} {say('usage-did-you-mean', words=', '.join(near))}" if near else unknown
    hint = say("usage-try-help", command=click_context.command_path)
    return f"{say('usage-no-command', commands=commands)} {hint}"


def param_name(param: Any) -> str:
    """An option as you type it, an argument as the help names it."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.metavar or param.name).upper()
