"""The server sends what an earlier version sent, byte for byte, and writes the same journal and records.

Only ids, tokens, timestamps and remaining times may differ. If you change messages or texts on purpose,
rewrite the sessions with `python -m tests.server.live.test_earlier_wire`, and say so in the commit.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import tempfile
from pathlib import Path
from typing import Any

import pytest

from bordspil.wire.schema import json_schema
from tests.server.live.wire_sessions import SCRIPTS, recorded

FILE = sorted((Path(__file__).parents[2] / "earlier").glob("*/wire.json.xz"))[-1]
EARLIER: dict[str, Any] = json.loads(lzma.decompress(FILE.read_bytes()))


def schema() -> str:
    """The JSON schema of all messages as text."""
    return json.dumps(json_schema(), indent=2, ensure_ascii=False)


def test_the_schema_of_all_messages_has_not_changed() -> None:
    assert schema() == EARLIER["schema"]


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_session_has_not_changed_by_a_byte(name: str, tmp_path: Path) -> None:
    steps, before = asyncio.run(recorded(name, tmp_path)), EARLIER["sessions"][name]
    for number, (step, earlier) in enumerate(zip(steps, before, strict=False)):
        assert step == earlier, f"step {number}"
    assert len(steps) == len(before)


def write() -> None:
    """Rewrite all sessions."""
    sessions = {}
    for name in SCRIPTS:
        with tempfile.TemporaryDirectory() as folder:
            sessions[name] = asyncio.run(recorded(name, Path(folder)))
    text = json.dumps({"schema": schema(), "sessions": sessions}, ensure_ascii=False, separators=(",", ":"))
    FILE.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    write()
