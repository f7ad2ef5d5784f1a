cimport cython
from libc.stdint cimport int16_t, uint8_t, uint16_t, uint64_t

from bordspil.core.state cimport State


cdef class SequencePosition(State):
    # Hands, deck and discards: the cards held, and those held twice.
    cdef readonly uint64_t hand[12]
    cdef readonly uint64_t hand_twice[12]
    cdef readonly uint64_t deck
    cdef readonly uint64_t deck_twice
    cdef readonly uint64_t discard
    cdef readonly uint64_t discard_twice
    # Chips of each team and those of completed lines: the upper and the lower half of the board.
    cdef readonly uint64_t up[3]
    cdef readonly uint64_t low[3]
    cdef readonly uint64_t safe_up[3]
    cdef readonly uint64_t safe_low[3]
    # What follows from the chips: how many each team has, and the cards whose first or second cell is open.
    cdef readonly uint64_t open_first
    cdef readonly uint64_t open_second
    cdef readonly int16_t chips[3]
    # Completed lines, two a team; -1 for none.
    cdef readonly int16_t line[6]
    # The card on top of each discard pile; -1 for none.
    cdef readonly int16_t top[12]
    # The turn of the play that a seat may still draw for (SQ-14); -1 for none.
    cdef readonly int16_t open_draw[12]
    # The seats that must give a card up (SQ-21).
    cdef readonly uint16_t losing
    cdef readonly uint8_t phase
    cdef readonly uint8_t teams
    cdef readonly uint8_t hand_size
    cdef readonly uint8_t active
    cdef readonly uint8_t dealer
    cdef readonly uint8_t exchanged
    cdef readonly uint8_t passes
    # The cell of the chip last placed or removed, while a line is to be chosen.
    cdef readonly uint8_t spot
    cdef readonly uint8_t draw_yourself
    cdef readonly uint8_t no_table_talk
    cdef readonly uint8_t advanced
    # The version of the rules that the match is played by (rules.py).
    cdef readonly uint8_t rules_version

    cdef void copy_from(self, State other) noexcept nogil
    cdef void copy(self, SequencePosition source) noexcept nogil
    @cython.locals(seat=cython.int, team=cython.int, mixed=uint64_t, rest=uint64_t)
    cdef uint64_t fingerprint(self) noexcept nogil
