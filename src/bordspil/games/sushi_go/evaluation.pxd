cimport cython
from libc.math cimport exp
from libc.stdint cimport uint64_t

from bordspil.core.evaluator cimport Evaluator
from bordspil.core.state cimport State
from bordspil.games.sushi_go.moves cimport PAIRS, first_of, invisible_of, second_of
from bordspil.games.sushi_go.packed cimport count_of, one, size
from bordspil.games.sushi_go.points cimport (
    CHOPSTICKS, COLUMNS, DUMPLING, EGG, MAKI1, MAKI3, PointsTable, PUDDING, SALMON, SASHIMI, TEMPURA, WASABI,
    WASABI_FACTOR, write_round_points)
from bordspil.games.sushi_go.rules cimport SushiGoRules, goes_on_wasabi, laid

cdef int ROUNDS
cdef double NIGIRI_VALUE[3]
cdef double DUMPLING_VALUE[6]
cdef double SASHIMI_HOPE[2]
cdef double FADES[11]
cdef double ROLL_VALUE, TEMPURA_HOPE, WASABI_HOPE, CHOPSTICKS_HOPE, PUDDING_VALUE, INVISIBLE_SHARE
cdef double TEMPURA_NOW, SASHIMI_NOW
cdef double LEAD_SCALE[24]
cdef double PUDDING_POINTS[24]
cdef double ROUND_SCORE[6]


@cython.locals(hope=cython.double, there=cython.int)
cdef double card_value(uint64_t tray, int kind, int turns_left) noexcept nogil
@cython.locals(
    place=cython.int, row=cython.int, table=cython.int, best=cython.double, total=cython.double,
    mean=cython.double)
cdef void between_rounds(
    int* scores, int* puddings, int seats, int places, int rounds_left, double* chances,
    double* points) noexcept nogil
@cython.locals(
    index=cython.int, turns_left=cython.int, tray=uint64_t, action=cython.int, first=cython.int,
    second=cython.int, third=cython.int, known=cython.uint, value=cython.double)
cdef void value_actions(SushiGoRules rules, int seat, int* actions, int count, double* values) noexcept nogil
@cython.locals(place=cython.int, column=cython.int, begun=cython.int, left=cython.int)
cdef void value_position(SushiGoRules rules, double* chances, double* scores) noexcept nogil


cdef class SushiGoEvaluator(Evaluator):
    cdef void write_action_values(
        self, State state, int seat, int* actions, int count, double* values) noexcept nogil
    cdef void write_evaluation(self, State state, double* chances, double* scores) noexcept nogil
