"""What the page says it has words for, and what is written for the page is said there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.locales.shipped import SHIPPED
from tests.locales.test_catalogues import PAGE, SOURCE, literals, messages, page_keys

# The catalogues that only the page reads, but for a few messages that the server tells.
PAGE_ONLY = ("after", "pad", "page")
KEY = re.compile(r"['`]([a-z]+(?:-[a-z0-9_]+)+)['`]")
# Where keys are given, and what ends that: said or looked up, kept in a table for later, or named as one.
GIVEN = {r"\b(?:say|knows)\(": ",", r"\b[A-Z_]*KEYS\b[^=]*=\s*\{": "", r"\bkey: ": ",\n"}


def page_files() -> list[Path]:
    """The page's own sources, without its tests."""
    files = [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind)]
    return [file for file in files if not file.name.endswith(".test.ts")]


def given(text: str) -> set[str]:
    """The keys that a source gives: `say(two ? 'go-ask-two' : 'prompt-one', { … })` has two."""
    keys: set[str] = set()
    for where, ends in GIVEN.items():
        for found in re.finditer(where, text):
            depth, end = 0, found.end()
            while end < len(text) and depth >= 0 and not (depth == 0 and text[end] in ends):
                depth += (text[end] in "({[") - (text[end] in ")}]")
                end += 1
            keys |= set(KEY.findall(text[found.end() : end]))
    return keys


def test_a_key_is_found_however_it_is_chosen() -> None:
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


def test_every_key_that_the_page_says_has_words() -> None:
    known = messages("en")
    missing = {
        (str(file.relative_to(PAGE)), key)
        for file in page_files()
        for key in given(file.read_text(encoding="utf-8")) - known.keys()
    }
    assert sorted(missing) == []


@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize("catalogue", PAGE_ONLY)
def test_what_is_written_for_the_page_is_said_there(language: str, catalogue: str) -> None:
    text = (SOURCE / "locales" / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"(?m)^([a-z][a-z0-9_-]*) =", text))
    assert len(keys) > 30
    told_by_server = literals() | {f"error-{literal}" for literal in literals()}
    assert sorted(keys - page_keys(keys) - told_by_server) == []


def test_no_text_stands_in_the_page_itself() -> None:
    """Words between tags, or in what is read out, come from the catalogues; names and signs are no words."""
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
