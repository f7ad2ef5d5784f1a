cimport cython
from libc.math cimport exp, sqrt

from bordspil.core.evaluator cimport Evaluator
from bordspil.core.state cimport State
from bordspil.games.sushi_roll.action_values cimport write_action_values
from bordspil.games.sushi_roll.packed cimport size
from bordspil.games.sushi_roll.points cimport (
    COLUMNS, PointsTable, PUDDING_FEWEST, PUDDING_MOST, write_round_points)
from bordspil.games.sushi_roll.rules cimport OVER, SushiRollRules

# The numbers of the forecast; evaluation.py has their values.
cdef int ROUNDS
cdef int BELT_SIZES[6]
cdef double SPREAD_END, PUDDING_END, PUDDING_LEFT, TOKEN_KEPT, TOKEN_LEFT
cdef double SPREAD_LEFT[6]
cdef double ROUND_MEAN[6]

@cython.locals(
    seats=cython.int, seat=cython.int, left=cython.double, spread=cython.double, highest=cython.double,
    total=cython.double)
cdef void write_forecast(SushiRollRules rules, double* chances, double* scores) noexcept nogil
@cython.locals(whole=cython.int, dice=cython.int, seat=cython.int)
cdef double share_left(SushiRollRules rules) noexcept nogil
@cython.locals(
    seats=cython.int, spread=cython.double, most=cython.int, fewest=cython.int, gains=cython.double,
    losses=cython.double, seat=cython.int, now=cython.int, column=cython.int, held=cython.int)
cdef void write_final_scores(SushiRollRules rules, double left, double* scores) noexcept nogil


cdef class SushiRollEvaluator(Evaluator):
    cdef void write_action_values(
        self, State state, int seat, int* actions, int count, double* values) noexcept nogil
    cdef void write_evaluation(self, State state, double* chances, double* scores) noexcept nogil
