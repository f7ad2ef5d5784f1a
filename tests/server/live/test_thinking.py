"""The thread pool for bots and hints: fair, bounded, and quick to cancel."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bordspil.bots import Bot, Budget, SearchBot, make_bot
from bordspil.bots.advice import advise
from bordspil.core.errors import NotDue
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.view import View
from bordspil.games import all_games, find_game
from bordspil.server.errors import TooMany
from bordspil.server.live.thinking import Thinking, Thought, lower_priority

GAMES = sorted(all_games())
GAME = find_game("sushi-go")


def first_view(name: str = "sushi-go") -> View:
    state = all_games()[name].setup(all_games()[name].default_seat_count, rng=Rng.from_seed(3))
    view: View = state.view(state.due()[0])
    return view


VIEW = first_view()


class Gate(Bot):
    """A bot that chooses only when released, and notes the order of its choices."""

    name = "gate"

    def __init__(self) -> None:
        super().__init__(GAME)
        self.began: list[int] = []
        self.released = threading.Semaphore(0)

    def choose(self, view: View, rng: Rng) -> Move:
        self.began.append(rng.below(1 << 20))
        assert self.released.acquire(timeout=60)
        return view.legal_moves[0]


def numbered(number: int) -> tuple[Rng, int]:
    """A generator, and the number that the gate notes for it."""
    return Rng.from_seed(number), Rng.from_seed(number).below(1 << 20)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(120):
            await test()

    asyncio.run(in_time())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)


def master(seconds: float = 30.0) -> Bot:
    return make_bot(f"master:seconds={seconds:g}", GAME)


@pytest.mark.parametrize("name", GAMES)
def test_a_thought_is_the_move_that_the_bot_would_choose_itself(name: str) -> None:
    game, view = all_games()[name], first_view(name)
    thinking = Thinking(2)

    async def test() -> None:
        # Several thoughts share one bot.
        for text in ("regular", "master:iterations=60", "greedy"):
            bot = make_bot(text, game)
            thoughts = [
                thinking.choose(bot, view, Rng.from_seed(seed), address=str(seed)) for seed in range(4)
            ]
            assert [await thought for thought in thoughts] == [
                bot.choose(view, Rng.from_seed(seed)) for seed in range(4)
            ]
        assert (thinking.running, thinking.waiting, thinking.thoughts) == (0, 0, 12)
        assert thinking.seconds > 0.0

    run(test)
    thinking.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_what_advise_returns(name: str) -> None:
    thinking = Thinking(1)

    async def test() -> None:
        view = first_view(name)
        advice = await thinking.advise(
            all_games()[name], view, Rng.from_seed(1), address="here", seconds=0.05
        )
        assert advice.best.move in view.legal_moves
        alike = advise(all_games()[name], view, Rng.from_seed(1), Budget(seconds=0.05, threads=1))
        assert {type(ranked.move) for ranked in advice.moves} == {type(each.move) for each in alike.moves}

    run(test)
    thinking.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_cancelled_search_frees_its_thread_at_once(name: str) -> None:
    thinking = Thinking(1)

    async def test() -> None:
        game, view = all_games()[name], first_view(name)
        delays = []
        for number in range(5):
            bot = make_bot("master:seconds=30", game)
            thought = thinking.choose(bot, view, Rng.from_seed(number), address="here")
            await asyncio.sleep(0.03)
            began = time.perf_counter()
            assert thought.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thought
            await until(lambda: thinking.running == 0)
            delays.append(time.perf_counter() - began)
        # Far less than its 30 s; `make bench` measures how soon exactly.
        assert min(delays) < 1.0

    run(test)
    thinking.close()


def test_a_thought_ends_with_the_task_that_awaits_it() -> None:
    thinking = Thinking(1)

    async def test() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(thinking.choose(master(), VIEW, Rng.from_seed(1), address="here"), 0.05)
        await until(lambda: thinking.running == 0)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(
                thinking.advise(GAME, VIEW, Rng.from_seed(1), address="", seconds=30), 0.05
            )
        await until(lambda: thinking.running == 0)

    run(test)
    thinking.close()


def test_cancelling_one_thought_leaves_another_of_the_same_bot_alone() -> None:
    thinking = Thinking(2)

    async def test() -> None:
        bot = master(0.2)
        first, second = [thinking.choose(bot, VIEW, Rng.from_seed(seed), address="here") for seed in range(2)]
        await asyncio.sleep(0.05)
        first.cancel()
        began = time.perf_counter()
        assert await second in VIEW.legal_moves
        assert time.perf_counter() - began > 0.1

    run(test)
    thinking.close()


def test_a_waiting_thought_that_is_cancelled_never_starts() -> None:
    gate, thinking = Gate(), Thinking(1)

    async def test() -> None:
        numbers = [numbered(number) for number in range(3)]
        first, second, third = [thinking.choose(gate, VIEW, rng, address="here") for rng, _ in numbers]
        second.cancel()
        assert (thinking.running, thinking.waiting) == (1, 1)
        gate.released.release(2)
        await first
        await third
        assert gate.began == [numbers[0][1], numbers[2][1]]
        assert second.cancelled()

    run(test)
    thinking.close()


def test_addresses_take_turns() -> None:
    gate, thinking = Gate(), Thinking(1)

    async def test() -> None:
        thoughts, noted = [], {}
        for number, address in enumerate("aaaabbc"):
            rng, note = numbered(number)
            noted[note] = address
            thoughts.append(thinking.choose(gate, VIEW, rng, address=address))
        gate.released.release(7)
        await asyncio.gather(*thoughts)
        assert "".join(noted[note] for note in gate.began) == "aabcaba"

    run(test)
    thinking.close()


def test_an_address_uses_only_its_share_of_the_threads() -> None:
    gate, thinking = Gate(), Thinking(4, per_address=2)

    async def test() -> None:
        thoughts = [thinking.choose(gate, VIEW, Rng.from_seed(1), address="a") for _ in range(4)]
        assert (thinking.running, thinking.waiting) == (2, 2)
        thoughts.append(thinking.choose(gate, VIEW, Rng.from_seed(1), address="b"))
        assert (thinking.running, thinking.waiting) == (3, 2)
        gate.released.release(5)
        await asyncio.gather(*thoughts)
        assert (thinking.running, thinking.waiting) == (0, 0)

    run(test)
    thinking.close()


def test_a_full_queue_refuses_more() -> None:
    gate, thinking = Gate(), Thinking(1, waiting=4)

    def ask(address: str) -> Thought[Move]:
        return thinking.choose(gate, VIEW, Rng.from_seed(1), address=address)

    async def test() -> None:
        thoughts = [ask("a") for _ in range(3)]
        # One address gets at most half of the places, so others still find one.
        with pytest.raises(TooMany) as refused:
            ask("a")
        assert refused.value.reason == "thinking-full"
        thoughts += [ask("b"), ask("c")]
        with pytest.raises(TooMany):
            ask("d")
        assert (thinking.waiting, thinking.refused) == (4, 2)
        gate.released.release(6)
        await asyncio.gather(*thoughts)
        await ask("d")

    run(test)
    thinking.close()


def test_a_longer_queue_gives_each_thought_less_time() -> None:
    thinking = Thinking(1, per_address=9)

    async def test() -> None:
        bot = master()
        thoughts = [
            thinking.choose(bot, VIEW, Rng.from_seed(1), address="here", seconds=0.4) for _ in range(8)
        ]
        assert [thought.share for thought in thoughts] == [1.0] * 8
        await asyncio.gather(*thoughts)
        assert [thought.share for thought in thoughts] == [
            1.0,
            *(1 / (1 + left) for left in range(6, -1, -1)),
        ]

    run(test)
    thinking.close()


def test_a_budget_shrinks_in_time_but_not_in_iterations() -> None:
    assert Budget(seconds=2.0).bounded(share=0.5, memory=1 << 24) == Budget(1.0, None, 1, 1 << 24)
    assert Budget(seconds=2.0).bounded(share=0.5, seconds=4.0, memory=1 << 24).seconds == 2.0
    assert Budget(seconds=2.0).bounded(share=0.001, memory=1 << 24).seconds == 0.05
    assert Budget(seconds=0.02).bounded(share=0.001, memory=1 << 24).seconds == 0.02
    few = Budget(seconds=None, iterations=300, threads=1, memory=1 << 20)
    assert few.bounded(share=0.01, seconds=4.0, memory=1 << 24) == few


def test_a_search_in_the_pool_uses_one_thread_and_bounded_memory() -> None:
    seen = []

    class Seen(SearchBot):
        def bounded(self, **limits: Any) -> SearchBot:
            bot = super().bounded(**limits)
            seen.append(bot.budget)
            return bot

    thinking = Thinking(1, memory=4 << 20)

    async def test() -> None:
        await thinking.choose(Seen(GAME), VIEW, Rng.from_seed(1), address="here", seconds=0.05)
        assert seen == [Budget(seconds=0.05, threads=1, memory=4 << 20)]

    run(test)
    thinking.close()


def test_an_error_is_raised_where_the_thought_is_awaited_and_the_pool_survives() -> None:
    class Wrong(Bot):
        def choose(self, view: View, rng: Rng) -> Move:
            return next(iter(()))

    thinking = Thinking(1)

    async def test() -> None:
        watching = GAME.setup(2, rng=Rng.from_seed(1)).view(None)
        with pytest.raises(NotDue):
            await thinking.choose(master(), watching, Rng.from_seed(1), address="here")
        with pytest.raises(NotDue):
            await thinking.advise(GAME, watching, Rng.from_seed(1), address="here")
        with pytest.raises(RuntimeError, match="StopIteration"):
            await thinking.choose(Wrong(GAME), VIEW, Rng.from_seed(1), address="here")
        assert await thinking.choose(make_bot("regular", GAME), VIEW, Rng.from_seed(1), address="here")

    run(test)
    thinking.close()


def test_wrong_values_are_refused_at_once() -> None:
    thinking = Thinking(1)

    async def test() -> None:
        with pytest.raises(TypeError, match="Bot"):
            thinking.choose(None, VIEW, Rng.from_seed(1), address="")  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="View"):
            thinking.advise(GAME, None, Rng.from_seed(1), address="")  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="Rng"):
            thinking.choose(master(), VIEW, None, address="")  # type: ignore[arg-type]
        for seconds in (0.0, -1.0, float("nan"), 1e9):
            with pytest.raises(ValueError, match="above 0"):
                thinking.choose(master(), VIEW, Rng.from_seed(1), address="", seconds=seconds)

    run(test)
    thinking.close()
    for wrong in ({"threads": 0}, {"threads": 1, "per_address": 0}, {"threads": 1, "memory": 5}):
        with pytest.raises(ValueError, match="at least"):
            Thinking(**wrong)


def test_close_cancels_everything_and_ends_the_threads() -> None:
    thinking = Thinking(2)

    async def test() -> None:
        before = threading.active_count()
        bot = master()
        thoughts = [thinking.choose(bot, VIEW, Rng.from_seed(1), address=each) for each in "aaabbb"]
        await asyncio.sleep(0.05)
        began = time.perf_counter()
        thinking.close()
        assert time.perf_counter() - began < 20
        assert all(thought.cancelled() for thought in thoughts)
        assert threading.active_count() == before - 2
        await asyncio.sleep(0.01)
        assert (thinking.running, thinking.waiting) == (0, 0)
        with pytest.raises(RuntimeError, match="closed"):
            thinking.choose(bot, VIEW, Rng.from_seed(1), address="a")

    run(test)
    # Closing twice does no harm.
    thinking.close()


def test_a_pool_that_outlives_its_loop_can_be_closed() -> None:
    thinking = Thinking(1)

    async def test() -> None:
        for _ in range(2):
            thinking.choose(master(), VIEW, Rng.from_seed(1), address="a")

    run(test)

    async def later() -> None:
        with pytest.raises(RuntimeError, match="loop"):
            thinking.choose(master(), VIEW, Rng.from_seed(1), address="a")

    run(later)
    thinking.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has priorities per thread")
def test_threads_have_a_lower_priority_than_the_event_loop() -> None:
    found = []

    def look() -> None:
        lower_priority(10)
        found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        # A timed search starts its own thread, which must have a low priority too.
        inner = threading.Thread(
            target=lambda: found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        )
        inner.start()
        inner.join()

    mine = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert found == [min(19, mine + 10)] * 2
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == mine
