"""Who plays whom and where they sit: line-ups of bots, their rotations, and the seats of a side."""

from __future__ import annotations

from itertools import combinations

from bordspil.core.errors import GameError


class BadLineUp(GameError):
    """Bots that can't form line-ups."""

    code = "bad-line-up"


def filled(bots: tuple[str, ...], side_count: int) -> tuple[str, ...]:
    """A bot for each side: the list, repeated as often as needed.

    >>> filled(("a", "b"), 4)
    ('a', 'b', 'a', 'b')
    """
    return tuple(bots[side % len(bots)] for side in range(side_count))


def line_ups(bots: tuple[str, ...], side_count: int) -> tuple[tuple[str, ...], ...]:
    """All line-ups: one if the bots fit the sides, else every combination of as many bots as sides.

    >>> line_ups(("a", "b", "c"), 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> line_ups(("a", "b", "b"), 4)
    (('a', 'b', 'b', 'a'),)
    """
    if len(set(bots)) < 2:
        raise BadLineUp("a tournament needs at least two different bots", reason="line-up-alone")
    if len(bots) <= side_count:
        return (filled(bots, side_count),)
    if len(set(bots)) < len(bots):
        twice = next(bot for index, bot in enumerate(bots) if bot in bots[:index])
        raise BadLineUp(
            f"{twice} is named twice; with more bots than sides, name each once",
            reason="line-up-twice",
            name=twice,
        )
    return tuple(combinations(bots, side_count))


def rotations(line_up: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The line-up rotated around the table, each distinct seating once.

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
