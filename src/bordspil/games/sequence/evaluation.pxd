cimport cython
from libc.math cimport exp
from libc.stdint cimport uint64_t

from bordspil.core.bits cimport bit_count, lowest_bit
from bordspil.core.evaluator cimport Evaluator
from bordspil.core.state cimport State
from bordspil.games.sequence.bits cimport HALF, bit, has_cell
from bordspil.games.sequence.line_rules cimport OVERLAPS, is_full
from bordspil.games.sequence.moves cimport DEAD, DRAW, LINE, LOSE, PASS, REMOVE_SPADES, WILD_DIAMONDS, cell_of
from bordspil.games.sequence.rules cimport EVERY_JACK, FIRST_CELL, SECOND_CELL, SequenceRules

# Values are in features.py, feature_weights.py, heuristic.py and board.py.
cdef uint64_t WILDS, REMOVERS
cdef int CHIP, OURS, THEIRS, GONE, TAKEN, FEATURES, FIRST_EXTRA
cdef int KIND_OF[7776]
cdef int FOURS[5]
cdef int FOURS_HELD[2]
cdef int THREES_HELD[2]
cdef double WEIGHT[738]
cdef int STEP[4]
cdef int SLOT[192]
cdef int CORNER_CELL[4]
cdef double CONSOLATION
cdef int OWN, NEXT, HELD, CORNER, THIRD, SUMS
cdef int WINDOW_VALUE[31104]
cdef int PADDED_SLOT[192]
cdef int WILD_PRICE, REMOVER_PRICE, LINE_VALUE, AT_ONCE
cdef double POINT

# Both: the contents of windows.
@cython.locals(way=cython.Py_ssize_t, step=cython.Py_ssize_t, cell=cython.Py_ssize_t, slot=cython.Py_ssize_t)
cdef void add_up(short* codes, short* sums) noexcept nogil
cdef void write_code(short* codes, uint64_t up, uint64_t low, int code) noexcept nogil

# Positions.
@cython.locals(best=cython.double, total=cython.double, team=cython.int, seat=cython.int)
cdef void evaluate_position(SequenceRules rules, double* chances, double* scores) noexcept nogil
@cython.locals(winners=cython.uint, sides=cython.int, team=cython.int, seat=cython.int)
cdef void evaluate_end(SequenceRules rules, double* chances, double* scores) noexcept nogil
@cython.locals(number=cython.int)
cdef int context_of(SequenceRules rules, int team) noexcept nogil
@cython.locals(row=cython.int, index=cython.int, total=cython.double)
cdef double strength_of(SequenceRules rules, int team, int* counts) noexcept nogil
@cython.locals(
    index=cython.int, seat=cython.int, ours=uint64_t, theirs=uint64_t, wilds=cython.int, removers=cython.int,
    fours=cython.int, held=cython.int, line=cython.int)
cdef void count_features(SequenceRules rules, int team, int* counts) noexcept nogil
@cython.locals(
    cell=cython.int, index=cython.int, other=cython.int, cards=uint64_t, card=cython.int, code=cython.int)
cdef void write_codes_for_team(
    SequenceRules rules, int team, uint64_t ours, uint64_t theirs, short* codes) noexcept nogil

# Actions.
@cython.locals(
    index=cython.int, action=cython.int, table=cython.int, kind=cython.int, wanted=cython.int, cell=cython.int,
    total=cython.int, own=cython.int)
cdef void evaluate_actions(
    SequenceRules rules, int seat, int* actions, int count, double* values) noexcept nogil
@cython.locals(cell=cython.int, index=cython.int, other=cython.int, cards=uint64_t)
cdef void write_codes_for_hand(SequenceRules rules, int own, uint64_t hand, short* codes) noexcept nogil
cdef int table_for(SequenceRules rules, int own) noexcept nogil
@cython.locals(number=cython.Py_ssize_t, team=cython.int, index=cython.int, line=cython.int)
cdef void write_window_values(SequenceRules rules, int table, short* sums, int* windows) noexcept nogil
@cython.locals(way=cython.Py_ssize_t, step=cython.Py_ssize_t, slot=cython.Py_ssize_t, cell=cython.Py_ssize_t)
cdef void add_up_cells(int* windows, int* cells) noexcept nogil
@cython.locals(best=cython.int, total=cython.int)
cdef int card_value(SequenceRules rules, int card, int* cells) noexcept nogil
@cython.locals(index=cython.int, total=cython.int)
cdef int choice_value(int line, int* windows) noexcept nogil
@cython.locals(team=cython.int, index=cython.int, up=uint64_t, low=uint64_t, line=cython.int)
cdef bint breaks_line(SequenceRules rules, int cell) noexcept nogil


cdef class SequenceEvaluator(Evaluator):
    cdef void write_action_values(
        self, State state, int seat, int* actions, int count, double* values) noexcept nogil
    cdef void write_evaluation(self, State state, double* chances, double* scores) noexcept nogil
