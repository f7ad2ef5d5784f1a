"""What a die is worth to a player at first glance: points now, and a share of what it may still become.

A rule of thumb, not a rule; the figures were tuned by letting it play against itself. Bots and odds start
from it.
"""

from __future__ import annotations

from bordspil.games.sushi_roll.parts import DICE_A_BELT, FACES, INDEX, KIND_OF, ROUNDS, Face, Kind
from bordspil.games.sushi_roll.points import tell_maki_points, tell_pudding_points, tell_token_points
from bordspil.games.sushi_roll.view import SushiRollView

NIGIRI_VALUE = {Face.EGG: 1.0, Face.SALMON: 2.0, Face.SQUID: 3.0}
# By how many of the set of three lie there already: points at once, and hope for the rest of the set.
SETS = {
    Face.DUMPLING: ((2.0, 1.0), (2.0, 1.6), (4.0, 0.0)),
    Face.TEMPURA: ((1.0, 2.5), (4.0, 1.0), (5.0, 0.0)),
    Face.SASHIMI: ((0.0, 2.9), (6.0, 1.2), (7.0, 0.0)),
}
ROLL_NOW, ROLL_HOPE = 0.3, 0.75
WASABI_HOPE = 3.6
PUDDING_WORTH = {2: 0.9}
PUDDING_WORTH_MANY = 1.3
# A token brings half a point at the end, and more while there is much to use it for.
TOKEN_END = 0.5
MENU_HOPE, CHOPSTICKS_HOPE = 0.5, 1.1


def face_worths(view: SushiRollView, seat: int) -> tuple[float, ...]:
    """The worth of taking each face, in the order of `Face`, for a seat."""
    place = view.places[seat]
    turns_left = len(place.belt) - 1
    hope = min(turns_left, 5) / 5
    worths = [0.0] * len(FACES)
    open_wasabi = place.tray.count(Face.WASABI)
    for face, value in NIGIRI_VALUE.items():
        worths[INDEX[face]] = value * 3 if open_wasabi else value
    for face, stages in SETS.items():
        now, later = stages[place.tray.count(face) % 3]
        worths[INDEX[face]] = now + later * hope
    rolls = [rolls_in(other.tray) for other in view.places]
    now = tell_maki_points(rolls)[seat]
    for face in (Face.MAKI1, Face.MAKI2, Face.MAKI3):
        more = [count + face.icons * (other == seat) for other, count in enumerate(rolls)]
        gain = tell_maki_points(more)[seat] - now
        worths[INDEX[face]] = (1 - hope) * gain + hope * (ROLL_NOW * gain + ROLL_HOPE * face.icons)
    worths[INDEX[Face.WASABI]] = WASABI_HOPE * hope / (1 + open_wasabi)
    if turns_left == 0 and view.round == ROUNDS:
        last_worths(view, seat, worths)
        return tuple(worths)
    menu, chopsticks = token_worths(view, seat)
    pudding = PUDDING_WORTH.get(view.seat_count, PUDDING_WORTH_MANY)
    for symbol, left, each in (
        ("menu", view.supply.menus, menu),
        ("chopsticks", view.supply.chopsticks, chopsticks),
        ("pudding", view.supply.puddings, pudding),
    ):
        for icons in (1, 2, 3):
            worths[INDEX[Face(f"{symbol}{icons}")]] = each * min(icons, left)
    return tuple(worths)


def last_worths(view: SushiRollView, seat: int, worths: list[float]) -> None:
    """What tokens and puddings bring with the last die of a match: points and nothing else."""
    place, supply = view.places[seat], view.supply
    held = [other.puddings for other in view.places]
    now, tokens = pudding_margin(held, seat), place.menus + place.chopsticks
    for icons in (1, 2, 3):
        more = [count + min(icons, supply.puddings) * (other == seat) for other, count in enumerate(held)]
        worths[INDEX[Face(f"pudding{icons}")]] = float(pudding_margin(more, seat) - now)
        for symbol, left in (("menu", supply.menus), ("chopsticks", supply.chopsticks)):
            gain = tell_token_points(tokens + min(icons, left), 0) - tell_token_points(tokens, 0)
            worths[INDEX[Face(f"{symbol}{icons}")]] = float(gain)


def pudding_margin(puddings: list[int], seat: int) -> float:
    """The pudding points of a seat, and what the others lack of theirs."""
    points = [line[2] for line in tell_pudding_points(puddings, len(puddings))]
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def rolls_in(tray: tuple[Face, ...]) -> int:
    """The maki symbols on a tray."""
    return sum([face.icons for face in tray if KIND_OF[face] is Kind.MAKI])


def token_worths(view: SushiRollView, seat: int) -> tuple[float, float]:
    """What a menu and a chopsticks token are worth to a seat."""
    place = view.places[seat]
    turns_left = len(place.belt) - 1
    if turns_left == 0 and view.round == ROUNDS:
        tokens = place.menus + place.chopsticks
        last = float(tell_token_points(tokens, 0) - tell_token_points(tokens - 1, 0)) if tokens else 0.0
        return last, last
    whole = DICE_A_BELT[view.seat_count]
    left = (turns_left + (ROUNDS - view.round) * whole) / (ROUNDS * whole)
    return TOKEN_END + MENU_HOPE * left, TOKEN_END + CHOPSTICKS_HOPE * left
