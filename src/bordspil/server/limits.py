"""Who may do how much: buckets per connection and per address. Pure: the time is passed in.

A bucket holds `burst` tokens and gets `rate` new ones a second. Whoever takes from an empty one is refused;
whoever goes on all the same falls as far below zero as the bucket is deep, and is then a flood.
"""

from __future__ import annotations

import enum
import ipaddress
from collections import OrderedDict
from dataclasses import dataclass

from bordspil.server.errors import TooMany

HOUR = 3600.0
# An address without open sockets is forgotten after so long, when all its buckets are full again.
FORGOTTEN_AFTER = HOUR
MOST_ADDRESSES = 50_000


class Verdict(enum.Enum):
    """What becomes of a request."""

    FINE = "fine"
    REFUSED = "refused"
    FLOOD = "flood"


class Bucket:
    """Tokens that come back with time.

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
        """Takes tokens, and says whether there were any."""
        tokens = min(self.burst, self.tokens + (now - self.changed) * self.rate) - cost
        self.changed = now
        if tokens >= 0:
            self.tokens = tokens
            return Verdict.FINE
        self.tokens = max(tokens, -self.burst)
        return Verdict.REFUSED if tokens > -self.burst else Verdict.FLOOD

    def has(self, now: float, cost: float = 1.0) -> bool:
        """Whether there are tokens, without taking any."""
        return min(self.burst, self.tokens + (now - self.changed) * self.rate) >= cost

    def give_back(self, cost: float = 1.0) -> None:
        """Puts tokens back that were taken without need."""
        self.tokens = min(self.burst, self.tokens + cost)

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Seconds until there are tokens again."""
        missing = cost - self.tokens - (now - self.changed) * self.rate
        return max(0.0, missing / self.rate)


@dataclass(frozen=True, slots=True)
class Allowances:
    """How much an address may do; `sockets` at a time, the rest by rate."""

    sockets: int
    messages_per_second: float
    burst: float
    tables_per_hour: float
    wrong_codes_per_hour: float


class Account:
    """What one address has used."""

    __slots__ = ("guesses", "messages", "seen", "sockets", "tables")

    def __init__(self, allowed: Allowances, now: float) -> None:
        self.sockets = 0
        self.seen = now
        self.messages = Bucket(allowed.messages_per_second, allowed.burst, now)
        self.tables = Bucket(allowed.tables_per_hour / HOUR, allowed.tables_per_hour, now)
        self.guesses = Bucket(allowed.wrong_codes_per_hour / HOUR, allowed.wrong_codes_per_hour, now)

    def check_guesses(self, now: float) -> None:
        """Raises TooMany where too many codes were wrong."""
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
        # Whether programs on this very machine are limited too.
        self.loopback = loopback
        self.most = most
        self.accounts: OrderedDict[str, Account] = OrderedDict()

    def account(self, address: str, now: float) -> Account | None:
        """The account of an address; None where it is not limited."""
        key = household(address)
        if key == "loopback" and not self.loopback:
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
        """Drops the addresses that were idle longest, first those whose buckets are full again anyway."""
        # An account with open sockets holds their count; it is passed over, a bounded number of times.
        for _ in range(min(8, len(self.accounts))):
            key, account = next(iter(self.accounts.items()))
            if account.sockets:
                self.accounts.move_to_end(key)
            elif now - account.seen > FORGOTTEN_AFTER or len(self.accounts) > self.most:
                del self.accounts[key]
            else:
                return

    def open_socket(self, address: str, now: float) -> bool:
        """Counts a socket; False (and nothing counted) where the address has too many."""
        account = self.account(address, now)
        if account is None:
            return True
        if account.sockets >= self.allowed.sockets:
            return False
        account.sockets += 1
        return True

    def close_socket(self, address: str, now: float) -> None:
        """The socket is gone."""
        account = self.account(address, now)
        if account is not None and account.sockets:
            account.sockets -= 1


def household(address: str) -> str:
    """Those who share a limit: an IPv4 address, an IPv6 network of 64 bits, or everyone on this machine.

    >>> household("2001:db8::1:2"), household("::ffff:192.0.2.7"), household("127.0.0.5")
    ('2001:db8::/64', '192.0.2.7', 'loopback')
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is None:
            if parsed.is_loopback:
                return "loopback"
            return str(ipaddress.ip_network((parsed, 64), strict=False))
        parsed = parsed.ipv4_mapped
    return "loopback" if parsed.is_loopback else str(parsed)
