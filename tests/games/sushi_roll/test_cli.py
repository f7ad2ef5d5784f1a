"""Sushi Roll on the command line: dice files, and a whole match with tokens and odds in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bordspil.core.to_data import to_data, to_json
from bordspil.games.sushi_roll import DEFAULT
from tests.games.sushi_roll.referee import RICH
from tests.helpers.languages import SHIPPED
from tests.helpers.shell import Terminal, one_line, run

PROMPT = "\n> "
OWN = to_data(RICH)
TOML = "\n".join(
    f"[{kind}]\ndice = {dice['dice']}\nfaces = {json.dumps(dice['faces'])}"
    for kind, dice in OWN.items()
    if kind != "source"
)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("my.json", to_json(OWN)),
        ("my.toml", TOML),
        ("no-extension", TOML),
        ("with-bom", "\ufeff" + to_json(OWN)),
    ],
)
def test_custom_dice_can_be_played_recorded_and_verified(name: str, content: str, tmp_path: Path) -> None:
    dice, records = tmp_path / name, tmp_path / "records.jsonl"
    dice.write_text(content, encoding="utf-8")
    done = run("simulate", "sushi-roll", "-p", "2", "-m", "3", "--dice", str(dice), "-o", str(records))
    assert done.code == 0, done.err
    assert "The faces of the dice are those of your own set." in one_line(done.out)
    for line in records.read_text().splitlines():
        record = json.loads(line)
        assert record["options"]["dice"] == {**OWN, "source": "own"}
        assert not any("maki1" in move[1] for move in record["moves"])
    assert run("verify", str(records)).out == "Good records: 3. Bad records: 0.\n"
    assert "your own set" in one_line(run("replay", str(records)).out)


@pytest.mark.parametrize("language", SHIPPED)
def test_the_default_dice_are_called_a_reconstruction_everywhere(language: str, tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    word = {"en": "reconstruction", "is": "endurger", "es": "reconstrucci", "pl": "rekonstrukc"}[language]
    shown = [
        run("simulate", "sushi-roll", "-m", "1", "-o", str(records), "--lang", language),
        run("replay", str(records), "--lang", language),
        run("rules", "sushi-roll", "30", "--lang", language),
        run("play", "sushi-roll", "--help", "--lang", language),
    ]
    for done in shown:
        assert done.code == 0
        assert word in done.out.lower()
    assert '"source": "reconstruction"' in run("replay", str(records), "--json").out or (
        '"source":"reconstruction"' in records.read_text()
    )


def broken(kind: str, **change: object) -> str:
    """The default dice set with a mistake in it."""
    data = {name: value for name, value in to_data(DEFAULT).items() if name != "source"}
    return json.dumps({**data, kind: {**data[kind], **change}})


BROKEN = {
    "polish.json": (
        json.dumps({"dodatki": {}, **json.loads(broken("maki"))}),
        "Unknown kind of die “dodatki”. Available: nigiri, maki, special, pudding, appetizer. (SR-30)",
    ),
    "29.json": (broken("appetizer", dice=9), "There are 30 dice in the box, not 29"),
    "swapped.json": (
        json.dumps({**json.loads(broken("maki", dice=5)), "nigiri": {"dice": 6, "faces": ["egg"] * 6}}),
        "there are 5 in the box, not 6. (SR-30)",
    ),
    "five.json": (broken("maki", faces=["maki1"] * 5), "Dice, maki: a die has 6 faces, not 5. (SR-30)"),
    "unknown.json": (broken("maki", faces=["maki1"] * 5 + ["tofu"]), "they can’t show “tofu”."),
    "foreign.json": (broken("maki", faces=["maki1"] * 5 + ["squid"]), "they can’t show “squid”."),
    "four.json": (
        broken("maki", faces=["maki1"] * 5 + ["maki4"]),
        "a face has 1 to 3 icons, so “maki4” isn’t possible. Available: maki1, maki2, maki3. (SR-30)",
    ),
    "escape.json": (broken("maki", faces=["maki1"] * 5 + ["\x1b[31mEVIL"]), "they can’t show “�[31mEVIL”."),
    "twice.json": (
        broken("maki", dice=6)[:-1] + ', "maki": {}}',
        "twice.json can’t be read as JSON: there is a mistake",
    ),
    "missing.json": ('{"maki": {}}', "The dice set lacks a kind: "),
    "list.json": ("[1, 2]", "A dice set has an entry for each kind of die; list isn’t one. (SR-30)"),
    "empty.json": ("", "empty.json can’t be read as JSON: there is a mistake in line 1."),
    "empty.toml": ("", "The dice set lacks a kind: nigiri. (SR-30)"),
    "broken.toml": ("[maki]\ndice = ", "broken.toml can’t be read as TOML: there is a mistake in line 2."),
    "prose": (
        "Dear box,\nhow are you?\n",
        "prose can’t be read as JSON / TOML: there is a mistake in line 1.",
    ),
    "deep.json": ("[" * 100_000, "deep.json can’t be read as JSON"),
    "huge.json": ("[" + " " * 2_000_000 + "]", "huge.json is too long for a file of this kind."),
    "nan.json": ("NaN", "float isn’t one."),
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_broken_dice_file_is_refused_with_the_reason(name: str, command: str, tmp_path: Path) -> None:
    content, message = BROKEN[name]
    (tmp_path / name).write_text(content)
    done = run(command, "sushi-roll", "--dice", str(tmp_path / name))
    assert message in one_line(done.err)
    assert "Traceback" not in done.err
    assert (done.code, done.out) == (2, "")


@pytest.mark.parametrize("language", SHIPPED)
def test_a_broken_dice_file_is_refused_in_the_readers_language(language: str, tmp_path: Path) -> None:
    for name, (content, _) in BROKEN.items():
        (tmp_path / name).write_text(content)
        done = run("simulate", "sushi-roll", "--dice", str(tmp_path / name), "--lang", language)
        assert done.code == 2
        if language != "en":
            assert not re.search(r"\b(there|the|not|can’t)\b", done.err), done.err


def test_a_missing_or_binary_dice_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    for file, message in (
        (tmp_path / "nowhere.toml", "nowhere.toml doesn’t exist."),
        (tmp_path, "is a folder, not a file."),
        (tmp_path / "picture", "picture is not a text file."),
    ):
        done = run("simulate", "sushi-roll", "--dice", str(file))
        assert message in one_line(done.err)
        assert done.code == 2


def test_a_whole_match_with_tokens_and_odds_can_be_played_and_its_record_verifies(tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    with Terminal("play", "sushi-roll", "-p", "2", "--seed", "7", "-n", "Anna", "-r", str(file)) as terminal:
        begin = terminal.wait_for(PROMPT)
        assert "The faces of the dice are a reconstruction, not the printed ones (rule 30)." in begin
        assert "Round 1 of 3, turn 1 · 8 dice on the belt" in begin
        assert "Supply: menus 12, chopsticks 8, puddings 32" in begin

        terminal.answer("o")
        odds = terminal.wait_for(PROMPT)
        assert re.search(r"appetizer +dumpling 50%, tempura 33%, sashimi 17%", odds)
        assert "a reconstruction" in odds
        assert "Best die now" in odds
        terminal.answer("O1 2")
        odds = terminal.wait_for(PROMPT)
        assert "At least once" in odds
        assert "a reconstruction" in odds
        terminal.answer("?")
        assert "x 2 b swaps your die 2 for die b" in one_line(terminal.wait_for(PROMPT))
        for wrong, message in (
            ("o 99", "“99” isn’t one of your dice."),
            ("o 1 1 1 1 1 1 1 1 1", "(left) on your belt. (SR-9)"),
            ("m", "Say which dice: m 1 2, or m * for all."),
            ("m*99", "“*99” isn’t one of your dice."),
            ("m 1 99", "“99” isn’t one of your dice."),
            ("m 1 1 1 1 1 1 1 1 1", "(left) on your belt. (SR-9)"),
            ("x", "For a swap type x"),
            ("x 1", "For a swap type x"),
            ("x 1 9", "For a swap type x"),
            ("x 99 a", "For a swap type x"),
            ("reroll tofu", "“tofu” isn’t one of your dice."),
            ("swap egg for egg of 0", "For a swap type x"),
            ("99", "“99” isn’t one of your dice."),
            ("tofu", "“tofu” isn’t one of your dice."),
        ):
            terminal.answer(wrong)
            assert message in one_line(terminal.wait_for(PROMPT)), wrong

        terminal.answer("m 1 2")
        assert "• Anna, with a menu: " in terminal.wait_for(PROMPT)
        terminal.answer("M*")
        screen = terminal.wait_for(PROMPT)
        assert "Menus left: 1." in screen
        terminal.answer("x 1 a")
        screen = terminal.wait_for(PROMPT)
        assert "• Anna, with chopsticks: " in screen
        assert "Supply: menus 14, chopsticks 9, puddings 32" in screen
        takes = 0
        while "Final ranking" not in screen:
            terminal.answer("1")
            takes += 1
            screen = terminal.wait_for(PROMPT, "Final ranking")
        assert takes == 24
        assert "And now the puddings and the tokens left over:" in screen
        assert "a point for every two" in screen
        terminal.rest()
        assert terminal.exit_code() == 0
    verified = run("verify", str(file))
    assert (verified.code, verified.out) == (0, "Good records: 1. Bad records: 0.\n")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("is", ("Matseð", "matprjón")),
        ("es", ("enú", "alillos")),
        ("pl", ("enu", "ałeczki")),
    ],
)
def test_the_table_is_in_the_readers_language(language: str, words: tuple[str, ...]) -> None:
    with Terminal("play", "sushi-roll", "-p", "3", "--seed", "2", "--lang", language) as terminal:
        screen = terminal.wait_for(PROMPT)
        for word in words:
            assert word.casefold() in screen.casefold()
        assert "dice" not in screen
        terminal.answer("o")
        assert "Best die" not in terminal.wait_for(PROMPT)
        terminal.answer("q")
        assert terminal.exit_code() == 0
