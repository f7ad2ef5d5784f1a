"""A token is valid only exactly as the server made it."""

from __future__ import annotations

import string

import pytest

from bordspil.server.errors import NoSuchTable
from bordspil.server.live.tokens import Tokens

TOKENS = Tokens(b"s" * 32)
TOKEN = TOKENS.make("a-table", "anna")


def test_a_token_names_a_person_at_a_table() -> None:
    assert TOKENS.read(TOKEN) == ("a-table", "anna")


def test_changing_any_letter_makes_a_token_invalid() -> None:
    letters = string.ascii_letters + string.digits + "-_.:="
    others = {
        TOKEN[:place] + letter + TOKEN[place + 1 :] for place in range(len(TOKEN)) for letter in letters
    } - {TOKEN}
    for wrong in (
        *others,
        TOKEN + "=",
        TOKEN + "A",
        TOKEN[:-1],
        "",
        ".",
        TOKEN.rpartition(".")[0],
        "þ.\ud800",
    ):
        with pytest.raises(NoSuchTable) as caught:
            TOKENS.read(wrong)
        assert caught.value.reason == "bad-token"


def test_a_token_of_another_server_is_invalid() -> None:
    with pytest.raises(NoSuchTable):
        TOKENS.read(Tokens(b"t" * 32).make("a-table", "anna"))
