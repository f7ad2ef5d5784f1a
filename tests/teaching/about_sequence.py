"""Judges the sheets of Sequence by the referee of the tests."""

from __future__ import annotations

from bordspil.core.about import About
from tests.games.sequence.oracle_board import CELLS_OF, CORNERS, SHOWN, WINDOWS, compatible, ends
from tests.teaching.judge import Claim, Data, Judge
from tests.teaching.judge_sequence import NAMES, REMOVERS, WILD, held, on_screen, own_team, owner

RANKS = "23456789TJQKA"
CARDS = [rank + suit for rank in RANKS for suit in "SHDC"]
# What 200 random positions may not hold.
RARE = {"seq-about-in-line", "seq-about-remover-advanced"}


def pieces(view: Data) -> list[str]:
    """What can be asked about: the hand, some cells, and everything else; a whole board would take long."""
    few = {f"cell:{(7 * number + view['turn']) % 100}" for number in range(12)} | {"cell:0"}
    shown = {piece for piece in on_screen(view) if not piece.startswith("cell:")} - {"hint"}
    some = {f"card:{CARDS[(5 * number + view['turn']) % 52]}" for number in range(5)}
    return sorted(shown | few | some | {"card:JD", "card:JH"})


def card(claim: Claim) -> str:
    """The card of a piece: itself, or the one that a cell shows."""
    kind, _, name = claim.pieces[0].partition(":")
    return SHOWN[cell(claim)] if kind == "cell" else name


def cell(claim: Claim) -> str:
    return NAMES[int(claim.pieces[0].split(":")[1])]


def unseen(view: Data, name: str) -> int:
    """The copies of a card that are neither in the hand nor among the discards."""
    visible = [*view["hand"], *view["discards"]]
    return 2 - len([each for each in visible if each == name])


def left(piece: str, view: Data) -> int | None:
    """How many copies of a card the seat can't see."""
    if piece == "deck":
        return int(view["deck_size"])
    claim = Claim("", {}, (piece,), view, ())
    is_card = piece.startswith("card:") or (piece.startswith("cell:") and cell(claim) not in CORNERS)
    return unseen(view, card(claim)) if is_card and view["outcome"] is None else None


def scored(about: About, piece: str, view: Data) -> bool:
    """Sequence counts no points."""
    return all(line.points == 0 for line in about.lines)


def best(claim: Claim, team: int, name: str) -> int:
    """The most chips that a team has on a line through a cell that it can still make; -1 without one."""
    lines = [frozenset(line["cells"]) for line in claim.view["lines"] if line["team"] == team]
    counts = [-1]
    for window in WINDOWS:
        if name not in window or not all(compatible(window, line) for line in lines):
            continue
        if all(owner(claim, each) in (None, team) for each in window):
            counts.append(len([each for each in window if each in CORNERS or owner(claim, each) == team]))
    return max(counts)


def in_line(claim: Claim) -> bool:
    return any(cell(claim) in line["cells"] for line in claim.view["lines"])


def is_line_through(claim: Claim, name: str) -> bool:
    first, last = claim["line"].split("-")
    return any(name in window and set(ends(window)) == {first, last} for window in WINDOWS)


def jacks(claim: Claim, names: tuple[str, ...]) -> bool:
    is_right = claim["count"] == sum([unseen(claim.view, name) for name in names])
    return bool(is_right and claim["all"] == 2 * len(names))


def place(claim: Claim) -> int:
    return int(claim.pieces[0].split(":")[1])


def alike(claim: Claim) -> tuple[str, ...]:
    return WILD if card(claim) in WILD else REMOVERS


def team_line(claim: Claim, team: int) -> bool:
    return (
        claim["held"] == best(claim, team, cell(claim)) == held(claim, team) >= 2
        and is_line_through(claim, cell(claim))
        and not in_line(claim)
    )


VERDICTS: Judge = {
    "about-place": lambda c: c["seat"] == place(c),
    "seq-card": lambda c: str(c["rank"]).replace("10", "T") == card(c)[0] and c["suit"] == card(c)[1],
    "seq-about-cell-line": lambda c: (
        c["cell"] in CELLS_OF[card(c)]
        and owner(c, c["cell"]) is None
        and c["held"] == best(c, own_team(c), c["cell"]) + 1 == held(c, own_team(c)) + 1
        and is_line_through(c, c["cell"])
    ),
    "seq-about-cell-free": lambda c: (
        c["cell"] in CELLS_OF[card(c)] and owner(c, c["cell"]) is None and best(c, own_team(c), c["cell"]) < 0
    ),
    "seq-about-cell-taken": lambda c: c["cell"] in CELLS_OF[card(c)] and owner(c, c["cell"]) == c["team"],
    "seq-about-dead": lambda c: all(owner(c, each) is not None for each in CELLS_OF[card(c)]),
    "seq-about-wild": lambda c: card(c) in WILD,
    "seq-about-remover": lambda c: card(c) in REMOVERS and not c.view["options"]["advanced"],
    "seq-about-remover-advanced": lambda c: card(c) in REMOVERS and c.view["options"]["advanced"],
    "seq-about-copies": lambda c: c["count"] == unseen(c.view, card(c)),
    "seq-about-jacks": lambda c: jacks(c, alike(c)),
    "seq-about-jacks-all": lambda c: jacks(c, WILD + REMOVERS),
    "seq-about-cell": lambda c: c["cell"] == cell(c) and c["card"] == SHOWN[cell(c)],
    "seq-about-cell-corner": lambda c: c["cell"] == cell(c) in CORNERS,
    "seq-about-corner": lambda c: cell(c) in CORNERS,
    "seq-about-free": lambda c: owner(c, cell(c)) is None,
    "seq-about-chip": lambda c: owner(c, cell(c)) == c["team"],
    "seq-about-safe": lambda c: in_line(c) and not c.view["options"]["advanced"],
    "seq-about-in-line": lambda c: in_line(c) and c.view["options"]["advanced"],
    "seq-about-own-line": lambda c: team_line(c, own_team(c)),
    "seq-about-line": lambda c: c["team"] != own_team(c) and team_line(c, c["team"]),
    "seq-about-in-hand": lambda c: c["count"] == c.view["hand"].count(card(c)) > 0,
    "seq-about-team": lambda c: c["team"] == place(c) % c.view["team_count"],
    "seq-about-team-lines": lambda c: (
        c["done"] == c.view["scores"][place(c)] and c["needed"] == {2: 2, 3: 1}[c.view["team_count"]]
    ),
    "seq-seat-cards": lambda c: c["count"] == c.view["hand_sizes"][place(c)],
    "seq-seat-top": lambda c: c["card"] == c.view["tops"][place(c)],
    "seq-deck": lambda c: c["count"] == c.view["deck_size"],
    "seq-about-deck": lambda c: c.pieces == ("deck",),
    "seq-discards": lambda c: c["count"] == len(c.view["discards"]),
    "seq-about-discard-jacks": lambda c: (
        c["count"] == len([each for each in c.view["discards"] if each[0] == "J"])
    ),
}
