"""For translators: says how complete each language is, and begins a new one.

python -m bordspil.locales              all languages (make words)
python -m bordspil.locales de           the files of a new language (make language LANG=de)
python -m bordspil.locales de FOLDER    the same outside the package, to be named in BORDSPIL_LOCALES
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bordspil.locales.completeness import completeness, report
from bordspil.locales.shelves import FALLBACK, LANGUAGES, OWN, Shelf
from bordspil.locales.template import CantBegin, as_code, begin


def main(words: list[str]) -> int:
    """Does what the command line asks for."""
    if len(words) > 2 or any(word.startswith("-") for word in words):
        print(__doc__)
        return 2
    if not words:
        print(report([completeness(language) for language in LANGUAGES if language != FALLBACK]))
        return 0
    shelf = Shelf(Path(words[1])) if len(words) == 2 else OWN
    try:
        language = as_code(words[0])
        made = begin(language, shelf)
    except CantBegin as problem:
        print(problem, file=sys.stderr)
        return 1
    print(next_steps(language, shelf, made))
    return 0


def next_steps(language: str, shelf: Shelf, made: list[Path]) -> str:
    """What to do with the files."""
    lines = [f"Made {len(made)} files to fill in:", *(f"  {shown(file)}" for file in made), ""]
    if shelf != OWN:
        lines.append(f"Set BORDSPIL_LOCALES={shelf.root.resolve()} so that it is found.")
    return "\n".join(
        [
            *lines,
            "Translate what you like, in any order; the rest appears in English. Start with page.ftl.",
            f"See it: bordspil --lang {language}, or restart bordspil serve and choose it in the page.",
            f"Rules: copy games/NAME/RULES.md to games/NAME/RULES.{language}.md and translate it.",
            "make words says what is missing. docs/add-a-language.md explains the rest.",
        ]
    )


def shown(file: Path) -> Path:
    """A path as short as it can be."""
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file


def until_read(words: list[str]) -> int:
    """The same, and no complaint where the reader (head, less) has seen enough."""
    try:
        code = main(words)
        sys.stdout.flush()
    except BrokenPipeError:
        # The interpreter would complain once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


if __name__ == "__main__":
    sys.exit(until_read(sys.argv[1:]))
