"""The phases of a match, in the order of planning.pxd, which has them as constants of C (a test compares)."""

from __future__ import annotations

DRAW, ACT, MOVE, SCORE, FINISH, OVER = range(6)
