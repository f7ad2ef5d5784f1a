"""Names that people choose, and ids, codes and keys that can't be guessed."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection

from bordspil.match.match import clean_name
from bordspil.server.errors import TableError

LONGEST = 30
# Letters and digits that are hard to confuse when read aloud or written down.
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
# Combining marks allowed per letter: a stack of them would cover the lines above.
MOST_MARKS = 3
# Invisible letters: a name made of them would look empty, or like someone else's.
INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0")


def checked_name(name: str) -> str:
    """The name, cleaned so that it can be shown anywhere; raises TableError if nothing is left.

    >>> checked_name("  Þórdís \\u202e ")
    'Þórdís'
    """
    kept, marks = [], 0
    for char in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if marks <= MOST_MARKS and char not in INVISIBLE:
            kept.append(char)
    cleaned = " ".join(clean_name("".join(kept)).split())[:LONGEST].strip()
    if not any(char.isalnum() for char in cleaned):
        raise TableError("a name needs at least one letter or digit", reason="name-empty")
    return cleaned


def distinct_name(name: str, others: Collection[str]) -> str:
    """The name, with a number if someone else at the table already has it.

    >>> distinct_name("Anna", ["Anna", "Jón"])
    'Anna 2'
    """
    number, wanted = 1, name
    while name in others:
        number += 1
        name = f"{wanted} {number}"
    return name


def new_code() -> str:
    """A random table code: one of about 850 billion."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(code: str) -> str:
    """Normalize a code that someone typed.

    >>> read_code("abcd-efgh")
    'ABCDEFGH'
    """
    return "".join(char for char in code.upper() if char.isalnum())


def new_id() -> str:
    """A random id of 128 bits, for a table, person, record or key."""
    return secrets.token_urlsafe(16)
