"""Fluent files as data, to compare languages or start a new one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

# An indented line that was meant to be the next message: Fluent reads it as part of the one above.
SWALLOWED = re.compile(r"\n[ \t]+([a-z][\w-]*)[ \t]*=", re.IGNORECASE)


@dataclass(frozen=True)
class Entry:
    """A message of a file, with the arguments it uses and the messages it refers to."""

    key: str
    text: str
    arguments: frozenset[str]
    quotes: frozenset[str]
    comment: str

    @property
    def swallowed(self) -> list[str]:
        """The keys of messages that became part of this one because their lines are indented."""
        return SWALLOWED.findall(self.text)


@dataclass(frozen=True)
class FluentFile:
    """A Fluent file: its messages, the comments between them, and what can't be parsed."""

    parts: tuple[Entry | str, ...]
    broken: tuple[str, ...]

    @property
    def messages(self) -> Iterator[Entry]:
        """The messages alone."""
        return (part for part in self.parts if isinstance(part, Entry))


class Names(Visitor):
    """The names that a message uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.quotes: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.quotes.add(node.id.name)


def read_fluent_file(file: Path) -> FluentFile:
    """Read a Fluent file."""
    text = file.read_text(encoding="utf-8", errors="replace")
    parts: list[Entry | str] = []
    broken: list[str] = []
    for item in FluentParser().parse(text).body:
        if isinstance(item, ftl.Message):
            parts.append(entry(item, text))
        elif isinstance(item, ftl.Junk):
            broken.append((item.content or "").strip().split("\n")[0])
        elif isinstance(item, ftl.BaseComment):
            marks = {ftl.GroupComment: "##", ftl.ResourceComment: "###"}.get(type(item), "#")
            parts.append(commented(item.content or "", marks))
    return FluentFile(tuple(parts), tuple(broken))


def entry(message: ftl.Message, text: str) -> Entry:
    """The entry for a parsed message of a file's text."""
    names = Names()
    names.visit(message)
    return Entry(
        key=message.id.name,
        text=text[message.id.span.start : message.span.end],  # type: ignore[union-attr]
        arguments=frozenset(names.arguments),
        quotes=frozenset(names.quotes),
        comment="" if message.comment is None else message.comment.content or "",
    )


def commented(text: str, marks: str = "#") -> str:
    r"""A text as a comment.

    >>> commented("go = Go\n\nstop = Stop")
    '# go = Go\n#\n# stop = Stop'
    """
    return "\n".join([f"{marks} {line}".rstrip() for line in text.split("\n")])
