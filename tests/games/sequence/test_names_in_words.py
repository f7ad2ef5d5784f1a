"""Teams and lines in words."""

from __future__ import annotations

import re

import pytest

from bordspil.bots.advice import Advice, RankedMove
from bordspil.bots.hint import Hint
from bordspil.core.errors import GameError
from bordspil.core.reason import Fact
from bordspil.games import all_games, message_folders
from bordspil.games.sequence import GAME
from bordspil.games.sequence.moves import Ruling
from bordspil.games.sequence.text import OF_PLAYER, SequenceText, team_name
from bordspil.locales import LANGUAGES, Localizer, error_text
from bordspil.match.match import Match


def test_teams_are_counted_from_1_in_words_and_in_typed_rulings() -> None:
    assert [team_name(team) for team in range(3)] == ["1", "2", "3"]
    for say in [Localizer(language, message_folders()) for language in LANGUAGES]:
        rulings = (Ruling(0), Ruling(1))
        for team in (1, 2):
            ruling = GAME.text.ruling(f"ruling {team}", rulings, say)
            assert ruling == rulings[team - 1]
            # Records count teams from 0.
            assert str(ruling) == f"ruling {team - 1}"
        with pytest.raises(GameError) as refused:
            GAME.text.ruling("ruling 0", rulings, say)
        assert error_text(refused.value, say).endswith("ruling 1, ruling 2")
        assert GAME.text.ruling("pass", rulings, say) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_call_a_team_of_one_player_by_name(language: str) -> None:
    say = Localizer(language, message_folders())
    facts: list[tuple[str, Fact]] = [
        ("card", "4♣"),
        ("cell", "c2"),
        ("held", 3),
        ("line", "c1-c5"),
        ("cells", ("c2", "c3")),
        ("team", 1),
    ]
    for key in OF_PLAYER:
        duel = SequenceText().hint(key, facts, ["Anna", "Ewa"], say)
        assert "Ewa" in duel
        assert not re.search(r"[{}$(]|\b[12]\b", duel), duel
        assert "2" in SequenceText().hint(key, facts, ["Anna", "Ewa", "Jón", "Sol"], say)


@pytest.mark.parametrize(
    ("language", "words", "heading"),
    [
        ("en", "likely lines: 1.3", "Likely lines"),
        ("is", "líklegar raðir 1,3", "Líklegar raðir"),
        ("es", "líneas probables: 1,3", "Líneas probables"),
        ("pl", "przewidywane linie: 1,3", "Przewidywane linie"),
    ],
)
def test_hints_mention_lines_where_those_of_other_games_mention_points(
    language: str, words: str, heading: str
) -> None:
    say = Localizer(language, message_folders())
    for game in all_games().values():
        match = Match(game, 2, seed=bytes(32))
        view = match.view(match.due()[0])
        hint = Hint(game, Advice((RankedMove(view.legal_moves[0], 0.5, 1.3, 1.0),), ()))
        counts_lines = game is GAME
        assert (words in hint.best((), say)) == counts_lines
        assert (hint.table((), say).headings[2] == heading) == counts_lines
        assert (say("hint-points") in hint.table((), say).headings) != counts_lines
