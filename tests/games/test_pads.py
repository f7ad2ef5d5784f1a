"""What every score pad does."""

from __future__ import annotations

import pytest

from bordspil.core.errors import BadCount
from bordspil.core.pad import ScorePad
from bordspil.games import all_games, message_folders
from bordspil.locales import Localizer
from tests.helpers.games import languages_of

PADS = {
    (game.name, players): game.pad
    for game in all_games().values()
    if game.pad
    for players in game.pad.player_counts
}


def test_there_are_games_with_and_without_a_pad() -> None:
    assert {name for name, _ in PADS} < set(all_games())


@pytest.mark.parametrize(("players", "pad"), [(key[1], pad) for key, pad in PADS.items()], ids=map(str, PADS))
def test_an_empty_pad_scores_nothing_and_is_not_over(players: int, pad: ScorePad) -> None:
    for sheet in ([], [[None] * players]):
        pad.check(players, sheet)
        score = pad.score(players, sheet)
        assert score.outcome.scores == (0,) * players
        assert [page.event for page in score.pages] == [None] * len(sheet)
        assert not pad.is_over(players, sheet)


@pytest.mark.parametrize(("players", "pad"), [(key[1], pad) for key, pad in PADS.items()], ids=map(str, PADS))
def test_counts_beyond_the_box_are_refused(players: int, pad: ScorePad) -> None:
    page = pad.pages(players, [])[0]
    others = [None] * (players - 1)
    for thing in page.things:
        pad.check(players, [[{thing.name: 1}, *others]])
        for wrong in ({thing.name: thing.most + 1}, {thing.name: -1}, {"no-such-thing": 1}):
            with pytest.raises(BadCount):
                pad.check(players, [[wrong, *others]])


@pytest.mark.parametrize("name", sorted({name for name, _ in PADS}))
def test_pages_and_things_have_names_in_every_language(name: str) -> None:
    game = all_games()[name]
    assert game.pad
    for language in languages_of(game):
        say = Localizer(language, message_folders())
        for page in game.pad.pages(game.pad.player_counts[0], []):
            assert say.knows(page.key)
            assert all(say.knows(thing.key) and thing.label(say) for thing in page.things)
        assert say.knows(game.pad.total_key)
