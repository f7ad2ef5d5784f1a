"""Setup for all tests. BORDSPIL_TEST_UNCOMPILED=1 runs them against the uncompiled sources."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
# All tests see the toy game and a half-translated language, added the way users add their own.
os.environ["BORDSPIL_GAMES"] = str(ROOT / "tests" / "toys")
os.environ["BORDSPIL_LOCALES"] = str(ROOT / "tests" / "locales" / "half_filled")
os.environ["BORDSPIL_LANG"] = "en"

from tests.helpers.interrupts import let_children_be_interrupted  # noqa: E402
from tests.helpers.uncompiled import import_uncompiled  # noqa: E402

let_children_be_interrupted()
if os.environ.get("BORDSPIL_TEST_UNCOMPILED"):
    import_uncompiled()

import pytest  # noqa: E402
from hypothesis import HealthCheck, settings  # noqa: E402

settings.register_profile(
    "bordspil", deadline=None, max_examples=60, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile("bordspil")


@pytest.fixture(scope="session", autouse=True)
def _check_the_build() -> None:
    """Stop if the build doesn't match the kind of run."""
    import bordspil  # noqa: PLC0415

    uncompiled = bool(
        os.environ.get("BORDSPIL_TEST_UNCOMPILED") or os.environ.get("BORDSPIL_COMPILE") == "no"
    )
    if uncompiled:
        assert not bordspil.is_compiled()
    elif not bordspil.is_compiled():
        pytest.exit("the rules are not compiled: run make, or set BORDSPIL_COMPILE=no", returncode=1)
