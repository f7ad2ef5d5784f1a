"""The catalogues of the shipped languages say the same things, and nothing is missing or unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bordspil.bots import BOTS
from bordspil.bots.levels import LEVELS
from bordspil.games import all_games
from bordspil.locales import Speaker, catalogue_files, reader_language
from bordspil.server.config import knobs
from tests.locales.shipped import SHIPPED

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "bordspil"
PAGE = ROOT / "web" / "src"
FOLDERS = [game.folder for game in all_games().values() if game.folder.is_relative_to(SOURCE)]
OTHERS = [language for language in SHIPPED if language != "en"]
RULE_TEXTS = [folder for folder in FOLDERS if (folder / "RULES.md").exists()]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments it takes."""
    found: dict[str, set[str]] = {}
    for file in catalogue_files(language, FOLDERS):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                variables = Variables()
                variables.visit(entry)
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = variables.names
    return found


def literals() -> set[str]:
    """Every text that stands in the sources."""
    texts: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return texts


def page_sources() -> list[str]:
    """The page's own sources, without its tests."""
    files = [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind)]
    return [file.read_text(encoding="utf-8") for file in files if not file.name.endswith(".test.ts")]


def page_keys(known: set[str]) -> set[str]:
    """Keys that the page says: as they stand, or put together as in `page-theme-${theme}`."""
    found: set[str] = set()
    for text in page_sources():
        found |= set(re.findall(r"['\"`]([a-z]+(?:-[a-z0-9_]+)+)['\"`]", text))
        for pattern in re.findall(r"`([a-z]+-[^`\s]*\$\{[^`]*)`", text):
            wanted = re.escape(re.sub(r"\$\{[^}]*\}", "\0", pattern)).replace(re.escape("\0"), "[a-z0-9_-]+")
            found |= {key for key in known if re.fullmatch(wanted, key)}
    return found


def used_keys() -> set[str]:
    """Keys that the sources say: as they stand, or put together from values that they name."""
    texts = literals()
    keys = {text for text in texts if re.fullmatch(r"[a-z]+(-[a-z0-9_]+)*", text)}
    keys |= {f"error-{text}" for text in texts}
    keys |= {f"place-{word.split()[0].rstrip(',')}" for word in texts if word.strip()}
    keys |= {"place-character", "place-move", "place-outcome"}
    keys |= {f"help-{name}" for name in ("play", "simulate", "tournament")}
    keys |= {f"bot-{name}" for name in BOTS} | {f"level-{level}" for level in LEVELS}
    keys |= {f"knob-{name}" for name in knobs()} | {
        f"panel-{field.metadata['group']}" for field in knobs().values()
    }
    keys |= {f"game-{name}" for name in all_games()}
    keys |= {f"option-{name}" for game in all_games().values() for name in game.options().as_data()}
    return keys


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "too many"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert {key: english[key] for key in english} == {key: other.get(key) for key in english}


def test_no_message_is_unused() -> None:
    known = set(messages("en"))
    assert sorted(known - used_keys() - page_keys(known)) == []


def test_no_message_of_the_page_is_missing() -> None:
    """Whatever the page says by `say('…')` has its text."""
    known = messages("en")
    said = {key for text in page_sources() for key in re.findall(r"\bsay\(\s*['\"]([^'\"]+)['\"]", text)}
    assert sorted(said - known.keys()) == []


def test_no_message_is_missing() -> None:
    """Whatever is said by `say("…")` or as the reason of an error has its text."""
    known = messages("en")
    missing = []
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0] if node.args else None
            if name == "say" and isinstance(first, ast.Constant) and first.value not in known:
                missing.append(first.value)
            for keyword in node.keywords:
                # A goodbye over the wire has a reason too, but it is no error and not for reading.
                is_error = keyword.arg == "reason" and name != "Closing"
                if is_error and isinstance(keyword.value, ast.Constant):
                    key = f"error-{keyword.value.value!s}"
                    if key not in known:
                        missing.append(key)
    assert missing == []


@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 12, 21, 22])
def test_every_message_can_be_said(language: str, count: int) -> None:
    speaker = Speaker(language, FOLDERS)
    for key, arguments in messages(language).items():
        text = speaker(key, **dict.fromkeys(arguments, count))
        assert text
        assert "{" not in text.replace("{…}", "")
        assert text != key


def test_words_of_the_box_are_those_of_the_glossary() -> None:
    said = {language: Speaker(language, FOLDERS) for language in SHIPPED}
    assert said["is"]("card-squid") == "smokkfisks-nigiri"
    assert said["es"]("card-egg") == "nigiri de tortilla"
    assert said["pl"]("card-chopsticks") == "pałeczki"
    assert said["en"]("card-salmon") == "salmon nigiri"


@pytest.mark.parametrize("folder", RULE_TEXTS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_are_told_completely_in_every_language(folder: Path, language: str) -> None:
    def shape(file: Path) -> tuple[list[str], int]:
        text = file.read_text(encoding="utf-8")
        return re.findall(r"^- \*\*([A-Z]+-\d+)\*\* \S", text, re.MULTILINE), text.count("\n## ")

    assert shape(folder / f"RULES.{language}.md") == shape(folder / "RULES.md")


def test_an_unknown_key_is_its_own_text() -> None:
    assert Speaker("is")("no-such-key") == "no-such-key"


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
def test_the_reader_is_understood(environment: dict[str, str], language: str) -> None:
    assert reader_language(environment) == language


def test_a_catalogue_is_read_once_for_all_speakers() -> None:
    assert Speaker("is").own is Speaker("is").own
    assert Speaker("is").bundle("en") is Speaker("is").bundle("en")
