"""The search: information-set Monte Carlo tree search for any game, without the GIL.

An iteration resamples what the observer can't know, walks down the tree, plays on and backs up the result.
A node is what a seat knows (`State.information_hash`): seats that choose at the same time each choose from
their own node, so no choice depends on what another seat has just chosen, and a seat never uses what it
learns later. A seat walks inside the tree until it reaches a new node; from there it plays by the evaluator's
action values with some noise. The walk ends when a round has been scored, after a number of plies, or at the
end of the match, and the evaluator judges where it ended.

A tree belongs to one thread and one decision. Its memory is allocated once: a full tree stops growing but
keeps learning. A brake stops any number of trees at once.
"""

from __future__ import annotations

from collections import defaultdict
from types import SimpleNamespace

import cython

from bordspil.core.evaluator import Evaluator
from bordspil.core.rng import Rng
from bordspil.core.search_settings import SearchSettings
from bordspil.core.state import MAX_ACTIONS, State

if not cython.compiled:
    from math import exp, log, sqrt

    from bordspil.core.bits import lowest_bit
    from bordspil.core.draw import below, next_word

# Sizes in bytes. A node's key is kept apart from it, so that looking for one touches little memory.
NODE_BYTES = 24 + 8
EDGE_BYTES = 32
TRACE_BYTES = 4
DEAL_BYTES = 16
FIRST_NODES = 1024
MOST_TRACES = 1 << 12
LEAST_MEMORY = 1 << 18
MOST_PATH = 256
MOST_ITERATIONS = (1 << 31) - 1
GUMBELS = 4096
WORD = (1 << 64) - 1
MIX_A, MIX_B = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB

# Gumbel noise: adding it to values over a temperature and taking the best draws from their softmax.
if not cython.compiled:
    GUMBEL = [0.0] * GUMBELS
for _number in range(GUMBELS):
    GUMBEL[_number] = -log(-log((_number + 0.5) / GUMBELS))


def mixed(word, number):
    """Mix both numbers into 64 well-distributed bits (the finalizer of SplitMix64)."""
    word = word * 4 + number
    if not cython.compiled:
        word &= WORD
    word = (word ^ word >> 30) * MIX_A
    if not cython.compiled:
        word &= WORD
    word = (word ^ word >> 27) * MIX_B
    if not cython.compiled:
        word &= WORD
    return word ^ word >> 31


def new_edge():
    """An edge uncompiled, where search.pxd has a struct."""
    return SimpleNamespace(value=0.0, points=0.0, prior=0.0, visits=0, action=0)


def new_node():
    """A node uncompiled, where search.pxd has a struct."""
    return SimpleNamespace(value=0.0, visits=0, first=0, count=0)


def below_power(most: int) -> int:
    """The largest power of two up to a number.

    >>> below_power(1000)
    512
    """
    return 1 << most.bit_length() - 1


class Brake:
    """A shared stop signal: every tree that holds it stops at its next iteration."""

    if not cython.compiled:
        pulled = 0

    def pull(self) -> None:
        """Stop the search."""
        self.pulled = 1


@cython.final
@cython.cclass
class Tree:
    """One thread's tree for one decision of one seat."""

    if not cython.compiled:
        root = None

    def __init__(
        self, root: State, observer: int, rng: Rng, brake: Brake, memory: int, settings, evaluator
    ) -> None:
        if self.root is not None:
            raise TypeError("a tree is made once")
        root.check_seat(observer)
        if not root.actions(observer):
            raise ValueError(f"seat {observer} has nothing to choose here")
        if not isinstance(settings, SearchSettings):
            raise TypeError(f"expected SearchSettings, not {type(settings).__name__}")
        if not isinstance(evaluator, Evaluator):
            raise TypeError(f"expected an Evaluator, not {type(evaluator).__name__}")
        evaluator.check_state(root)
        if type(memory) is not int or memory < LEAST_MEMORY:
            raise ValueError(f"a tree needs at least {LEAST_MEMORY} bytes")
        self.root, self.state, self.rng, self.brake = root.clone(), root.clone(), Rng.checked(rng), brake
        self.observer, self.evaluator = observer, evaluator
        # Choices that nobody has seen are open again in every iteration, and those seats go first.
        self.early = sum(
            [1 << seat for seat in range(root.seat_count) if seat != observer and root.replaces(seat)]
        )
        self.use_settings(settings)
        self.deals_played, self.deal_sum, self.to_force, self.running = 0, 0.0, False, False
        self.iterations = self.nodes_used = self.edges_used = self.depth_sum = 0
        self.allocate(memory)
        self.series = self.rng.next_word() if self.paired else 0
        if not self.plant(self.root):
            raise MemoryError("no room for the first node")

    def use_settings(self, settings):
        """Copy the settings to where C code can read them."""
        self.exploration, self.sharpness = settings.exploration, settings.sharpness
        self.noise = settings.noise
        self.margin, self.spread, self.lowered = settings.margin, settings.spread, settings.lowered
        self.at_random, self.with_prior = settings.at_random, settings.with_prior
        self.rounds, self.plies, self.paired = settings.rounds, settings.plies, settings.paired

    def allocate(self, memory):
        """Reserve the memory of the tree; MemoryError if the machine has too little."""
        # A quarter for the nodes (there are two tables while one grows), a sixteenth for traces.
        self.most_nodes = below_power(memory // 4 // NODE_BYTES)
        self.trace_room = min(below_power(memory // 16 // TRACE_BYTES), MOST_TRACES)
        self.node_room = min(self.most_nodes, FIRST_NODES)
        self.edge_room = memory // 2 // EDGE_BYTES
        self.most_deals = memory // 16 // DEAL_BYTES if self.paired else 0
        if cython.compiled:
            self.nodes = cython.cast(cython.pointer(Node), calloc(self.node_room, cython.sizeof(Node)))
            self.keys = cython.cast("uint64_t*", calloc(self.node_room, 8))
            # Half of the memory: clearing it takes milliseconds, so let other threads run.
            with cython.nogil:
                self.edges = cython.cast(cython.pointer(Edge), calloc(self.edge_room, cython.sizeof(Edge)))
            self.traces = cython.cast("uint32_t*", calloc(self.trace_room, TRACE_BYTES))
            self.deal_results = cython.cast("double*", calloc(self.most_deals + 1, 8))
            self.deal_points = cython.cast("double*", calloc(self.most_deals + 1, 8))
            if (
                self.nodes == cython.NULL
                or self.keys == cython.NULL
                or self.edges == cython.NULL
                or self.traces == cython.NULL
                or self.deal_results == cython.NULL
                or self.deal_points == cython.NULL
            ):
                raise MemoryError(f"{memory} bytes for a search")
        else:
            self.keys, self.nodes, self.edges = (
                defaultdict(int),
                defaultdict(new_node),
                defaultdict(new_edge),
            )
            self.traces = [0] * self.trace_room
            self.deal_results, self.deal_points = [0.0] * (self.most_deals + 1), [0.0] * (self.most_deals + 1)
            self.path_node, self.path_edge, self.path_seat = [0] * MOST_PATH, [0] * MOST_PATH, [0] * MOST_PATH
            self.actions, self.values = [0] * MAX_ACTIONS, [0.0] * MAX_ACTIONS
            self.chances, self.points, self.results = [0.0] * 32, [0.0] * 32, [0.0] * 32

    def __dealloc__(self):
        free(self.keys)
        free(self.nodes)
        free(self.edges)
        free(self.traces)
        free(self.deal_results)
        free(self.deal_points)

    @cython.locals(root=State, state=State, rng=Rng, brake=Brake, limit=cython.longlong)
    def run(self, iterations: int) -> None:
        """Run a number of iterations, at least one, or until the brake is pulled."""
        if self.root is None or self.running:
            raise RuntimeError("a tree that was never made can't search, and one that searches can't twice")
        root, state, rng, brake = self.root, self.state, self.rng, self.brake
        # Visits are counted in 31 bits.
        limit = min(iterations, MOST_ITERATIONS - self.iterations)
        self.running = True
        with cython.nogil:
            while True:
                # A Python game that failed looks over at once; `settle` raises its exception.
                if not self.iterate(root, state, rng):
                    break
                limit -= 1
                if limit <= 0 or brake.pulled:
                    break
        self.running = False
        self.state.settle()
        self.evaluator.settle()

    def plant(self, root):
        """Make the observer's own node, where the search starts; return whether there was room."""
        self.root_key = root.information_key(self.observer) | 1
        if not self.expand(root, self.observer, self.find(self.root_key), self.root_key):
            return False
        self.root_edges = self.edges_used
        self.reference = 0
        for index in range(self.root_edges):
            if self.edges[index].prior > self.edges[self.reference].prior:
                self.reference = index
        return True

    def iterate(self, root, state, rng):
        """Run one iteration (resample, walk, back up); return whether there was anything to play."""
        if self.nodes_used * 2 >= self.node_room and self.node_room < self.most_nodes:
            self.grow()
        state.copy_from(root)
        if self.paired and not self.deal_alike(rng):
            self.iterations += 1
            return True
        state.resample(self.observer, rng)
        if state.is_over():
            return False
        self.length = 0
        self.inside = 0xFFFFFFFF
        last_round = state.rounds_done() + self.rounds if self.rounds > 0 else 1 << 30
        for seat in range(state.seat_count):
            if self.early >> seat & 1:
                state.apply(seat, self.choose(state, seat, rng), rng)
        self.to_force = self.paired
        chosen = self.choose(state, self.observer, rng)
        self.to_force = False
        state.apply(self.observer, chosen, rng)
        while self.inside and not state.is_over() and state.rounds_done() < last_round:
            mask = state.due_mask()
            if mask & self.inside == 0:
                break
            seat = lowest_bit(mask)
            state.apply(seat, self.choose(state, seat, rng), rng)
        self.depth_sum += self.length
        self.play_on(state, rng, last_round)
        self.judge(state)
        if self.paired:
            self.compare()
        self.remember()
        self.iterations += 1
        return True

    def deal_alike(self, rng):
        """Seed an iteration, so that the n-th try of every first action gets the n-th deal of a series.

        Every deal is first played with the action of the highest heuristic value. The root keeps only how
        much better or worse other actions did in the same deal, so luck in the deal doesn't count. Return
        False if the result is already known, without playing.
        """
        slot = self.find(self.root_key)
        self.forced = self.best_edge(slot, rng)
        self.deal = self.edges[self.forced].visits
        self.filling = False
        if self.deal < self.deals_played and self.forced == self.reference:
            self.nodes[slot].visits += 1
            self.edges[self.forced].visits += 1
            self.edges[self.forced].points += self.deal_points[self.deal]
            return False
        if self.deal >= self.deals_played and self.deal < self.most_deals:
            self.filling = True
            self.forced = self.reference
        word = self.series + self.deal
        if not cython.compiled:
            word &= WORD
        rng.a, rng.b, rng.c, rng.d = mixed(word, 1), mixed(word, 2), mixed(word, 3), mixed(word, 4)
        return True

    def compare(self):
        """Turn the observer's result into the difference from the deal's first result."""
        if self.filling:
            self.deal_results[self.deal] = self.results[self.observer]
            self.deal_points[self.deal] = self.points[self.observer]
            self.deal_sum += self.results[self.observer]
            self.deals_played += 1
        if self.deal < self.deals_played:
            self.against = self.deal_results[self.deal]
        else:
            self.against = self.deal_sum / self.deals_played

    def play_on(self, state, rng, last_round):
        """Play the rest of the walk, outside the tree."""
        if self.at_random and self.rounds == 0 and self.plies == 0:
            state.playout(rng)
            return
        left = self.plies if self.plies > 0 else 1 << 30
        while left > 0 and not state.is_over() and state.rounds_done() < last_round:
            mask = state.due_mask()
            if mask == 0:
                return
            seat = lowest_bit(mask)
            action = (
                state.random_action(seat, rng) if self.at_random else self.heuristic_action(state, seat, rng)
            )
            if action < 0:
                return
            state.apply(seat, action, rng)
            left -= 1

    def choose(self, state, seat, rng):
        """Choose a seat's action: from its node, or by heuristic if the seat has left the tree."""
        if self.inside >> seat & 1 and self.length < MOST_PATH:
            # 0 marks an empty slot.
            key = state.information_hash(seat) | 1
            slot = self.find(key)
            # Most positions are never reached again: the first visit leaves a trace, the second makes a node.
            if self.keys[slot] != 0 or (self.was_here(key) and self.expand(state, seat, slot, key)):
                return self.select(slot, seat, rng)
            self.inside &= ~(1 << seat)
        if self.at_random:
            return state.random_action(seat, rng)
        return self.heuristic_action(state, seat, rng)

    def was_here(self, key):
        """Return whether this key has left a trace (another may have overwritten it), and leave one."""
        place = key >> 1 & (self.trace_room - 1)
        trace = key >> 32
        if self.traces[place] == trace:
            return True
        self.traces[place] = trace
        return False

    def find(self, key):
        """The slot of a key, or the empty slot for it."""
        slot = key >> 1 & (self.node_room - 1)
        while self.keys[slot] != key and self.keys[slot] != 0:
            slot = slot + 1 & (self.node_room - 1)
        return slot

    def grow(self):
        """Move the nodes into a table twice as large, if there is memory for it."""
        room = self.node_room
        if cython.compiled:
            keys = cython.cast("uint64_t*", calloc(room * 2, 8))
            grown = cython.cast(cython.pointer(Node), calloc(room * 2, cython.sizeof(Node)))
            if keys == cython.NULL or grown == cython.NULL:
                free(keys)
                free(grown)
                self.most_nodes = room
                return
        else:
            keys, grown = defaultdict(int), defaultdict(new_node)
        for old in range(room):
            if self.keys[old] != 0:
                slot = self.keys[old] >> 1 & (room * 2 - 1)
                while keys[slot] != 0:
                    slot = slot + 1 & (room * 2 - 1)
                keys[slot] = self.keys[old]
                grown[slot] = self.nodes[old]
        if cython.compiled:
            free(self.keys)
            free(self.nodes)
        self.keys = keys
        self.nodes = grown
        self.node_room = room * 2

    def expand(self, state, seat, slot, key):
        """Make a node whose edges have heuristic priors; return whether there was room."""
        first = self.edges_used
        # A table that is nearly full is slow.
        if self.nodes_used * 4 >= self.node_room * 3:
            return False
        count = state.legal_actions(seat, self.actions)
        if count < 1 or first + count > self.edge_room:
            return False
        if self.with_prior and count > 1:
            self.evaluator.write_action_values(state, seat, self.actions, count, self.values)
            best = self.values[0]
            for index in range(1, count):
                best = max(best, self.values[index])
            total = 0.0
            for index in range(count):
                self.values[index] = exp((self.values[index] - best) * self.sharpness)
                total += self.values[index]
        else:
            total = count
            for index in range(count):
                self.values[index] = 1.0
        for index in range(count):
            self.edges[first + index].action = self.actions[index]
            self.edges[first + index].prior = self.values[index] / total
        self.keys[slot] = key
        self.nodes[slot].first = first
        self.nodes[slot].count = count
        self.edges_used += count
        self.nodes_used += 1
        return True

    def select(self, slot, seat, rng):
        """Return the action with the best upper bound, and note it as a step of the walk."""
        edge = self.forced if self.to_force else self.best_edge(slot, rng)
        self.path_node[self.length] = slot
        self.path_edge[self.length] = edge
        self.path_seat[self.length] = seat
        self.length += 1
        return self.edges[edge].action

    def best_edge(self, slot, rng):
        """The edge with the best upper bound (PUCT); untried ones count as a little worse than the node.

        Ties are broken at random, by starting anywhere. Otherwise two seats that choose at the same time
        would keep making matching choices, as if each knew the other's.
        """
        first = self.nodes[slot].first
        count = self.nodes[slot].count
        reach = self.exploration * sqrt(self.nodes[slot].visits + 1)
        start = below(rng, count)
        fresh = 1.0
        if self.nodes[slot].visits > 0:
            fresh = self.nodes[slot].value / self.nodes[slot].visits - self.lowered
        best = 0
        high = -1e300
        for number in range(count):
            index = number + start if number + start < count else number + start - count
            score = reach * self.edges[first + index].prior / (1 + self.edges[first + index].visits)
            if self.edges[first + index].visits > 0:
                score += self.edges[first + index].value / self.edges[first + index].visits
            else:
                score += fresh
            if score > high:
                high = score
                best = index
        return first + best

    def heuristic_action(self, state, seat, rng):
        """An action with a high heuristic value; -1 if there is none."""
        count = state.legal_actions(seat, self.actions)
        if count < 2:
            return self.actions[0] if count > 0 else -1
        self.evaluator.write_action_values(state, seat, self.actions, count, self.values)
        best = 0
        high = -1e300
        bits = 0
        for index in range(count):
            # Without noise, draw nothing: equal deals must stay equal.
            if index % 5 == 0 and self.noise > 0:
                bits = next_word(rng)
            score = self.values[index] + self.noise * GUMBEL[bits & 4095]
            bits >>= 12
            if score > high:
                high = score
                best = index
        return self.actions[best]

    def judge(self, state):
        """Write the result of a walk for every seat: chance of winning, mixed with lead in points."""
        self.evaluator.write_evaluation(state, self.chances, self.points)
        for seat in range(state.seat_count):
            self.results[seat] = self.chances[seat]
            if self.margin > 0:
                most = -1e300
                for other in range(state.seat_count):
                    if other != seat and self.points[other] > most:
                        most = self.points[other]
                self.results[seat] = (1 - self.margin) * self.chances[seat] + self.margin / (
                    1 + exp((most - self.points[seat]) / self.spread)
                )

    def remember(self):
        """Back up the result along the walk."""
        for index in range(self.length):
            slot, edge, seat = self.path_node[index], self.path_edge[index], self.path_seat[index]
            if self.paired and edge < self.root_edges:
                if not self.filling:
                    self.nodes[slot].visits += 1
                    self.nodes[slot].value += self.results[seat] - self.against
                    self.edges[edge].visits += 1
                    self.edges[edge].value += self.results[seat] - self.against
                    self.edges[edge].points += self.points[seat]
                continue
            self.nodes[slot].visits += 1
            self.nodes[slot].value += self.results[seat]
            self.edges[edge].visits += 1
            self.edges[edge].value += self.results[seat]
            self.edges[edge].points += self.points[seat]

    @cython.locals(slot=cython.longlong, first=cython.longlong, index=cython.int, mean=cython.double)
    def found(self, state: State, seat: int) -> list[tuple[int, int, float, float]]:
        """The statistics of a node: for each edge its action, visits, and sums of results and points."""
        if self.root is None or type(state) is not type(self.root):
            raise TypeError("a state of the game that was searched is wanted")
        slot = self.find(state.information_key(seat) | 1)
        first = self.nodes[slot].first
        mean = self.deal_sum / self.deals_played if self.deals_played and first < self.root_edges else 0.0
        return [
            (
                self.edges[first + index].action,
                self.edges[first + index].visits,
                self.edges[first + index].value + mean * self.edges[first + index].visits,
                self.edges[first + index].points,
            )
            for index in range(self.nodes[slot].count)
        ]

    def memory(self) -> int:
        """The memory allocated, in bytes."""
        fixed = self.trace_room * TRACE_BYTES + self.most_deals * DEAL_BYTES
        return self.node_room * NODE_BYTES + self.edge_room * EDGE_BYTES + fixed

    def most_memory(self) -> int:
        """The most memory that the tree can use, in bytes, including while its table grows."""
        return self.memory() + (self.most_nodes * 3 // 2 - self.node_room) * NODE_BYTES

    def edge_limit(self) -> int:
        """The most edges that fit."""
        return self.edge_room

    def node_limit(self) -> int:
        """The most slots for nodes; at most three quarters of them are used."""
        return self.most_nodes
