"""Compiles every module that has a .pxd beside it; without a compiler plain Python is installed instead."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")

# BORDSPIL_COMPILE: auto (default), require (failure is fatal), no (plain Python), asan (AddressSanitizer).
MODE = os.environ.get("BORDSPIL_COMPILE", "auto")

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
    return [*flags, "-fsanitize=address", "-g", "-O1"] if MODE == "asan" else flags


def is_compiled(header: Path) -> bool:
    """A header with nothing but inline C (draw, bunch) serves other modules and is not one itself."""
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
    """A machine without a C compiler still gets a working, slower package, and is told so."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:  # distutils raises whatever the platform's compiler class does
            self.fall_back(problem)

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception as problem:
            self.fall_back(problem)

    def fall_back(self, problem: Exception) -> None:
        if MODE in ("require", "asan"):
            raise problem
        print(
            f"bordspil: the rules could not be compiled ({problem}); "
            "installing them as plain Python: everything works, about 100 times slower",
            file=sys.stderr,
        )

    def copy_extensions_to_source(self) -> None:
        self.extensions = [
            ext
            for ext in self.extensions
            if Path(self.get_ext_fullpath(ext.name)).exists() or self.built(ext)
        ]
        super().copy_extensions_to_source()

    def built(self, ext: Extension) -> bool:
        return (Path(self.build_lib) / self.get_ext_filename(ext.name)).exists()


def compiled_modules() -> list[Extension]:
    if MODE == "no":
        return []
    from Cython.Build import cythonize  # noqa: PLC0415  (a plain install does not need it)

    return cythonize(extensions(), compiler_directives=DIRECTIVES, build_dir="build/c", quiet=True)


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": BuildOrFallBack})
