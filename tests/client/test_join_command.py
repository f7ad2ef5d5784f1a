"""`bordspil join`: a bot from the command line at a server's table."""

from __future__ import annotations

import asyncio

import pytest

from bordspil.client import connect, play_match
from bordspil.core.rng import Rng
from tests.client.small_server import CODE, SmallServer
from tests.helpers.shell import Finished, one_line, run


def joined(*words: str, lang: str = "en") -> tuple[Finished, SmallServer]:
    """Run `bordspil join` at a table where someone waits for a second player."""

    async def whole() -> tuple[Finished, SmallServer]:
        async with asyncio.timeout(40), SmallServer() as server, connect(server.url) as connection:
            ann = await connection.join(CODE, name="Ann", seat=0)

            async def host() -> None:
                while ann.free_seats:
                    await ann.wait_for_update()
                await asyncio.sleep(0.3)
                await ann.start()
                await play_match(ann, "uniform", Rng.from_seed(1))

            hosting = asyncio.create_task(host())
            done = await asyncio.to_thread(run, "join", server.url, *words, BORDSPIL_LANG=lang)
            hosting.cancel()
            return done, server

    return asyncio.run(whole())


def test_a_bot_joins_plays_and_prints_the_ranking() -> None:
    done, server = joined(CODE, "--bot", "greedy", "--name", "Robot")
    assert (done.code, done.err) == (0, "")
    assert f"Robot sits in seat 2 at table {CODE} (Sushi Go!)." in done.out
    assert "Waiting for the match to start" in done.out
    assert "Final ranking" in done.out
    assert server.match is not None
    assert server.match.names == ("Ann", "Robot")


@pytest.mark.parametrize(
    ("lang", "name", "line"),
    [
        ("is", "Fjölskylda", "situr í sæti 2 við borðið ABCD"),
        ("es", "", "ocupa el asiento 2 de la mesa ABCD"),
        ("pl", "", "zajmuje miejsce 2 przy stole ABCD"),
    ],
)
def test_join_works_in_every_language(lang: str, name: str, line: str) -> None:
    done, _ = joined(CODE, "-b", "family", "-n", name, "-s", "2", lang=lang)
    assert done.code == 0
    assert line in one_line(done.out)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("WRONG",), "There is no such table"),
        ((CODE, "--seat", "1"), "This seat is taken"),
        ((CODE, "--seat", "0"), "Seats are numbered 1 to 12."),
        ((CODE, "--bot", "octopus"), "Unknown bot “octopus”"),
        ((), "CODE is missing"),
    ],
)
def test_mistakes_get_a_helpful_error(words: tuple[str, ...], message: str) -> None:
    done, _ = joined(*words)
    assert message in one_line(done.err)
    assert "Traceback" not in done.err
    assert done.code == 2


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("ws://127.0.0.1:9/ws", "There is no server at ws://127.0.0.1:9/ws"),
        ("ftp://example.org", "“ftp://example.org” isn’t a server address"),
    ],
)
def test_a_missing_server_is_reported(url: str, message: str) -> None:
    done = run("join", url, CODE)
    assert message in one_line(done.err)
    assert (done.code, done.out) == (2, "")
