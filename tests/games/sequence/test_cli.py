"""Sequence on the command line: whole matches in the terminal, options, records with rulings."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME, SequenceOptions
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.helpers.languages import SHIPPED
from tests.helpers.shell import Terminal, one_line, run

PROMPT = "\n> "
END = "Final ranking"
SUITS = str.maketrans("♠♥♦♣", "shdc")
CHIPS = "●■▲◉▣◬"
ENGLISH = re.compile(
    r"\b(the|your|you|card|cards|deck|discards|board|corners|team|lines|which|where|type|player|dealer|each|"
    r"first|cutting|family|ranking|rules|gives|given|takes|any|free|cell|shows|not|hand|nothing|turn)\b",
    re.IGNORECASE,
)


def board(screen: str) -> dict[str, str]:
    """The cells of the last board on the screen, by name."""
    lines = screen.splitlines()
    top = max(number for number, line in enumerate(lines) if line.split() == list("abcdefghij"))
    cells = {}
    for row in range(1, 11):
        number, *shown = lines[top + row].split()
        assert number == str(row)
        assert len(shown) == 10
        cells.update({f"{column}{row}": cell for column, cell in zip("abcdefghij", shown, strict=True)})
    return cells


def choices(screen: str) -> dict[int, tuple[str, str]]:
    """The numbered cards below the last board: their names and where they can go."""
    below = screen[screen.rindex("\n10 ") :]
    found = re.findall(r"(\d+) ((?:10|[2-9JQKA])[♠♥♦♣])(?: ×\d)? \(([^)]*)\)", below)
    return {int(number): (name, reach) for number, name, reach in found}


def some_move(screen: str, style: int) -> str:
    """A possible move in one of the notations: number and cell, name and cell, or just a number."""
    if "type pass" in screen:
        return "pass"
    if "Type draw" in screen:
        return "draw"
    if "Which five" in screen:
        return "1"
    if "which card do you give up" in screen:
        return "1"
    cards = choices(screen)
    for number, (name, reach) in cards.items():
        cells = reach.split(", ")
        if re.fullmatch(r"[a-j]\d+", cells[0]):
            if len(cells) == 1 and style % 3 == 0:
                return str(number)
            word = name.translate(SUITS).lower() if style % 2 else str(number)
            return f"{word} {cells[-1]}"
    cells_now = board(screen)
    for number, (_, reach) in cards.items():
        if reach == "dead" and "exchange a dead card" in screen:
            return f"d {number}"
        wanted = {"any free cell": "♠♥♦♣", "takes a chip away": "■▲"}.get(reach)
        for cell, shown in cells_now.items():
            if wanted and shown[-1] in wanted:
                return f"{number} {cell}"
    raise AssertionError(screen)


def play_to_end(terminal: Terminal, screen: str) -> str:
    """Play to the end and return everything shown."""
    whole, moves = screen, 0
    while END not in screen:
        terminal.answer(some_move(screen, moves))
        moves += 1
        screen = terminal.wait_for(PROMPT, END)
        assert "(SQ-" not in screen, screen
        whole += screen
        assert moves < 400
    return whole + terminal.rest()


def verified(file: Path, count: int = 1) -> None:
    done = run("verify", str(file))
    assert (done.code, done.out) == (0, f"Good records: {count}. Bad records: 0.\n")


def test_a_whole_match_can_be_typed_in_every_notation_and_its_record_verifies(tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    with Terminal("play", "sequence", "-p", "2", "--seed", "7", "-n", "Anna", "-r", str(file)) as terminal:
        begin = terminal.wait_for(PROMPT)
        assert "• Cutting for the deal: Anna " in begin
        assert "• 7 cards each. Dealer: " in begin
        cells = board(begin)
        assert {cells[corner] for corner in ("a1", "j1", "a10", "j10")} == {"✶"}
        assert cells["b9"] == "7♠"
        assert cells["i2"] == "10♥"
        assert cells["g5"] == "■"
        # Exactly the cells for the player's own cards are marked.
        marked = {cell for cell, shown in cells.items() if shown.startswith("›")}
        assert marked == {cell for _, reach in choices(begin).values() for cell in reach.split(", ")}
        assert len(choices(begin)) == 7

        terminal.answer("?")
        assert "1 b9 or 7s b9 plays a card onto a cell" in one_line(terminal.wait_for(PROMPT))
        terminal.answer("t")
        assert board(terminal.wait_for(PROMPT)) == cells
        terminal.answer("r 8")
        assert "Two-eyed jacks (diamonds and clubs, 4 cards) are wild" in one_line(terminal.wait_for(PROMPT))
        for wrong, message in (
            ("1", "Say the cell too, such as 3S c1."),
            ("3s", "Say the cell too, such as 3S c1."),
            ("1 z9", "“z9” isn’t a cell: columns are a to j, rows 1 to 10."),
            ("1 b9", "b9 shows 7S, not 3S. (SQ-7)"),
            ("7s b9", "7S is not in your hand. (SQ-7)"),
            ("7♠ B9", "7S is not in your hand. (SQ-7)"),
            ("10h i2", "TH is not in your hand. (SQ-7)"),
            ("10♥ i10", "TH is not in your hand. (SQ-7)"),
            ("th i2", "TH is not in your hand. (SQ-7)"),
            ("1 a1", "a1 is a corner"),
            ("1 j10", "j10 is a corner"),
            ("1 g5", "g5 is taken. (SQ-7)"),
            ("99", "“99” isn’t one of your cards. Type a number from 1 to 7 or a card such as 7S."),
            ("0", "“0” isn’t one of your cards."),
            ("-1 b9", "“-1” isn’t one of your cards."),
            ("zz b9", "“zz” isn’t one of your cards."),
            ("7x b9", "“7x” isn’t one of your cards."),
            ("1 2 3", "“2 3” isn’t a cell"),
            ("d 1", "3S is not dead: one of its cells is free. (SQ-11)"),
            ("dead 7s", "7S is not in your hand. (SQ-11)"),
            ("lose 1", "No ruling asks you for a card. (SQ-21)"),
            ("draw", "You have no card to draw. (SQ-14)"),
            ("pass", "You can only pass if you can’t play or exchange anything. (SQ-13)"),
            ("line a1-e1", "a1-e1 isn’t a line you can choose now. (SQ-19)"),
            ("ruling 1", "That ruling isn’t possible now: “ruling 1”. Possible: –"),
        ):
            terminal.answer(wrong)
            answer = terminal.wait_for(PROMPT)
            assert message in one_line(answer), wrong
            assert "•" not in answer, wrong
            assert "Traceback" not in answer
        terminal.answer("3S C1")
        screen = terminal.wait_for(PROMPT)
        assert "• Anna: 3♠ → c1" in screen
        assert re.search(r"• Anna, new card: (10|[2-9JQKA])[♠♥♦♣]\n", screen)
        assert "• Lola, new card" not in screen
        assert board(screen)["c1"] == "●"
        whole = play_to_end(terminal, screen)
        assert "A line for " in whole
        assert terminal.exit_code() == 0
    verified(file)
    record = json.loads(file.read_text())
    assert [0, "3S c1"] in record["moves"]


def test_tens_can_be_typed_as_numbers(tmp_path: Path) -> None:
    """In cards (`10h`), in cells (`a10`) and in both."""
    with Terminal("play", "sequence", "-p", "4", "--seed", "7", "-n", "Anna") as terminal:
        screen = terminal.wait_for(PROMPT)
        assert choices(screen)[1] == ("10♠", "j2, b6")
        terminal.answer("10s j10")
        assert "j10 is a corner" in terminal.wait_for(PROMPT)
        terminal.answer("8d G10")
        screen = terminal.wait_for(PROMPT)
        assert "• Anna: 8♦ → g10" in screen
        terminal.answer("10S B6" if board(screen)["b6"] == "›10♠" else "10S J2")
        assert "• Anna: 10♠ → " in terminal.wait_for(PROMPT)


def test_four_players_play_in_two_teams() -> None:
    with Terminal("play", "sequence", "-p", "4", "--seed", "7", "-n", "Anna") as terminal:
        screen = terminal.wait_for(PROMPT)
        teams = re.findall(r"^(Anna|Lola|Otto|Nina) +\d ([●■▲]) +(\d)", screen, re.MULTILINE)
        assert teams == [
            ("Anna", "●", "6"),
            ("Lola", "■", "6"),
            ("Otto", "●", "6"),
            ("Nina", "■", "6"),
        ]
        whole = play_to_end(terminal, screen)
        assert terminal.exit_code() == 0
    assert "▲" not in whole
    # A team wins together.
    assert re.search(r"Anna.*Otto|Lola.*Nina", whole[whole.index(END) :])


def test_with_draw_yourself_drawing_is_a_move(tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    words = ("-p", "2", "--seed", "7", "-n", "Anna", "--draw-yourself", "-r", str(file))
    with Terminal("play", "sequence", *words) as terminal:
        terminal.wait_for(PROMPT)
        terminal.answer("1 c1")
        screen = terminal.wait_for(PROMPT)
        assert "new card" not in screen
        assert "Type draw to take your card." in screen
        assert re.search(r"Anna +1 ● +6 ", screen)
        terminal.answer("1")
        assert "It is not your turn" in terminal.wait_for(PROMPT) or "Say the cell too" in terminal.shown
        terminal.answer("DRAW")
        screen = terminal.wait_for(PROMPT)
        assert "• Anna, new card: " in screen
        assert re.search(r"Anna +1 ● +7 ", screen)
        play_to_end(terminal, screen)
        assert terminal.exit_code() == 0
    verified(file)
    assert json.loads(file.read_text())["moves"].count([0, "draw"]) > 3


def test_a_ruling_makes_each_team_member_give_up_a_card(tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    words = ("-p", "4", "--seed", "7", "-n", "Anna", "--no-table-talk", "-r", str(file))
    with Terminal("play", "sequence", *words) as terminal:
        terminal.wait_for(PROMPT)
        for wrong in ("ruling", "ruling 0", "ruling 3", "ruling 9", "ruling x", "ruling 1 2"):
            terminal.answer(wrong)
            answer = terminal.wait_for(PROMPT)
            assert "The table rules" not in answer
            assert "Possible: ruling 1, ruling 2" in answer
            assert "Traceback" not in answer
        terminal.answer("ruling 2")
        screen = terminal.wait_for(PROMPT)
        assert "• The table rules against Team 2: each member gives up a card." in screen
        assert "• Lola, card given up: " in screen
        assert "• Nina, card given up: " in screen
        assert re.findall(r"^(?:Lola|Otto|Nina) +\d [●■] +(\d)", screen, re.MULTILINE) == ["5", "6", "5"]
        terminal.answer("Ruling  1")
        screen = terminal.wait_for(PROMPT)
        assert "• The table rules against Team 1" in screen
        assert "A ruling: which card do you give up?" in screen
        terminal.answer("1 j2")
        assert "First, the cards for the ruling must be given up. (SQ-21)" in terminal.wait_for(PROMPT)
        terminal.answer("qs")
        assert "QS is not in your hand. (SQ-21)" in terminal.wait_for(PROMPT)
        terminal.answer("10s")
        screen = terminal.wait_for(PROMPT)
        assert "• Anna, card given up: 10♠" in screen
        assert re.search(r"Anna +1 ● +5 ", screen)
        play_to_end(terminal, screen)
        assert terminal.exit_code() == 0
    verified(file)
    made = json.loads(file.read_text())["moves"]
    assert made[0] == [None, "ruling 1"]
    assert [None, "ruling 0"] in made
    assert [0, "lose TS"] in made
    assert "The table rules against Team 2" in run("replay", str(file)).out


def test_six_players_play_in_three_teams_with_advanced_rules(tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    words = ("-p", "6", "--teams", "3", "--advanced", "--seed", "7", "-n", "Anna", "-r", str(file))
    with Terminal("play", "sequence", *words) as terminal:
        screen = terminal.wait_for(PROMPT)
        assert re.findall(r"^\w+ +\d ([●■▲]) +5", screen, re.MULTILINE) == list("●■▲●■▲")
        play_to_end(terminal, screen)
        assert terminal.exit_code() == 0
    verified(file)
    options = json.loads(file.read_text())["options"]
    assert (options["teams"], options["advanced"]) == ("3", True)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--teams", "3", "-p", "4"), "3 teams are for 3, 6, 9, 12 players, not 4. (SQ-2)"),
        (("--teams", "2", "-p", "9"), "2 teams are for 2, 4, 6, 8, 10, 12 players, not 9. (SQ-2)"),
        (("--teams", "4"), "4"),
        (("-p", "5"), "5"),
        (("-p", "13"), "13"),
    ],
)
def test_team_counts_that_dont_fit_are_refused_with_the_reason(words: tuple[str, ...], message: str) -> None:
    done = run("simulate", "sequence", "-m", "1", *words)
    assert message in one_line(done.err)
    assert (done.code, done.out) == (2, "")
    with Terminal("play", "sequence", *words) as terminal:
        assert message in one_line(terminal.rest())
        assert terminal.exit_code() == 2


@pytest.mark.parametrize(
    "words",
    [
        ("-p", "2"),
        ("-p", "3", "--draw-yourself"),
        ("-p", "6", "--teams", "3", "--advanced"),
        ("-p", "9", "--no-table-talk"),
        ("-p", "12", "--teams", "3", "--draw-yourself", "--no-table-talk", "--advanced"),
        ("-p", "12", "--teams", "2"),
    ],
    ids=" ".join,
)
def test_matches_with_options_can_be_simulated_replayed_and_verified(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    records = tmp_path / "records.jsonl"
    done = run("simulate", "sequence", "-m", "2", "--seed", "5", *words, "-o", str(records))
    assert done.code == 0, done.err
    verified(records, 2)
    replayed = run("replay", str(records))
    assert replayed.code == 0
    assert "Cutting for the deal: " in replayed.out
    assert "A line for " in replayed.out
    again = tmp_path / "again.jsonl"
    run("simulate", "sequence", "-m", "2", "--seed", "5", *words, "-o", str(again))
    assert again.read_bytes() == records.read_bytes()
    # A changed move is noticed.
    first, second = records.read_text().splitlines()
    record = json.loads(first)
    record["moves"][3][1] = "pass"
    records.write_text(f"{json.dumps(record)}\n{second}\n")
    assert "Bad records: 1." in run("verify", str(records)).out


def ruled_match() -> Match:
    """A whole match with rulings."""
    match = Match(GAME, 4, SequenceOptions(no_table_talk=True), seed=seed_from("ruling"))
    rng, turns = Rng.from_seed(1), 0
    while not match.is_over:
        if match.rulings() and turns in (0, 7, 20):
            match.submit(None, f"ruling {turns % 2}")
        turns += 1
        for seat in match.due():
            match.submit(seat, rng.choice(match.view(seat).legal_moves))
    return match


@pytest.mark.parametrize("language", SHIPPED)
def test_a_record_with_rulings_verifies_and_replays(language: str, tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    records.write_text(ruled_match().record().as_json() + "\n")
    assert '[null,"ruling 0"]' in records.read_text().replace(" ", "").replace("ruling", "ruling ")
    verified(records)
    replayed = run("replay", str(records), "--lang", language)
    assert replayed.code == 0
    assert ("The table rules against Team 1" in replayed.out) == (language == "en")
    if language != "en":
        assert not ENGLISH.search(replayed.out), ENGLISH.search(replayed.out)
    # A ruling belongs to no seat: a record that gives it one is bad.
    record = json.loads(records.read_text())
    index = next(number for number, made in enumerate(record["moves"]) if made[0] is None)
    record["moves"][index][0] = 0
    records.write_text(json.dumps(record) + "\n")
    assert run("verify", str(records)).code != 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("is", ("Leikborðið", "Lið", "Raðir", "stokki")),
        ("es", ("El tablero", "Equipo", "Líneas", "descartes")),
        ("pl", ("Plansza", "Drużyna", "Linie", "Talia")),
    ],
)
def test_the_table_is_in_the_readers_language(language: str, words: tuple[str, ...]) -> None:
    options = ("--draw-yourself", "--no-table-talk", "--advanced", "--lang", language)
    with Terminal("play", "sequence", "-p", "4", "--seed", "7", *options) as terminal:
        screen = terminal.wait_for(PROMPT)
        for word in words:
            assert word in screen
        assert set(board(screen)) >= {"a1", "j10"}
        for typed in (
            *("t", "99", "1", "1 b9", "1 a1", "7s b9", "d 1", "lose 1", "pass", "ruling 7", "zz"),
            *("line a1-e1", "draw", "ruling 1", "ruling 0", "1 j2", "1", "1 b4", "draw"),
        ):
            terminal.answer(typed)
            screen += terminal.wait_for(PROMPT).replace(f"{typed}\n", "", 1)
        found = ENGLISH.search(re.sub(r"\b(ruling|draw|pass|lose|line|dead)\b", "", screen))
        assert not found, screen[found.start() - 200 : found.end() + 100]
        terminal.answer("q")
        assert terminal.exit_code() == 0
    refused = run("simulate", "sequence", "-p", "4", "--teams", "3", "--lang", language)
    assert refused.code == 2
    assert "SQ-2" in refused.err
    assert not ENGLISH.search(refused.err)
    described = run("play", "sequence", "--help", "--lang", language)
    assert "--draw-yourself" in described.out
    assert not re.search(r"\b(the|card|deck|drawing|chip)\b", described.out, re.IGNORECASE)
