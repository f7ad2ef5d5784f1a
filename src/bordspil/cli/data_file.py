"""Options given as a JSON or TOML file."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

from bordspil.cli.context import Context, Failure

# No sensible option is longer, and a wrong file must not fill the memory.
MAX_BYTES = 1_000_000


def read_json(text: str) -> object:
    """Parse JSON; duplicate keys are an error, since parsers differ in which one they keep."""

    def without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
        if len(dict(pairs)) < len(pairs):
            raise ValueError("duplicate key")
        return dict(pairs)

    return json.loads(text, object_pairs_hook=without_duplicates)


READERS: dict[str, Callable[[str], object]] = {"JSON": read_json, "TOML": tomllib.loads}


def read_data_file(path: Path, context: Context) -> object:
    """Read the data in a file; raises a Failure that says what is wrong with it."""
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise Failure(context.say("data-file-too-long", file=str(path)))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Failure(context.say("data-file-not-text", file=str(path))) from None
    # The extension says which format it is; without one, try both.
    meant = [name for name in READERS if path.suffix.lower() == f".{name.lower()}"]
    lines = []
    for name in meant or READERS:
        try:
            return READERS[name](text)
        except (ValueError, RecursionError) as problem:
            line = re.search(r"line (\d+)", str(problem))
            lines.append(int(line[1]) if line else text.count("\n") + 1)
    formats = " / ".join(meant or READERS)
    raise Failure(context.say("data-file-unreadable", file=str(path), formats=formats, line=max(lines)))
