# The functions are ordinary Python; this header makes setup.py compile their module.
cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.bits cimport lowest_bit
from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State
