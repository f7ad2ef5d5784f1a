cimport cython
from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint64_t

from bordspil.core.bits cimport bit_count, lowest_bit
from bordspil.core.draw cimport below
from bordspil.core.fields cimport copy_block
from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State
from bordspil.games.sequence cimport line_rules, moves
from bordspil.games.sequence.bits cimport (
    HALF, add_each, add_each_cell, bit, has_cell, nth, nth_cell, nth_of_two)
from bordspil.games.sequence.card_sets cimport JACK_CLUBS, JACK_DIAMONDS, JACK_HEARTS, JACK_SPADES


# The phases, in the order of rules.py.
cpdef enum:
    CUT
    DEAL
    ACT
    CHOOSE
    LOSING
    REFILL
    OVER

# The numbers of the rulebook and the board: components.py and board.py have their values.
cdef int CHIPS
cdef int CARD_ON[100]
cdef int FIRST_CELL[52]
cdef int SECOND_CELL[52]
cdef uint64_t CARD_CELLS_UP, CARD_CELLS_LOW, EVERY_CARD, EVERY_JACK


cdef class SequenceRules(State):
    # Every field is also in `FIELDS` (fields.py). Add new ones between the first and the last: `copy_fields`
    # copies that block of memory.
    cdef public uint64_t hand[12]
    cdef public uint64_t hand_twice[12]
    cdef public uint64_t deck
    cdef public uint64_t deck_twice
    cdef public uint64_t discard
    cdef public uint64_t discard_twice
    cdef public uint64_t up[3]
    cdef public uint64_t low[3]
    cdef public uint64_t safe_up[3]
    cdef public uint64_t safe_low[3]
    cdef public uint64_t open_first
    cdef public uint64_t open_second
    cdef public int16_t chips[3]
    cdef public int16_t first_line[3]
    cdef public int16_t second_line[3]
    cdef public int16_t top[12]
    cdef public int32_t open_draw[12]
    cdef public uint16_t losing
    cdef public uint8_t phase
    cdef public uint8_t teams
    cdef public uint8_t hand_size
    cdef public uint8_t active
    cdef public uint8_t dealer
    cdef public uint8_t exchanged
    cdef public uint8_t passes
    cdef public uint8_t spot
    cdef public uint8_t draw_yourself
    cdef public uint8_t no_table_talk
    cdef public uint8_t advanced
    cdef public uint8_t rules_version

    cdef int team_of(self, int seat) noexcept nogil
    cdef int next_seat(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, mask=cython.uint)
    cdef unsigned int drawers(self) noexcept nogil
    cdef unsigned int due_mask(self) noexcept nogil
    cdef int line_chooser(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef uint64_t free_up(self) noexcept nogil
    cdef uint64_t free_low(self) noexcept nogil
    cdef bint is_free(self, int cell) noexcept nogil
    @cython.locals(own=cython.int, bits=uint64_t, team=cython.int)
    cdef uint64_t removable(self, int seat, uint64_t* chips, uint64_t* safe) noexcept nogil
    cdef uint64_t dead_cards(self, int seat) noexcept nogil
    cdef int held_by(self, int seat) noexcept nogil
    cdef int line_count(self, int team) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int legal_actions(self, int seat, int* actions) noexcept nogil
    @cython.locals(start=cython.int, hand=uint64_t, cards=uint64_t, up=uint64_t, low=uint64_t)
    cdef int add_plays(self, int seat, int* actions, int count) noexcept nogil
    @cython.locals(index=cython.int, team=cython.int, more=cython.int)
    cdef int add_lines(self, int* actions, int count) noexcept nogil
    @cython.locals(
        hand=uint64_t, dead=uint64_t, firsts=cython.int, seconds=cython.int, wilds=cython.int,
        removals=cython.int, total=cython.int, count=cython.int, number=cython.int, card=cython.int, up=uint64_t,
        low=uint64_t)
    cdef int random_action(self, int seat, Rng rng) noexcept nogil

    @cython.locals(
        cutting=cython.uint, again=cython.uint, lowest_rank=cython.int, rank=cython.int, seat=cython.int,
        cards=uint64_t, twice=uint64_t, card=cython.int)
    cdef void cut(self, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, _=cython.int)
    cdef void deal(self, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef bint renew_deck(self) noexcept nogil
    @cython.locals(number=cython.int, card=cython.int)
    cdef int draw_card(self, int seat, Rng rng) noexcept nogil
    cdef void discard_card(self, int seat, int card) noexcept nogil
    cdef void exchange(self, int seat, int card, Rng rng) noexcept nogil
    @cython.locals(before=cython.int)
    cdef void draw_late(self, int seat, Rng rng) noexcept nogil

    cdef void apply(self, int seat, int action, Rng rng) noexcept nogil
    cdef void act(self, int seat, int action, Rng rng) noexcept nogil
    cdef void pass_turn(self, int seat) noexcept nogil
    cdef void step(self, Rng rng) noexcept nogil
    @cython.locals(team=cython.int, count=cython.int)
    cdef void place(self, int seat, int cell) noexcept nogil
    @cython.locals(team=cython.int, count=cython.int)
    cdef void remove(self, int seat, int cell) noexcept nogil
    cdef void take_off(self, int team, int cell) noexcept nogil
    cdef void close_cell(self, int cell) noexcept nogil
    @cython.locals(index=cython.int, other=cython.int)
    cdef void settle_lines(self, int seat, int team, int cell, int* found, int count) noexcept nogil
    cdef void complete(self, int team, int window) noexcept nogil
    cdef void make_safe(self, int team, int window) noexcept nogil
    cdef void finish_play(self, int seat) noexcept nogil
    cdef void next_turn(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void punish(self, int team) noexcept nogil
    @cython.locals(seat=cython.int, action=cython.int)
    cdef void playout(self, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void returns(self, double* values) noexcept nogil
    @cython.locals(seat=cython.int, most=cython.int, team=cython.int, mask=cython.uint)
    cdef unsigned int winners_mask(self) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil


cdef inline void copy_fields(SequenceRules target, SequenceRules source) noexcept nogil:
    target.seat_count = source.seat_count
    target.turn = source.turn
    copy_block(&target.hand, &source.hand,
               <char*>&target.rules_version + sizeof(target.rules_version) - <char*>&target.hand)
