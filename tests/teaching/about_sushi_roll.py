"""Judges the sheets of Sushi Roll by the referee of the tests."""

from __future__ import annotations

from bordspil.core.about import About
from bordspil.games.sushi.scores import PointsLine
from tests.games.sushi_roll.oracle import MAKI_SYMBOLS, NIGIRI_POINTS, pudding_points, round_points
from tests.teaching.judge import Claim, Data, Judge
from tests.teaching.judge_sushi_roll import (
    TOKENS,
    gain,
    icons,
    on_screen,
    own,
    puddings,
    supply,
    symbols,
    trays,
)

KINDS = {
    "nigiri": ("egg", "salmon", "squid"),
    "maki": ("maki1", "maki2", "maki3"),
    "special": (
        "wasabi", "menu1", "menu2", "menu3", "chopsticks1", "chopsticks2", "chopsticks3",
    ),
    "pudding": ("pudding1", "pudding2", "pudding3"),
    "appetizer": ("dumpling", "tempura", "sashimi"),
}  # fmt: skip
FACES = [face for faces in KINDS.values() for face in faces]
# What 200 random positions may not hold.
RARE: set[str] = set()


def pieces(view: Data) -> list[str]:
    """What can be asked about: everything on the screen, all faces and tokens."""
    shown = on_screen(view)
    named = {f"die:{face}" for face in FACES} | {f"token:{token}" for token in TOKENS}
    return sorted((shown - {"hint"}) | named)


def face_of(piece: str) -> str:
    """The face that a piece stands for; for maki of all sizes the smallest."""
    last = piece.rsplit(":", maxsplit=1)[-1]
    return "maki1" if last == "maki" else last


def kind_of(face: str) -> str:
    return next(kind for kind, faces in KINDS.items() if face in faces)


def dice_that_show(piece: str, view: Data) -> int:
    """The dice on all belts that can show a face."""
    kind = kind_of(face_of(piece))
    if face_of(piece) not in view["options"]["dice"][kind]["faces"]:
        return 0
    return len([face for place in view["places"] for face in place["belt"] if kind_of(face) == kind])


def left(piece: str, view: Data) -> int | None:
    """How many dice may still show a face, or how many tokens are left."""
    if view["outcome"] is not None or piece.startswith(("mat:", "belt:", "supply")):
        return None
    if piece.startswith("token:"):
        return int(view["supply"][TOKENS[piece.split(":")[1]]])
    return dice_that_show(piece, view)


def scored(about: About, piece: str, view: Data) -> bool:
    """Whether the referee counts the same points for a group, or for your puddings."""
    lines = [line for line in about.lines if isinstance(line, PointsLine)]
    claim = Claim("", {}, (piece,), view, ())
    if piece == "token:pudding":
        return [line.points for line in lines] == [pudding_points(puddings(claim))[claim.me]]
    if not piece.startswith("tray:"):
        return lines == []
    seat = place(claim)
    kinds = {line.kind for line in lines}
    dice = [face for face in trays(claim)[seat] if face in kinds or face == "wasabi"]
    right = round_points([dice])[0]["total"]
    if kinds == {"maki"}:
        right = maki_points(trays(claim), seat)
    # Wasabi without the nigiri of this kind counts nothing, nigiri of one kind can't take another's wasabi.
    if kinds & set(NIGIRI_POINTS):
        [kind] = kinds
        what = view["places"][seat]
        right = NIGIRI_POINTS[kind] * (what["tray"].count(kind) + 3 * what["dipped"].count(kind))
    return not lines or sum([line.points for line in lines]) == right


def maki_points(dice: list[list[str]], seat: int) -> int:
    only = [[face for face in tray if face in MAKI_SYMBOLS] for tray in dice]
    return round_points(only)[seat]["total"]


def place(claim: Claim) -> int:
    return int(claim.pieces[0].split(":")[1])


def face(claim: Claim) -> str:
    return face_of(claim.pieces[0])


def what(claim: Claim) -> Data:
    found: Data = claim.view["places"][place(claim)]
    return found


def race(claim: Claim, counts: list[int], more: int) -> bool:
    """Whether a race is right with the piece taken, and the other one is the best rival."""
    others = [count for seat, count in enumerate(counts) if seat != claim.me]
    rival = claim["seat"]
    is_right = claim["count"] == counts[claim.me] + more and claim["others"] == counts[rival] == max(others)
    return bool(is_right and rival != claim.me)


def one_more(claim: Claim) -> bool:
    before, seat = trays(claim), place(claim)
    after = [[*tray, face(claim)] if each == seat else tray for each, tray in enumerate(before)]
    more = round_points(after)[seat]["total"] - round_points(before)[seat]["total"]
    return bool(claim["points"] == more > 0)


def gained(claim: Claim) -> int:
    return min(icons(face(claim)), supply(claim, face(claim)))


def held(claim: Claim) -> int:
    count: int = claim.view["places"][claim.me][TOKENS[claim.pieces[0].split(":")[1]]]
    return count


def is_named(claim: Claim) -> bool:
    return claim.key.removeprefix("name-") in claim.pieces[0]


SYMBOLS = {face.rstrip("123") for face in FACES}
SETS = {
    face: [round_points([[face] * count])[0]["total"] for count in (1, 2, 3)] for face in KINDS["appetizer"]
}
VERDICTS: Judge = {
    **dict.fromkeys([f"name-{symbol}" for symbol in SYMBOLS], is_named),
    "about-place": lambda c: c["seat"] == place(c),
    "about-nigiri": lambda c: c["points"] == NIGIRI_POINTS[face(c)] == c["tripled"] / 3,
    "about-maki": lambda c: (
        [c["most"], c["second"]] == [maki_points([["maki2"], ["maki1"]], s) for s in (0, 1)]
    ),
    "about-pudding": lambda c: (
        c["most"] == pudding_points([1, 0])[0] and c["players"] == len(c.view["places"])
    ),
    "about-wasabi": lambda c: face(c) == "wasabi",
    "roll-about-set": lambda c: list(c["scores"]) == SETS[face(c)] and c["count"] == 3,
    "roll-about-menu": lambda c: "menu" in c.pieces[0],
    "roll-about-chopsticks": lambda c: "chopsticks" in c.pieces[0],
    "roll-about-now-set": lambda c: c["count"] == own(c)[face(c)] and c["points"] == gain(c, face(c)),
    "roll-about-gets": lambda c: c["count"] == gained(c) and bool(c["short"]) == (gained(c) < icons(face(c))),
    "about-now-dipped": lambda c: own(c)["wasabi"] > 0 and c["points"] == gain(c, face(c)),
    "about-now-nigiri": lambda c: own(c)["wasabi"] == 0 and c["points"] == gain(c, face(c)),
    "about-now-maki": lambda c: race(c, symbols(c), icons(face(c))) and c["points"] == gain(c, face(c)),
    "about-now-pudding": lambda c: race(c, puddings(c), gained(c)),
    "about-wasabi-open": lambda c: c["count"] == what(c)["tray"].count("wasabi") > 0,
    "tray-dipped": lambda c: c["card"] in what(c)["dipped"] and c["points"] == 3 * NIGIRI_POINTS[c["card"]],
    "about-next": one_more,
    "roll-about-dice": lambda c: (
        c["count"] == dice_that_show(c.pieces[0], c.view)
        and c["sides"] == c.view["options"]["dice"][kind_of(face(c))]["faces"].count(face(c))
        and c["of"] == 6
    ),
    "about-score": lambda c: c["points"] == what(c)["score"],
    "about-worth": lambda c: c["points"] == round_points(trays(c))[place(c)]["total"] > 0,
    "about-puddings": lambda c: c["count"] == what(c)["puddings"],
    "roll-about-tokens": lambda c: (
        c["menus"] == what(c)["menus"] and c["chopsticks"] == what(c)["chopsticks"]
    ),
    "roll-about-belt": lambda c: (
        c["count"] == len(what(c)["belt"]) and c["seat"] == (place(c) + 1) % len(c.view["places"])
    ),
    "roll-about-red": lambda c: c.view["red"] == place(c),
    "roll-about-belt-of": lambda c: c["seat"] == place(c),
    "roll-about-unused": lambda c: c["points"] == 1 and c["count"] == 2,
    "roll-about-held": lambda c: c["count"] == held(c),
    "roll-about-supply": lambda c: c["count"] == left(c.pieces[0], c.view),
    "roll-about-supply-name": lambda c: c.pieces == ("supply",),
    "roll-about-supply-all": lambda c: all(c[name] == c.view["supply"][name] for name in TOKENS.values()),
}
