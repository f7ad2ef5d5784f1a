"""The features of a team that decide its chance to win: what it has on the board and in its hands, counted.

Every window open to a team is of one kind. The kind depends on the team's chips there, on how many of the
empty cells its own cards and those of the others cover, and on whether both cards of an empty cell are
discarded, so that only a jack can fill it. As in heuristic.py, the sum of the cells' codes says which kind.
"""

from __future__ import annotations

from bordspil.games.sequence.board import LINE

# The code of a cell for a team: its own chip or a corner; a free cell whose card the team holds, whose card
# another team holds (both can be true), whose two cards are discarded; a chip of another team.
CHIP, OURS, THEIRS, GONE, TAKEN = 1, 6, 36, 216, 1296
SUMS = 6 * TAKEN

# By the chips in a window: up to this many own cards for it make a difference.
MOST_OURS = {0: 3, 1: 3, 2: 3, 3: 2, 4: 1}
NO_KIND = "none"


def kind(chips: int, ours: int, theirs: int, gone: int) -> str:
    """The kind of a window, by the number of cells of each code.

    >>> kind(3, 1, 2, 0), kind(4, 0, 0, 1), kind(0, 1, 0, 0)
    ('3 chips, 1 held, theirs', '4 chips, 0 held, gone', 'none')
    """
    held = min(ours, MOST_OURS.get(chips, 0))
    if chips >= LINE or (chips == 0 and held < 2):
        return NO_KIND
    if chips == 0:
        return f"0 chips, {held} held"
    if gone:
        return f"{chips} chips, {min(held, 1) if chips == 3 else 0} held, gone"
    return f"{chips} chips, {held} held{', theirs' if theirs else ''}"


def kinds() -> list[str]:
    """The kind of every sum of codes; none if another team has a chip there."""
    found = []
    for total in range(SUMS):
        taken, rest = divmod(total, TAKEN)
        gone, rest = divmod(rest, GONE)
        theirs, rest = divmod(rest, THEIRS)
        ours, chips = divmod(rest, OURS)
        possible = not taken and chips + max(ours, theirs) + gone <= LINE
        found.append(kind(chips, ours, theirs, gone) if possible else NO_KIND)
    return found


# The features of a team: a constant, its windows by kind, then its jacks and what it can do at once.
_KINDS = kinds()
KINDS: tuple[str, ...] = (NO_KIND, *sorted(set(_KINDS) - {NO_KIND}))
KIND_OF: list[int] = [KINDS.index(each) for each in _KINDS]
EXTRAS = ("wild", "two wild", "remover", "two removers", "completes", "two fours", "covered three")
FEATURE_NAMES: tuple[str, ...] = ("itself", *KINDS[1:], *EXTRAS)
# Kinds by number: fours, fours that the team holds the card for, and threes with both cards held.
FOURS = [number for number, name in enumerate(KINDS) if name.startswith("4 chips")]
FOURS_HELD = [number for number in FOURS if "1 held" in KINDS[number]]
THREES_HELD = [number for number, name in enumerate(KINDS) if name.startswith("3 chips, 2 held")]
