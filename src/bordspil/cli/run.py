"""Run a command line and turn every user mistake into a message instead of a traceback."""

from __future__ import annotations

import errno
import io
import os
import sys

import typer

from bordspil import is_compiled
from bordspil.cli.app import build_app
from bordspil.cli.context import FAILED, INTERRUPTED, MISUSED, OK, Context, Failure
from bordspil.cli.wording import localize_help, usage_problem
from bordspil.core.errors import GameError, shown
from bordspil.locales import LANGUAGES, nearest, reader_language


def run(arguments: list[str]) -> int:
    """Run a command line and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a character shows a question mark instead of failing.
            stream.reconfigure(errors="replace")
    arguments, language = split_language(arguments)
    found = nearest(language or "")
    context = Context(found or reader_language())
    if language is not None and found is None:
        context.print_error(
            context.say("error-no-such-language", language=shown(language), known=", ".join(LANGUAGES))
        )
        return MISUSED
    try:
        return run_command(arguments, context)
    except BrokenPipeError:
        # The reader (head, less) has closed the pipe; don't let the interpreter complain at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def run_command(arguments: list[str], context: Context) -> int:
    """Run a command and report mistakes in the reader's language."""
    try:
        command = typer.main.get_command(build_app(context))
        localize_help(command, context.say)
        if not is_compiled() and arguments:
            context.err.print(context.say("plain-python"), style="dim")
        code = command.main(arguments, prog_name="bordspil", standalone_mode=False)
        if code == INTERRUPTED:
            # Click has caught Ctrl-C itself.
            raise KeyboardInterrupt
        return code if isinstance(code, int) else OK
    except GameError as problem:
        context.print_error(context.explain(problem))
        return MISUSED
    except Failure as problem:
        context.print_error(str(problem))
        return problem.code
    except (KeyboardInterrupt, typer.Abort):
        context.print_error("\n" + context.say("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as problem:
        context.print_error(file_problem(problem, context))
        return MISUSED
    except Exception as problem:
        message = usage_problem(problem, context.say)
        if message is None:
            raise
        if message:
            context.print_error(message)
        return MISUSED


def file_problem(problem: OSError, context: Context) -> str:
    """The message for a file that can't be read or written."""
    file = str(problem.filename or "stdout")
    if isinstance(problem, FileNotFoundError):
        return context.say("file-missing", file=file)
    if isinstance(problem, PermissionError):
        return context.say("file-forbidden", file=file)
    if isinstance(problem, IsADirectoryError):
        return context.say("file-is-folder", file=file)
    if problem.errno == errno.EINVAL:
        return context.say("file-not-ordinary", file=file)
    if problem.errno == errno.ENOSPC:
        return context.say("file-disk-full", file=file)
    return context.say("file-problem", file=file, problem=problem.strerror or str(problem))


def split_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """Take `--lang X` out of the arguments, wherever it is."""
    kept: list[str] = []
    language = None
    rest = iter(arguments)
    for word in rest:
        if word == "--lang":
            language = next(rest, "")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            kept.append(word)
    return kept, language
