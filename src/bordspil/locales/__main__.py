"""For translators: show how complete each language is, or start a new one.

python -m bordspil.locales              show how complete each language is (make words)
python -m bordspil.locales de           create the files of a new language (make language LANG=de)
python -m bordspil.locales de FOLDER    the same in a folder of your own, to be named in BORDSPIL_LOCALES
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bordspil.locales.completeness import completeness, report
from bordspil.locales.new_language import CantCreate, create_language, language_code
from bordspil.locales.sources import FALLBACK, LANGUAGES, PACKAGE, Source


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code."""
    if len(arguments) > 2 or any(argument.startswith("-") for argument in arguments):
        print(__doc__)
        return 2
    if not arguments:
        print(report([completeness(language) for language in LANGUAGES if language != FALLBACK]))
        return 0
    source = Source(Path(arguments[1])) if len(arguments) == 2 else PACKAGE
    try:
        language = language_code(arguments[0])
        made = create_language(language, source)
    except CantCreate as problem:
        print(problem, file=sys.stderr)
        return 1
    print(next_steps(language, source, made))
    return 0


def next_steps(language: str, source: Source, made: list[Path]) -> str:
    """What to do with the new files."""
    lines = [f"Created {len(made)} files to fill in:", *(f"  {shown(file)}" for file in made), ""]
    if source != PACKAGE:
        lines.append(f"Set BORDSPIL_LOCALES={source.root.resolve()} so that the language is found.")
    return "\n".join(
        [
            *lines,
            "Translate what you like, in any order; the rest appears in English. Start with page.ftl.",
            f"To see it: bordspil --lang {language}, or restart bordspil serve and choose it on the page.",
            f"Rules: copy games/NAME/RULES.md to games/NAME/RULES.{language}.md and translate it.",
            "make words lists what is missing. docs/add-a-language.md explains the rest.",
        ]
    )


def shown(file: Path) -> Path:
    """A path, relative to the current folder if it is inside."""
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file


def main_for_pipes(arguments: list[str]) -> int:
    """Run `main` without an error if the reader of a pipe (head, less) stops early."""
    try:
        code = main(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Otherwise the interpreter complains again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main_for_pipes(sys.argv[1:]))
