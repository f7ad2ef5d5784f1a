"""The search: information-set Monte-Carlo tree search over any game, without the interpreter's lock.

An iteration deals anew what the observer can't know, walks down, plays on and remembers the result. Nodes
are what a seat knows (`State.knowledge`), found by their key: seats that choose at the same time choose each
from its own node, so nobody's choice depends on what another has just chosen, and what a seat learns later it
does not use earlier. A seat walks inside the tree until it comes to a node that is new; from there on it
plays by the first glance (`State.weigh`) with some noise. The walk ends when a round has been scored, after a
number of plies, or at the end, and is judged by `State.estimate`.

A tree belongs to one thread and one decision. Its memory is set aside once: when it is full the tree grows no
further and goes on learning. A brake stops any number of trees at once.
"""

from __future__ import annotations

from collections import defaultdict

import cython

from bordspil.core.node import PlainEdge, PlainNode
from bordspil.core.planning import Planning
from bordspil.core.rng import Rng
from bordspil.core.state import MAX_ACTIONS, State

if cython.compiled:
    from cython.cimports.bordspil.core.draw import below, next_word
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.stdlib import calloc, free
else:
    from math import exp, log, sqrt

    from bordspil.core.draw import below, next_word

# The sizes of things in bytes, the first and the largest of the tables, and the least for a tree.
# A node and, apart from it so that looking for one touches little memory, its key.
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

# Noise for the first glance: adding it to worths over a temperature and taking the best is drawing a softmax.
if not cython.compiled:
    GUMBEL = [0.0] * GUMBELS
for _number in range(GUMBELS):
    GUMBEL[_number] = -log(-log((_number + 0.5) / GUMBELS))


def mixed(word, number):
    """Mixes both numbers into 64 well-distributed bits (the finalizer of SplitMix64)."""
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


def below_power(most: int) -> int:
    """The largest power of two that is not above a number.

    >>> below_power(1000)
    512
    """
    return 1 << most.bit_length() - 1


class Brake:
    """Stops every search that it was given to, at their next iteration."""

    def __init__(self) -> None:
        self.pulled = 0

    def pull(self) -> None:
        """Stops them."""
        self.pulled = 1


@cython.final
@cython.cclass
class Tree:
    """One thread's tree for one decision of one seat."""

    if not cython.compiled:
        root = None

    def __init__(self, root: State, observer: int, rng: Rng, brake: Brake, memory: int, plan) -> None:
        if self.root is not None:
            raise TypeError("a tree is made once")
        root.check_seat(observer)
        if not root.actions(observer):
            raise ValueError(f"seat {observer} has nothing to choose here")
        if not isinstance(plan, Planning):
            raise TypeError(f"a Planning is wanted, not {type(plan).__name__}")
        if type(memory) is not int or memory < LEAST_MEMORY:
            raise ValueError(f"a tree needs at least {LEAST_MEMORY} bytes")
        self.root, self.state, self.rng, self.brake = root.clone(), root.clone(), Rng.checked(rng), brake
        self.observer = observer
        # Choices that are made but not seen are open again in every iteration: who has them goes first.
        self.early = sum(
            [1 << seat for seat in range(root.seat_count) if seat != observer and root.replaces(seat)]
        )
        self.exploration, self.sharpness, self.noise = plan.exploration, plan.sharpness, plan.noise
        self.margin, self.spread, self.lowered = plan.margin, plan.spread, plan.lowered
        self.at_random, self.with_prior = plan.at_random, plan.with_prior
        self.rounds, self.plies, self.paired = plan.rounds, plan.plies, plan.paired
        self.deals_played, self.deal_sum, self.to_force, self.running = 0, 0.0, False, False
        self.iterations = self.nodes_used = self.edges_used = self.depth_sum = 0
        # A quarter for the nodes (while their table grows there are two of them), a sixteenth for traces.
        self.most_nodes = below_power(memory // 4 // NODE_BYTES)
        self.trace_room = min(below_power(memory // 16 // TRACE_BYTES), MOST_TRACES)
        self.node_room = min(self.most_nodes, FIRST_NODES)
        self.edge_room = memory // 2 // EDGE_BYTES
        self.most_deals = memory // 16 // DEAL_BYTES if self.paired else 0
        if cython.compiled:
            self.nodes = cython.cast(cython.pointer(Node), calloc(self.node_room, cython.sizeof(Node)))
            self.keys = cython.cast("uint64_t*", calloc(self.node_room, 8))
            # Half of the memory; clearing what was used before takes milliseconds, in which others go on.
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
                defaultdict(PlainNode),
                defaultdict(PlainEdge),
            )
            self.traces = [0] * self.trace_room
            self.deal_results, self.deal_points = [0.0] * (self.most_deals + 1), [0.0] * (self.most_deals + 1)
            self.path_node, self.path_edge, self.path_seat = [0] * MOST_PATH, [0] * MOST_PATH, [0] * MOST_PATH
            self.actions, self.worths = [0] * MAX_ACTIONS, [0.0] * MAX_ACTIONS
            self.chances, self.points, self.results = [0.0] * 32, [0.0] * 32, [0.0] * 32
        self.series = self.rng.next_word() if self.paired else 0
        if not self.plant(self.root):
            raise MemoryError("no room for the first node")

    def __dealloc__(self):
        free(self.keys)
        free(self.nodes)
        free(self.edges)
        free(self.traces)
        free(self.deal_results)
        free(self.deal_points)

    @cython.locals(root=State, state=State, rng=Rng, brake=Brake, limit=cython.longlong)
    def run(self, iterations: int) -> None:
        """Searches on for a number of iterations, or until the brake is pulled; makes one in any case."""
        if self.root is None or self.running:
            raise RuntimeError("a tree that was never made can't search, and one that searches can't twice")
        root, state, rng, brake = self.root, self.state, self.rng, self.brake
        # Visits are counted in 31 bits.
        limit = min(iterations, MOST_ITERATIONS - self.iterations)
        self.running = True
        with cython.nogil:
            while True:
                # A game in plain Python that failed looks over from the beginning; `settle` says why.
                if not self.iterate(root, state, rng):
                    break
                limit -= 1
                if limit <= 0 or brake.pulled:
                    break
        self.running = False
        self.state.settle()

    def plant(self, root):
        """Makes the observer's own node, from which the search starts; whether there was room."""
        self.root_key = root.known_key(self.observer) | 1
        if not self.expand(root, self.observer, self.find(self.root_key), self.root_key):
            return False
        self.root_edges = self.edges_used
        self.reference = 0
        for index in range(self.root_edges):
            if self.edges[index].prior > self.edges[self.reference].prior:
                self.reference = index
        return True

    def iterate(self, root, state, rng):
        """One sampled deal, one walk, one result; whether there was anything to walk through."""
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
            seat = 0
            while not mask & 1:
                mask >>= 1
                seat += 1
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
        """Sets chance for an iteration: the n-th try of any first action meets the n-th deal of a series.

        Every deal is first played with the action that looked best at first glance, and the root keeps only
        how much better or worse an action did in the same deal: luck in the deal then does not count. Gives
        False where that is known without playing.
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
        """Makes the observer's result of the root's action a difference to what the deal gave before."""
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
        """The rest of the walk, outside the tree."""
        if self.at_random and self.rounds == 0 and self.plies == 0:
            state.playout(rng)
            return
        left = self.plies if self.plies > 0 else 1 << 30
        while left > 0 and not state.is_over() and state.rounds_done() < last_round:
            mask = state.due_mask()
            seat = 0
            while mask and not mask & 1:
                mask >>= 1
                seat += 1
            if mask == 0:
                return
            action = state.random_action(seat, rng) if self.at_random else self.glance(state, seat, rng)
            if action < 0:
                return
            state.apply(seat, action, rng)
            left -= 1

    def choose(self, state, seat, rng):
        """A seat's action: out of its node, or at first glance where it has left the tree."""
        if self.inside >> seat & 1 and self.length < MOST_PATH:
            # 0 marks an empty place.
            key = state.knowledge(seat) | 1
            slot = self.find(key)
            # Most nodes are never come to again: at the first time a trace is left, at the second a node.
            if self.keys[slot] != 0 or (self.was_here(key) and self.expand(state, seat, slot, key)):
                return self.select(slot, seat, rng)
            self.inside &= ~(1 << seat)
        if self.at_random:
            return state.random_action(seat, rng)
        return self.glance(state, seat, rng)

    def was_here(self, key):
        """Whether a trace was left here (and not blurred by another since); leaves one."""
        place = key >> 1 & (self.trace_room - 1)
        trace = key >> 32
        if self.traces[place] == trace:
            return True
        self.traces[place] = trace
        return False

    def find(self, key):
        """Where the node of a key lies, or the empty place for it."""
        slot = key >> 1 & (self.node_room - 1)
        while self.keys[slot] != key and self.keys[slot] != 0:
            slot = slot + 1 & (self.node_room - 1)
        return slot

    def grow(self):
        """Moves the nodes into a table twice as large, if the machine has room for it."""
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
            keys, grown = defaultdict(int), defaultdict(PlainNode)
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
        """Makes a node with its edges, the first glance as their prior; whether there was room."""
        first = self.edges_used
        # A table that is nearly full is slow.
        if self.nodes_used * 4 >= self.node_room * 3:
            return False
        count = state.legal_actions(seat, self.actions)
        if count < 1 or first + count > self.edge_room:
            return False
        if self.with_prior and count > 1:
            state.weigh(seat, self.actions, count, self.worths)
            best = self.worths[0]
            for index in range(1, count):
                best = max(best, self.worths[index])
            total = 0.0
            for index in range(count):
                self.worths[index] = exp((self.worths[index] - best) * self.sharpness)
                total += self.worths[index]
        else:
            total = count
            for index in range(count):
                self.worths[index] = 1.0
        for index in range(count):
            self.edges[first + index].action = self.actions[index]
            self.edges[first + index].prior = self.worths[index] / total
        self.keys[slot] = key
        self.nodes[slot].first = first
        self.nodes[slot].count = count
        self.edges_used += count
        self.nodes_used += 1
        return True

    def select(self, slot, seat, rng):
        """The action with the best upper bound, which is remembered as a step of the walk."""
        edge = self.forced if self.to_force else self.best_edge(slot, rng)
        self.path_node[self.length] = slot
        self.path_edge[self.length] = edge
        self.path_seat[self.length] = seat
        self.length += 1
        return self.edges[edge].action

    def best_edge(self, slot, rng):
        """The edge with the best upper bound (PUCT); fresh ones count as a little worse than the node.

        Where several are as good, any of them is taken, from a random place on. Otherwise two seats that
        choose at the same time would fall into step, and take each other's habit for knowledge.
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

    def glance(self, state, seat, rng):
        """An action that looks good at first glance; -1 where there is none."""
        count = state.legal_actions(seat, self.actions)
        if count < 2:
            return self.actions[0] if count > 0 else -1
        state.weigh(seat, self.actions, count, self.worths)
        best = 0
        high = -1e300
        bits = 0
        for index in range(count):
            # Without noise no chance is used, so that alike deals stay alike.
            if index % 5 == 0 and self.noise > 0:
                bits = next_word(rng)
            score = self.worths[index] + self.noise * GUMBEL[bits & 4095]
            bits >>= 12
            if score > high:
                high = score
                best = index
        return self.actions[best]

    def judge(self, state):
        """What the end of a walk is worth to every seat: its chance to win, mixed with its lead in points."""
        state.estimate(self.chances, self.points)
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
        """Tells the result to every edge that led to it."""
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
        """What was found out at a node: action, visits, sum of results and of points, an edge each."""
        if self.root is None or type(state) is not type(self.root):
            raise TypeError("a state of the game that was searched is wanted")
        slot = self.find(state.known_key(seat) | 1)
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
        """The bytes that the tree has set aside."""
        fixed = self.trace_room * TRACE_BYTES + self.most_deals * DEAL_BYTES
        return self.node_room * NODE_BYTES + self.edge_room * EDGE_BYTES + fixed

    def most_memory(self) -> int:
        """The bytes that the tree can ever come to, while its table grows included."""
        return self.memory() + (self.most_nodes * 3 // 2 - self.node_room) * NODE_BYTES

    def edge_limit(self) -> int:
        """How many edges there is room for."""
        return self.edge_room

    def node_limit(self) -> int:
        """How many nodes' places there can be; three quarters of them are used at most."""
        return self.most_nodes
