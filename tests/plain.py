"""Imports the package uncompiled even where compiled modules lie beside the sources."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).parent.parent / "src"


class PlainFinder:
    """Finds only .py files."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.split(".", maxsplit=1)[0] != "bordspil":
            return None
        last = name.rpartition(".")[2]
        for folder in [str(SOURCE)] if path is None else path:
            package, module = Path(folder) / last / "__init__.py", Path(folder) / f"{last}.py"
            if package.exists():
                return importlib.util.spec_from_file_location(
                    name, package, submodule_search_locations=[str(package.parent)]
                )
            if module.exists():
                return importlib.util.spec_from_file_location(name, module)
        return None


def import_plain() -> None:
    """From now on, `import bordspil…` runs the sources."""
    assert not any(name.split(".")[0] == "bordspil" for name in sys.modules), "too late"
    sys.meta_path.insert(0, PlainFinder())
