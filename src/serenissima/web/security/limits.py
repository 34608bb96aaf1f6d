"""Limits how much of the server one address, one table and all visitors together may use."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from serenissima.web.refusals import SERVER_PROXY

Network = IPv4Network | IPv6Network
LOOPBACK: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
MAPPED = 96  # bits of an IPv6 address before the IPv4 address that it contains
HOME = 64  # bits of an IPv6 address that one household or company shares


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Limits that are generous for a club behind one address, and protect a small server.

    Attributes:
        connections: open at once.
        connections_from_address: open at once from one address.
        channels_from_address: live channels from one address.
        channels_at_table: live channels at one table.
        messages: a second that a channel may send for a long time; further ones wait.
        message_burst: messages that a channel may send at once after a pause.
        channel_bytes: a second that a channel may send for a long time; one that sends more is
            closed. Each frame counts 128 bytes more than it has.
        channel_burst: bytes that a channel may send at once after a pause.
        requests: a second that one address may send for a long time.
        burst: requests that an address may send at once after a pause.
        tables: a second that one address may open for a long time; tournaments count as
            tables, and so do guests that are made without one; rounds count as several.
        table_burst: tables that an address may open at once after a pause.
        open_tables: tables of one address that may be in the list of open tables at once.
        sittings: a second that one address may sit down at open tables and leave, for a long time.
        sitting_burst: how often it may do so at once after a pause.
        passwords: a second that may be tried of one sign-in name for a long time, and three times
            as many from one address; right ones do not count.
        password_burst: how many may be tried at once after a pause.
        written: messages a second that spectators of one address may write for a long time.
        writing_burst: how many they may write at once after a pause.
        head: seconds in which the head of a request must arrive.
        body: seconds in which its body must arrive.
        answer: seconds in which an answer must be accepted.
        unlimited: networks that no limit by address applies to: the computer itself, and proxies,
            which have many visitors behind them.
    """

    connections: int = 4000
    connections_from_address: int = 500
    channels_from_address: int = 250
    channels_at_table: int = 500
    messages: float = 5.0
    message_burst: int = 50
    channel_bytes: float = 2000.0
    channel_burst: int = 16_384
    requests: float = 60.0
    burst: int = 1000
    tables: float = 0.5
    table_burst: int = 100
    open_tables: int = 10
    sittings: float = 0.1
    sitting_burst: int = 40
    passwords: float = 0.02
    password_burst: int = 10
    written: float = 1.0
    writing_burst: int = 30
    head: float = 10.0
    body: float = 20.0
    answer: float = 60.0
    unlimited: tuple[Network, ...] = LOOPBACK

    def counting_name(self, host: str) -> str:
        """Return the name under which an address is counted; empty if no limit by address applies.

        Addresses of one IPv6 network of 64 bits count as one. Anything that is no address, like a
        Unix socket, is on this computer.
        """
        return _counting_name(host, self.unlimited)


@lru_cache(maxsize=4096)
def is_loopback(host: str) -> bool:
    """Whether a service at an address can be reached from this machine alone."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _counting_name(host: str, unlimited: tuple[Network, ...]) -> str:
    try:
        address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if any(address in network for network in unlimited):
        return ""
    if isinstance(address, IPv4Address):
        return str(address)
    return str(ip_network((address, HOME), strict=False))


def networks(texts: Sequence[str]) -> tuple[Network, ...]:
    """Return the networks of addresses such as `10.0.0.7` or `10.0.0.0/8`.

    IPv4 addresses that are written as IPv6 (`::ffff:10.0.0.7`) are those IPv4 addresses.

    Raises:
        Unreadable: `server/proxy`.
    """
    return tuple(map(_network, texts))


def _network(text: str) -> Network:
    try:
        return _unmapped(ip_network(text.strip()))
    except ValueError as error:
        hint = "an IP address, or a network such as 10.0.0.0/8"
        raise SERVER_PROXY(text=text, hint=hint) from error


def _unmapped(network: Network) -> Network:
    first, bits = network.network_address, network.prefixlen - MAPPED
    if isinstance(first, IPv4Address) or first.ipv4_mapped is None or bits < 0:
        return network
    return ip_network((first.ipv4_mapped, bits))


def as_they_arrive(proxies: Sequence[Network]) -> list[str]:
    """Return the addresses that connections from these networks can have.

    A socket for IPv6 that also accepts IPv4 shows `10.0.0.7` as `::ffff:10.0.0.7`.
    """
    four = [network for network in proxies if isinstance(network, IPv4Network)]
    mapped = [f"::ffff:{one.network_address}/{MAPPED + one.prefixlen}" for one in four]
    return [*map(str, proxies), *mapped]
