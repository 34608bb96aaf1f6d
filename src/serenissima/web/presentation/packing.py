"""Packs what a browser is sent, if it can unpack it."""

import gzip
import re

from starlette.requests import HTTPConnection

NEVER = re.compile(r";q=0(\.0*)?$")  # follows what a browser does not want
PACKED = {"content-encoding": "gzip"}  # says that a body is packed


def unpacks(connection: HTTPConnection) -> bool:
    """Whether the browser can unpack gzip."""
    accepted = connection.headers.get("accept-encoding", "").replace(" ", "").split(",")
    return any(way.startswith("gzip") and not NEVER.search(way) for way in accepted)


def packed(body: bytes) -> bytes:
    """The body as gzip; equal bodies give equal bytes."""
    return gzip.compress(body, 6, mtime=0)
