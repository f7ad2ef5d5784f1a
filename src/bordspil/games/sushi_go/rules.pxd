cimport cython
from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t

from bordspil.core.draw cimport below
from bordspil.core.fields cimport copy_block
from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State
from bordspil.games.sushi.winners cimport winners_by_score
from bordspil.games.sushi_go.moves cimport (
    PAIRS, first_of, invisible_of, second_of, with_invisible, with_second)
from bordspil.games.sushi_go.packed cimport (
    count_of, kinds_count, kinds_in, lowest_kind, nth_kind, one, pairs_in, size, spread, take, tray_cards,
    tray_dipped)
from bordspil.games.sushi_go.points cimport (
    CHOPSTICKS, COLUMNS, DIPPED_SALMON, EGG, PointsTable, PUDDING, SALMON, SQUID, WASABI, write_pudding_points,
    write_round_points)


# The phases, in the order of rules.py.
cpdef enum:
    DEAL
    DRAW
    CHOOSE
    REVEAL
    PASS
    LAST
    SCORE
    DESSERT
    OVER

# The numbers of the rulebook: rules.py has their values.
cdef int ROUNDS
cdef int HAND_SIZES[6]


cpdef int goes_on_wasabi(uint64_t tray, int kind) noexcept nogil
@cython.locals(dips=cython.int)
cpdef uint64_t laid(uint64_t tray, int kind) noexcept nogil


cdef class SushiGoRules(State):
    # Every field is also in `SushiGoRules.fields`. Add new ones between the first and the last: `copy_fields`
    # copies that block of memory.
    cdef public uint64_t hand[5]
    cdef public uint64_t tray[5]
    cdef public uint64_t deck
    cdef public uint64_t discard
    cdef public int16_t pick[5]
    cdef public int16_t score[5]
    cdef public int16_t dessert[5]
    cdef public uint8_t phase
    cdef public uint8_t places
    cdef public uint8_t both_ways
    cdef public uint8_t invisible
    cdef public uint8_t round
    cdef public uint8_t round_turn
    cdef public uint8_t hand_size
    cdef public uint8_t waiting
    cdef public uint8_t controller
    cdef public uint8_t drawn
    cdef public uint8_t pile
    cdef public uint32_t returned

    cdef unsigned int due_mask(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef bint may_choose(self, int seat) noexcept nogil
    cdef bint controls(self, int seat) noexcept nogil
    cdef bint may_take_two(self, int seat) noexcept nogil
    @cython.locals(
        hand=uint64_t, firsts=uint64_t, seconds=uint64_t, left=uint64_t, count=cython.int, first=cython.int,
        second=cython.int)
    cdef int legal_actions(self, int seat, int* actions) noexcept nogil
    @cython.locals(others=uint64_t)
    cdef int add_action(self, int* actions, int count, int action, uint64_t left, int seat) noexcept nogil
    @cython.locals(
        hand=uint64_t, kinds=uint64_t, singles=cython.int, count=cython.int, first=cython.int,
        doubles=uint64_t, number=cython.int, row=cython.int)
    cdef int random_action(self, int seat, Rng rng) noexcept nogil
    cdef void apply(self, int seat, int action, Rng rng) noexcept nogil
    cdef void choose(self, int seat, int action) noexcept nogil
    cdef void take_back(self, int seat) noexcept nogil
    cdef void step(self, Rng rng) noexcept nogil
    @cython.locals(total=cython.int, seat=cython.int, card=cython.int, _=cython.int, hand=uint64_t)
    cdef void deal(self, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void reveal(self) noexcept nogil
    @cython.locals(action=cython.int)
    cdef void lay_pick(self, int seat) noexcept nogil
    @cython.locals(hand=uint64_t, tray=uint64_t)
    cdef void lay_several(self, int seat, int first, int second, int third) noexcept nogil
    @cython.locals(seat=cython.int, last=cython.int, saved=uint64_t)
    cdef void pass_hands(self) noexcept nogil
    @cython.locals(total=cython.int, other=cython.int)
    cdef void draw_from_pile(self, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void lay_last(self) noexcept nogil
    cdef void await_choices(self) noexcept nogil
    @cython.locals(place=cython.int, column=cython.int, tray=uint64_t, dipped=uint64_t)
    cdef void score_round(self) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void score_desserts(self) noexcept nogil
    cdef bint goes_right(self) noexcept nogil
    cdef int rounds_done(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void playout(self, Rng rng) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void returns(self, double* values) noexcept nogil
    cdef unsigned int winners_mask(self) noexcept nogil
    cdef int returned_to(self, int seat) noexcept nogil
    cdef void take_returned(self, int seat, int kind) noexcept nogil
    @cython.locals(place=cython.int, mixed=uint64_t, rest=uint64_t)
    cdef uint64_t fingerprint(self) noexcept nogil


cdef inline void copy_fields(SushiGoRules target, SushiGoRules source) noexcept nogil:
    target.seat_count = source.seat_count
    target.turn = source.turn
    copy_block(&target.hand, &source.hand,
               <char*>&target.returned + sizeof(target.returned) - <char*>&target.hand)
