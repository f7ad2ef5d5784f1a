"""Format messages in a reader's language, or in English where that language lacks them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from bordspil.locales.sources import FALLBACK, catalogue_files

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast as ftl

# Fluent refuses longer values, and nobody wants to read them.
LONGEST = 1000


@dataclass(frozen=True)
class Catalogue:
    """All messages of a language by key, and its terms."""

    messages: Mapping[str, ftl.Message]
    terms: tuple[ftl.Term, ...]


@cache
def read_catalogue(language: str, game_folders: tuple[Path, ...]) -> Catalogue:
    """Read a language, once for all localizers: it takes a quarter of a second."""
    from fluent.runtime import FluentResource  # noqa: PLC0415  (slow to import)
    from fluent.syntax import ast as ftl  # noqa: PLC0415

    messages: dict[str, ftl.Message] = {}
    terms: list[ftl.Term] = []
    for file in catalogue_files(language, game_folders):
        # A file in another encoding shows odd letters, but must not break everything else.
        for entry in FluentResource(file.read_text(encoding="utf-8", errors="replace")).body:
            if isinstance(entry, ftl.Message):
                messages.setdefault(entry.id.name, entry)
            elif isinstance(entry, ftl.Term):
                terms.append(entry)
    return Catalogue(messages, tuple(terms))


def borrowed(language: str, game_folders: tuple[Path, ...]) -> list[ftl.Message]:
    """English messages that this language refers to, such as a button's label, but lacks."""
    if language == FALLBACK:
        return []
    own, english = (read_catalogue(each, game_folders).messages for each in (language, FALLBACK))
    found: dict[str, ftl.Message] = {}
    waiting = [name for message in own.values() for name in quoted(message)]
    while waiting:
        name = waiting.pop()
        if name not in own and name not in found and name in english:
            found[name] = english[name]
            waiting += quoted(english[name])
    return list(found.values())


def quoted(message: ftl.Message) -> set[str]:
    """The messages that a message refers to."""
    from fluent.syntax.visitor import Visitor  # noqa: PLC0415  (slow to import)

    class References(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
            self.names.add(node.id.name)

    references = References()
    references.visit(message)
    return references.names


@cache
def number_locale(language: str) -> Locale:
    """The locale for writing a language's numbers; English if it is unknown.

    >>> str(number_locale("pt-BR")), str(number_locale("xx"))
    ('pt_BR', 'en')
    """
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415  (slow to import)

    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(FALLBACK)


@cache
def read_bundle(language: str, game_folders: tuple[Path, ...], reader: str) -> FluentBundle:
    """The messages of a language for a reader of another: plurals follow the messages, numbers the reader."""
    from babel.plural import to_python  # noqa: PLC0415  (slow to import)
    from fluent.runtime import FluentBundle  # noqa: PLC0415
    from fluent.syntax import ast as ftl  # noqa: PLC0415

    catalogue = read_catalogue(language, game_folders)
    bundle = FluentBundle([str(number_locale(reader))], use_isolating=False)
    if reader != language:
        bundle._plural_form = cast("Any", to_python)(number_locale(language).plural_form)
    entries: list[Any] = [*catalogue.messages.values(), *borrowed(language, game_folders), *catalogue.terms]
    bundle.add_resource(ftl.Resource(entries))
    return bundle


class Localizer:
    """The messages of one language, or in English where it lacks them."""

    def __init__(self, language: str, game_folders: Iterable[Path] = ()) -> None:
        self.language = language
        self.folders = tuple(game_folders)

    def bundle(self, language: str) -> FluentBundle:
        """All messages of a language, read on first use."""
        return read_bundle(language, self.folders, self.language)

    @cached_property
    def own(self) -> Mapping[str, ftl.Message]:
        """The messages that the language itself has."""
        return read_catalogue(self.language, self.folders).messages

    def knows(self, key: str) -> bool:
        """Whether a message with this key exists."""
        return key in self.own or key in read_catalogue(FALLBACK, self.folders).messages

    def option(self, game: str, option: str) -> str:
        """What an option of a game does; empty if nobody says.

        A game whose option has the same name as another game's uses the longer key.
        """
        keys = (f"option-{game}-{option}", f"option-{option}")
        return next((self(key) for key in keys if self.knows(key)), "")

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The text of a message; an unknown key is its own text."""
        if not self.knows(key):
            return key
        bundle = self.bundle(self.language if key in self.own else FALLBACK)
        pattern = bundle.get_message(key).value
        short = {name: fact[:LONGEST] if isinstance(fact, str) else fact for name, fact in facts.items()}
        return key if pattern is None else str(bundle.format_pattern(pattern, short)[0])
