"""A text that many clients request, compressed once."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response


@dataclass(frozen=True)
class Compressed:
    """A text, plain and gzipped, with its ETag."""

    plain: bytes
    gzipped: bytes
    tag: str

    @classmethod
    def of(cls, text: str) -> Compressed:
        """Compress a text."""
        plain = text.encode()
        return cls(plain, gzip.compress(plain, mtime=0), hashlib.sha256(plain).hexdigest()[:16])

    def answer(self, request: Request, kind: str, cache_control: str, status: int = 200) -> Response:
        """The text, gzipped if the client accepts that; 304 if the client already has it."""
        use_gzip = "gzip" in request.headers.get("accept-encoding", "")
        tag = f'"{self.tag}-gz"' if use_gzip else f'"{self.tag}"'
        headers = {"cache-control": cache_control, "vary": "accept-encoding", "etag": tag}
        if status == 200 and request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        if use_gzip:
            headers["content-encoding"] = "gzip"
        return Response(self.gzipped if use_gzip else self.plain, status, headers, f"{kind}; charset=utf-8")
