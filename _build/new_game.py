"""Start a new game: `make game NAME=my_game`, or `python _build/new_game.py my_game`.

The new game starts as a renamed copy of Garden Party, a small working game that the tests also play.
"""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
# The parent folders of the template, and those of the new game.
SIDES = {
    "tests/toys": "src/bordspil/games",
    "web/toys": "web/src/games",
    "tests/games": "tests/games",
}
CONTENTS = {
    "src/bordspil/games": "rules, moves, view, texts, score pad, hints, rule book",
    "web/src/games": "board, emblem, pictures, lessons",
    "tests/games": "a test of each rule",
}
# Longer names would make lines of the copy too long.
LONGEST_NAME = 24


class CantCreate(Exception):
    """The game can't be created; nothing was written."""


@dataclass(frozen=True)
class Naming:
    """The spellings of a game's name: the folder's name, and the letters before the number of a rule."""

    folder: str
    rules: str

    @property
    def slug(self) -> str:
        """As in commands, addresses and message keys: `my-game`."""
        return self.folder.replace("_", "-")

    @property
    def title(self) -> str:
        """As people read it: `My Game`."""
        return " ".join(word.capitalize() for word in self.folder.split("_"))

    @property
    def prefix(self) -> str:
        """As classes begin: `MyGame`."""
        return self.title.replace(" ", "")


TEMPLATE = Naming("garden_party", "GP")


def checked_name(root: Path, name: str) -> str:
    """Return the name if a new game can have it; raises CantCreate with the reason if not."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise CantCreate(f"“{name}” can't be the name: use small letters, digits and _, such as my_game.")
    if len(name) > LONGEST_NAME:
        raise CantCreate(f"“{name}” is too long: at most {LONGEST_NAME} letters.")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise CantCreate(f"“{name}” can't be the name: it is a word of Python.")
    if name.startswith("test"):
        raise CantCreate(f"“{name}” can't be the name: pytest would take its classes for tests.")
    for side in (*SIDES, *SIDES.values()):
        for taken in (root / side).glob("*"):
            if taken.name.split(".")[0] == name:
                raise CantCreate(f"“{name}” can't be the name: there is already {taken.relative_to(root)}.")
    naming = Naming(name, "")
    classes = {naming.prefix + rest for rest in re.findall(rf"\b{TEMPLATE.prefix}(\w+)", template_text(root))}
    for word in names_in_use(root):
        if word.startswith(f"{naming.slug}-") or word in classes:
            raise CantCreate(f"“{name}” can't be the name: {word} already means something else.")
    return name


def names_in_use(root: Path) -> list[str]:
    """The keys of all messages, and the words of the template that stay as they are."""
    catalogues = [*root.glob("src/bordspil/**/en/*.ftl"), *root.glob("src/bordspil/games/*/locales/en.ftl")]
    keys = [key for file in catalogues for key in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.M)]
    return sorted(keys) + sorted(set(re.findall(r"\w+", template_text(root))))


def template_text(root: Path) -> str:
    """The text of all files of the template."""
    return "\n".join(file.read_text(encoding="utf-8") for file, _ in template_files(root))


def template_files(root: Path) -> list[tuple[Path, str]]:
    """Each file of the template, and its path in the new game, with `*` for the game's folder."""
    return [
        (file, f"{target}/*/{file.relative_to(root / side / TEMPLATE.folder).as_posix()}")
        for side, target in SIDES.items()
        for file in sorted((root / side / TEMPLATE.folder).rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    ]


def rule_letters(root: Path, name: str) -> str:
    """Choose letters for the rule ids that no other game uses: `my_game` gets MG, or else MY, MYG, …

    Digits can't be part of an id.
    """
    books = [*root.glob("src/bordspil/games/*/RULES.md"), *root.glob("tests/toys/*/RULES.md")]
    taken = {found for book in books for found in re.findall(r"\*\*([A-Z]+)-\d", book.read_text("utf-8"))}
    letters = re.sub(r"[^a-z]", "", name).upper()
    initials = "".join(re.findall(r"(?:^|_)([a-z])", name)).upper()
    starts = [letters[:length] for length in range(2, len(letters) + 1)]
    longer = [letters + "X" * count for count in range(1, len(taken) + 2)]
    wanted = [initials] * (len(initials) > 1) + starts + longer
    return next(each for each in wanted if each not in taken)


def renamed(text: str, naming: Naming) -> str:
    """A text of the template with the new game's names."""
    text = text.replace(f"tests.toys.{TEMPLATE.folder}", f"bordspil.games.{TEMPLATE.folder}")
    for old, new in (
        (TEMPLATE.folder, naming.folder),
        (TEMPLATE.slug, naming.slug),
        (TEMPLATE.title, naming.title),
        (TEMPLATE.prefix, naming.prefix),
    ):
        text = text.replace(old, new)
    return re.sub(rf"\b{TEMPLATE.rules}-(?=\d)", f"{naming.rules}-", text)


def new_files(root: Path, naming: Naming) -> dict[Path, str]:
    """The files of the new game and their texts."""
    return {
        root / target.replace("*", naming.folder): renamed(file.read_text(encoding="utf-8"), naming)
        for file, target in template_files(root)
    }


def create_game(name: str, root: Path = ROOT) -> tuple[Naming, list[Path]]:
    """Create all files of a new game, or none; return its names and the files."""
    naming = Naming(checked_name(root, name), rule_letters(root, name))
    files = new_files(root, naming)
    try:
        for file, text in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as problem:
        for target in SIDES.values():
            shutil.rmtree(root / target / naming.folder, ignore_errors=True)
        raise CantCreate(f"The files can't be written: {problem}.") from problem
    return naming, list(files)


def next_steps(naming: Naming, files: list[Path], root: Path = ROOT) -> str:
    """What was created, and what to do with it."""
    lines = [f"Created {naming.title}, a small working game for you to change:"]
    for target, contents in CONTENTS.items():
        folder = root / target / naming.folder
        count = sum(file.is_relative_to(folder) for file in files)
        lines.append(f"  {target}/{naming.folder}  ({count} {'file' if count == 1 else 'files'}): {contents}")
    return "\n".join(
        [
            *lines,
            "",
            "Play it:",
            f"  make play                            and choose {naming.title}",
            f"  .venv/bin/bordspil play {naming.slug}",
            "",
            "Test it:",
            f"  .venv/bin/python -m pytest -p no:playwright tests/games/{naming.folder}",
            "  .venv/bin/python -m pytest -p no:playwright tests/core/test_contract.py",
            "",
            "Then change it: RULES.md first, state.py next. docs/add-a-game.md shows the way.",
        ]
    )


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code."""
    if len(arguments) != 1:
        print(__doc__)
        return 2
    try:
        naming, files = create_game(arguments[0])
    except CantCreate as problem:
        print(problem, file=sys.stderr)
        return 1
    print(next_steps(naming, files))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
