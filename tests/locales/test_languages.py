"""Languages are folders: how they are found, matched, measured and started."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bordspil.cli.context import Context, Failure
from bordspil.cli.rules import rule_text
from bordspil.games import all_games, find_game
from bordspil.locales import LANGUAGES, Localizer, nearest, number_locale, reader_language
from bordspil.locales.__main__ import main
from bordspil.locales.about import about
from bordspil.locales.completeness import completeness, mismatches, report
from bordspil.locales.fluent_file import read_fluent_file
from bordspil.locales.new_language import CantCreate, create_language
from bordspil.locales.rule_book import rule_book, rule_book_language, rules_in
from bordspil.locales.sources import PACKAGE, SOURCES, Source, find_languages, find_sources
from bordspil.server.language.choice import preferred_language
from tests.helpers.games import is_english_only
from tests.helpers.languages import SHIPPED

ROOT = Path(__file__).parent.parent.parent
# How a server treats a language that has just been started.
ASK_SILENT = """
from bordspil.server.language.choice import check_language, preferred_language
from bordspil.server.language.page_words import facts, page_words
print(preferred_language("qaa,is;q=0.5"), preferred_language("qaa"))
print(check_language("qaa"))
print(facts("qaa")["silent"], facts("is")["silent"])
print(repr(page_words("qaa").text))
"""
HALF_FILLED = Source(Path(__file__).parent / "half_filled")


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


# Found.


def test_languages_are_found_in_all_sources_english_first() -> None:
    assert SOURCES == (PACKAGE, HALF_FILLED)
    assert PACKAGE.languages() == sorted(SHIPPED)
    assert LANGUAGES == ("en", "de", "es", "is", "pl")


def test_only_a_folder_named_by_a_code_with_messages_in_it_is_a_language(tmp_path: Path) -> None:
    for name in ("fo", "pt-BR", "zh-Hant", "es-419", "german", "DE", "__pycache__", "x"):
        write(tmp_path / "locales" / name / "page.ftl", "page-home = …")
    (tmp_path / "locales" / "da").mkdir()
    assert find_languages([Source(tmp_path)]) == ("en", "es-419", "fo", "pt-BR", "zh-Hant")


def test_editors_backup_files_are_ignored(tmp_path: Path) -> None:
    source, folder = Source(tmp_path), tmp_path / "locales" / "fo"
    write(folder / "page.ftl", "page-home = Heim")
    write(folder / ".page.ftl", "page-home = old")
    (folder / ".#cli.ftl").symlink_to("anna@host.1234")
    (folder / "lost.ftl").symlink_to("nothing")
    (folder / "x.ftl").mkdir()
    (tmp_path / "locales" / "da" / "x.ftl").mkdir(parents=True)
    assert source.program("fo") == [folder / "page.ftl"]
    assert source.languages() == ["fo"]


def test_the_environment_names_more_sources_as_in_path(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    named = os.pathsep.join([str(one), "", str(two)])
    assert find_sources({"BORDSPIL_LOCALES": named}) == (PACKAGE, Source(one), Source(two))
    assert find_sources({}) == (PACKAGE,)


def test_a_language_has_its_own_name() -> None:
    assert [about(language).name for language in LANGUAGES] == [
        "English",
        "Deutsch",
        "Español",
        "Íslenska",
        "Polski",
    ]
    # Never in English: that would be the name of another language.
    assert about("fo").name == "fo"


# Matched.


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("pt-BR", "pt-BR"),
        ("pt_br", "pt-BR"),
        ("pt-PT", "pt"),
        ("zh-TW", "zh-Hant"),
        ("zh-Hant-TW", "zh-Hant"),
        ("is-IS", "is"),
        ("isl", None),
        ("", None),
        ("*", None),
    ],
)
def test_the_nearest_language_is_the_exact_one_then_its_base_then_a_variant(
    wanted: str, found: str | None
) -> None:
    assert nearest(wanted, ["en", "is", "pt", "pt-BR", "zh-Hant"]) == found


def test_browser_and_environment_preferences_are_read_alike() -> None:
    assert preferred_language("fo,de-AT;q=0.9,en;q=0.5") == "de"
    assert preferred_language("fo, *;q=0.1") == "en"
    assert reader_language({"LANG": "de_CH.UTF-8@euro"}) == "de"


def test_a_language_without_page_messages_must_be_chosen_explicitly(tmp_path: Path) -> None:
    create_language("qaa", Source(tmp_path))
    printed = subprocess.run(
        [sys.executable, "-c", ASK_SILENT],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "BORDSPIL_LOCALES": str(tmp_path)},
    ).stdout.splitlines()
    assert printed == ["is en", "qaa", "True False", "''"]


# English where a language lacks messages.


def test_a_missing_message_uses_english_plurals_and_the_readers_numbers() -> None:
    say = Localizer("de")
    assert say("page-welcome") == "Setz dich, der Tisch ist gedeckt"
    assert say("page-try-again") == "Try again"
    assert say.knows("page-try-again")
    # In Latvian 21 is like 1; English words follow English.
    latvian = [Localizer("lv")("page-seconds", count=count) for count in (1, 21)]
    assert latvian == ["1 second", "21 seconds"]
    assert say("hint-number", value=3.5) == "3,5"
    assert say("hint-percent", value=0.5).replace("\xa0", " ") == "50 %"
    assert Localizer("en")("hint-number", value=3.5) == "3.5"


def test_a_reference_to_a_missing_message_shows_english() -> None:
    assert Localizer("de")("page-coach-hint").startswith("Unsicher? „Hint“ sagt erst")


def test_an_unknown_code_uses_english_plurals_and_numbers() -> None:
    assert str(number_locale("xx")) == "en"
    assert Localizer("qaa")("page-home") == "Home"


def test_an_untranslated_rule_book_is_in_english_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = PACKAGE.game("sushi_go")
    assert rule_book_language(folder, "pl") == "pl"
    assert rule_book_language(folder, "de") == "en"
    assert rule_book(folder, "de") == rule_book(folder, "en") != ""
    write(tmp_path / "games" / "sushi_go" / "RULES.de.md", "# Regeln\n")
    monkeypatch.setattr("bordspil.locales.sources.SOURCES", (PACKAGE, Source(tmp_path)))
    assert (rule_book_language(folder, "de"), rule_book(folder, "de")) == ("de", "# Regeln\n")


# Measured.


@pytest.mark.parametrize("language", SHIPPED)
def test_the_shipped_languages_are_complete(language: str) -> None:
    found = completeness(language)
    # A game may begin in English alone.
    english_only = tuple(
        f"games/{game.folder.name}/" for game in all_games().values() if is_english_only(game)
    )
    missing = [file for file in found.missing if not file.startswith(english_only or ("-",))]
    assert (missing, found.faults) == ([], [])
    assert found.is_complete == (found.percent == 100) == (not found.missing)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each not in SHIPPED])
def test_other_languages_may_be_incomplete_but_not_wrong(language: str) -> None:
    found = completeness(language)
    assert found.faults == []
    assert 0 < found.translated < found.total


def test_missing_and_wrong_messages_are_reported_by_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(
        tmp_path / "locales" / "fo" / "page.ftl",
        "page-home = Heim\npage-hom = Heim\npage-menu = { $name }\npage-menu = Valmynd\npage-skip\n"
        "page-coach-hint = { page-hnt }\n",
    )
    for module in ("sources", "completeness"):
        monkeypatch.setattr(f"bordspil.locales.{module}.SOURCES", (PACKAGE, Source(tmp_path)))
    found = completeness("fo")
    assert (found.translated, found.rules) == (3, 0)
    assert found.faults == [
        "locales/fo/page.ftl: can’t be read: page-skip",
        "locales/fo/page.ftl: page-menu is there twice",
        "page-hom: English has no such message",
        "page-menu: uses $name, which is not given",
        "page-coach-hint: refers to page-hnt, which does not exist",
    ]
    assert found.missing["locales/fo/bots.ftl"][0] == "level-first-time"
    assert "page-home" not in found.missing["locales/fo/page.ftl"]
    lines = report([found]).splitlines()
    assert lines[1].split()[:2] == ["fo", "fo"]
    assert f"3 of {found.total}" in lines[1]
    assert "0 %" in lines[1]
    assert any(line.startswith("  locales/fo/bots.ftl: level-first-time, ") for line in lines)
    assert "  page-hom: English has no such message" in lines


def test_a_partly_translated_rule_book_counts_its_rules_and_english_fills_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "locales" / "fo" / "page.ftl", "page-home = Heim\n")
    write(tmp_path / "games" / "sushi_go" / "RULES.fo.md", "# Reglur\n\n- **SG-8** Átta.\n")
    for module in ("sources", "completeness"):
        monkeypatch.setattr(f"bordspil.locales.{module}.SOURCES", (PACKAGE, Source(tmp_path)))
    found = completeness("fo")
    english = [rule for folder in PACKAGE.games() for rule in rules_in(rule_book(folder, "en"))]
    assert (found.rules, found.all_rules) == (1, len(english))
    assert f"1 of {len(english)}" in report([found])
    missing = found.missing["games/sushi_go/RULES.fo.md"]
    assert "SG-7" in missing
    assert "SG-8" not in missing
    assert not found.is_complete
    texts = {rule: rule_text(find_game("sushi-go"), rule, Context("fo")) for rule in ("8", "3")}
    assert texts["8"].strip() == "**SG-8** Átta."
    assert texts["3"] == rule_text(find_game("sushi-go"), "3", Context("en"))
    with pytest.raises(Failure, match="SG-1 … SG-"):
        rule_text(find_game("sushi-go"), "999", Context("fo"))


def test_an_indented_message_is_reported_because_fluent_joins_it_to_the_one_above(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(
        tmp_path / "locales" / "fo" / "page.ftl",
        "page-home = Heim\n\n page-menu = Valmynd\n"
        "page-free-seats = { $count ->\n    [one] eitt = 1\n   *[other] { $count }\n}\n",
    )
    for module in ("sources", "completeness"):
        monkeypatch.setattr(f"bordspil.locales.{module}.SOURCES", (PACKAGE, Source(tmp_path)))
    assert completeness("fo").faults == [
        "locales/fo/page.ftl: page-menu is read as part of page-home: remove the space before it"
    ]


def test_a_message_that_english_lacks_is_reported() -> None:
    entries = {entry.key: entry for entry in read_fluent_file(PACKAGE.program("en")[0]).messages}
    assert list(mismatches(entries.values(), entries)) == []
    first = next(iter(entries))
    assert list(mismatches(entries.values(), {key: entries[key] for key in entries if key != first})) == [
        f"{first}: English has no such message"
    ]


# Started.


def test_a_new_language_is_found_at_once_and_shows_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = create_language("fo", Source(tmp_path))
    english = [*PACKAGE.program("en"), *(folder / "locales" / "en.ftl" for folder in PACKAGE.games())]
    assert len(made) == len(english) > 10
    assert Source(tmp_path).languages() == ["fo"]
    for file, source in zip(made, english, strict=True):
        items = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not any(isinstance(item, ftl.Junk) for item in items), file
        said = [item.id.name for item in items if isinstance(item, ftl.Message)]
        assert all(key.startswith("language-") for key in said)
        # Uncommenting everything gives the English file again, message by message.
        bare = "\n".join(line.removeprefix("# ") for line in file.read_text(encoding="utf-8").split("\n"))
        keys = {entry.key for entry in read_fluent_file(source).messages}
        write(tmp_path / "bare.ftl", bare)
        assert {entry.key for entry in read_fluent_file(tmp_path / "bare.ftl").messages} == keys
    monkeypatch.setattr("bordspil.locales.about.SOURCES", (PACKAGE, Source(tmp_path)))
    about.cache_clear()
    assert about("fo").name == "Føroyskt"
    about.cache_clear()


def test_translators_see_the_english_text_and_its_notes(tmp_path: Path) -> None:
    create_language("fo", Source(tmp_path))
    page = (tmp_path / "locales" / "fo" / "page.ftl").read_text(encoding="utf-8")
    assert "\n# page-home = Home\n" in page
    assert "\n# page-free-seats = { $count ->\n#     [one] { $count } free seat\n" in page
    language = (tmp_path / "locales" / "fo" / "language.ftl").read_text(encoding="utf-8")
    assert "# The language’s own name" in language


@pytest.mark.parametrize("code", ["German", "deu1", "../de", "", "d", "de-d", "a'b"])
def test_a_bad_language_code_is_refused_with_examples(tmp_path: Path, code: str) -> None:
    with pytest.raises(CantCreate, match=f"“{code}” is not a language code.*pt-BR"):
        create_language(code, Source(tmp_path))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("typed", "code"), [("FO", "fo"), ("pt-br", "pt-BR"), ("zh_hANT", "zh-Hant")])
def test_a_language_code_is_normalized(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: str, code: str
) -> None:
    assert main([typed, str(tmp_path)]) == 0
    assert Source(tmp_path).languages() == [code]
    assert f"bordspil --lang {code}," in capsys.readouterr().out


def test_a_closed_pipe_causes_no_error_output() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "bordspil.locales"]
    # Buffered, so that it is written at exit, where the interpreter itself would complain.
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(
        command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False, env=buffered
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


def test_existing_files_are_never_overwritten(tmp_path: Path) -> None:
    for language in ("is", "de"):
        with pytest.raises(CantCreate, match=f"{language} already has a folder"):
            create_language(language, Source(tmp_path))
    write(tmp_path / "games" / "sequence" / "locales" / "fo.ftl", "mine = mine\n")
    with pytest.raises(CantCreate, match=r"sequence/locales/fo\.ftl"):
        create_language("fo", Source(tmp_path))
    assert (tmp_path / "games" / "sequence" / "locales" / "fo.ftl").read_text() == "mine = mine\n"
    assert not (tmp_path / "locales").exists()


def test_the_command_prints_the_next_steps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fo", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "bordspil --lang fo" in out
    assert f"BORDSPIL_LOCALES={tmp_path}" in out
    assert main(["fo", str(tmp_path)]) == 1
    assert "fo already has a folder" in capsys.readouterr().err
    assert main(["--help"]) == 2
    assert main([]) == 0
    assert "de        Deutsch" in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
@pytest.mark.parametrize(
    ("given", "message"),
    [([], "Which language?"), (["LANG=German"], "“German” is not"), (["LANG=a'b\"c"], "“a'b\"c” is not")],
)
def test_make_takes_the_language_only_from_its_command_line(given: list[str], message: str) -> None:
    # -o: don't install anything for this.
    command = ["make", "-o", ".venv/installed", "language", *given]
    environment = {**os.environ, "LANG": "pl_PL.UTF-8"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 2
    assert message in done.stdout + done.stderr


# Served.


def test_the_pontoon_project_file_lists_every_file_of_a_language() -> None:
    paths = tomllib.loads((ROOT / "l10n.toml").read_text(encoding="utf-8"))["paths"]

    def named(key: str, language: str) -> set[Path]:
        return {file for each in paths for file in ROOT.glob(each[key].format(locale=language))}

    for language in SHIPPED:
        files = [folder / "locales" / f"{language}.ftl" for folder in PACKAGE.games()]
        games = [file for file in files if file.exists()]
        assert named("l10n", language) == {*PACKAGE.program(language), *games}
    assert named("reference", "") == named("l10n", "en")


def test_notes_for_translators_name_only_real_arguments() -> None:
    """A comment names only arguments that its message takes."""
    checked = 0
    for file in [*PACKAGE.program("en"), *(folder / "locales" / "en.ftl" for folder in PACKAGE.games())]:
        for entry in read_fluent_file(file).messages:
            named = set(re.findall(r"\$(\w+)", entry.comment))
            assert named <= entry.arguments, f"{entry.key} takes no {named - entry.arguments}"
            checked += bool(named)
    assert checked > 40
