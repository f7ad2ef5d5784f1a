"""How much of the English text a language has translated, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bordspil.locales.about import about
from bordspil.locales.fluent_file import Entry, read_fluent_file
from bordspil.locales.rule_book import rule_book, rule_book_language, rules_in
from bordspil.locales.sources import FALLBACK, PACKAGE, SOURCES, messages_file, rules_file


@dataclass(frozen=True)
class Completeness:
    """How many of the English messages and rules a language has, and its mistakes."""

    language: str
    name: str
    translated: int
    total: int
    # The missing message keys and rule ids, by the file they belong in.
    missing: dict[str, list[str]]
    rules: int
    all_rules: int
    faults: list[str]

    @property
    def percent(self) -> int:
        """How much is translated, rounded down: 100 only if nothing is missing."""
        return 100 * self.translated // self.total

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing and nothing is wrong."""
        return not self.missing and not self.faults


def completeness(language: str) -> Completeness:
    """Compare a language with English."""
    english = {key: entry for entries in by_file(FALLBACK).values() for key, entry in entries.items()}
    own, faults = read_language(language)
    missing = {
        in_language(file, language): [key for key in entries if key not in own]
        for file, entries in by_file(FALLBACK).items()
    }
    translated = [key for key in english if key in own]
    books = {
        f"games/{folder.name}/{rules_file(language)}": folder
        for folder in PACKAGE.games()
        if (folder / rules_file(FALLBACK)).is_file()
    }
    english_rules = {name: own_rules(folder, FALLBACK) for name, folder in books.items()}
    missing |= {
        name: [rule for rule in rules if rule not in own_rules(books[name], language)]
        for name, rules in english_rules.items()
    }
    all_rules = sum(len(rules) for rules in english_rules.values())
    return Completeness(
        language=language,
        name=about(language).name,
        translated=len(translated),
        total=len(english),
        missing={file: keys for file, keys in missing.items() if keys},
        rules=all_rules - sum(len(missing[name]) for name in books),
        all_rules=all_rules,
        faults=[*faults, *mismatches(own.values(), english)],
    )


def files(language: str) -> Iterator[tuple[str, Path]]:
    """The files of a language with their names inside their source: `locales/de/page.ftl`."""
    for source in SOURCES:
        games = [source.game(folder.name) / messages_file(language) for folder in PACKAGE.games()]
        for file in [*source.program(language), *games]:
            if file.is_file():
                yield file.relative_to(source.root).as_posix(), file


def own_rules(folder: Path, language: str) -> list[str]:
    """The ids of a game's rules that are translated into a language."""
    if rule_book_language(folder, language) != language:
        return []
    return list(rules_in(rule_book(folder, language)))


def in_language(name: str, language: str) -> str:
    """The name of an English file's counterpart in another language.

    >>> in_language("games/sequence/locales/en.ftl", "de"), in_language("locales/en/page.ftl", "de")
    ('games/sequence/locales/de.ftl', 'locales/de/page.ftl')
    """
    return re.sub(rf"locales/{FALLBACK}\b", f"locales/{language}", name)


def by_file(language: str) -> dict[str, dict[str, Entry]]:
    """All messages of a language, file by file."""
    return {
        name: {entry.key: entry for entry in read_fluent_file(file).messages}
        for name, file in files(language)
    }


def read_language(language: str) -> tuple[dict[str, Entry], list[str]]:
    """The messages of a language by key, and what is unreadable or duplicated."""
    own: dict[str, Entry] = {}
    faults: list[str] = []
    for name, file in files(language):
        content = read_fluent_file(file)
        faults += [f"{name}: can’t be read: {line}" for line in content.broken]
        for entry in content.messages:
            faults += [
                f"{name}: {key} is read as part of {entry.key}: remove the space before it"
                for key in entry.swallowed
            ]
            if entry.key in own:
                faults.append(f"{name}: {entry.key} is there twice")
            own.setdefault(entry.key, entry)
    return own, faults


def mismatches(own: Iterable[Entry], english: dict[str, Entry]) -> Iterator[str]:
    """Messages, arguments and references that English doesn't have."""
    for entry in own:
        if entry.key not in english:
            yield f"{entry.key}: English has no such message"
            continue
        for argument in sorted(entry.arguments - english[entry.key].arguments):
            yield f"{entry.key}: uses ${argument}, which is not given"
        for key in sorted(entry.quotes - english.keys()):
            yield f"{entry.key}: refers to {key}, which does not exist"


def report(found: Iterable[Completeness], most: int = 3) -> str:
    """A table of all languages, followed by what each lacks: the first few keys of every file."""
    rows = [("language", "", "messages", "", "rules")]
    below: list[str] = []
    for each in found:
        rules = f"{each.rules} of {each.all_rules}"
        rows.append(
            (each.language, each.name, f"{each.translated} of {each.total}", f"{each.percent} %", rules)
        )
        if each.missing:
            below.append(f"\n{each.language}, missing:")
        for file, keys in each.missing.items():
            more = f", … ({len(keys)} in all)" if len(keys) > most else ""
            below.append(f"  {file}: {', '.join(keys[:most])}{more}")
        if each.faults:
            below.append(f"\n{each.language}, to correct:")
            below += [f"  {fault}" for fault in each.faults]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]) for row in rows]
    return "\n".join([line.rstrip() for line in [*lines, *below]])
