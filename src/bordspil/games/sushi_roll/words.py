"""The names and colours of faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bordspil.core.text import Cell, Say, counted
from bordspil.games.sushi_roll.components import KIND_OF, Face, Kind
from bordspil.games.sushi_roll.dice import DiceSet

FACE_KEYS = {
    Face.EGG: "card-egg",
    Face.SALMON: "card-salmon",
    Face.SQUID: "card-squid",
    Face.MAKI1: "card-maki1",
    Face.MAKI2: "card-maki2",
    Face.MAKI3: "card-maki3",
    Face.WASABI: "card-wasabi",
    Face.MENU1: "card-menu1",
    Face.MENU2: "card-menu2",
    Face.MENU3: "card-menu3",
    Face.CHOPSTICKS1: "card-chopsticks1",
    Face.CHOPSTICKS2: "card-chopsticks2",
    Face.CHOPSTICKS3: "card-chopsticks3",
    Face.PUDDING1: "card-pudding1",
    Face.PUDDING2: "card-pudding2",
    Face.PUDDING3: "card-pudding3",
    Face.DUMPLING: "card-dumpling",
    Face.TEMPURA: "card-tempura",
    Face.SASHIMI: "card-sashimi",
}
DIE_KEYS = {
    Kind.NIGIRI: "die-nigiri",
    Kind.MAKI: "die-maki",
    Kind.SPECIAL: "die-special",
    Kind.PUDDING: "die-pudding",
    Kind.APPETIZER: "die-appetizer",
}
KIND_STYLES = {Kind.NIGIRI: "yellow", Kind.MAKI: "red", Kind.SPECIAL: "cyan", Kind.PUDDING: "bright_magenta"}
STYLES = {
    **{face: KIND_STYLES.get(KIND_OF[face], "") for face in Face},
    Face.DUMPLING: "blue",
    Face.TEMPURA: "magenta",
    Face.SASHIMI: "green",
    Face.WASABI: "bright_green",
}


def face_cells(faces: Sequence[Face], say: Say) -> tuple[Cell, ...]:
    """One cell per face, with its count."""
    return tuple(
        Cell(counted(say(FACE_KEYS[face]), count), STYLES[face]) for face, count in Counter(faces).items()
    )


def dice_source(dice: DiceSet, say: Say) -> str:
    """Where the faces come from: the default set is always called a reconstruction."""
    return say("roll-reconstruction" if dice.is_reconstruction else "roll-own-dice")


def listed(faces: Sequence[Face], say: Say) -> str:
    """A list of faces in words."""
    return ", ".join(cell.text for cell in face_cells(faces, say))
