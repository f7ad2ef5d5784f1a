"""Nothing is hidden in Sushi Roll, and the state doesn't contain the future."""

from __future__ import annotations

import dataclasses
import json

from hypothesis import given, settings

from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.moves import Reroll, Take
from bordspil.games.sushi_roll.state import SushiRollState
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sushi_roll.positions import Table, copied, is_last_take, positions, seeds, tables
from tests.games.sushi_roll.referee import random_move


@given(positions)
def test_nothing_is_hidden_from_anyone(state: SushiRollState) -> None:
    spectators = state.view(None)
    assert spectators.legal_moves == ()
    for seat in range(state.seat_count):
        view = state.view(seat)
        assert view.seat == seat
        assert view.legal_moves == state.legal_moves(seat)
        assert dataclasses.replace(view, seat=None, legal_moves=()) == spectators
        data, other = json.loads(view.as_json()), json.loads(spectators.as_json())
        assert {**data, "seat": None, "legal_moves": []} == other


@given(tables, seeds)
@settings(max_examples=20)
def test_every_event_is_public(table: Table, seed: int) -> None:
    state, rng = SushiRollState(table[0], table[1].words()), Rng.from_seed(seed)
    events = list(state.begin(rng))
    while due := state.due():
        events += state.play(due[0], random_move(state, due[0], rng), rng)
    assert all(event.audience() is None for event in events)


@given(positions, seeds)
def test_a_view_contains_the_whole_state(state: SushiRollState, seed: int) -> None:
    for seat in (None, *range(state.seat_count)):
        view = state.view(seat)
        rng = Rng.from_seed(seed)
        sampled = GAME.sample_state(view, rng)
        assert sampled == state
        assert sampled.view(seat) == view
        assert state.resampled(seat, rng) == state
        # The generator was not used.
        assert rng.key() == Rng.from_seed(seed).key()


@given(positions, seeds, seeds)
def test_the_future_is_not_in_the_state(state: SushiRollState, seed: int, other_seed: int) -> None:
    """Nobody learns anything about a roll before the dice are rolled."""
    everyone = [None, *range(state.seat_count)]
    for seat in state.due():
        for move in state.legal_moves(seat)[seed % 19 :: 19]:
            one, other = copied(state), copied(state)
            chances = Rng.from_seed(seed), Rng.from_seed(f"other {other_seed}")
            keys = [rng.key() for rng in chances]
            if isinstance(move, Reroll) or is_last_take(state, move):
                # The last step rolls the dice; everything before it is the same.
                for step in state.steps_of(move)[:-1]:
                    one.play_step(seat, step, chances[0])
                    other.play_step(seat, step, chances[1])
            else:
                told = one.play(seat, move, chances[0])
                also_told = other.play(seat, move, chances[1])
                assert [event.as_data() for event in told] == [event.as_data() for event in also_told]
            assert one == other
            assert [one.view(eye).as_json() for eye in everyone] == [
                other.view(eye).as_json() for eye in everyone
            ]
            assert [rng.key() for rng in chances] == keys


@given(tables, seeds)
@settings(max_examples=30)
def test_two_matches_with_different_seeds_look_the_same_until_the_next_roll(table: Table, seed: int) -> None:
    """In events, views and running records the seed shows only in the commitment until dice are rolled."""
    seat_count, dice = table
    rng = Rng.from_seed(seed)
    one, other = [
        Match(GAME, seat_count, GAME.options.from_data({"dice": dice}), seed=seed_from(seed, name))
        for name in ("one", "other")
    ]
    # Two seeds can't be aligned, so the second match starts from the position of the first.
    other._state = one._state.clone()
    told = len(one.story()), len(other.story())
    quiet = 0
    for _ in range(12):
        (seat,) = one.due()
        view = one.view(seat)
        assert view.as_json() == other.view(seat).as_json()
        takes_end_a_turn = (seat + 1) % seat_count == getattr(view, "red", None)
        moves = [
            move
            for move in view.legal_moves
            if not isinstance(move, Reroll) and not (isinstance(move, Take) and takes_end_a_turn)
        ]
        if not moves:
            break
        move = rng.choice(moves)
        events, other_events = one.submit(seat, move), other.submit(seat, move)
        assert [event.as_data() for event in events] == [event.as_data() for event in other_events]
        quiet += 1
    assert quiet
    for seat in (None, *range(seat_count)):
        seen, also_seen = one.events(seat)[told[0] :], other.events(seat)[told[1] :]
        assert [event.as_data() for event in seen] == [event.as_data() for event in also_seen]
        assert one.view(seat).as_json() == other.view(seat).as_json()
    record, other_record = one.record().as_data(), other.record().as_data()
    assert record["seed"] is other_record["seed"] is None
    differ = {key for key in record if record[key] != other_record[key]}
    assert differ == {"commitment", "chain"}
