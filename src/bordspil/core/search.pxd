cimport cython
from libc.math cimport exp, log, sqrt
from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free

from bordspil.core.bits cimport lowest_bit
from bordspil.core.draw cimport below, next_word
from bordspil.core.evaluator cimport Evaluator
from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State


# What is known of one action at a node: sums over its visits.
cdef struct Edge:
    double value
    double points
    double prior
    int32_t visits
    int32_t action

# What a seat may know at some moment: its edges lie side by side from `first` on.
cdef struct Node:
    double value
    int64_t first
    int32_t visits
    int32_t count


cdef int MOST_PATH
cdef double GUMBEL[4096]
cdef uint64_t MIX_A, MIX_B

cdef uint64_t mixed(uint64_t word, int number) noexcept nogil


cdef class Brake:
    cdef public int pulled


cdef class Tree:
    cdef readonly State root
    cdef readonly State state
    cdef readonly Rng rng
    cdef readonly Brake brake
    cdef readonly Evaluator evaluator
    cdef readonly int observer
    cdef uint64_t series
    cdef bint paired, filling, to_force
    cdef int64_t deal, deals_played, most_deals, forced, reference, root_edges
    cdef double deal_sum, against
    cdef double* deal_results
    cdef double* deal_points
    cdef uint64_t root_key
    cdef readonly unsigned int early
    cdef readonly int64_t iterations
    cdef readonly int64_t nodes_used
    cdef readonly int64_t edges_used
    cdef readonly int64_t depth_sum
    cdef int64_t node_room
    cdef int64_t edge_room
    cdef int64_t most_nodes
    cdef int64_t trace_room
    cdef uint64_t* keys
    cdef Node* nodes
    cdef uint32_t* traces
    cdef Edge* edges
    cdef double exploration
    cdef double sharpness
    cdef double noise
    cdef double margin
    cdef double spread
    cdef double lowered
    cdef bint at_random
    cdef bint running
    cdef bint with_prior
    cdef int rounds
    cdef int plies
    cdef int length
    cdef unsigned int inside
    cdef int32_t path_node[256]
    cdef int32_t path_edge[256]
    cdef int32_t path_seat[256]
    cdef int actions[2048]
    cdef double values[2048]
    cdef double chances[32]
    cdef double points[32]
    cdef double results[32]

    cdef int use_settings(self, settings) except -1
    cdef int allocate(self, memory) except -1
    @cython.locals(seat=cython.int, mask=cython.uint, last_round=cython.int, chosen=cython.int)
    cdef bint iterate(self, State root, State state, Rng rng) noexcept nogil
    @cython.locals(word=uint64_t, slot=int64_t)
    cdef bint deal_alike(self, Rng rng) noexcept nogil
    cdef void compare(self) noexcept nogil
    @cython.locals(seat=cython.int, mask=cython.uint, left=cython.int, action=cython.int)
    cdef void play_on(self, State state, Rng rng, int last_round) noexcept nogil
    @cython.locals(index=int64_t)
    cdef bint plant(self, State root) except -1
    @cython.locals(trace=uint32_t, place=int64_t)
    cdef bint was_here(self, uint64_t key) noexcept nogil
    @cython.locals(room=int64_t, slot=int64_t, old=int64_t, grown="Node*", keys="uint64_t*")
    cdef void grow(self) noexcept nogil
    @cython.locals(key=uint64_t, slot=int64_t)
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil
    @cython.locals(slot=int64_t)
    cdef int64_t find(self, uint64_t key) noexcept nogil
    @cython.locals(
        count=cython.int, index=cython.int, best=cython.double, total=cython.double, first=int64_t)
    cdef bint expand(self, State state, int seat, int64_t slot, uint64_t key) noexcept nogil
    @cython.locals(edge=int64_t)
    cdef int select(self, int64_t slot, int seat, Rng rng) noexcept nogil
    @cython.locals(
        index=cython.int, number=cython.int, start=cython.int, count=cython.int, best=cython.int,
        high=cython.double, score=cython.double, reach=cython.double, fresh=cython.double, first=int64_t)
    cdef int64_t best_edge(self, int64_t slot, Rng rng) noexcept nogil
    @cython.locals(
        count=cython.int, index=cython.int, best=cython.int, high=cython.double, score=cython.double,
        bits=uint64_t)
    cdef int heuristic_action(self, State state, int seat, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, most=cython.double, other=cython.int)
    cdef void judge(self, State state) noexcept nogil
    @cython.locals(index=cython.int, slot=int64_t, edge=int64_t, seat=cython.int)
    cdef void remember(self) noexcept nogil
