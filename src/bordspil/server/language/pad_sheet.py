"""A score pad as a wire message, in a person's language."""

from __future__ import annotations

from collections.abc import Mapping

from bordspil.core.game import Game
from bordspil.core.outcome import Outcome
from bordspil.core.pad import Page
from bordspil.locales import Localizer
from bordspil.server.language.localized import text_block
from bordspil.server.language.speakers import speaker
from bordspil.server.tables.pad import Change, Pad
from bordspil.wire import messages as m

# How many of the latest changes the sheet shows.
CHANGES = 100


def sheet(game: Game, pad: Pad, language: str | None) -> m.Sheet:
    """The whole pad, in words and numbers."""
    say, pages, score = speaker(language), pad.pages, pad.score()
    names = (*pad.players, *[say(f"{label}-name") for label in pad.plan.extras])
    shown = []
    for number, page in enumerate(pages):
        scored = score.pages[number] if number < len(score.pages) else None
        event = None if scored is None else scored.event
        blocks = [] if event is None else game.text.scoring(event, tuple(pad.players), None, say)
        shown.append(
            m.SheetPage(
                title=page.title(say),
                number=page.number,
                things=tuple([m.SheetThing(each.name, each.label(say), each.most) for each in page.things]),
                rows=tuple([written(pad.row(number, player)) for player in range(len(names))]),
                points=(0,) * len(names) if scored is None else scored.points,
                event=None if event is None else event.as_data(),
                blocks=tuple([text_block(block) for block in blocks]),
            )
        )
    return m.Sheet(
        players=names,
        extras=len(pad.plan.extras),
        pages=tuple(shown),
        totals=tuple([say(pad.plan.total_key, count=count) for count in totals(score.outcome)]),
        outcome=score.outcome.as_data(),
        over=pad.is_over,
        changes=tuple(
            [m.SheetChange(change.when, change_words(change, pages, names, say)) for change in last(pad)]
        ),
    )


def totals(outcome: Outcome) -> list[int]:
    """The score of each row: the players, then the extra rows counted with them."""
    return [*outcome.scores, *[line.score for line in outcome.standings if line.seat is None]]


def last(pad: Pad) -> list[Change]:
    """The latest changes, newest first."""
    return pad.history[: -CHANGES - 1 : -1]


def written(row: Mapping[str, int] | None) -> dict[str, int] | None:
    """A row as plain data."""
    return None if row is None else dict(row)


def change_words(change: Change, pages: tuple[Page, ...], names: tuple[str, ...], say: Localizer) -> str:
    """A change as a line of the history."""
    if change.names is not None:
        return say("pad-named", who=change.who, before=change.names[0], after=change.names[1])
    assert change.page is not None
    page, before, after = pages[change.page], change.before or {}, change.after or {}
    what = [
        f"{thing.label(say)} {before[thing.name]} → {count}"
        if thing.name in before
        else f"{thing.label(say)} {count}"
        for thing in page.things
        if (count := after.get(thing.name, 0)) != before.get(thing.name, 0)
    ]
    facts = {"who": change.who, "player": names[change.player], "page": page.title(say)}
    return say("pad-wrote", **facts, what=", ".join(what)) if what else say("pad-wrote-nothing", **facts)
