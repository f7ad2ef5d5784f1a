"""Compile every module that has a .pxd beside it, and build the page.

Without a compiler, plain Python is installed instead; without npm there is no page.
"""

import os
import platform
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")

# BORDSPIL_COMPILE: auto (default), require (failure is fatal), no (plain Python), asan (AddressSanitizer).
MODE = os.environ.get("BORDSPIL_COMPILE", "auto")
# BORDSPIL_PAGE: auto (default), require (failure is fatal), no (no page).
PAGE = os.environ.get("BORDSPIL_PAGE", "auto")

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "embedsignature": True,
}


def compile_flags() -> list[str]:
    if sys.platform == "win32":
        return ["/O2"]
    flags = ["-O3", "-fwrapv", "-fno-semantic-interposition", "-finline-limit=400", "-Wno-unused-function"]
    if platform.machine() in ("x86_64", "AMD64"):
        # Every such processor since 2008 has POPCNT, but gcc doesn't use it unless told to.
        flags.append("-mpopcnt")
    return [*flags, "-fsanitize=address", "-g", "-O1"] if MODE == "asan" else flags


def is_compiled(header: Path) -> bool:
    """Whether to compile the module beside a header: not if the header has only inline C (draw, packed)."""
    module = header.with_suffix(".py")
    return module.exists() and ("cdef class" in header.read_text() or "import cython" in module.read_text())


def extensions() -> list[Extension]:
    link = ["-fsanitize=address"] if MODE == "asan" else []
    found = []
    for header in filter(is_compiled, sorted(SOURCE.rglob("*.pxd"))):
        module = header.with_suffix(".py")
        name = ".".join(module.relative_to(SOURCE).with_suffix("").parts)
        found.append(Extension(name, [str(module)], extra_compile_args=compile_flags(), extra_link_args=link))
    return found


class BuildOrFallBack(build_ext):
    """Build the extensions or, without a C compiler, install plain Python and say so once."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:  # whatever the platform's compiler class raises
            if MODE in ("require", "asan"):
                raise
            self.fall_back(problem)

    def fall_back(self, problem: Exception) -> None:
        # All or nothing: compiled modules can't use uncompiled ones, and Python would load stale ones.
        for extension in self.extensions:
            name = self.get_ext_filename(extension.name)
            for built in (Path(self.build_lib) / name, SOURCE / name):
                built.unlink(missing_ok=True)
        self.extensions = []
        print(
            f"bordspil: the rules could not be compiled ({type(problem).__name__}), so they run as plain "
            "Python: good enough to play, some 300 times slower for search and statistics",
            file=sys.stderr,
        )


class BuildWithPage(build_py):
    """Build the package with the page in it. For editable installs, the Makefile builds the page."""

    def run(self) -> None:
        if PAGE != "no" and not self.editable_mode and Path("web").is_dir():
            done = subprocess.run([sys.executable, "_build/page.py", "build"], check=PAGE == "require")
            if done.returncode:
                print("bordspil: the page could not be built; the server runs without it", file=sys.stderr)
        super().run()


def compiled_modules() -> list[Extension]:
    if MODE == "no":
        return []
    from Cython.Build import cythonize  # noqa: PLC0415  (a plain install does not need it)

    return cythonize(extensions(), compiler_directives=DIRECTIVES, build_dir="build/c", quiet=True)


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": BuildOrFallBack, "build_py": BuildWithPage})
