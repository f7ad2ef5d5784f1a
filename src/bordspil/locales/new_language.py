"""Create the files of a new language, with every English message as a comment.

Comments are not messages, so the language works at once and shows English until someone translates.
"""

from __future__ import annotations

from pathlib import Path

from babel import Locale, UnknownLocaleError

from bordspil.locales.fluent_file import Entry, commented, read_fluent_file
from bordspil.locales.sources import CODE, FALLBACK, PACKAGE, SOURCES, Source, messages_file


class CantCreate(ValueError):
    """The files can't be created; the message says why."""


def create_language(language: str, source: Source = PACKAGE) -> list[Path]:
    """Create the files of a language in a source and return them; raises CantCreate."""
    language = language_code(language)
    for each in {*SOURCES, source}:
        if language in each.languages():
            raise CantCreate(f"{language} already has a folder: {each.root / 'locales' / language}")
    english = {source.root / "locales" / language / file.name: file for file in PACKAGE.program(FALLBACK)}
    for folder in PACKAGE.games():
        english[source.game(folder.name) / messages_file(language)] = folder / messages_file(FALLBACK)
    for file in english:
        if file.exists():
            raise CantCreate(f"{file} already exists")
    for file, original in english.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(to_fill_in(original, language), encoding="utf-8")
    return list(english)


def language_code(wanted: str) -> str:
    """The BCP 47 form of a language code, in any case and with - or _; raises CantCreate if it isn't one.

    >>> language_code("DE"), language_code("pt_br"), language_code("ZH-hant-tw")
    ('de', 'pt-BR', 'zh-Hant-TW')
    """
    first, *others = wanted.replace("_", "-").split("-")
    code = "-".join([first.lower(), *(part.title() if len(part) == 4 else part.upper() for part in others)])
    if not CODE.fullmatch(code):
        raise CantCreate(
            f"“{wanted}” is not a language code. Use a BCP 47 code such as de, pt-BR, zh-Hant or es-419."
        )
    return code


def to_fill_in(english: Path, language: str) -> str:
    """An English file with all its messages as comments."""
    content = read_fluent_file(english)
    parts = [part if isinstance(part, str) else as_comment(part, language) for part in content.parts]
    return "\n\n".join(parts) + "\n"


def as_comment(entry: Entry, language: str) -> str:
    """A message to translate, below its notes for translators."""
    hints = [commented(entry.comment)] if entry.comment else []
    known = prefilled(entry.key, language)
    return "\n".join([*hints, commented(entry.text) if known is None else f"{entry.key} = {known}"])


def prefilled(key: str, language: str) -> str | None:
    """The value of a message about the language itself, if we can know it."""
    if key == "language-name":
        return own_name(language)
    return language if key.startswith("language-") else None


def own_name(language: str) -> str | None:
    """A language's name for itself, capitalized for a list; None if unknown.

    >>> own_name("is"), own_name("pt-BR"), own_name("xx")
    ('Íslenska', 'Português (Brasil)', None)
    """
    try:
        name = Locale.parse(language, sep="-").get_display_name()
    except (UnknownLocaleError, ValueError):
        return None
    return f"{name[0].upper()}{name[1:]}" if name else None
