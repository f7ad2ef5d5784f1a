"""What the chance to win goes by: what a team has on the board and in its hands, counted.

Every line of five that is open to a team is of one kind, by its chips there, by how many of the cells still
missing its own cards and those of the others cover, and whether there is a cell whose cards are all gone, so
that only a jack can fill it. As in weights.py, one sum of codes says it all.
"""

from __future__ import annotations

from bordspil.games.sequence.board import LINE

# The code of a cell as a team sees it: a chip of its own or a corner; an open cell whose card it holds, whose
# card another team holds (both may be), whose two cards are discarded; a chip of another team.
CHIP, OURS, THEIRS, GONE, TAKEN = 1, 6, 36, 216, 1296
SUMS = 6 * TAKEN

# By the chips on a line of five: up to how many own cards for it are told apart.
MOST_OURS = {0: 3, 1: 3, 2: 3, 3: 2, 4: 1}
NO_KIND = "none"


def kind(chips: int, ours: int, theirs: int, gone: int) -> str:
    """The name of what a line of five is to a team.

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
    """The kind of every sum of codes; none where another team has a chip."""
    found = []
    for total in range(SUMS):
        taken, rest = divmod(total, TAKEN)
        gone, rest = divmod(rest, GONE)
        theirs, rest = divmod(rest, THEIRS)
        ours, chips = divmod(rest, OURS)
        possible = not taken and chips + max(ours, theirs) + gone <= LINE
        found.append(kind(chips, ours, theirs, gone) if possible else NO_KIND)
    return found


# The traits of a team: itself, its lines of five by kind, then what it can do with its jacks and at once.
_KINDS = kinds()
KINDS: tuple[str, ...] = (NO_KIND, *sorted(set(_KINDS) - {NO_KIND}))
KIND_OF: list[int] = [KINDS.index(each) for each in _KINDS]
EXTRAS = ("wild", "two wild", "remover", "two removers", "completes", "two fours", "covered three")
TRAIT_NAMES: tuple[str, ...] = ("itself", *KINDS[1:], *EXTRAS)
TRAITS = len(TRAIT_NAMES)
# Kinds by number: fours, of them those held, and threes with both cells held.
FOURS = [number for number, name in enumerate(KINDS) if name.startswith("4 chips")]
FOURS_HELD = [number for number in FOURS if "1 held" in KINDS[number]]
THREES_HELD = [number for number, name in enumerate(KINDS) if name.startswith("3 chips, 2 held")]
