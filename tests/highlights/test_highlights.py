"""The story of a match: three sentences, true of it, never the same twice, the decisive one last."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bordspil.core.highlight import Highlight
from bordspil.core.to_data import to_data
from bordspil.games import find_game, message_folders
from bordspil.locales import Localizer
from tests.helpers.languages import SHIPPED
from tests.highlights import judge_sequence, judge_sushi
from tests.highlights.finished import Data, finished
from tests.teaching.positions import GAMES

JUDGES = {"sushi-go": judge_sushi, "sushi-roll": judge_sushi, "sequence": judge_sequence}
MATCHES = {"sushi-go": 150, "sushi-roll": 100, "sequence": 60}
SENTENCES = 3
# Three lines of a phone.
MOST_LETTERS = 118
NAMES = ["Emma", "Mochi", "Kira", "Otto", "Saga", "Hugo", "Mila", "Axel", "Nina", "Rex", "Oda", "Tumi"]
SPEAKERS = {language: Localizer(language, message_folders()) for language in SHIPPED}


def facts_of(highlight: Highlight) -> Data:
    return {name: to_data(fact) for name, fact in highlight.facts}


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_is_true_and_says_something_new(name: str) -> None:
    judge, game = JUDGES[name], find_game(name)
    faults: list[str] = []
    met: Counter[str] = Counter()
    for played in finished(name, MATCHES[name]):
        outcome = played.match.outcome
        assert outcome is not None
        found = game.highlights(played.match.events(None), outcome)
        assert found == game.highlights(played.match.events(None), outcome)
        *moments, decisive = found.story
        met.update(each.key for each in found.story)
        if len(found.story) != SENTENCES:
            faults.append(f"{len(found.story)} sentences: {found.story}")
        for verdicts, highlights in ((judge.STORY, moments), (judge.DECISIVE, [decisive])):
            for each in highlights:
                if each.key not in verdicts or not verdicts[each.key](facts_of(each), played):
                    faults.append(f"not true: {each}")
        told = [judge.about(each.key, facts_of(each)) for each in found.story]
        if sum(map(len, told)) != len(set().union(*told)):
            faults.append(f"said twice: {found.story}")
        assert len(found.closeness) == played.match.seat_count
        for seat, near in enumerate(found.closeness):
            if near is None or not judge.close(near.key, facts_of(near), seat, played):
                faults.append(f"not how close seat {seat} was: {near} {played.scores}")
            met.update([near.key] if near else [])
    assert faults == [], "\n".join(faults[:10])
    assert len(met) >= 12, met


@pytest.mark.parametrize("name", GAMES)
def test_the_story_is_short_in_every_language(name: str) -> None:
    game = find_game(name)
    faults = []
    for played in finished(name, MATCHES[name] // 3):
        outcome = played.match.outcome
        assert outcome is not None
        found = game.highlights(played.match.events(None), outcome)
        for language, say in SPEAKERS.items():
            for each in [*found.story, *(near for near in found.closeness if near)]:
                text = game.text.seen(each, NAMES, say)
                if len(text) > MOST_LETTERS or re.search(r"[{}$]|[a-z]-(story|close)-", text):
                    faults.append(f"{language}, {len(text)}: {text}")
    assert faults == [], "\n".join(faults)
