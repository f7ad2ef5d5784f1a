cimport cython
from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t

from bordspil.core.bits cimport bit_count
from bordspil.core.draw cimport below
from bordspil.core.fields cimport copy_block
from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State
from bordspil.games.sushi.winners cimport winners_by_score
from bordspil.games.sushi_roll.moves cimport (
    GET, LIFT, OFFER, ROLL, TAKE, swap_action, swap_face, swap_seat)
from bordspil.games.sushi_roll.packed cimport (
    count_in_bag, count_of_kind, faces_in, in_bag, lowest_face, nth_face, one_die, open_wasabi, shift_on_side)
from bordspil.games.sushi_roll.points cimport (
    CHOPSTICKS1, COLUMNS, DUMPLING, MENU1, PointsTable, PUDDING1, SQUID, token_points, write_pudding_points,
    write_round_points)


cpdef enum:
    DRAW
    ACT
    MOVE
    SCORE
    FINISH
    OVER

# The numbers of the rulebook; rules.py has their values.
cdef int ROUNDS, EIGHT_DICE
cdef int BELT_SIZES[6]
cdef int FIRST_FACES[5]

cpdef bint goes_on_wasabi(uint64_t tray, uint64_t dipped, int face) noexcept nogil
@cython.locals(other_turn=cython.int, active_turn=cython.int)
cpdef bint chooses_later(int other, int active, int red, int seat_count) noexcept nogil


cdef class SushiRollRules(State):
    # The fields, in the order of `fields`. copy_fields copies the memory from the first to the last.
    # Packed dice: each seat's belt and tray, the nigiri on wasabi, the dice picked up for a re-roll.
    cdef public uint64_t belt[5]
    cdef public uint64_t tray[5]
    cdef public uint64_t lifted
    # The sides of each kind of die (DiceSet.words).
    cdef public uint64_t dice[5]
    cdef public int16_t dipped[5]
    cdef public int16_t score[5]
    cdef public int16_t pudding[5]
    cdef public int16_t menu[5]
    cdef public int16_t chopsticks[5]
    cdef public uint32_t bag
    cdef public uint8_t phase
    cdef public uint8_t round
    cdef public uint8_t round_turn
    cdef public uint8_t active
    cdef public uint8_t red
    # The face on offer for a swap, counted from 1; 0 for none.
    cdef public uint8_t offered
    cdef public uint8_t menus_left
    cdef public uint8_t chopsticks_left
    cdef public uint8_t puddings_left

    cdef unsigned int due_mask(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef bint others_have_dice(self) noexcept nogil
    @cython.locals(left=uint64_t, last=uint64_t)
    cdef uint64_t open_lifts(self) noexcept nogil
    @cython.locals(faces=uint64_t, count=cython.int, other=cython.int)
    cdef int legal_actions(self, int seat, int* actions) noexcept nogil
    cdef int add_actions(self, int* actions, int count, uint64_t faces, int base) noexcept nogil
    @cython.locals(faces=uint64_t, count=cython.int, kinds=cython.int, number=cython.int)
    cdef int random_action(self, int seat, Rng rng) noexcept nogil
    @cython.locals(faces=uint64_t, count=cython.int, number=cython.int, other=cython.int)
    cdef int random_get(self, int seat, Rng rng) noexcept nogil
    cdef void apply(self, int seat, int action, Rng rng) noexcept nogil
    cdef void step(self, Rng rng) noexcept nogil
    @cython.locals(
        kind=cython.int, total=cython.int, chosen=cython.int, seat=cython.int, _=cython.int, drawn=uint64_t)
    cdef void draw(self, Rng rng) noexcept nogil
    @cython.locals(number=uint32_t, fresh=uint64_t, word=uint64_t, kind=cython.int, _=cython.int)
    cdef uint64_t rolled(self, uint64_t dice, Rng rng) noexcept nogil
    cdef void take(self, int seat, int face) noexcept nogil
    cdef void lay(self, int seat, int face) noexcept nogil
    @cython.locals(gain=cython.int)
    cdef void gain_tokens(self, int seat, int face) noexcept nogil
    cdef void roll_again(self, int seat, Rng rng) noexcept nogil
    cdef void swap(self, int seat, int other, int face) noexcept nogil
    @cython.locals(last=cython.int, seat=cython.int, saved=uint64_t)
    cdef void move_belts(self, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, column=cython.int, kind=cython.int)
    cdef void score_round(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void score_rest(self) noexcept nogil
    @cython.locals(scored=cython.bint)
    cdef int rounds_done(self) noexcept nogil
    @cython.locals(action=cython.int)
    cdef void playout(self, Rng rng) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void returns(self, double* values) noexcept nogil
    cdef unsigned int winners_mask(self) noexcept nogil
    @cython.locals(seat=cython.int, kind=cython.int, mixed=uint64_t, rest=uint64_t)
    cdef uint64_t fingerprint(self) noexcept nogil


cdef inline void copy_fields(SushiRollRules target, SushiRollRules source) noexcept nogil:
    target.seat_count = source.seat_count
    target.turn = source.turn
    copy_block(&target.belt, &source.belt,
               <char*>&target.puddings_left + sizeof(target.puddings_left) - <char*>&target.belt)
