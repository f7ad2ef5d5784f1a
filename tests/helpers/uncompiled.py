"""Run the package uncompiled even if compiled modules are next to the sources."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


class SourceFinder:
    """An import hook that finds only the .py files of the package."""

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


def import_uncompiled() -> None:
    """Make `import bordspil…` run the sources from now on."""
    assert not any(name.split(".")[0] == "bordspil" for name in sys.modules), "bordspil is already imported"
    sys.meta_path.insert(0, SourceFinder())


def printed(program: str, *, uncompiled: bool) -> str:
    """The output of a program in its own process, uncompiled or compiled."""
    start = (
        "from tests.helpers.uncompiled import import_uncompiled; import_uncompiled()\n" if uncompiled else ""
    )
    start += f"import bordspil; assert bordspil.is_compiled() is not {uncompiled}\n"
    done = subprocess.run(
        [sys.executable, "-c", start + program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-500:]
    return done.stdout
