"""Playing in a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers.shell import Terminal, one_line, run

PROMPT = "\n> "
TWO = ("play", "sushi-go", "-p", "2")


def number_of(card: str, screen: str) -> str:
    """The number of a card in the list of choices."""
    found = re.findall(rf"(\d+)\s+{card}", one_line(screen.rpartition("in hand")[2]))
    assert found, screen
    return str(found[-1])


def test_a_whole_match_can_be_played_and_its_record_verifies(tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    with Terminal(*TWO, "--seed", "7", "--name", "Anna", "--record", str(file)) as terminal:
        begin = terminal.wait_for(PROMPT)
        assert "Sushi Go!" in begin
        assert "its seal begins with c6ee9d5cfbede67b…" in begin
        assert "Round 1 of 3, turn 1 · 10 cards in hand" in begin
        assert "1 tempura ×2   2 sashimi" in begin

        terminal.answer("?")
        assert "r 8 shows rule 8, q quits." in terminal.wait_for(PROMPT)
        terminal.answer("r 8")
        assert "SG-8 Do you have a wasabi" in terminal.wait_for(PROMPT)
        terminal.answer("t")
        assert "turn 1 · 10 cards in hand" in terminal.wait_for(PROMPT)
        terminal.answer("")
        terminal.wait_for(PROMPT)
        for wrong in ("99", "0", "fish", "1/", "-1"):
            terminal.answer(wrong)
            assert f"“{wrong}” isn’t one of your cards. Type a number from 1 to 9 or a name." in one_line(
                terminal.wait_for(PROMPT)
            )
        terminal.answer("chopsticks")
        assert "You have no chopsticks (left) in your hand. (SG-5)" in terminal.wait_for(PROMPT)
        terminal.answer("1 2")
        assert "To take two cards, you must already have chopsticks in front of you. (SG-10)" in one_line(
            terminal.wait_for(PROMPT)
        )

        terminal.answer("Squid Nigiri")
        screen = terminal.wait_for(PROMPT)
        assert "• Anna: squid nigiri" in screen
        assert "• Lola: " in screen
        assert "Hands you have seen" in screen
        assert "turn 2 · 9 cards in hand" in screen
        turns = 1
        while "Final ranking" not in screen:
            terminal.answer("1")
            turns += 1
            screen = terminal.wait_for(PROMPT, "Final ranking")
        assert turns == 27
        assert "And now the puddings:" in screen
        end = one_line(terminal.rest())
        assert re.match(r" Place Player Score 1 \S+( 1)? \d+ [12] \S+( 1)? \d+ (Winner|Shared win)", end), end
        assert "Its SHA-256 is the seal c6ee9d5cfbede67b" in end
        assert "The match was added to " in end
        assert terminal.exit_code() == 0
        for number in (1, 2, 3):
            assert f"Round {number} is scored:" in terminal.shown
    verified = run("verify", str(file))
    assert (verified.code, verified.out) == (0, "Good records: 1. Bad records: 0.\n")
    assert "Anna: squid nigiri" in run("replay", str(file)).out


def test_with_chopsticks_you_type_two_cards() -> None:
    with Terminal(*TWO, "--seed", "2") as terminal:
        screen = terminal.wait_for(PROMPT)
        assert "With your chopsticks" not in screen
        terminal.answer(number_of("chopsticks", screen))
        screen = terminal.wait_for(PROMPT)
        assert "With your chopsticks you may take two: 1 2" in screen
        terminal.answer("1 2")
        screen = terminal.wait_for(PROMPT)
        assert re.search(r"• You: [\w ]+, then [\w ]+\n", screen), screen
        assert "With your chopsticks" not in screen, "they were passed on with the hand"
        terminal.answer("q")


def test_the_invisible_players_card_is_typed_after_a_slash() -> None:
    led = 0
    with Terminal("play", "sushi-go", "--invisible", "--seed", "1") as terminal:
        screen = terminal.wait_for(PROMPT)
        for _ in range(6):
            leads = "which does the invisible player get? Type 1/2" in one_line(screen)
            led += leads
            if leads:
                terminal.answer("1")
                shown = terminal.wait_for(PROMPT)
                assert "You’re playing for the invisible player: add a card for it" in shown
            terminal.answer("1/2" if leads else "1")
            screen = terminal.wait_for(PROMPT)
            shown = one_line(screen)
            assert re.search(r"• You: [\w ]+; for the invisible player ", shown) is not None or not leads, (
                screen
            )
            assert "Invisible player" in shown
        terminal.answer("q")
    assert led == 3


@pytest.mark.parametrize(("keys", "code"), [("q\n", 0), ("\x04", 0), ("\x03", 130)])
def test_you_can_quit_at_any_time(keys: str, code: int, tmp_path: Path) -> None:
    file = tmp_path / "left.jsonl"
    with Terminal(*TWO, "--record", str(file)) as terminal:
        terminal.wait_for(PROMPT)
        terminal.answer("1")
        terminal.wait_for(PROMPT)
        if keys == "\x03":
            terminal.interrupt()
        else:
            terminal.type(keys)
        end = terminal.rest()
        assert terminal.exit_code() == code
    assert "Traceback" not in end
    assert ("You have left the table." in end) == (code == 0)
    assert not file.exists() or file.read_text() == "", "an unfinished match leaves no record"


def test_an_unwritable_record_file_is_reported_before_the_match(tmp_path: Path) -> None:
    with Terminal(*TWO, "--record", str(tmp_path)) as terminal:
        assert "is a folder, not a file." in one_line(terminal.rest())
        assert terminal.exit_code() == 2


def test_the_same_seed_deals_the_same_cards() -> None:
    begins = []
    for _ in range(2):
        with Terminal(*TWO, "--seed", "same") as terminal:
            begins.append(terminal.wait_for(PROMPT))
    assert begins[0] == begins[1]


def test_the_table_is_in_icelandic() -> None:
    with Terminal(*TWO, "--seed", "7", "--lang", "is") as terminal:
        screen = terminal.wait_for(PROMPT)
        for words in (
            "Sláðu inn ? til að fá hjálp",
            "Umferð 1: allir fá 10 spil.",
            "Leikmaður",
            "Lola",
            "smokkfisks-nigiri",
            "Hvaða spili heldurðu eftir?",
        ):
            assert words in one_line(screen)
        for english in ("Round", "Player", "Which", "squid", "pudding", "Type "):
            assert english not in screen
        terminal.answer("fiskur")
        assert "er ekki meðal spilanna þinna" in terminal.wait_for(PROMPT)
        terminal.answer("BUÐINGUR")  # as people in a hurry type
        assert "• Þú: búðingur" in terminal.wait_for(PROMPT)
        terminal.answer("q")
        assert "Þú hefur yfirgefið borðið." in terminal.rest()


def test_a_game_without_its_own_messages_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    with Terminal("play", "high-card", "--seed", "1", "--cards", "2", "--record", str(file)) as terminal:
        screen = terminal.wait_for(PROMPT)
        assert "High Card" in screen
        assert "Hand dealt: You, cards " in screen
        assert "seat Lola, cards" not in screen, "that is secret"
        assert "Your move?" in screen
        terminal.answer("3")
        assert "isn’t one of the moves. Type a number from 1 to 2." in terminal.wait_for(PROMPT)
        terminal.answer("2")
        assert "Card played: You, card " in terminal.wait_for(PROMPT)
        terminal.answer("1")
        end = one_line(terminal.rest())
        assert "Final ranking Place Player Score 1 " in end
        assert terminal.exit_code() == 0
    assert run("verify", str(file)).code == 0
    assert "Trick taken: " in run("replay", str(file)).out


def test_asking_for_an_unknown_rule_does_not_end_the_match() -> None:
    with Terminal(*TWO) as terminal:
        terminal.wait_for(PROMPT)
        terminal.answer("r 99")
        assert "Unknown rule 99" in terminal.wait_for("SG-30.")
        terminal.wait_for(PROMPT)


def test_ctrl_c_prints_that_it_was_interrupted() -> None:
    with Terminal(*TWO) as terminal:
        terminal.wait_for(PROMPT)
        terminal.interrupt()
        assert "Interrupted." in terminal.rest()


def test_choices_are_never_broken_across_lines() -> None:
    with Terminal(*TWO, "--seed", "7") as terminal:
        assert "8 egg nigiri" in terminal.wait_for(PROMPT)


def test_a_game_from_another_folder_can_be_simulated_replayed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "toys.jsonl"
    done = run("simulate", "high-card", "-m", "30", "--seed", "1", "--cards", "5", "-w", "2", "-o", str(file))
    assert done.code == 0, done.err
    assert [line.split()[1] for line in done.out.splitlines()[1:4]] == ["greedy", "uniform", "greedy"]
    assert run("verify", str(file)).out == "Good records: 30. Bad records: 0.\n"
    replayed = run("replay", str(file), "-m", "30")
    assert replayed.code == 0
    assert one_line(replayed.out).count("Trick taken: ") == 5
    assert "Winner: " in replayed.out or "The win is shared: " in replayed.out
    assert one_line(run("rules", "high-card").err).strip() == "high-card has no written rules."
