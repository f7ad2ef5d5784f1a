"""Hints in the terminal: first where to look, then the move."""

from __future__ import annotations

import time

import pytest

from tests.helpers.shell import Terminal, one_line

PROMPT = "\n> "


@pytest.mark.parametrize(
    ("table", "word", "again", "then", "heading"),
    [
        (("sushi-go", "en"), "hint", "Type hint again to see the move.", "I’d play this: ", "Chance to win"),
        (("sushi-roll", "is"), "RAD", "Sláðu aftur inn ráð", "Ég myndi velja: ", "Vinningslíkur"),
        (("sequence", "es"), "!", "Escribe pista otra vez", "Yo jugaría: ", "Probabilidad de ganar"),
        (("sequence", "pl"), "rada", "Wpisz rada jeszcze raz", "Moja rada: ", "Szansa na wygraną"),
    ],
)
def test_a_hint_comes_in_two_steps(
    table: tuple[str, str], word: str, again: str, then: str, heading: str
) -> None:
    with Terminal("play", table[0], "--seed", "7", "--lang", table[1]) as terminal:
        terminal.wait_for(PROMPT)
        begin = time.monotonic()
        terminal.answer(word)
        first = one_line(terminal.wait_for(PROMPT))
        assert time.monotonic() - begin < 5, "a busy machine may be slow, but not that slow"
        assert again in first
        assert then not in first
        terminal.answer(word)
        second = one_line(terminal.wait_for(PROMPT))
        assert then in second
        assert heading in second
        assert "{" not in second
        terminal.answer("q")


def test_a_new_position_starts_with_the_first_step_again() -> None:
    with Terminal("play", "sushi-go", "-p", "2", "--seed", "7") as terminal:
        terminal.wait_for(PROMPT)
        terminal.answer("hint")
        assert "again to see the move" in one_line(terminal.wait_for(PROMPT))
        terminal.answer("1")
        terminal.wait_for(PROMPT)
        terminal.answer("hint")
        shown = one_line(terminal.wait_for(PROMPT))
        assert "again to see the move" in shown
        assert "I’d play this" not in shown
        terminal.answer("q")


def test_help_mentions_hints_and_games_without_reasons_have_them_too() -> None:
    with Terminal("play", "high-card", "--seed", "1") as terminal:
        terminal.wait_for(PROMPT)
        terminal.answer("?")
        assert "hint (or !) gives a hint" in one_line(terminal.wait_for(PROMPT))
        terminal.answer("hint")
        assert "compare your two or three best moves" in one_line(terminal.wait_for(PROMPT))
        terminal.answer("hint")
        assert "I’d play this: " in one_line(terminal.wait_for(PROMPT))
        terminal.answer("q")
