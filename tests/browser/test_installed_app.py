"""The page as an installed app: it opens offline, says so, and resumes after sleep."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import Person
from tests.browser.helpers.playing import play_match
from tests.server.server_process import ServerProcess, serve

OUTAGE = r"ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_CONNECTION_RESET|Failed to fetch|WebSocket connection"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        yield server


def wait_for_worker(person: Person) -> None:
    """Wait until the service worker controls the page."""
    person.page.evaluate("navigator.serviceWorker.ready")
    person.page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_the_page_can_be_installed(person: MakePerson) -> None:
    anna = person()
    anna.go()
    wait_for_worker(anna)
    session = anna.context.new_cdp_session(anna.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Test contexts are incognito, which is the only obstacle here.
    assert [each for each in problems if each["errorId"] != "in-incognito"] == []
    icons = anna.page.evaluate(
        """async () => {
          const link = document.querySelector('link[rel=manifest]').href;
          const { icons } = await (await fetch(link)).json();
          return Promise.all(icons.map(async ({ src, sizes }) => {
            const picture = Object.assign(new Image(), { src });
            await picture.decode();
            return [sizes, picture.naturalWidth];
          }));
        }"""
    )
    assert len(icons) >= 3
    assert all(sizes in ("any", f"{width}x{width}") for sizes, width in icons), icons


def test_a_match_goes_on_after_sleep_and_the_page_opens_without_a_server(
    person: MakePerson, own_server: ServerProcess
) -> None:
    anna = person(server=own_server, language="is")
    anna.ignore_problems(OUTAGE)
    anna.play_now("Sushi Go!")
    wait_for_worker(anna)
    assert play_match(anna, most=1) == 1

    # The device sleeps, and the server restarts meanwhile.
    session = anna.context.new_cdp_session(anna.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    welcomes = [message for message in anna.received if message["type"] == "welcome"]
    own_server.kill()
    own_server.start()
    session.send("Page.setWebLifecycleState", {"state": "active"})
    anna.wait(
        lambda: len([each for each in anna.received if each["type"] == "welcome"]) > len(welcomes),
        "the second welcome",
    )
    assert play_match(anna, most=1) == 1

    # The page itself comes from the cache.
    own_server.kill()
    anna.page.reload()
    expect(anna.page.get_by_role("status").filter(has_text=anna.say("page-lost"))).to_be_visible()
    anna.page.get_by_role("link", name=re.compile("^Bordspil")).click()
    expect(anna.page.get_by_text(anna.say("offline-title"))).to_be_visible()
    expect(anna.page.get_by_role("article")).to_have_count(0)
    anna.assert_fits()

    own_server.start()
    expect(anna.page.get_by_role("article", name="Sushi Go!")).to_be_visible()
    expect(anna.page.get_by_text(anna.say("offline-title"))).to_have_count(0)
    anna.page.get_by_role("region", name=anna.say("page-waiting-seats")).get_by_role("link").click()
    expect(anna.board).to_be_visible()
    assert play_match(anna, most=1) == 1
