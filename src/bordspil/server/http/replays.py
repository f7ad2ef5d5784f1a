"""Replays of finished matches as data for the page, and what is wrong with a record."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from bordspil.bots.cast import recorded_cast, recorded_level
from bordspil.core.errors import GameError
from bordspil.core.text import Block
from bordspil.locales import error_text
from bordspil.match.narration import event_lines
from bordspil.match.player import Player
from bordspil.match.record import Record, RecordedMove
from bordspil.match.replay import reopen, replay, verify
from bordspil.server.errors import BadMessage
from bordspil.server.language.localized import match_names, text_block, worded_about, worded_highlights
from bordspil.server.language.speakers import speaker
from bordspil.server.tables.faces import FACES
from bordspil.wire import messages as m

EVERYONE, SPECTATOR = "all", "spectator"


def problems(text: str, language: str) -> list[dict[str, str]]:
    """What is wrong with a record; empty for a good one."""
    say = speaker(language)
    try:
        found = verify(Record.from_json(text))
    except GameError as problem:
        return [{"place": "head", "reason": problem.reason, "text": error_text(problem, say)}]
    return [
        {"place": each.place, "reason": each.error.reason, "text": error_text(each.error, say)}
        for each in found
    ]


def steps(text: str, perspective: str, language: str, in_words: bool = False) -> dict[str, Any]:
    """A match step by step, as a seat or a spectator saw it, or with nothing hidden (`all`).

    Each step has the move (for other seats only whose it was, unless nothing is hidden), the events as data
    and as lines (with blocks that explain a scoring), and the view afterwards. For `all` that is the
    spectator's view, and `views` has each seat's. `in_words` adds a description of the table, as blocks.
    """
    record = Record.from_json(text)
    seat = read_perspective(perspective, len(record.seats))
    match = reopen(record)
    say, words = speaker(language), match.game.text
    names = match_names(match)
    played = []
    for move, events in replay(record, match):
        shown = [event for event in events if perspective == EVERYONE or event.is_for(seat)]
        step: dict[str, Any] = {
            "move": None if move is None else move_data(move, perspective == EVERYONE or move.seat == seat),
            "events": [event.as_data() for event in shown],
            "lines": [list(event_lines(event, words, names, seat, say)) for event in shown],
            "blocks": [blocks(words.scoring(event, names, seat, say)) for event in shown],
            "view": match.view(seat).as_data(),
        }
        if perspective == EVERYONE:
            step["views"] = [match.view(each).as_data() for each in range(len(record.seats))]
        if in_words:
            step["table"] = blocks(words.table(match.view(seat), names, say))
        played.append(step)
    story, closeness = worded_highlights(match, names, say)
    return {
        "game": record.game,
        "options": record.options,
        "names": list(names),
        "faces": faces(record),
        "sides": list(match.game.sides(len(record.seats), match.options)),
        "perspective": perspective,
        "outcome": record.outcome,
        "highlights": {"story": story, "closeness": closeness},
        "steps": played,
    }


def faces(record: Record) -> list[dict[str, Any]]:
    """How the players looked; in an early record that doesn't say so, bots are known by their names."""
    if record.players is not None:
        return [player.as_data() for player in record.players]
    found = []
    for seat, (name, character) in enumerate(zip(record.seats, recorded_cast(record.seats), strict=True)):
        level = recorded_level(name)
        face = FACES[seat % len(FACES)] if character is None else character.face
        found.append(Player(face, seat, level).as_data())
    return found


def about(text: str, perspective: str, language: str, step: str, piece: str) -> m.About:
    """What a seat or a spectator could know about a piece after a step of a match."""
    record = Record.from_json(text)
    seat = read_perspective(perspective, len(record.seats))
    last = read_step(step, len(record.moves))
    match, say = reopen(record), speaker(language)
    for _ in islice(replay(record, match), last + 1):
        pass
    return worded_about(match.game, match.view(seat), piece, match_names(match), say)


def read_step(text: str, moves: int) -> int:
    """The number of a step: 0 for the deal, then one for each move."""
    if text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= moves:
        return int(text)
    raise BadMessage(f"at must be 0…{moves}", reason="bad-query", name="at", right=f"0…{moves}")


def read_perspective(text: str, seat_count: int) -> int | None:
    """The seat of a perspective; None for a spectator and for everyone."""
    if text in (EVERYONE, SPECTATOR):
        return None
    for seat in range(seat_count):
        if text == str(seat):
            return seat
    right = f"0…{seat_count - 1} | {SPECTATOR} | {EVERYONE}"
    raise BadMessage(f"seat must be {right}", reason="bad-query", name="seat", right=right)


def move_data(move: RecordedMove, is_open: bool) -> dict[str, Any]:
    """A move; if it was hidden at the time, only whose it was."""
    return {"seat": move.seat, "text": move.text if is_open else None, "timed_out": move.timed_out}


def blocks(made: Sequence[Block]) -> list[m.TextBlock]:
    """Text blocks as wire messages."""
    return [text_block(block) for block in made]
