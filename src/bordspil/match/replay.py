"""Replaying a record: the full story of a match, and what is wrong with a record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bordspil.core.errors import BadRecord, GameError
from bordspil.core.event import Event
from bordspil.core.to_data import to_json
from bordspil.games import find_game
from bordspil.match import fairness
from bordspil.match.match import Match
from bordspil.match.record import LINK, Record, RecordedMove

Step = tuple[RecordedMove | None, tuple[Event, ...]]


@dataclass(frozen=True)
class Problem:
    """Something wrong in a record: where, and the error."""

    place: str
    error: GameError

    def __str__(self) -> str:
        return f"{self.place}: {self.error}"


def reopen(record: Record) -> Match:
    """Set up the match of a record as it was before the first move."""
    _expect_record(record)
    if record.seed is None:
        raise BadRecord(
            "seed: the match was not over, so its seed is not known and it can't be played again",
            reason="record-unfinished",
            place="seed",
        )
    game = find_game(record.game).with_rules(record.rules)
    options = game.options.from_data(record.options)
    return Match(
        game,
        len(record.seats),
        options,
        seed=bytes.fromhex(record.seed),
        names=record.seats,
        players=record.players,
    )


def replay(record: Record, match: Match | None = None) -> Iterator[Step]:
    """Yield the deal (with no move), then every move with its events; raises BadRecord at an illegal move.

    Pass a reopened match if you want to look at it afterwards.
    """
    match = match or reopen(record)
    yield None, match.story()
    for number, made in enumerate(record.moves, 1):
        try:
            yield made, match.enter(made)
        except GameError as problem:
            raise BadRecord(
                f"move {number}: {problem}", reason="record-illegal", place=f"move {number}", why=str(problem)
            ) from problem


def transcript(record: Record) -> dict[str, Any]:
    """The whole match as plain data: every deal, choice, reveal, pass and score with its reasons."""
    _expect_record(record)
    steps = [
        {
            "move": None if move is None else move.as_data(),
            "events": [event.as_data() for event in events],
        }
        for move, events in replay(record)
    ]
    return {**record.as_data(), "steps": steps}


def verify(record: Record) -> list[Problem]:
    """Everything that is wrong with a record; an empty list if it is valid."""
    _expect_record(record)
    return [*_check_chain(record), *_check_play(record)]


def _expect_record(record: Record) -> None:
    if not isinstance(record, Record):
        raise TypeError(f"expected a Record (see Record.from_data), not {type(record).__name__}")


def _check_chain(record: Record) -> Iterator[Problem]:
    """The first link of the chain that is wrong: something was changed there after it was written."""
    last = len(record.moves) + 1
    for number, link in enumerate(record.links()):
        if record.chain[number * LINK : (number + 1) * LINK] != link:
            place = "head" if number == 0 else "end" if number == last else f"move {number}"
            changed = BadRecord("changed after the record was written", reason="record-changed", place=place)
            yield Problem(place, changed)
            return


def _check_play(record: Record) -> Iterator[Problem]:
    try:
        match = reopen(record)
    except BadRecord as problem:
        yield Problem("seed", problem)
        return
    except GameError as problem:
        yield Problem("head", problem)
        return
    assert record.seed is not None
    if not fairness.keeps_commitment(bytes.fromhex(record.seed), record.commitment):
        yield Problem("seed", BadRecord("does not match the commitment", reason="record-seed", place="seed"))
    for number, made in enumerate(record.moves, 1):
        try:
            if made.timed_out:
                _check_timeout(match, made)
            match.enter(made)
        except GameError as problem:
            yield Problem(f"move {number}", problem)
            return
    yield from _check_repeats(match, record)
    yield from _check_outcome(match, record)


def _check_timeout(match: Match, made: RecordedMove) -> None:
    view = match.view(made.seat)
    right = str(match.game.default_move(view)) if view.legal_moves else made.text
    if made.text != right:
        raise BadRecord(
            f"a move after a time-out is {right!r} here, not {made.text!r}",
            reason="record-timeout",
            right=right,
            move=made.text,
        )


def _check_repeats(match: Match, record: Record) -> Iterator[Problem]:
    """A match never records a choice that was taken back, or the same one twice."""
    written = match.record().moves if match.is_over else record.moves
    if len(written) != len(record.moves):
        differs = [said != right for said, right in zip(record.moves, (*written, None), strict=False)]
        number = differs.index(True) + 1 if True in differs else len(record.moves)
        repeated = BadRecord("a move that is there twice or was taken back", reason="record-repeated")
        yield Problem(f"move {number}", repeated)


def _check_outcome(match: Match, record: Record) -> Iterator[Problem]:
    outcome = match.outcome
    if outcome is None:
        early = BadRecord("the match is not over after the last move", reason="record-not-over", place="end")
        yield Problem("end", early)
        return
    right, said = outcome.as_data(), record.outcome or {}
    for key in sorted(right.keys() | said.keys()):
        # Compare as text: a match never writes 47.0 or true, even though Python finds them equal to 47 and 1.
        given, true = (to_json(data[key]) if key in data else "–" for data in (said, right))
        if given != true:
            wrong = BadRecord(
                f"says {given}, but the moves give {true}",
                reason="record-outcome",
                said=given[:200],
                right=true[:200],
            )
            yield Problem(f"outcome, {key}", wrong)
