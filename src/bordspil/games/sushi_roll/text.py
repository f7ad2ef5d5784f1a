"""Sushi Roll as text: words and simple tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bordspil.core.errors import InvalidMove, shown
from bordspil.core.event import Event
from bordspil.core.game import expected
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.reason import Purpose
from bordspil.core.text import Block, Cell, Say, counted, seat_name
from bordspil.core.view import View
from bordspil.games.sushi.scores import PointsLine, Why
from bordspil.games.sushi.text import REASON_KEYS, WHY_KEYS, SushiText, named, pieces, words_typed
from bordspil.games.sushi_roll.components import Face
from bordspil.games.sushi_roll.events import (
    BeltsMoved,
    BeltsRolled,
    DiceRerolled,
    DiceSwapped,
    DieTaken,
    RestScored,
    RoundScored,
    RoundStarted,
)
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take
from bordspil.games.sushi_roll.odds_text import odds_blocks
from bordspil.games.sushi_roll.options import SushiRollOptions
from bordspil.games.sushi_roll.view import Place, SushiRollView
from bordspil.games.sushi_roll.words import FACE_KEYS, STYLES, dice_source, face_cells, listed

KIND_KEYS = {
    "maki": "kind-maki",
    "tokens": "roll-tokens",
    **{face.value: key for face, key in FACE_KEYS.items()},
    # Things that are counted need the plural.
    "dumpling": "kind-dumpling",
    "pudding": "kind-pudding",
}
ROLL_WHY_KEYS = {
    **WHY_KEYS,
    ("maki", Why.MOST_TIED): "roll-why-maki-most-tied",
    ("dumpling", Why.SETS): "roll-why-sets",
    ("tempura", Why.SETS): "roll-why-sets",
    ("sashimi", Why.SETS): "roll-why-sets",
    ("tokens", Why.COUNT): "roll-why-tokens",
}
ROLL_REASON_KEYS = {
    **REASON_KEYS,
    (Purpose.SCORES, "set"): "roll-reason-set",
    (Purpose.BUILDS, "set"): "roll-reason-set-next",
    (Purpose.RISKS, "set"): "roll-reason-set-nothing",
    (Purpose.BUILDS, "wasabi"): "roll-reason-wasabi",
    (Purpose.RISKS, "supply"): "roll-reason-supply",
    (Purpose.GAINS, "menu"): "roll-reason-menus",
    (Purpose.GAINS, "chopsticks"): "roll-reason-chopsticks",
    (Purpose.BUILDS, "reroll"): "roll-reason-reroll",
    (Purpose.RISKS, "reroll"): "roll-reason-reroll-nothing",
    (Purpose.GAINS, "swap"): "roll-reason-swap",
    (Purpose.DENIES, "swap"): "roll-reason-swap-denied",
    (Purpose.RISKS, "swap"): "roll-reason-swap-gift",
    (Purpose.COSTS, "menu"): "roll-reason-menu-price",
    (Purpose.COSTS, "chopsticks"): "roll-reason-chopsticks-price",
}
COMMANDS = {"reroll": "m", "swap": "x"}
LETTERS = "abcdefghijklmnopqrstuvwxyz"
NO_LETTERS: Mapping[tuple[Face, int], str] = {}
RED = "●"


class SushiRollText(SushiText):
    """The texts of Sushi Roll; the words themselves are in the catalogues beside this file."""

    kind_keys = KIND_KEYS
    part_keys = FACE_KEYS
    why_keys = ROLL_WHY_KEYS
    reason_keys = ROLL_REASON_KEYS

    def move(self, move: Move, names: Sequence[str], say: Say) -> str:
        if isinstance(move, Reroll):
            return say("roll-move-reroll", faces=listed(move.faces, say))
        if isinstance(move, Swap):
            give, get = say(FACE_KEYS[move.give]), say(FACE_KEYS[move.get])
            return say("roll-move-swap", give=give, get=get, name=seat_name(move.seat, names, say))
        assert isinstance(move, Take)
        return say(FACE_KEYS[move.face])

    def event(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[str]:
        match event:
            case RoundStarted():
                return [say("roll-event-round", round=event.round, name=names[event.red])]
            case BeltsMoved():
                return [say("roll-event-moved", name=names[event.red])]
            case BeltsRolled() if me is None:
                return [
                    say("roll-event-belt", name=names[seat], faces=listed(belt, say))
                    for seat, belt in enumerate(event.belts)
                ]
            case DiceRerolled():
                faces, rolled = listed(event.faces, say), listed(event.rolled, say)
                return [say("roll-event-reroll", name=names[event.seat], faces=faces, rolled=rolled)]
            case DiceSwapped():
                gave, got = say(FACE_KEYS[event.gave]), say(FACE_KEYS[event.got])
                return [
                    say(
                        "roll-event-swap",
                        name=names[event.seat],
                        gave=gave,
                        got=got,
                        other=names[event.other],
                    )
                ]
            case DieTaken():
                return [taken_line(event, names, say)]
            case RoundScored():
                return [say("event-round-scored", round=event.round)]
            case RestScored():
                return [say("roll-event-rest-scored")]
        return []

    def scoring(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[Block]:
        if not isinstance(event, (RoundScored, RestScored)):
            return []
        return [self.place_scoring(place, names, say) for place in event.scoring.places]

    def why(self, line: PointsLine, names: Sequence[str], say: Say) -> str:
        if line.why is Why.SETS and len(line.parts) == 1:
            return pieces(line, say)
        return super().why(line, names, say)

    def table(self, view: View, names: Sequence[str], say: Say) -> list[Block]:
        assert isinstance(view, SushiRollView)
        left = max([len(place.belt) for place in view.places])
        title = say("roll-table-title", round=view.round, turn=view.round_turn + 1, left=left)
        headings = (
            say("table-player"),
            say("roll-table-tray"),
            say("table-worth"),
            say("table-puddings"),
            say("roll-table-menus"),
            say("roll-table-chopsticks"),
            say("table-score"),
        )
        rows = tuple(
            (
                Cell(name_of(place, view, names), "strong" if place.seat == view.seat else ""),
                tray_cells(place, say),
                Cell(f"{place.worth}" if place.worth else "", "good"),
                Cell(f"{place.puddings}" if place.puddings else ""),
                Cell(f"{place.menus}"),
                Cell(f"{place.chopsticks}"),
                Cell(f"{place.score}", "strong"),
            )
            for place in view.places
        )
        return [
            Block(title, headings, rows),
            supply_block(view, say),
            Block(say("roll-belts-title"), (), belt_rows(view, names, say)),
        ]

    def typed_table(self, view: View, names: Sequence[str], say: Say) -> list[Block]:
        assert isinstance(view, SushiRollView)
        *blocks, belts = self.table(view, names, say)
        if not any(isinstance(move, Swap) for move in view.legal_moves):
            return [*blocks, belts]
        letters = {die: f"{letter} " for letter, die in lettered(view).items()}
        return [*blocks, replace(belts, rows=belt_rows(view, names, say, letters))]

    def choices(self, view: View, names: Sequence[str], say: Say) -> list[Cell]:
        """The faces on your belt; you type moves with their numbers."""
        assert isinstance(view, SushiRollView)
        return list(face_cells(own_place(view).belt, say))

    def prompt(self, view: View, say: Say) -> str:
        assert isinstance(view, SushiRollView)
        place = own_place(view)
        lines = [say("roll-prompt")]
        if any(isinstance(move, Reroll) for move in view.legal_moves):
            lines.append(say("roll-prompt-menu", count=place.menus))
        if any(isinstance(move, Swap) for move in view.legal_moves):
            lines.append(say("roll-prompt-chopsticks", count=place.chopsticks))
        return "\n".join(lines)

    def notes(self, options: Options, say: Say) -> list[str]:
        return [dice_source(expected(options, SushiRollOptions).dice, say)]

    def help(self, say: Say) -> str:
        return say("roll-help")

    def answer(self, typed: str, view: View, say: Say) -> list[Block] | None:
        """`o` shows the odds of the dice and the best re-rolls, `o 1 3` those of rolling two dice again."""
        assert isinstance(view, SushiRollView)
        word, rest = command_of(typed)
        if word != "o":
            return None
        return odds_blocks(view, read_faces(rest, view, say) if rest.strip() else (), say)

    def read(self, typed: str, view: View, names: Sequence[str], say: Say) -> Move:
        """`3` takes, `m 1 1 3` rolls again, `x 2 b` swaps; names work as well as numbers."""
        assert isinstance(view, SushiRollView)
        word, rest = command_of(typed)
        if word == "m":
            return Reroll(read_faces(rest, view, say))
        if word == "x":
            return read_swap(rest, view, say)
        face = read_face(typed, view, say)
        if face is None:
            raise unknown_die(typed, view)
        return Take(face)


def command_of(typed: str) -> tuple[str, str]:
    """A command letter and its arguments (`m 1 2`, `m*`, `o`); no letter for anything else.

    The words of a move's text work too, but nobody types seats: their numbers count from 0.

    >>> command_of("m*"), command_of("reroll egg+maki1"), command_of("salmon")
    (('m', '*'), ('m', 'egg+maki1'), ('', ''))
    """
    found = re.fullmatch(r"([mxo]|reroll|swap)(?:\s+(.*)|([*\d].*))?", typed.strip().casefold())
    return (COMMANDS.get(found[1], found[1]), found[2] or found[3] or "") if found else ("", "")


def own_place(view: SushiRollView) -> Place:
    """What lies in front of the viewer."""
    return view.places[view.seat or 0]


def taken_line(event: DieTaken, names: Sequence[str], say: Say) -> str:
    """The line for a die taken and what it brought."""
    face, name = say(FACE_KEYS[event.face]), names[event.seat]
    if event.dipped:
        return say("roll-event-dipped", name=name, face=face)
    if event.face.symbol in ("menu", "chopsticks", "pudding") and event.gained < event.face.icons:
        return say("roll-event-short", name=name, face=face, count=event.gained)
    return say("roll-event-taken", name=name, face=face)


def name_of(place: Place, view: SushiRollView, names: Sequence[str]) -> str:
    """A player's name, marked if they have the red belt."""
    return f"{names[place.seat]} {RED}" if place.seat == view.red else names[place.seat]


def tray_cells(place: Place, say: Say) -> tuple[Cell, ...]:
    """What a player has taken."""
    dipped = [
        Cell(counted(say("tray-dipped", card=say(FACE_KEYS[face])), count), STYLES[Face.WASABI])
        for face, count in Counter(place.dipped).items()
    ]
    return (*face_cells(place.tray, say), *dipped)


def supply_block(view: SushiRollView, say: Say) -> Block:
    """The tokens left in the supply."""
    supply = view.supply
    words = say("roll-supply", menus=supply.menus, chopsticks=supply.chopsticks, puddings=supply.puddings)
    return Block("", (), ((Cell(words, "dim"),),))


def lettered(view: SushiRollView) -> dict[str, tuple[Face, int]]:
    """The other players' dice, by letter."""
    dice = [
        (face, place.seat)
        for place in view.places
        if place.seat != view.seat
        for face in dict.fromkeys(place.belt)
    ]
    return dict(zip(LETTERS, dice, strict=False))


def belt_rows(
    view: SushiRollView, names: Sequence[str], say: Say, letters: Mapping[tuple[Face, int], str] = NO_LETTERS
) -> tuple[tuple[Cell | tuple[Cell, ...], ...], ...]:
    """The other players' belts, with `letters` before the dice."""
    rows: list[tuple[Cell | tuple[Cell, ...], ...]] = []
    for place in view.places:
        if place.seat != view.seat:
            cells = [
                Cell(letters.get((face, place.seat), "") + cell.text, cell.style)
                for face, cell in zip(dict.fromkeys(place.belt), face_cells(place.belt, say), strict=True)
            ]
            rows.append(
                (Cell(name_of(place, view, names)), tuple(cells) or Cell(say("roll-belt-empty"), "dim"))
            )
    return tuple(rows)


def face_names(view: SushiRollView, say: Say) -> tuple[dict[str, Face], list[str]]:
    """The names of all faces, and those of the faces on your belt."""
    known = {say(FACE_KEYS[face]): face for face in Face} | {face.value: face for face in Face}
    belt = dict.fromkeys(own_place(view).belt)
    return known, [name for face in belt for name in (face.value, say(FACE_KEYS[face]))]


def read_face(word: str, view: SushiRollView, say: Say) -> Face | None:
    """The face for a typed number or name, in the reader's language or in English."""
    word = word.strip()
    faces = list(dict.fromkeys(own_place(view).belt))
    if word.isascii() and word.isdecimal():
        return faces[int(word[:9]) - 1] if 1 <= int(word[:9]) <= len(faces) else None
    return named(word, *face_names(view, say))


def read_faces(typed: str, view: SushiRollView, say: Say) -> tuple[Face, ...]:
    """Several dice of your belt; `*` means all of them."""
    belt = own_place(view).belt
    if typed.strip() == "*":
        return belt
    words = words_typed(typed, *face_names(view, say))
    faces: list[Face] = []
    for word in words:
        face = read_face(word, view, say)
        if face is None:
            raise unknown_die(word, view)
        faces.append(face)
    if not faces:
        raise InvalidMove("say which dice: m 1 2, or m * for all", reason="typed-no-dice")
    return tuple(faces)


def read_swap(typed: str, view: SushiRollView, say: Say) -> Swap:
    """A swap: your die by number or name, then the other player's by letter."""
    letters = lettered(view)
    own, _, letter = typed.strip().rpartition(" ")
    give = read_face(own, view, say)
    if give is None or letter.casefold() not in letters:
        raise InvalidMove(
            f"for a swap type x, the number of your die and the letter of the other, such as x 1 a, "
            f"not {shown(typed)!r}",
            reason="typed-no-swap",
            move=shown(typed),
        )
    get, seat = letters[letter.casefold()]
    return Swap(give, get, seat)


def unknown_die(word: str, view: SushiRollView) -> InvalidMove:
    """The error for typed text that isn't a die."""
    last = len(set(own_place(view).belt))
    return InvalidMove(
        f"{shown(word)!r} is none of your dice; type a number from 1 to {last} or a name",
        reason="typed-no-die",
        value=shown(word),
        last=last,
    )
