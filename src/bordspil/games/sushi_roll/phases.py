"""The phases of a match, in the order of rules.pxd, where they are constants of C (a test compares them)."""

from __future__ import annotations

DRAW, ACT, MOVE, SCORE, FINISH, OVER = range(6)
