"""Refuses requests for other host names than the server's own.

A page of another site can give its name the address of a server in the visitor's private network,
and then read that server's pages as if they were its own: this is called DNS rebinding. A browser
still sends the name of the other site, so the server can tell.
"""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from serenissima.kernel.errors import Illegal
from serenissima.web.refusals import REQUEST_HOST, SERVER_PUBLIC

BROKEN = re.compile(r"[\s?#]")  # in the address of a site
LOCAL = "localhost"  # browsers resolve it, and names that end with it, without asking anyone


def check_address(address: str) -> str:
    """Return the address of a site without a slash at its end.

    Raises:
        Unreadable: `server/public`.
    """
    if not site_of(address):
        raise SERVER_PUBLIC(text=address)
    return address.rstrip("/")


def site_of(address: str) -> str:
    """Return the host name in the address of a site, as browsers send it; empty if it has none.

    Raises:
        Unreadable: `server/public`: it is not the address of a site.
    """
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        name = (parts.hostname or "").encode("idna").decode()
        more = parts.username is not None or BROKEN.search(address) or parts.port == 0
    except ValueError as error:  # also of names that are too long
        raise SERVER_PUBLIC(text=address[:80]) from error
    if parts.scheme not in ("http", "https") or not name or more:
        raise SERVER_PUBLIC(text=address[:80])
    return name


def foreign_host(connection: HTTPConnection, site: str) -> str:
    """Return the name for which a request was sent, if it is neither the site's nor this computer.

    Programs that send no name are let through: browsers always send one.
    """
    sent = connection.headers.get("host", "")
    if not site or not sent:
        return ""
    try:
        name = (urlsplit(f"//{sent}").hostname or "").removesuffix(".")
    except ValueError:
        return sent
    return "" if name == site or _is_local(name) else sent


def host_refusal(foreign: str, address: str) -> Illegal:
    """Return the refusal of a request for another host, with the address that works."""
    return REQUEST_HOST(text=foreign[:80], hint=address)


def _is_local(name: str) -> bool:
    """Whether a name always means the browser's own computer, so that no other site can have it."""
    if name == LOCAL or name.endswith(f".{LOCAL}"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
