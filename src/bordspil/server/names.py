"""Names that people choose, and ids, codes and keys that nobody can guess."""

from __future__ import annotations

import secrets
import unicodedata

from bordspil.match.match import clean_name
from bordspil.server.errors import TableError

LONGEST = 30
# Letters and digits that are not mixed up when read aloud or written down.
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
# So many marks may stand on one letter: a tower of them would cover the lines above.
MOST_MARKS = 3
# Letters that nobody sees: a name of them looks like none, or like another's.
UNSEEN = frozenset("\u115f\u1160\u3164\uffa0")


def checked_name(name: str) -> str:
    """A name that can be shown anywhere, or an error where nothing of it is left.

    >>> checked_name("  Þórdís \\u202e ")
    'Þórdís'
    """
    kept, marks = [], 0
    for sign in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if marks <= MOST_MARKS and sign not in UNSEEN:
            kept.append(sign)
    cleaned = " ".join(clean_name("".join(kept)).split())[:LONGEST].strip()
    if not any(sign.isalnum() for sign in cleaned):
        raise TableError("a name needs at least one letter or digit", reason="name-empty")
    return cleaned


def new_code() -> str:
    """A table's code: one of 800 thousand million."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(code: str) -> str:
    """A code as it was typed, in the form that we keep.

    >>> read_code("abcd-efgh")
    'ABCDEFGH'
    """
    return "".join(sign for sign in code.upper() if sign.isalnum())


def new_id() -> str:
    """An id for a table, a person, a record or a key: 128 bits."""
    return secrets.token_urlsafe(16)
