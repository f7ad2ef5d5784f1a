"""Every key the page uses has a message, and every message for the page is used."""

from __future__ import annotations

import re

import pytest

from tests.helpers.languages import SHIPPED
from tests.locales.test_catalogues import ROOT, SOURCE, literals, messages, page_files, page_keys

# The catalogues that only the page uses, except for a few messages of the server.
PAGE_ONLY = ("after", "pad", "page")
KEY = re.compile(r"['`]([a-z]+(?:-[a-z0-9_]+)+)['`]")
# Where keys appear, and what ends that: in calls, in tables of keys, or in a field named key.
GIVEN = {r"\b(?:say|knows)\(": ",", r"\b[A-Z_]*KEYS\b[^=]*=\s*\{": "", r"\bkey: ": ",\n"}


def given(text: str) -> set[str]:
    """The keys in a source: `say(two ? 'go-ask-two' : 'prompt-one', { … })` has two."""
    keys: set[str] = set()
    for where, ends in GIVEN.items():
        for found in re.finditer(where, text):
            depth, end = 0, found.end()
            while end < len(text) and depth >= 0 and not (depth == 0 and text[end] in ends):
                depth += (text[end] in "({[") - (text[end] in ")}]")
                end += 1
            keys |= set(KEY.findall(text[found.end() : end]))
    return keys


def test_keys_are_found_however_they_are_written() -> None:
    source = """
      say(
        two ? 'go-ask-two' : 'prompt-one', { why: 'not-a-key' }); say(`page-x-${name}`);
      const ROLE_KEYS: Record<Role, string> = {
        first: 'go-role-first',
        second: 'go-role-second',
      };
      { key: 'coach-one', when: (view) => view.event === 'also-none' },
    """
    assert given(source) == {"go-ask-two", "prompt-one", "go-role-first", "go-role-second", "coach-one"}


def test_every_key_the_page_uses_has_a_message() -> None:
    known = messages("en")
    missing = {
        (str(file.relative_to(ROOT)), key)
        for file in page_files()
        for key in given(file.read_text(encoding="utf-8")) - known.keys()
    }
    assert sorted(missing) == []


@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize("catalogue", PAGE_ONLY)
def test_every_message_for_the_page_is_used_there(language: str, catalogue: str) -> None:
    text = (SOURCE / "locales" / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"(?m)^([a-z][a-z0-9_-]*) =", text))
    assert len(keys) > 30
    used_by_server = literals() | {f"error-{literal}" for literal in literals()}
    assert sorted(keys - page_keys(keys) - used_by_server) == []


def test_the_page_contains_no_hard_coded_text() -> None:
    """Text between tags and in labels comes from the catalogues, except for names and symbols."""
    names = {"Bordspil", "Gallery"}
    found = []
    for file in page_files():
        if file.suffix != ".svelte" or file.name == "Gallery.svelte":
            continue
        markup = re.sub(
            r"(?s)<(script|style)\b.*?</\1>|<!--.*?-->|<svg\b.*?</svg>|&\w+;", "", file.read_text("utf-8")
        )
        while markup != (bare := re.sub(r"\{[^{}]*\}", "", markup)):
            markup = bare
        words = re.findall(r">\s*([^<>]*?[A-Za-z]{3,}[^<>]*?)\s*<", markup)
        words += re.findall(r'\b(?:aria-label|title|placeholder|alt)="([^"]*[A-Za-z]{3,}[^"]*)"', markup)
        found += [(file.name, word) for word in words if not set(re.findall(r"[A-Za-z]{3,}", word)) <= names]
    assert found == []
