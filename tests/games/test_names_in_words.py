"""Nobody meets a seat or a team counted from 0: in moves, events, reasons, hints, tables or errors."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from bordspil.bots.advice import Advice, RankedMove
from bordspil.bots.hint import Hint
from bordspil.core.errors import GameError
from bordspil.core.game import Game
from bordspil.core.text import Block, Cell
from bordspil.games import all_games
from bordspil.games.sequence import GAME as SEQUENCE
from bordspil.games.sequence.moves import Ruling
from bordspil.games.sequence.text import team_name
from bordspil.games.sushi_go import GAME as SUSHI_GO
from bordspil.games.sushi_roll import GAME as SUSHI_ROLL
from bordspil.games.sushi_roll.moves import Swap
from bordspil.games.sushi_roll.parts import Face
from bordspil.locales import LANGUAGES, Speaker, explained
from bordspil.match.match import Match
from bordspil.match.words import event_lines

# Neither seats nor teams nor anything else that these games count has such a number.
COUNTED_FROM_0 = re.compile(
    r"\b(seat|team|sæti|liði?s?|asiento|equipo|miejsc\w+|drużyn\w+|ruling)\s+0\b", re.IGNORECASE
)
VARIANTS: list[tuple[Game, int, dict[str, object]]] = [
    (SUSHI_GO, 2, {"invisible": True}),
    (SUSHI_GO, 4, {}),
    (SUSHI_ROLL, 3, {}),
    (SEQUENCE, 2, {"no_table_talk": True}),
    (SEQUENCE, 4, {"no_table_talk": True, "advanced": True}),
    (SEQUENCE, 6, {"teams": "3", "draw_yourself": True}),
]
IDS = [f"{game.name}-{seats}" for game, seats, _ in VARIANTS]


def speakers() -> list[Speaker]:
    return [Speaker(language, [game.folder for game in all_games().values()]) for language in LANGUAGES]


@cache
def played(number: int) -> Match:
    """A match played to its end, with rulings where there are any."""
    game, seats, options = VARIANTS[number]
    match = Match(game, seats, game.options.from_data(options), seed=bytes(range(32)))
    turn = 0
    while not match.is_over:
        turn += 1
        if turn % 7 == 0 and match.rulings():
            match.submit(None, match.rulings()[turn % 2])
            continue
        seat = match.due()[0]
        moves = match.view(seat).legal_moves
        match.submit(seat, moves[(turn * 31) % len(moves)])
    return match


def texts(blocks: Sequence[Block]) -> Iterator[str]:
    """All that stands in tables."""
    for block in blocks:
        yield block.title
        yield from block.headings
        for row in block.rows:
            for cells in row:
                yield from [cell.text for cell in ((cells,) if isinstance(cells, Cell) else cells)]


def positions(number: int) -> Iterator[Match]:
    """The match again, at some of its turns."""
    game, seats, options = VARIANTS[number]
    match = Match(game, seats, game.options.from_data(options), seed=bytes(range(32)))
    for place, made in enumerate(played(number).record().moves):
        if place % 9 == 0:
            yield match
        match.submit(made.seat, made.text)


def told(number: int, names: Sequence[str], say: Speaker) -> Iterator[str]:
    """Every move, reason, hint, table and prompt of a match, in the words of people with these names."""
    game = VARIANTS[number][0]
    for match in positions(number):
        for seat in match.due():
            view = match.view(seat)
            yield from [game.text.move(move, names, say) for move in view.legal_moves]
            yield from [cell.text for cell in game.text.choices(view, names, say)]
            yield game.text.prompt(view, say)
            for move in view.legal_moves[:: 1 + len(view.legal_moves) // 8]:
                reasons = game.reasons(view, move)
                hint = Hint(game, Advice((RankedMove(move, 0.5, 1.3, 1.0),), reasons))
                yield hint.best(names, say)
                yield hint.look(names, say)
                yield from texts([hint.table(names, say)])
            if names:
                yield from texts(game.text.typed_table(view, names, say))


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=IDS)
def test_moves_hints_and_tables_know_no_seat_0(number: int) -> None:
    seats = VARIANTS[number][1]
    for say in speakers():
        for names in ((), [f"Player{chr(ord('A') + seat)}" for seat in range(seats)]):
            said = list(told(number, names, say))
            assert len(said) > 50
            assert [text for text in said if COUNTED_FROM_0.search(text)] == []


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=IDS)
def test_events_know_no_seat_0_even_where_nobody_gave_a_name(number: int) -> None:
    match, text = played(number), VARIANTS[number][0].text
    for say in speakers():
        for me in (None, 0):
            for event in match.events(me):
                lines = event_lines(event, text, match.names, me, say)
                lines += list(texts(text.scoring(event, match.names, me, say)))
                assert [line for line in lines if COUNTED_FROM_0.search(line)] == []


@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=IDS)
def test_errors_know_no_seat_0(number: int) -> None:
    """Wrong moves of every kind, each refused in words."""
    match = next(iter(positions(number)))
    wrong = ["tofu", "swap egg for egg of 0", "swap egg for squid of 1", "ruling 0", "7S a1", "pass", "draw"]
    refused = list[tuple[str, GameError]]()
    for text in wrong:
        for seat in (None, *range(match.seat_count), 99):
            try:
                match.submit(seat, text)
            except GameError as problem:
                refused.append((text, problem))
    assert len(refused) > 10
    for say in speakers():
        for text, refusal in refused:
            for names in ((), [f"Player{seat}" for seat in "ABCDEF"]):
                # What was wrong is repeated as it came.
                said = explained(refusal, say, names).replace(text, "…")
                assert not COUNTED_FROM_0.search(said), said
                assert say.knows(f"error-{refusal.reason}")


def test_who_swaps_is_named_or_their_seat_counted_from_1() -> None:
    swap = Swap(Face.EGG, Face.SQUID, 1)
    for say in speakers():
        named = SUSHI_ROLL.text.move(swap, ["Anna", "Jón"], say)
        assert "Jón" in named
        assert not re.search(r"\d", named)
        assert say("page-seat", number=2) in SUSHI_ROLL.text.move(swap, (), say)
    assert Speaker("en").knows("page-seat")


def test_a_team_has_one_name_and_what_is_typed_says_the_same() -> None:
    assert [team_name(team) for team in range(3)] == ["1", "2", "3"]
    for say in speakers():
        rulings = (Ruling(0), Ruling(1))
        for team in (1, 2):
            ruling = SEQUENCE.text.ruling(f"ruling {team}", rulings, say)
            assert ruling == rulings[team - 1]
            # Records keep what they always said.
            assert str(ruling) == f"ruling {team - 1}"
        with pytest.raises(GameError) as refused:
            SEQUENCE.text.ruling("ruling 0", rulings, say)
        assert explained(refused.value, say).endswith("ruling 1, ruling 2")
        assert SEQUENCE.text.ruling("pass", rulings, say) is None


@pytest.mark.parametrize(
    ("language", "words", "heading"),
    [
        ("en", "likely lines: 1.3", "Likely lines"),
        ("is", "líklegar raðir 1,3", "Líklegar raðir"),
        ("es", "líneas probables: 1,3", "Líneas probables"),
        ("pl", "przewidywane linie: 1,3", "Przewidywane linie"),
    ],
)
def test_hints_in_sequence_speak_of_lines_and_elsewhere_of_points(
    language: str, words: str, heading: str
) -> None:
    say = Speaker(language, [game.folder for game in all_games().values()])
    for game in (SEQUENCE, SUSHI_GO, SUSHI_ROLL):
        match = Match(game, 2, seed=bytes(32))
        view = match.view(match.due()[0])
        hint = Hint(game, Advice((RankedMove(view.legal_moves[0], 0.5, 1.3, 1.0),), ()))
        counts_lines = game is SEQUENCE
        assert (words in hint.best((), say)) == counts_lines
        assert (hint.table((), say).headings[2] == heading) == counts_lines
        assert (say("hint-points") in hint.table((), say).headings) != counts_lines
