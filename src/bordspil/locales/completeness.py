"""How much of what English says a language says too, and what in it is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bordspil.locales.about import about
from bordspil.locales.entries import Entry, read_words
from bordspil.locales.rule_book import rule_book, rule_book_language, rules_in
from bordspil.locales.shelves import FALLBACK, OWN, SHELVES, rules_file, words_file


@dataclass(frozen=True)
class Completeness:
    """What a language has of the English messages and rules."""

    language: str
    name: str
    translated: int
    total: int
    # By the file that they belong in, the keys and the ids of rules that are still to be said.
    missing: dict[str, list[str]]
    rules: int
    all_rules: int
    faults: list[str]

    @property
    def percent(self) -> int:
        """How much is said; 100 only if nothing is missing."""
        return 100 * self.translated // self.total

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing, and nothing wrong."""
        return not self.missing and not self.faults


def completeness(language: str) -> Completeness:
    """Compares a language with English."""
    english = {key: entry for entries in by_file(FALLBACK).values() for key, entry in entries.items()}
    own, faults = said(language)
    missing = {
        in_language(file, language): [key for key in entries if key not in own]
        for file, entries in by_file(FALLBACK).items()
    }
    translated = [key for key in english if key in own]
    books = {f"games/{folder.name}/{rules_file(language)}": folder for folder in OWN.games()}
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
        faults=[*faults, *strange(own.values(), english)],
    )


def files(language: str) -> Iterator[tuple[str, Path]]:
    """The files of a language, named as on the shelf: `locales/de/page.ftl`."""
    for shelf in SHELVES:
        games = [shelf.game(folder.name) / words_file(language) for folder in OWN.games()]
        for file in [*shelf.program(language), *games]:
            if file.is_file():
                yield file.relative_to(shelf.root).as_posix(), file


def own_rules(folder: Path, language: str) -> list[str]:
    """The ids of the rules that a game's book has in a language itself."""
    if rule_book_language(folder, language) != language:
        return []
    return list(rules_in(rule_book(folder, language)))


def in_language(name: str, language: str) -> str:
    """The file of another language that an English one has its place in.

    >>> in_language("games/sequence/locales/en.ftl", "de"), in_language("locales/en/page.ftl", "de")
    ('games/sequence/locales/de.ftl', 'locales/de/page.ftl')
    """
    return re.sub(rf"locales/{FALLBACK}\b", f"locales/{language}", name)


def by_file(language: str) -> dict[str, dict[str, Entry]]:
    """All messages, file by file."""
    return {name: {entry.key: entry for entry in read_words(file).messages} for name, file in files(language)}


def said(language: str) -> tuple[dict[str, Entry], list[str]]:
    """The messages of a language by key, and what can't be read or stands twice."""
    own: dict[str, Entry] = {}
    faults: list[str] = []
    for name, file in files(language):
        words = read_words(file)
        faults += [f"{name}: can’t be read: {line}" for line in words.broken]
        for entry in words.messages:
            faults += [
                f"{name}: {key} is read as part of {entry.key}: take the space before it away"
                for key in entry.swallowed
            ]
            if entry.key in own:
                faults.append(f"{name}: {entry.key} stands twice")
            own.setdefault(entry.key, entry)
    return own, faults


def strange(own: Iterable[Entry], english: dict[str, Entry]) -> Iterator[str]:
    """Messages that nobody says, and arguments that nobody gives."""
    for entry in own:
        if entry.key not in english:
            yield f"{entry.key}: English has no such message"
            continue
        for argument in sorted(entry.arguments - english[entry.key].arguments):
            yield f"{entry.key}: takes ${argument}, which is not given"
        for key in sorted(entry.quotes - english.keys()):
            yield f"{entry.key}: quotes {key}, which there is not"


def report(found: Iterable[Completeness], most: int = 3) -> str:
    """All languages as a table, and below it what is missing of each, a few keys of every file."""
    rows = [("language", "", "messages", "", "rules")]
    below: list[str] = []
    for each in found:
        rules = f"{each.rules} of {each.all_rules}"
        rows.append(
            (each.language, each.name, f"{each.translated} of {each.total}", f"{each.percent} %", rules)
        )
        if each.missing:
            below.append(f"\n{each.language}, still to be said:")
        for file, keys in each.missing.items():
            more = f", … ({len(keys)} in all)" if len(keys) > most else ""
            below.append(f"  {file}: {', '.join(keys[:most])}{more}")
        if each.faults:
            below.append(f"\n{each.language}, to be corrected:")
            below += [f"  {fault}" for fault in each.faults]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]) for row in rows]
    return "\n".join([line.rstrip() for line in [*lines, *below]])
