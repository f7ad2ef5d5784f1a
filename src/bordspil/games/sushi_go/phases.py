"""The phases of a match, in the order of planning.pxd, which has them as constants of C (a test compares)."""

from __future__ import annotations

DEAL, DRAW, CHOOSE, REVEAL, PASS, LAST, SCORE, DESSERT, OVER = range(9)
