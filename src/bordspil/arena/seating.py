"""Who plays whom, and where they sit: line-ups of bots, their rotations, the seats of a side."""

from __future__ import annotations

from itertools import combinations

from bordspil.core.errors import GameError


class BadLineUp(GameError):
    """Bots that can't be put into line-ups."""

    code = "bad-line-up"


def filled(bots: tuple[str, ...], side_count: int) -> tuple[str, ...]:
    """A bot for each side: the list, again from its first where there are more sides.

    >>> filled(("a", "b"), 4)
    ('a', 'b', 'a', 'b')
    """
    return tuple(bots[side % len(bots)] for side in range(side_count))


def line_ups(bots: tuple[str, ...], side_count: int) -> tuple[tuple[str, ...], ...]:
    """All line-ups: one where the bots fit the sides, else every choice of as many as there are sides.

    >>> line_ups(("a", "b", "c"), 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> line_ups(("a", "b", "b"), 4)
    (('a', 'b', 'b', 'a'),)
    """
    if len(set(bots)) < 2:
        raise BadLineUp("a tournament needs two different bots at least", reason="line-up-alone")
    if len(bots) <= side_count:
        return (filled(bots, side_count),)
    if len(set(bots)) < len(bots):
        twice = next(bot for place, bot in enumerate(bots) if bot in bots[:place])
        raise BadLineUp(
            f"{twice} is named twice; with more bots than sides each is named once",
            reason="line-up-twice",
            name=twice,
        )
    return tuple(combinations(bots, side_count))


def rotations(line_up: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The line-up turned around the table, each different seating once.

    >>> rotations(("a", "b", "a", "b"))
    (('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a'))
    """
    turned = [line_up[-shift:] + line_up[:-shift] for shift in range(len(line_up))]
    return tuple(dict.fromkeys(turned))


def seated(by_side: tuple[str, ...], sides: tuple[int, ...]) -> tuple[str, ...]:
    """The bot of each seat, from the bot of each side.

    >>> seated(("a", "b"), (0, 1, 0, 1))
    ('a', 'b', 'a', 'b')
    """
    return tuple(by_side[side] for side in sides)
