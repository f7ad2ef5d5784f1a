"""`make rules`: list every rule of every game with the tests that prove it; fail if a rule has none."""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

TESTS = Path(__file__).parent
# Toy games have rules too.
GAMES = (TESTS.parent / "src" / "bordspil" / "games", TESTS / "toys")
RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*)$", re.MULTILINE)


def rules() -> dict[str, str]:
    """Every rule id with its text, in rule-book order."""
    return {
        name: text
        for games in GAMES
        for file in sorted(games.glob("*/RULES.md"))
        for name, text in RULE.findall(file.read_text(encoding="utf-8"))
    }


def proofs() -> dict[str, list[str]]:
    """The tests marked with each rule id."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for name in marks(node):
                    found[name].append(f"{file.relative_to(TESTS)}::{node.name}")
    return found


def marks(function: ast.FunctionDef) -> list[str]:
    """The ids in a test's `@pytest.mark.rule("…")` decorators."""
    return [
        str(argument.value)
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant)
    ]


def main() -> int:
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    known, proven = rules(), proofs()
    table = Table("rule", "says", "proven by", box=None, pad_edge=False, header_style="dim")
    for name, text in known.items():
        said = text if len(text) < 60 else text[:57] + "…"
        table.add_row(name, said, "\n".join(proven[name]) or "[red]nothing[/red]")
    console = Console(highlight=False, width=max(150, Console().width))
    console.print(table)
    missing = [name for name in known if not proven[name]]
    unknown = sorted(name for name in proven if name not in known)
    console.print(f"{len(known)} rules, {len(known) - len(missing)} with tests.")
    if missing or unknown:
        console.print(f"[red]rules without a test: {missing or '–'}; unknown rules: {unknown or '–'}[/red]")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
