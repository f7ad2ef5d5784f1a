"""A real server, and people with real browsers. Don't run too many at once: `pytest -n 2 tests/browser`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import BrowserContext, expect

from bordspil.server.http.pages import STATIC
from tests.browser.helpers.chromium import launch_args
from tests.browser.helpers.person import PATIENCE, PHONE, Person, context_args
from tests.server.server_process import ServerProcess, serve

# A busy machine is not the page's fault.
expect.set_options(timeout=1000 * PATIENCE)


class MakePerson(Protocol):
    """A function that makes a person with their own browser context."""

    def __call__(
        self,
        name: str = "Anna",
        *,
        language: str = "en",
        size: dict[str, int] = PHONE,
        dark: bool = False,
        motion: bool = False,
        server: ServerProcess | None = None,
    ) -> Person: ...


class NewContext(Protocol):
    """The type of pytest-playwright's fixture, which takes screenshots of failed tests."""

    def __call__(self, **how: Any) -> BrowserContext: ...


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch_args()}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server shared by all tests; tests that kill servers start their own."""
    assert (STATIC / "index.html").is_file(), "the page is not built: run make"
    with serve(f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}") as server:
        yield server


@pytest.fixture(scope="session")
def base_url(server: ServerProcess) -> str:
    # Overrides the plugin's fixture, which causes a warning of pytest.
    return server.url


@pytest.fixture
def person(new_context: NewContext, server: ServerProcess) -> Iterator[MakePerson]:
    """Make people; fail at the end if any of their browsers reported a problem."""
    people: list[Person] = []
    usual = server

    def make(
        name: str = "Anna",
        *,
        language: str = "en",
        size: dict[str, int] = PHONE,
        dark: bool = False,
        motion: bool = False,
        server: ServerProcess | None = None,
    ) -> Person:
        context = new_context(**context_args(language=language, size=size, dark=dark, motion=motion))
        people.append(Person(context, (server or usual).url, name, language))
        return people[-1]

    yield make
    for someone in people:
        someone.check()
