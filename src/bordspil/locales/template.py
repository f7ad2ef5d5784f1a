"""The files of a new language, ready to be filled in: every message is there as a comment, in English.

What is a comment is not said, so the language works at once and speaks English until somebody translates.
"""

from __future__ import annotations

from pathlib import Path

from babel import Locale, UnknownLocaleError

from bordspil.locales.entries import Entry, commented, read_words
from bordspil.locales.shelves import CODE, FALLBACK, OWN, SHELVES, Shelf, words_file


class CantBegin(ValueError):
    """The files can't be made; says why and what would be right."""


def begin(language: str, shelf: Shelf = OWN) -> list[Path]:
    """Makes the files of a language on a shelf, and gives them; raises CantBegin where that can't be."""
    language = as_code(language)
    for each in {*SHELVES, shelf}:
        if language in each.languages():
            raise CantBegin(f"There is already a folder for {language}: {each.root / 'locales' / language}")
    english = {shelf.root / "locales" / language / file.name: file for file in OWN.program(FALLBACK)}
    for folder in OWN.games():
        english[shelf.game(folder.name) / words_file(language)] = folder / words_file(FALLBACK)
    for file in english:
        if file.exists():
            raise CantBegin(f"There is already a file {file}")
    for file, source in english.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(to_fill_in(source, language), encoding="utf-8")
    return list(english)


def as_code(wanted: str) -> str:
    """A language code as BCP 47 writes it, however its letters were typed; raises CantBegin for what is none.

    >>> as_code("DE"), as_code("pt_br"), as_code("ZH-hant-tw")
    ('de', 'pt-BR', 'zh-Hant-TW')
    """
    first, *others = wanted.replace("_", "-").split("-")
    code = "-".join([first.lower(), *(part.title() if len(part) == 4 else part.upper() for part in others)])
    if not CODE.fullmatch(code):
        raise CantBegin(
            f"“{wanted}” is not a language code. Use one of BCP 47, such as de, pt-BR, zh-Hant or es-419."
        )
    return code


def to_fill_in(english: Path, language: str) -> str:
    """An English file with all of its messages as comments."""
    words = read_words(english)
    parts = [part if isinstance(part, str) else as_comment(part, language) for part in words.parts]
    return "\n\n".join(parts) + "\n"


def as_comment(entry: Entry, language: str) -> str:
    """A message to be translated, below what translators should know."""
    hints = [commented(entry.comment)] if entry.comment else []
    known = known_already(entry.key, language)
    return "\n".join([*hints, commented(entry.text) if known is None else f"{entry.key} = {known}"])


def known_already(key: str, language: str) -> str | None:
    """What a language tells of itself, as far as that can be known."""
    if key == "language-name":
        return own_name(language)
    return language if key.startswith("language-") else None


def own_name(language: str) -> str | None:
    """What a language calls itself, with a capital as in a list; None where nobody knows.

    >>> own_name("is"), own_name("pt-BR"), own_name("xx")
    ('Íslenska', 'Português (Brasil)', None)
    """
    try:
        name = Locale.parse(language, sep="-").get_display_name()
    except (UnknownLocaleError, ValueError):
        return None
    return f"{name[0].upper()}{name[1:]}" if name else None
