"""From the words of the command line to an exit code; no traceback for anything a user can cause."""

from __future__ import annotations

import errno
import io
import os
import sys

import typer

from bordspil import is_compiled
from bordspil.cli.app import build_app
from bordspil.cli.desk import FAILED, INTERRUPTED, MISUSED, OK, Desk, Failure
from bordspil.cli.wording import put_into_words, usage_problem
from bordspil.core.errors import GameError, shown
from bordspil.locales import LANGUAGES, nearest, reader_language


def run(arguments: list[str]) -> int:
    """Carries out a command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that can't show a sign shows a question mark instead of failing.
            stream.reconfigure(errors="replace")
    arguments, language = split_language(arguments)
    found = nearest(language or "")
    desk = Desk(found or reader_language())
    if language is not None and found is None:
        desk.complain(
            desk.say("error-no-such-language", language=shown(language), known=", ".join(LANGUAGES))
        )
        return MISUSED
    try:
        return run_command(arguments, desk)
    except BrokenPipeError:
        # The reader (head, less) has seen enough; don't let the interpreter complain at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def run_command(arguments: list[str], desk: Desk) -> int:
    """Carries out a command, telling mistakes in the reader's language."""
    try:
        command = typer.main.get_command(build_app(desk))
        put_into_words(command, desk.say)
        if not is_compiled() and arguments:
            desk.err.print(desk.say("plain-python"), style="dim")
        code = command.main(arguments, prog_name="bordspil", standalone_mode=False)
        if code == INTERRUPTED:
            # The library has caught Ctrl-C by itself.
            raise KeyboardInterrupt
        return code if isinstance(code, int) else OK
    except GameError as problem:
        desk.complain(desk.explain(problem))
        return MISUSED
    except Failure as problem:
        desk.complain(str(problem))
        return problem.code
    except (KeyboardInterrupt, typer.Abort):
        desk.complain("\n" + desk.say("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as problem:
        desk.complain(file_problem(problem, desk))
        return MISUSED
    except Exception as problem:
        message = usage_problem(problem, desk.say)
        if message is None:
            raise
        if message:
            desk.complain(message)
        return MISUSED


def file_problem(problem: OSError, desk: Desk) -> str:
    """What is wrong with a file."""
    file = str(problem.filename or "stdout")
    if isinstance(problem, FileNotFoundError):
        return desk.say("file-missing", file=file)
    if isinstance(problem, PermissionError):
        return desk.say("file-forbidden", file=file)
    if isinstance(problem, IsADirectoryError):
        return desk.say("file-is-folder", file=file)
    if problem.errno == errno.EINVAL:
        return desk.say("file-not-ordinary", file=file)
    if problem.errno == errno.ENOSPC:
        return desk.say("file-disk-full", file=file)
    return desk.say("file-problem", file=file, problem=problem.strerror or str(problem))


def split_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """Takes `--lang X` out, wherever it stands."""
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
