"""A text that many ask for: compressed once for all of them."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response


@dataclass(frozen=True)
class Pressed:
    """A text as it goes over the line, plain and compressed."""

    plain: bytes
    small: bytes
    tag: str

    @classmethod
    def of(cls, text: str) -> Pressed:
        """Compresses a text."""
        plain = text.encode()
        return cls(plain, gzip.compress(plain, mtime=0), hashlib.sha256(plain).hexdigest()[:16])

    def answer(self, request: Request, kind: str, kept: str, status: int = 200) -> Response:
        """The text, compressed if the browser understands; only its tag if the browser has it."""
        is_small = "gzip" in request.headers.get("accept-encoding", "")
        tag = f'"{self.tag}-gz"' if is_small else f'"{self.tag}"'
        headers = {"cache-control": kept, "vary": "accept-encoding", "etag": tag}
        if status == 200 and request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        if is_small:
            headers["content-encoding"] = "gzip"
        return Response(self.small if is_small else self.plain, status, headers, f"{kind}; charset=utf-8")
