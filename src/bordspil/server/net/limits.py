"""Rate limits: token buckets per connection and per address. Pure: the time is passed in.

A bucket holds up to `burst` tokens and gains `rate` tokens a second. Requests on an empty bucket are refused.
Refused requests push it below zero; at minus `burst` the client counts as flooding.
"""

from __future__ import annotations

import enum
from collections import OrderedDict
from dataclasses import dataclass

from bordspil.server.addresses import LOOPBACK, network_of
from bordspil.server.errors import TooMany
from bordspil.server.ops.config import Config

HOUR = 3600.0
# When an address without open sockets is forgotten, in seconds: by then its buckets are full again.
FORGOTTEN_AFTER = HOUR
MOST_ADDRESSES = 50_000


class Verdict(enum.Enum):
    """What to do with a request."""

    FINE = "fine"
    REFUSED = "refused"
    FLOOD = "flood"


class Bucket:
    """A token bucket.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(0).value for _ in range(4)], bucket.take(10).value
    (['fine', 'fine', 'refused', 'flood'], 'fine')
    """

    __slots__ = ("burst", "changed", "rate", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.changed = now

    def take(self, now: float, cost: float = 1.0) -> Verdict:
        """Take tokens; return whether there were enough."""
        tokens = min(self.burst, self.tokens + (now - self.changed) * self.rate) - cost
        self.changed = now
        if tokens >= 0:
            self.tokens = tokens
            return Verdict.FINE
        self.tokens = max(tokens, -self.burst)
        return Verdict.REFUSED if tokens > -self.burst else Verdict.FLOOD

    def has(self, now: float, cost: float = 1.0) -> bool:
        """Whether there are enough tokens, without taking any."""
        return min(self.burst, self.tokens + (now - self.changed) * self.rate) >= cost

    def give_back(self, cost: float = 1.0) -> None:
        """Put tokens back."""
        self.tokens = min(self.burst, self.tokens + cost)

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Seconds until there are enough tokens again."""
        missing = cost - self.tokens - (now - self.changed) * self.rate
        return max(0.0, missing / self.rate)


@dataclass(frozen=True, slots=True)
class Allowances:
    """How much an address may do: `sockets` at the same time, everything else by rate."""

    sockets: int
    messages_per_second: float
    burst: float
    tables_per_hour: float
    wrong_codes_per_hour: float

    @classmethod
    def configured(cls, config: Config) -> Allowances:
        """The allowances of a configuration."""
        return cls(
            sockets=config.max_sockets_per_address,
            messages_per_second=config.address_messages_per_second,
            burst=config.address_burst,
            tables_per_hour=config.tables_per_hour,
            wrong_codes_per_hour=config.wrong_codes_per_hour,
        )


class Account:
    """The buckets and open sockets of one address."""

    __slots__ = ("guesses", "messages", "seen", "sockets", "tables")

    def __init__(self, allowed: Allowances, now: float) -> None:
        self.sockets = 0
        self.seen = now
        self.messages = Bucket(allowed.messages_per_second, allowed.burst, now)
        self.tables = Bucket(allowed.tables_per_hour / HOUR, allowed.tables_per_hour, now)
        self.guesses = Bucket(allowed.wrong_codes_per_hour / HOUR, allowed.wrong_codes_per_hour, now)

    def check_guesses(self, now: float) -> None:
        """Raise TooMany after too many wrong codes."""
        if not self.guesses.has(now):
            wait = round(self.guesses.wait(now)) + 1
            raise TooMany(
                f"too many wrong codes from this address; try again in {wait} s",
                reason="too-many-wrong-codes",
                retry_after=wait,
            )


class Limits:
    """The accounts of all addresses, in bounded memory."""

    def __init__(self, allowed: Allowances, *, loopback: bool, most: int = MOST_ADDRESSES) -> None:
        self.allowed = allowed
        # Whether programs on this machine are limited too.
        self.loopback = loopback
        self.most = most
        self.accounts: OrderedDict[str, Account] = OrderedDict()

    def account(self, address: str, now: float) -> Account | None:
        """The account of an address; None if it isn't limited."""
        key = network_of(address)
        if key == LOOPBACK and not self.loopback:
            return None
        account = self.accounts.get(key)
        if account is None:
            account = self.accounts[key] = Account(self.allowed, now)
            self.forget(now)
        else:
            self.accounts.move_to_end(key)
        account.seen = now
        return account

    def forget(self, now: float) -> None:
        """Forget the addresses that were idle longest."""
        # Skip accounts with open sockets, which hold their count; but only a few, to bound the work.
        for _ in range(min(8, len(self.accounts))):
            key, account = next(iter(self.accounts.items()))
            if account.sockets:
                self.accounts.move_to_end(key)
            elif now - account.seen > FORGOTTEN_AFTER or len(self.accounts) > self.most:
                del self.accounts[key]
            else:
                return

    def open_socket(self, address: str, now: float) -> bool:
        """Count a socket; return False and count nothing if the address has too many."""
        account = self.account(address, now)
        if account is None:
            return True
        if account.sockets >= self.allowed.sockets:
            return False
        account.sockets += 1
        return True

    def close_socket(self, address: str, now: float) -> None:
        """Stop counting a socket."""
        account = self.account(address, now)
        if account is not None and account.sockets:
            account.sockets -= 1
