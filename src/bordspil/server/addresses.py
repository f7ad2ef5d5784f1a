"""Which addresses count as one client."""

from __future__ import annotations

import ipaddress

LOOPBACK = "loopback"


def network_of(address: str) -> str:
    """The network that shares a limit: one IPv4 address, an IPv6 /64, or everything on this machine.

    >>> network_of("2001:db8::1:2"), network_of("::ffff:192.0.2.7"), network_of("127.0.0.5")
    ('2001:db8::/64', '192.0.2.7', 'loopback')
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is None:
            if parsed.is_loopback:
                return LOOPBACK
            return str(ipaddress.ip_network((parsed, 64), strict=False))
        parsed = parsed.ipv4_mapped
    return LOOPBACK if parsed.is_loopback else str(parsed)
