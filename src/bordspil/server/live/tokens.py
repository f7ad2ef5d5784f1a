"""Tokens that prove who someone is at a table. They are signed, so nobody can forge one."""

from __future__ import annotations

import hashlib
import hmac

from itsdangerous import Signer

from bordspil.server.errors import NoSuchTable


class Tokens:
    """A signer and reader of tokens, with the server's secret; signatures are compared in constant time."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(
            secret, salt="bordspil.person", digest_method=hashlib.sha256, key_derivation="hmac"
        )

    def make(self, table_id: str, person: str) -> str:
        """The token of a person at a table."""
        return self._signer.sign(f"{table_id}:{person}").decode()

    def read(self, token: str) -> tuple[str, str]:
        """The table and person of a token; raises NoSuchTable if we didn't sign it."""
        named = token.rpartition(".")[0]
        try:
            # Sign again and compare as text: in base64, different letters can mean the same bytes.
            is_ours = hmac.compare_digest(self._signer.sign(named), token.encode())
        except UnicodeError:
            is_ours = False
        if not is_ours:
            raise NoSuchTable("this token is none of ours", reason="bad-token")
        table_id, _, person = named.partition(":")
        return table_id, person
