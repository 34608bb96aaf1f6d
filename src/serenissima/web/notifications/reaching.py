"""Posts to an address that a visitor has given, and never to one within the host's own networks.

The name is resolved once; every address that it has must be public, and the connection goes to one
of these, so resolving the name differently a moment later has no effect. Redirections are not
followed: they are failures like any other answer without success.
"""

import asyncio
import ipaddress
import socket
import ssl
import time
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from email.utils import parsedate_to_datetime
from functools import partial
from urllib.parse import SplitResult, urlsplit

from serenissima.web.refusals import NOTIFICATION_ADDRESS, NOTIFICATION_PRIVATE
from serenissima.web.security.limits import Network

PATIENCE = 15.0  # seconds for all of it
NAMES = ThreadPoolExecutor(4, thread_name_prefix="names")
"""Threads that look names up, separate from all others: a stranger's name may take very long."""
ENTERED = ThreadPoolExecutor(4, thread_name_prefix="entered")
"""Threads for names that are just entered: they don't delay other people's notifications."""
ENTERING = 3.0  # seconds that a visitor who enters an address waits for its name
LONGEST_URL = 1000
LONGEST_LINE = 1000  # bytes of an answer to read
TRANSLATED = tuple(
    map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "::/96"))
)  # to IPv4, or once meant as such
GONE = (404, 410)
REFUSED = (400, 401, 403)  # of the sender or the address: another try seldom helps
LONGEST_WAIT = 12 * 3600.0  # seconds that an answer may ask us to wait
LINES = 100  # of an answer's head to read

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Undelivered(Exception):
    """It could not be delivered; it may be tried again, after `wait` seconds at the earliest."""

    def __init__(self, reason: str, wait: float = 0.0) -> None:
        super().__init__(reason)
        self.wait = wait


class Refused(Undelivered):
    """The service refuses it from us, or at this address; that may be a passing fault of its."""


class Gone(Exception):
    """The receiver does not exist any more."""


def check_url(text: str) -> SplitResult:
    """Return the parts of a reachable URL; whether it may be reached is checked on use.

    Raises:
        Unreadable: `call/address`.
    """
    hint = "https://…"
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018 - it raises if there is no such port
    except ValueError as error:
        raise NOTIFICATION_ADDRESS(text=text[:80]) from error
    plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST_URL
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise NOTIFICATION_ADDRESS(text=text[:80], hint=hint)
    return parts


def is_public(address: Address) -> bool:
    """Whether an address is on the internet, even if it is written as one of IPv6."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return is_public(inner)
        if (
            address.teredo
            or address.is_site_local
            or any(address in network for network in TRANSLATED)
        ):
            return False
    return address.is_global and not address.is_multicast


async def vet_host(
    host: str, port: int, allowed: Collection[Network], threads: ThreadPoolExecutor = NAMES
) -> tuple[str, bool]:
    """Return an address of a host, and whether it is in one of the allowed networks.

    Raises:
        Undelivered: it has none, or one that is not public.
    """
    addresses = await _addresses(host, port, threads)
    inside = [any(one in network for network in allowed) for one in addresses]
    if not addresses or not all(map(lambda one, mine: mine or is_public(one), addresses, inside)):
        raise Undelivered("the address is not public")
    return str(addresses[0]), all(inside)


async def _addresses(host: str, port: int, threads: ThreadPoolExecutor) -> list[Address]:
    """Return the addresses of a name; raise `Undelivered` if it is unknown."""
    if (literal := _literal(host)) is not None:
        return [literal]
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(threads, look_up)
    except (OSError, UnicodeError) as error:
        raise Undelivered("this name is unknown") from error
    return [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]


def _literal(host: str) -> Address | None:
    """Return the address if the host is one already."""
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


async def check_entered_url(text: str, allowed: Collection[Network]) -> str:
    """Return an entered address, if it may be reached as far as its name shows in time.

    An unknown name is refused in the same words as one in a network of the host's, so the answer
    reveals no names.

    Raises:
        Unreadable: `call/address`: it is none, or needs encryption.
        Illegal: `call/private`: it is not on the internet, nor in an `allowed` network.
    """
    parts = check_url(text)
    host, inside = str(parts.hostname), bool(allowed)
    try:
        async with asyncio.timeout(ENTERING):
            _, inside = await vet_host(host, _port(parts), allowed, ENTERED)
    except TimeoutError:
        pass  # it is looked up again on each use
    except Undelivered as error:
        case = "name" if _literal(host) is None else "number"
        raise NOTIFICATION_PRIVATE(text=text[:80], case=case) from error
    if parts.scheme != "https" and not inside:
        reason = "notifications need an https:// address"
        raise NOTIFICATION_ADDRESS(reason, text=text[:80], hint="https://…")
    return parts.geturl()


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


async def post(
    url: str, headers: Mapping[str, str], body: bytes, allowed: Collection[Network] = ()
) -> None:
    """Send a body to an address.

    Raises:
        Undelivered: it was not accepted; without encryption only `allowed` networks are reached.
        Refused: it will hardly be accepted, either.
        Gone: the receiver reports that it does not exist any more.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            status, wait = await _status(check_url(url), headers, body, allowed)
    except (OSError, TimeoutError, ValueError) as error:
        raise Undelivered(type(error).__name__) from error
    if status in GONE:
        raise Gone
    if status in REFUSED:
        raise Refused(f"status {status}", wait)
    if not 200 <= status < 300:
        raise Undelivered(f"status {status}", wait)


async def _status(
    parts: SplitResult, headers: Mapping[str, str], body: bytes, allowed: Collection[Network]
) -> tuple[int, float]:
    """Return the status of the answer, and the seconds that it asks us to wait."""
    encrypted, host = parts.scheme == "https", str(parts.hostname)
    port = _port(parts)
    address, inside = await vet_host(host, port, allowed)
    if not encrypted and not inside:
        raise Undelivered("only https")
    context = ssl.create_default_context() if encrypted else None
    name = host if encrypted else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=name, limit=LONGEST_LINE
    )
    try:
        writer.write(_head(parts, headers, len(body)) + body)
        await writer.drain()
        status = int((await reader.readline()).split(None, 2)[1])
        return status, 0.0 if 200 <= status < 300 else await _wait(reader)
    except IndexError as error:
        raise Undelivered("no answer") from error
    finally:
        writer.transport.abort()


async def _wait(reader: asyncio.StreamReader) -> float:
    """Return the seconds of an answer's `Retry-After`, which may also be a date; 0 without one."""
    for _ in range(LINES):
        name, _, value = (await reader.readline()).decode("latin-1").partition(":")
        if not value:
            break
        if name.lower() == "retry-after":
            return min(_seconds(value.strip()), LONGEST_WAIT)
    return 0.0


def _seconds(text: str) -> float:
    if text.isdecimal() and len(text) < 10:
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (ValueError, OverflowError):
        return 0.0


def _head(parts: SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    every = {"Host": parts.netloc, "Content-Length": str(length), "Connection": "close"} | {
        **headers
    }
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in every.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")
