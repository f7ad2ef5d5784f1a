"""Judges what is said about a position of Sequence, by the referee of the tests."""

from __future__ import annotations

from tests.games.sequence.oracle_board import (
    CELLS_OF,
    CORNERS,
    SHOWN,
    WINDOWS,
    compatible,
    ends,
    reading_order,
)
from tests.teaching.judge import Claim, Data, Judge

NAMES = sorted(SHOWN, key=reading_order)
INDEX = {name: number for number, name in enumerate(NAMES)}
WILD, REMOVERS = ("JD", "JC"), ("JS", "JH")


def on_screen(view: Data) -> set[str]:
    """The pieces that the board shows for a view."""
    shown = {f"cell:{cell}" for cell in range(100)} | {f"card:{card}" for card in view["hand"]}
    shown |= {f"mat:{seat}" for seat in range(view["seat_count"])}
    return shown | {f"team:{team}" for team in range(view["team_count"])} | {"deck", "discard", "hint"}


def owner(claim: Claim, cell: str) -> int | None:
    team: int | None = claim.view["board"][INDEX[cell]]
    return team


def window(claim: Claim) -> frozenset[str]:
    """The line that is spoken of."""
    first, last = claim["line"].split("-")
    [found] = [each for each in WINDOWS if set(ends(each)) == {first, last}]
    return found


def held(claim: Claim, team: int) -> int:
    """How many of the five a team has, or -1 if they can't become its line any more."""
    cells = window(claim)
    if any(owner(claim, cell) not in (None, team) for cell in cells):
        return -1
    lines = [frozenset(line["cells"]) for line in claim.view["lines"] if line["team"] == team]
    if not all(compatible(cells, line) for line in lines):
        return -1
    return len([cell for cell in cells if cell in CORNERS or owner(claim, cell) == team])


def gaps(claim: Claim, team: int) -> list[str]:
    return sorted(
        [cell for cell in window(claim) if cell not in CORNERS and owner(claim, cell) != team],
        key=reading_order,
    )


def own_team(claim: Claim) -> int:
    team: int = claim.view["team"]
    return team


def rival(claim: Claim) -> int:
    assert claim["team"] != own_team(claim)
    team: int = claim["team"]
    return team


def is_four(claim: Claim, team: int) -> bool:
    [gap] = gaps(claim, team)
    return held(claim, team) == 4 and gap == claim["cell"] and SHOWN[gap] == claim["card"]


def is_three(claim: Claim, team: int) -> bool:
    return held(claim, team) == 3 and gaps(claim, team) == sorted(claim["cells"], key=reading_order)


def open_through(claim: Claim, cell: str) -> int:
    """How many lines through a cell can still become the team's own."""
    lines = [
        Claim("", {"line": "-".join(ends(each))}, (), claim.view, claim.hands)
        for each in WINDOWS
        if cell in each
    ]
    return len([line for line in lines if held(line, own_team(claim)) >= 0])


def free(claim: Claim, card: str) -> list[str]:
    return [cell for cell in CELLS_OF.get(card, []) if owner(claim, cell) is None]


def fits(claim: Claim) -> bool:
    """Whether the cards are in the hand and have different free cells on the line."""
    hand, cells = list(claim.view["hand"]), [cell for cell in window(claim) if owner(claim, cell) is None]
    for card in claim["cards"]:
        if card not in hand or card not in [SHOWN[cell] for cell in cells]:
            return False
        hand.remove(card)
        cells.remove(next(cell for cell in cells if SHOWN[cell] == card))
    return held(claim, own_team(claim)) >= 0


def can_remove(claim: Claim) -> bool:
    """Whether a chip of the team on the line may be taken away."""
    safe = {cell for line in claim.view["lines"] for cell in line["cells"]}
    chips = [cell for cell in window(claim) if owner(claim, cell) == rival(claim)]
    return any(claim.view["options"]["advanced"] or cell not in safe for cell in chips)


def holds(claim: Claim) -> int:
    count: int = claim.view["hand"].count(claim["card"])
    return count


def played(claim: Claim) -> int:
    count: int = claim.view["discards"].count(claim["card"])
    return count


def lines_to_choose(claim: Claim) -> list[str]:
    return [move[5:] for move in claim.view["legal_moves"] if move.startswith("line ")]


VERDICTS: Judge = {
    "seq-look-four": lambda c: is_four(c, own_team(c)),
    "seq-look-four-other": lambda c: is_four(c, rival(c)),
    "seq-look-three": lambda c: is_three(c, own_team(c)),
    "seq-look-three-other": lambda c: is_three(c, rival(c)),
    "seq-look-dead": lambda c: holds(c) > 0 and c["card"] in CELLS_OF and not free(c, c["card"]),
    "seq-look-wild": lambda c: (
        holds(c) > 0
        and c["card"] in WILD
        and c["count"] == len([cell for cell in NAMES if cell not in CORNERS and owner(c, cell) is None])
    ),
    "seq-look-remover": lambda c: (
        holds(c) > 0 and c["card"] in REMOVERS and c["held"] == held(c, rival(c)) and can_remove(c)
    ),
    "seq-look-corner": lambda c: (
        fits(c)
        and held(c, own_team(c)) == 1
        and c["corner"] in CORNERS
        and c["corner"] in window(c)
        and len(c["cards"]) > 0
    ),
    "seq-look-fit": lambda c: fits(c) and held(c, own_team(c)) == 0 and len(c["cards"]) > 1,
    "seq-look-fit-held": lambda c: fits(c) and held(c, own_team(c)) == c["held"] > 0,
    "seq-look-twice": lambda c: holds(c) == 2 and len(free(c, c["card"])) == 2,
    "seq-look-last-cell": lambda c: holds(c) > 0 and free(c, c["card"]) == [c["cell"]],
    # Nobody else really holds it, and one copy was seen being played.
    "seq-look-only-you": lambda c: (
        holds(c) == 1 == played(c)
        and not any(c["card"] in hand for seat, hand in enumerate(c.hands) if seat != c.me)
    ),
    "seq-look-cells": lambda c: holds(c) > 0 and sorted(free(c, c["card"])) == sorted(c["cells"]),
    "seq-look-roomier": lambda c: (
        holds(c) > 0
        and sorted(free(c, c["card"])) == sorted([c["cell"], c["other"]])
        and open_through(c, c["cell"]) == c["count"] > c["less"] == open_through(c, c["other"])
    ),
    "seq-look-choose": lambda c: (
        c["count"] == len(lines_to_choose(c)) > 1
        and c["cell"] == c.view["spot"]
        and c.view["choosing"] == c.me
    ),
    "seq-look-draw": lambda c: c["left"] == c.view["deck_size"] and "draw" in c.view["legal_moves"],
    "seq-look-pass": lambda c: (
        "pass" in c.view["legal_moves"] and sorted(c["cards"]) == sorted(c.view["hand"])
    ),
    "seq-look-lose": lambda c: c.me in c.view["losing"] and sorted(c["cards"]) == sorted(c.view["hand"]),
}


def is_gap(claim: Claim, teams: list[int]) -> bool:
    """Whether one of the teams has four of the five cells pointed at, and lacks the one that is named."""
    cells = frozenset(NAMES[int(piece.removeprefix("cell:"))] for piece in claim.pieces)
    if cells not in WINDOWS:
        return False
    first, last = ends(cells)
    line = Claim(claim.key, {"line": f"{first}-{last}", **claim.facts}, claim.pieces, claim.view, claim.hands)
    return any(held(line, team) == 4 and gaps(line, team) == [claim["cell"]] for team in teams)


def rivals(claim: Claim) -> list[int]:
    return [team for team in range(claim.view["team_count"]) if team != own_team(claim)]


def cells_of(claim: Claim) -> list[str]:
    """The cells that are pointed at."""
    return [NAMES[int(piece[5:])] for piece in claim.pieces if piece.startswith("cell:")]


def can_play(claim: Claim, card: str) -> bool:
    return any(move.startswith(f"{card} ") for move in claim.view["legal_moves"])


def starts_at_corner(claim: Claim) -> bool:
    """Whether the card has a free cell beside a corner, on five cells that can still become a line."""
    corner, cell = cells_of(claim)
    lines = [
        Claim("", {"line": "-".join(ends(each))}, (), claim.view, claim.hands)
        for each in WINDOWS
        if corner in each and cell in each
    ]
    open_line = any(held(line, own_team(claim)) >= 0 for line in lines)
    return corner in CORNERS and cell in free(claim, claim["card"]) and holds(claim) > 0 and open_line


# What the page's tips say.
TIPS: Judge = {
    "coach-sequence-card": lambda c: can_play(c, c["card"]) and len(free(c, c["card"])) > 0,
    "coach-sequence-choice": lambda c: c.view["choosing"] == c.me and len(lines_to_choose(c)) > 1,
    "coach-sequence-dead": lambda c: (
        VERDICTS["seq-look-dead"](c) and f"dead {c['card']}" in c.view["legal_moves"]
    ),
    "coach-sequence-four": lambda c: is_gap(c, [own_team(c)]),
    "coach-sequence-block": lambda c: is_gap(c, rivals(c)),
    "coach-sequence-made": lambda c: (
        not c.view["options"]["advanced"]
        and any(set(line["cells"]) == set(cells_of(c)) for line in c.view["lines"])
    ),
    "coach-sequence-line": lambda c: (
        all(owner(c, cell) == own_team(c) for cell in cells_of(c))
        and c["count"] == {2: 2, 3: 1}[c.view["team_count"]]
    ),
    "coach-sequence-wild": lambda c: c["card"] in WILD and can_play(c, c["card"]),
    "coach-sequence-remover": lambda c: c["card"] in REMOVERS and can_play(c, c["card"]),
    "coach-sequence-twice": lambda c: (
        holds(c) > 0 and len(free(c, c["card"])) == 2 and sorted(cells_of(c)) == sorted(free(c, c["card"]))
    ),
    "coach-sequence-corner": starts_at_corner,
}
