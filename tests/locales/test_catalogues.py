"""The shipped languages have the same messages, and none is missing or unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bordspil.bots import BOTS
from bordspil.games import all_games, message_folders
from bordspil.locales import Localizer, catalogue_files, reader_language
from bordspil.server.ops.config import settings
from tests.helpers.games import languages_of
from tests.helpers.languages import SHIPPED

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "bordspil"
PAGE = (ROOT / "web" / "src", ROOT / "web" / "toys")
TOYS = ROOT / "tests" / "toys"
GAMES = list(all_games().values())
FOLDERS = message_folders()
ENGLISH_ONLY = [game.folder for game in GAMES if languages_of(game) != SHIPPED]
TRANSLATED = [folder for folder in FOLDERS if folder not in ENGLISH_ONLY]
BOOKS = [game.folder for game in GAMES if game.folder in TRANSLATED]
OTHERS = [language for language in SHIPPED if language != "en"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str, *, translated: bool = False) -> dict[str, set[str]]:
    """Every message of a language with its arguments, optionally without games that are only in English."""
    found: dict[str, set[str]] = {}
    for file in catalogue_files(language, TRANSLATED if translated else FOLDERS):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                variables = Variables()
                variables.visit(entry)
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = variables.names
    return found


def sources() -> Iterator[Path]:
    """All Python sources, including the toy games."""
    for folder in (SOURCE, TOYS):
        yield from folder.rglob("*.py")


@cache
def literals() -> frozenset[str]:
    """Every string literal in the sources."""
    texts: set[str] = set()
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return frozenset(texts)


def page_files() -> list[Path]:
    """The page's own sources, without its tests."""
    files = [file for folder in PAGE for kind in ("*.ts", "*.svelte") for file in folder.rglob(kind)]
    return [file for file in files if not file.name.endswith(".test.ts")]


@cache
def page_sources() -> list[str]:
    """The text of the page's sources."""
    return [file.read_text(encoding="utf-8") for file in page_files()]


def page_keys(known: set[str]) -> set[str]:
    """Keys the page uses, literally or composed as in `page-theme-${theme}`."""
    found: set[str] = set()
    for text in page_sources():
        found |= set(re.findall(r"['\"`]([a-z][a-z0-9]*(?:-[a-z0-9_]+)+)['\"`]", text))
        for pattern in re.findall(r"`([a-z]+-[^`\s]*\$\{[^`]*)`", text):
            wanted = re.escape(re.sub(r"\$\{[^}]*\}", "\0", pattern)).replace(re.escape("\0"), "[a-z0-9_-]+")
            found |= {key for key in known if re.fullmatch(wanted, key)}
    return found


def used_keys() -> set[str]:
    """Keys the sources use, literally or composed."""
    texts = literals()
    keys = {text for text in texts if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9_]+)*", text)}
    keys |= {f"error-{text}" for text in texts}
    keys |= {f"place-{word.split()[0].rstrip(',')}" for word in texts if word.strip()}
    keys |= {"place-character", "place-move", "place-outcome"}
    keys |= {f"help-{name}" for name in ("play", "simulate", "tournament")}
    keys |= {f"level-{name}" for name in BOTS}
    keys |= {f"setting-{name}" for name in settings()} | {
        f"panel-{field.metadata['group']}" for field in settings().values()
    }
    keys |= {f"game-{game.name}" for game in GAMES}
    for game in GAMES:
        options = game.options().as_data()
        keys |= {f"option-{name}" for name in options} | {f"option-{game.name}-{name}" for name in options}
    return keys


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    english, other = messages("en", translated=True), messages(language, translated=True)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "too many"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_arguments(language: str) -> None:
    english, other = messages("en", translated=True), messages(language, translated=True)
    assert {key: english[key] for key in english} == {key: other.get(key) for key in english}


def test_no_message_is_unused() -> None:
    known = set(messages("en"))
    assert sorted(known - used_keys() - page_keys(known)) == []


def test_no_message_of_the_page_is_missing() -> None:
    """Every key the page passes to `say('…')` has a message."""
    known = messages("en")
    said = {key for text in page_sources() for key in re.findall(r"\bsay\(\s*['\"]([^'\"]+)['\"]", text)}
    assert sorted(said - known.keys()) == []


def test_no_message_is_missing() -> None:
    """Every key passed to `say("…")` and every reason of an error has a message."""
    known = messages("en")
    missing = []
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0] if node.args else None
            if name == "say" and isinstance(first, ast.Constant) and first.value not in known:
                missing.append(first.value)
            for keyword in node.keywords:
                # Closing messages have a reason too, but it is a code, not an error.
                is_error = keyword.arg == "reason" and name != "Closing"
                if is_error and isinstance(keyword.value, ast.Constant):
                    key = f"error-{keyword.value.value!s}"
                    if key not in known:
                        missing.append(key)
    assert missing == []


@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 12, 21, 22])
def test_every_message_can_be_formatted(language: str, count: int) -> None:
    say = Localizer(language, FOLDERS)
    for key, arguments in messages(language).items():
        text = say(key, **dict.fromkeys(arguments, count))
        assert text
        assert "{" not in text.replace("{…}", "")
        assert text != key


def test_components_are_named_as_on_the_box() -> None:
    said = {language: Localizer(language, FOLDERS) for language in SHIPPED}
    assert said["is"]("card-squid") == "smokkfisks-nigiri"
    assert said["es"]("card-egg") == "nigiri de tortilla"
    assert said["pl"]("card-chopsticks") == "pałeczki"
    assert said["en"]("card-salmon") == "salmon nigiri"


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_all_rules(folder: Path, language: str) -> None:
    def shape(file: Path) -> tuple[list[str], int]:
        text = file.read_text(encoding="utf-8")
        return re.findall(r"^- \*\*([A-Z]+-\d+)\*\* \S", text, re.MULTILINE), text.count("\n## ")

    assert shape(folder / f"RULES.{language}.md") == shape(folder / "RULES.md")


def test_an_unknown_key_is_its_own_text() -> None:
    assert Localizer("is")("no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es", "LC_ALL": "is_IS"}, "is"),
        ({"LANG": "es", "LC_ALL": ""}, "es"),
        ({"LANG": "is_IS.UTF-8", "BORDSPIL_LANG": "es-MX"}, "es"),
        ({"LANG": "xx"}, "en"),
    ],
)
def test_the_readers_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert reader_language(environment) == language


def test_a_catalogue_is_read_once_for_all_localizers() -> None:
    assert Localizer("is").own is Localizer("is").own
    assert Localizer("is").bundle("en") is Localizer("is").bundle("en")
