"""Who wins a sushi game (winners.pxd has the same function as inline C)."""

from __future__ import annotations

from collections.abc import Sequence


def winners_by_score(scores: Sequence[int], puddings: Sequence[int], seat_count: int) -> int:
    """The seats with the most points and, among those, the most puddings, one bit each.

    >>> winners_by_score([9, 12, 12], [5, 1, 1], 3)
    6
    """
    ranks = [(scores[seat], puddings[seat]) for seat in range(seat_count)]
    return sum([1 << seat for seat, rank in enumerate(ranks) if rank == max(ranks)])
