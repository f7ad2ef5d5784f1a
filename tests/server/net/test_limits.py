"""Rate limits hold, recover with time, and use bounded memory."""

from __future__ import annotations

from bordspil.server.addresses import network_of
from bordspil.server.net.limits import FORGOTTEN_AFTER, Allowances, Bucket, Limits, Verdict

ALLOWED = Allowances(sockets=2, messages_per_second=5, burst=10, tables_per_hour=3, wrong_codes_per_hour=4)


def test_a_burst_is_fine_and_the_next_message_is_not() -> None:
    bucket = Bucket(rate=5, burst=10, now=100)
    assert [bucket.take(100) for _ in range(10)] == [Verdict.FINE] * 10
    assert bucket.take(100) is Verdict.REFUSED
    assert bucket.wait(100) > 0


def test_tokens_return_at_the_rate_and_never_exceed_the_burst() -> None:
    bucket = Bucket(rate=5, burst=10, now=0)
    for _ in range(10):
        bucket.take(0)
    assert [bucket.take(0.4) for _ in range(3)] == [Verdict.FINE, Verdict.FINE, Verdict.REFUSED]
    assert [bucket.take(1000) for _ in range(11)].count(Verdict.FINE) == 10


def test_sending_on_after_a_refusal_is_a_flood() -> None:
    bucket = Bucket(rate=5, burst=10, now=0)
    verdicts = [bucket.take(0) for _ in range(30)]
    assert verdicts.index(Verdict.FLOOD) == 19
    assert verdicts[10:19] == [Verdict.REFUSED] * 9


def test_the_announced_wait_is_enough() -> None:
    bucket = Bucket(rate=0.5, burst=3, now=0)
    for _ in range(5):
        bucket.take(0)
    wait = bucket.wait(0)
    assert not bucket.has(wait - 0.01)
    assert bucket.has(wait)
    assert bucket.take(wait) is Verdict.FINE


def test_sockets_per_address_are_limited() -> None:
    limits = Limits(ALLOWED, loopback=False)
    assert [limits.open_socket("192.0.2.1", 0) for _ in range(3)] == [True, True, False]
    assert limits.open_socket("192.0.2.2", 0)
    limits.close_socket("192.0.2.1", 0)
    assert limits.open_socket("192.0.2.1", 0)
    assert not limits.open_socket("192.0.2.1", 0)


def test_addresses_in_one_ipv6_network_share_a_limit() -> None:
    limits = Limits(ALLOWED, loopback=False)
    assert [limits.open_socket(f"2001:db8:0:1::{n}", 0) for n in range(3)] == [True, True, False]
    assert limits.open_socket("2001:db8:0:2::1", 0)


def test_loopback_is_limited_only_if_configured() -> None:
    assert Limits(ALLOWED, loopback=False).account("127.0.0.1", 0) is None
    assert Limits(ALLOWED, loopback=False).account("::1", 0) is None
    limits = Limits(ALLOWED, loopback=True)
    assert [limits.open_socket("127.0.0.1", 0) for _ in range(3)] == [True, True, False]


def test_idle_addresses_are_forgotten_and_busy_ones_are_not() -> None:
    limits = Limits(ALLOWED, loopback=False)
    limits.open_socket("192.0.2.1", 0)
    limits.account("192.0.2.2", 0)
    for number in range(3):
        limits.account(f"198.51.100.{number}", FORGOTTEN_AFTER + 1)
    assert "192.0.2.2" not in limits.accounts
    assert limits.accounts["192.0.2.1"].sockets == 1


def test_a_million_addresses_use_bounded_memory() -> None:
    limits = Limits(ALLOWED, loopback=False, most=100)
    for number in range(5000):
        limits.account(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", 0)
    assert len(limits.accounts) <= 101


def test_invalid_addresses_are_limited_too() -> None:
    assert network_of("unix-socket") == "unix-socket"
    assert len(network_of("x" * 500)) == 64
    assert network_of("fe80::1%eth0") == "fe80::/64"
