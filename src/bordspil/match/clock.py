"""A clock that never reads the time itself: the owner of the match passes it in."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.errors import BadOptions, BadTime, shown

LONGEST = 7 * 24 * 3600
# Beyond this, a float can't tell seconds apart.
LATEST = 2.0**52


@dataclass(frozen=True, slots=True)
class Clock:
    """A time limit per move, in seconds."""

    seconds_per_move: float

    def __post_init__(self) -> None:
        seconds = self.seconds_per_move
        fits = isinstance(seconds, (int, float)) and not isinstance(seconds, bool) and 0 < seconds <= LONGEST
        if not fits:
            raise BadOptions(
                f"a move's time must be more than 0 and at most {LONGEST} seconds, not {shown(seconds)}",
                reason="bad-clock",
                value=shown(seconds),
                most=LONGEST,
            )


class Deadlines:
    """Since when each seat has been due, and which seats have run out of time."""

    def __init__(self, clock: Clock | None, now: float) -> None:
        self.clock = clock
        self.now = _checked(now)
        self.since: dict[int, float] = {}
        # The same of the seats that have moved in this turn.
        self.earlier: dict[int, float] = {}

    def check(self, now: float | None) -> float:
        """The time passed in (None: the last one); raises BadTime if it is before the last one."""
        if now is None:
            return self.now
        if _checked(now) < self.now:
            raise BadTime(f"time ran backwards, from {self.now:g} to {now:g}")
        return now

    def update(self, due: tuple[int, ...], now: float, fresh: bool) -> None:
        """Note who is due now; on a fresh turn everyone's time starts again."""
        self.now = now
        done = {seat: start for seat, start in self.since.items() if seat not in due}
        self.earlier = {} if fresh else {**self.earlier, **done}
        self.since = {seat: now if fresh else self.since.get(seat, now) for seat in due}

    def resume(self, seat: int, now: float) -> None:
        """Note that a seat has taken its choice back: its time goes on as if it had never chosen."""
        self.now = now
        self.since[seat] = self.earlier.pop(seat, now)

    def next(self) -> float | None:
        """When the next seat runs out of time; None without a clock or if nobody is due."""
        if self.clock is None or not self.since:
            return None
        return min(self.since.values()) + self.clock.seconds_per_move

    def overdue(self, now: float) -> tuple[int, ...]:
        """The seats that have run out of time."""
        if self.clock is None:
            return ()
        limit = self.clock.seconds_per_move
        return tuple(seat for seat, start in sorted(self.since.items()) if start + limit <= now)


def _checked(now: float) -> float:
    if isinstance(now, bool) or not isinstance(now, (int, float)) or not abs(now) < LATEST:
        raise BadTime(f"a time is a finite number of seconds, not {shown(now)}")
    return now
