"""Values that are given as a file, JSON or TOML."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

from bordspil.cli.desk import Desk, Failure

# No sensible option is longer; a wrong file must not fill the memory.
LONGEST = 1_000_000


def read_json(text: str) -> object:
    """JSON whose keys stand once each: readers differ in which of two they take."""

    def once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
        if len(dict(pairs)) < len(pairs):
            raise ValueError("a key stands twice")
        return dict(pairs)

    return json.loads(text, object_pairs_hook=once_each)


READERS: dict[str, Callable[[str], object]] = {"JSON": read_json, "TOML": tomllib.loads}


def read_data_file(path: Path, desk: Desk) -> object:
    """The plain data in a file; says what is wrong with a file that has none."""
    with path.open("rb") as file:
        content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise Failure(desk.say("data-file-too-long", file=str(path)))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Failure(desk.say("data-file-not-text", file=str(path))) from None
    # The ending tells which it is meant to be; without one, either will do.
    meant = [name for name in READERS if path.suffix.lower() == f".{name.lower()}"]
    lines = []
    for name in meant or READERS:
        try:
            return READERS[name](text)
        except (ValueError, RecursionError) as problem:
            line = re.search(r"line (\d+)", str(problem))
            lines.append(int(line[1]) if line else text.count("\n") + 1)
    formats = " / ".join(meant or READERS)
    raise Failure(desk.say("data-file-unreadable", file=str(path), formats=formats, line=max(lines)))
