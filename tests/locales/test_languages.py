"""A language is a folder: it is found, matched and measured, and begun with files to fill in."""

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

from bordspil.cli.desk import Desk, Failure
from bordspil.cli.rules import rule_text
from bordspil.games import find_game
from bordspil.locales import LANGUAGES, Speaker, nearest, number_locale, reader_language
from bordspil.locales.__main__ import main
from bordspil.locales.about import about
from bordspil.locales.completeness import completeness, report, strange
from bordspil.locales.entries import read_words
from bordspil.locales.rule_book import rule_book, rule_book_language, rules_in
from bordspil.locales.shelves import OWN, SHELVES, Shelf, found_languages, found_shelves
from bordspil.locales.template import CantBegin, begin
from bordspil.server.languages import liked_language
from tests.locales.shipped import SHIPPED

ROOT = Path(__file__).parent.parent.parent
# What a server with a language that was only begun answers.
ASK_SILENT = """
from bordspil.server.languages import check_language, liked_language
from bordspil.server.page_words import facts, page_words
print(liked_language("qaa,is;q=0.5"), liked_language("qaa"))
print(check_language("qaa"))
print(facts("qaa")["silent"], facts("is")["silent"])
print(repr(page_words("qaa").pressed.plain.decode()))
"""
HALF_FILLED = Shelf(Path(__file__).parent / "half_filled")


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


# Found.


def test_languages_are_found_on_all_shelves_english_first() -> None:
    assert SHELVES == (OWN, HALF_FILLED)
    assert OWN.languages() == sorted(SHIPPED)
    assert LANGUAGES == ("en", "de", "es", "is", "pl")


def test_only_a_folder_with_words_and_a_code_for_its_name_is_a_language(tmp_path: Path) -> None:
    for name in ("fo", "pt-BR", "zh-Hant", "es-419", "german", "DE", "__pycache__", "x"):
        write(tmp_path / "locales" / name / "page.ftl", "page-home = …")
    (tmp_path / "locales" / "da").mkdir()
    assert found_languages([Shelf(tmp_path)]) == ("en", "es-419", "fo", "pt-BR", "zh-Hant")


def test_what_editors_leave_beside_the_words_is_not_read(tmp_path: Path) -> None:
    shelf, folder = Shelf(tmp_path), tmp_path / "locales" / "fo"
    write(folder / "page.ftl", "page-home = Heim")
    write(folder / ".page.ftl", "page-home = old")
    (folder / ".#cli.ftl").symlink_to("anna@host.1234")
    (folder / "lost.ftl").symlink_to("nothing")
    (folder / "x.ftl").mkdir()
    (tmp_path / "locales" / "da" / "x.ftl").mkdir(parents=True)
    assert shelf.program("fo") == [folder / "page.ftl"]
    assert shelf.languages() == ["fo"]


def test_more_shelves_are_named_by_the_environment_as_in_path(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    named = os.pathsep.join([str(one), "", str(two)])
    assert found_shelves({"BORDSPIL_LOCALES": named}) == (OWN, Shelf(one), Shelf(two))
    assert found_shelves({}) == (OWN,)


def test_a_language_tells_its_own_name() -> None:
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


def test_a_browsers_list_and_the_environment_are_read_alike() -> None:
    assert liked_language("fo,de-AT;q=0.9,en;q=0.5") == "de"
    assert liked_language("fo, *;q=0.1") == "en"
    assert reader_language({"LANG": "de_CH.UTF-8@euro"}) == "de"


def test_a_language_that_says_nothing_on_the_page_is_for_those_who_choose_it(tmp_path: Path) -> None:
    begin("qaa", Shelf(tmp_path))
    told = subprocess.run(
        [sys.executable, "-c", ASK_SILENT],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "BORDSPIL_LOCALES": str(tmp_path)},
    ).stdout.splitlines()
    assert told == ["is en", "qaa", "True False", "''"]


# English where a language is silent.


def test_a_silent_message_is_said_in_english_by_english_rules_with_the_readers_numbers() -> None:
    say = Speaker("de")
    assert say("page-welcome") == "Setz dich, der Tisch ist gedeckt"
    assert say("page-try-again") == "Try again"
    assert say.knows("page-try-again")
    # In Latvian 21 is like 1; English words follow English.
    latvian = [Speaker("lv")("page-seconds", count=count) for count in (1, 21)]
    assert latvian == ["1 second", "21 seconds"]
    assert say("hint-number", value=3.5) == "3,5"
    assert say("hint-percent", value=0.5).replace("\xa0", " ") == "50 %"
    assert Speaker("en")("hint-number", value=3.5) == "3.5"


def test_a_label_that_is_quoted_is_quoted_in_english_where_it_has_no_words() -> None:
    assert Speaker("de")("page-coach-hint").startswith("Unsicher? „Hint“ sagt erst")


def test_a_code_that_nobody_knows_counts_and_writes_as_english_does() -> None:
    assert str(number_locale("xx")) == "en"
    assert Speaker("qaa")("page-home") == "Home"


def test_a_rule_book_that_is_not_translated_comes_in_english_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = OWN.game("sushi_go")
    assert rule_book_language(folder, "pl") == "pl"
    assert rule_book_language(folder, "de") == "en"
    assert rule_book(folder, "de") == rule_book(folder, "en") != ""
    write(tmp_path / "games" / "sushi_go" / "RULES.de.md", "# Regeln\n")
    monkeypatch.setattr("bordspil.locales.shelves.SHELVES", (OWN, Shelf(tmp_path)))
    assert (rule_book_language(folder, "de"), rule_book(folder, "de")) == ("de", "# Regeln\n")


# Measured.


@pytest.mark.parametrize("language", SHIPPED)
def test_the_shipped_languages_are_complete(language: str) -> None:
    found = completeness(language)
    assert (found.missing, found.faults, found.percent) == ({}, [], 100)
    assert found.is_complete


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each not in SHIPPED])
def test_any_other_language_may_be_silent_but_not_wrong(language: str) -> None:
    found = completeness(language)
    assert found.faults == []
    assert 0 < found.translated < found.total


def test_what_is_missing_and_what_is_wrong_is_told_by_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(
        tmp_path / "locales" / "fo" / "page.ftl",
        "page-home = Heim\npage-hom = Heim\npage-menu = { $name }\npage-menu = Valmynd\npage-skip\n"
        "page-coach-hint = { page-hnt }\n",
    )
    for module in ("shelves", "completeness"):
        monkeypatch.setattr(f"bordspil.locales.{module}.SHELVES", (OWN, Shelf(tmp_path)))
    found = completeness("fo")
    assert (found.translated, found.rules) == (3, 0)
    assert found.faults == [
        "locales/fo/page.ftl: can’t be read: page-skip",
        "locales/fo/page.ftl: page-menu stands twice",
        "page-hom: English has no such message",
        "page-menu: takes $name, which is not given",
        "page-coach-hint: quotes page-hnt, which there is not",
    ]
    assert found.missing["locales/fo/bots.ftl"][0] == "bot-greedy"
    assert "page-home" not in found.missing["locales/fo/page.ftl"]
    told = report([found]).splitlines()
    assert told[1].split()[:2] == ["fo", "fo"]
    assert f"3 of {found.total}" in told[1]
    assert "0 %" in told[1]
    assert any(line.startswith("  locales/fo/bots.ftl: bot-greedy, ") for line in told)
    assert "  page-hom: English has no such message" in told


def test_a_rule_book_counts_by_its_rules_and_english_has_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "locales" / "fo" / "page.ftl", "page-home = Heim\n")
    write(tmp_path / "games" / "sushi_go" / "RULES.fo.md", "# Reglur\n\n- **SG-8** Átta.\n")
    for module in ("shelves", "completeness"):
        monkeypatch.setattr(f"bordspil.locales.{module}.SHELVES", (OWN, Shelf(tmp_path)))
    found = completeness("fo")
    english = [rule for folder in OWN.games() for rule in rules_in(rule_book(folder, "en"))]
    assert (found.rules, found.all_rules) == (1, len(english))
    assert f"1 of {len(english)}" in report([found])
    missing = found.missing["games/sushi_go/RULES.fo.md"]
    assert "SG-7" in missing
    assert "SG-8" not in missing
    assert not found.is_complete
    told = {rule: rule_text(find_game("sushi-go"), rule, Desk("fo")) for rule in ("8", "3")}
    assert told["8"].strip() == "**SG-8** Átta."
    assert told["3"] == rule_text(find_game("sushi-go"), "3", Desk("en"))
    with pytest.raises(Failure, match="SG-1 … SG-"):
        rule_text(find_game("sushi-go"), "999", Desk("fo"))


def test_a_message_after_a_space_is_told_because_it_is_read_as_part_of_the_one_above(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(
        tmp_path / "locales" / "fo" / "page.ftl",
        "page-home = Heim\n\n page-menu = Valmynd\n"
        "page-free-seats = { $count ->\n    [one] eitt = 1\n   *[other] { $count }\n}\n",
    )
    for module in ("shelves", "completeness"):
        monkeypatch.setattr(f"bordspil.locales.{module}.SHELVES", (OWN, Shelf(tmp_path)))
    assert completeness("fo").faults == [
        "locales/fo/page.ftl: page-menu is read as part of page-home: take the space before it away"
    ]


def test_one_message_too_few_is_not_yet_everything() -> None:
    entries = {entry.key: entry for entry in read_words(OWN.program("en")[0]).messages}
    assert list(strange(entries.values(), entries)) == []
    first = next(iter(entries))
    assert list(strange(entries.values(), {key: entries[key] for key in entries if key != first})) == [
        f"{first}: English has no such message"
    ]


# Begun.


def test_a_new_language_is_found_at_once_and_says_everything_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = begin("fo", Shelf(tmp_path))
    english = [*OWN.program("en"), *(folder / "locales" / "en.ftl" for folder in OWN.games())]
    assert len(made) == len(english) > 10
    assert Shelf(tmp_path).languages() == ["fo"]
    for file, source in zip(made, english, strict=True):
        items = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not any(isinstance(item, ftl.Junk) for item in items), file
        said = [item.id.name for item in items if isinstance(item, ftl.Message)]
        assert all(key.startswith("language-") for key in said)
        # Who takes every mark of a comment away has the English file again, message by message.
        bare = "\n".join(line.removeprefix("# ") for line in file.read_text(encoding="utf-8").split("\n"))
        keys = {entry.key for entry in read_words(source).messages}
        write(tmp_path / "bare.ftl", bare)
        assert {entry.key for entry in read_words(tmp_path / "bare.ftl").messages} == keys
    monkeypatch.setattr("bordspil.locales.about.SHELVES", (OWN, Shelf(tmp_path)))
    about.cache_clear()
    assert about("fo").name == "Føroyskt"
    about.cache_clear()


def test_translators_see_the_english_text_and_what_they_should_know(tmp_path: Path) -> None:
    begin("fo", Shelf(tmp_path))
    page = (tmp_path / "locales" / "fo" / "page.ftl").read_text(encoding="utf-8")
    assert "\n# page-home = Home\n" in page
    assert "\n# page-free-seats = { $count ->\n#     [one] { $count } free seat\n" in page
    language = (tmp_path / "locales" / "fo" / "language.ftl").read_text(encoding="utf-8")
    assert "# The language’s own name" in language


@pytest.mark.parametrize("code", ["German", "deu1", "../de", "", "d", "de-d", "a'b"])
def test_what_is_no_code_is_refused_with_codes_that_would_be_right(tmp_path: Path, code: str) -> None:
    with pytest.raises(CantBegin, match=f"“{code}” is not a language code.*pt-BR"):
        begin(code, Shelf(tmp_path))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("typed", "code"), [("FO", "fo"), ("pt-br", "pt-BR"), ("zh_hANT", "zh-Hant")])
def test_a_code_is_written_as_it_should_be_however_it_was_typed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: str, code: str
) -> None:
    assert main([typed, str(tmp_path)]) == 0
    assert Shelf(tmp_path).languages() == [code]
    assert f"bordspil --lang {code}," in capsys.readouterr().out


def test_a_reader_who_has_seen_enough_ends_it_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "bordspil.locales"]
    # Written at the end, where the interpreter itself would complain.
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(
        command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False, env=buffered
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


def test_what_is_there_is_never_written_over(tmp_path: Path) -> None:
    for language in ("is", "de"):
        with pytest.raises(CantBegin, match=f"already a folder for {language}"):
            begin(language, Shelf(tmp_path))
    write(tmp_path / "games" / "sequence" / "locales" / "fo.ftl", "mine = mine\n")
    with pytest.raises(CantBegin, match=r"sequence/locales/fo\.ftl"):
        begin("fo", Shelf(tmp_path))
    assert (tmp_path / "games" / "sequence" / "locales" / "fo.ftl").read_text() == "mine = mine\n"
    assert not (tmp_path / "locales").exists()


def test_the_command_says_what_to_do_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fo", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "bordspil --lang fo" in out
    assert f"BORDSPIL_LOCALES={tmp_path}" in out
    assert main(["fo", str(tmp_path)]) == 1
    assert "already a folder for fo" in capsys.readouterr().err
    assert main(["--help"]) == 2
    assert main([]) == 0
    assert "de        Deutsch" in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
@pytest.mark.parametrize(
    ("given", "told"),
    [([], "Which language?"), (["LANG=German"], "“German” is not"), (["LANG=a'b\"c"], "“a'b\"c” is not")],
)
def test_make_takes_the_language_from_its_command_line_only(given: list[str], told: str) -> None:
    # -o: nothing is installed for this.
    command = ["make", "-o", ".venv/installed", "language", *given]
    environment = {**os.environ, "LANG": "pl_PL.UTF-8"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 2
    assert told in done.stdout + done.stderr


# Served.


def test_the_project_file_for_pontoon_names_every_file_of_a_language() -> None:
    paths = tomllib.loads((ROOT / "l10n.toml").read_text(encoding="utf-8"))["paths"]

    def named(key: str, language: str) -> set[Path]:
        return {file for each in paths for file in ROOT.glob(each[key].format(locale=language))}

    for language in SHIPPED:
        games = [folder / "locales" / f"{language}.ftl" for folder in OWN.games()]
        assert named("l10n", language) == {*OWN.program(language), *games}
    assert named("reference", "") == named("l10n", "en")


def test_english_tells_translators_what_the_placeables_are() -> None:
    """A remark names only arguments that its message takes."""
    told = 0
    for file in [*OWN.program("en"), *(folder / "locales" / "en.ftl" for folder in OWN.games())]:
        for entry in read_words(file).messages:
            named = set(re.findall(r"\$(\w+)", entry.comment))
            assert named <= entry.arguments, f"{entry.key} takes no {named - entry.arguments}"
            told += bool(named)
    assert told > 40
