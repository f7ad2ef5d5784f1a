"""Who the bots are: everyone has a name and a face of their own."""

from __future__ import annotations

import itertools

import pytest

from bordspil.bots.cast import CAST, Character, candidates, cast_of, choose, name_key, recorded_cast
from bordspil.bots.levels import BOTS, LEVELS
from bordspil.locales import LANGUAGES, Localizer

NAMES = [character.name for character in CAST]


def cast(levels: list[str | None], names: list[str]) -> list[Character]:
    return [character for character in cast_of(levels, names) if character is not None]


def test_every_level_has_characters_of_its_own() -> None:
    assert {character.level for character in CAST} == set(LEVELS)
    assert all([each.level for each in candidates(level)[:3]] == [level] * 3 for level in LEVELS)
    assert all(sorted(each.name for each in candidates(bot)) == sorted(NAMES) for bot in BOTS)


def test_names_are_short_and_can_be_told_apart_in_any_script() -> None:
    assert len({name_key(name) for name in NAMES}) == len(NAMES) == 12
    assert all(name.isascii() and name.istitle() and 3 <= len(name) <= 6 for name in NAMES)


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("level", BOTS)
def test_bots_of_one_level_never_share_a_character(level: str, count: int) -> None:
    found = cast([level] * count, [])
    assert len({character.name for character in found}) == count
    # Only when a level has too few does it borrow.
    assert [character.level for character in found][:3] == [found[0].level] * min(3, count)


@pytest.mark.parametrize("people", range(1, 12))
def test_bots_never_have_a_persons_name(people: int) -> None:
    for first, level in itertools.product(range(12), LEVELS):
        names = [NAMES[(first + each) % 12].upper() for each in range(people)]
        found = {character.name for character in cast([level] * (12 - people), names)}
        assert len(found) == 12 - people
        assert not {name_key(name) for name in found} & {name_key(name) for name in names}


def test_in_a_crowd_of_visitors_the_names_of_those_in_seats_matter_most() -> None:
    taken = [character for character in CAST if character.name not in ("Otto", "Nina")]
    assert choose("family", taken, ["Otto"], NAMES).name == "Nina"
    assert choose("family", taken, ["Otto", "Nina"], NAMES).name == "Otto"


def test_names_that_are_easily_mixed_up_are_the_same() -> None:
    assert choose("family", [], ["lóla Þórsdóttir"], first=0).name == "Otto"


def test_tables_begin_with_different_characters() -> None:
    assert {choose("master", [], first=first).name for first in range(3)} == {"Axel", "Oda", "Rex"}


def test_early_records_call_bots_by_their_level() -> None:
    names = ["Anna", "master", "master 2", "Otto", "greedy"]
    found = [character and character.name for character in recorded_cast(names)]
    assert found == [None, "Axel", "Oda", None, "Lola"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_word(language: str) -> None:
    say = Localizer(language)
    assert all(say(f"level-{bot}") != f"level-{bot}" for bot in BOTS)
